#include "CICU.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>

#include "support.h"

static void *open_month_pattern(const char *locale, const char *detail) {
  (void)detail;
  static const UChar MONTH_PATTERN[] = {'L', 'L', 'L', 'L', 0};
  return open_pattern(locale, MONTH_PATTERN, 4);
}

int32_t flipcal_icu_symbol(const char *locale, int32_t symbols, int32_t index, char *out, int32_t capacity) {
  static const UDateFormatSymbolType TYPES[] = {UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_SHORT_WEEKDAYS,
                                                UDAT_STANDALONE_SHORTER_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
                                                UDAT_STANDALONE_NARROW_WEEKDAYS};
  static _Thread_local struct kept names;
  if (symbols < FLIPCAL_ICU_MONTHS || symbols > FLIPCAL_ICU_NARROW_WEEKDAYS) return -1;
  bool is_month = symbols == FLIPCAL_ICU_MONTHS;
  if (index < 0 || index >= (is_month ? 12 : 7)) return -1;
  UDateFormat *format = kept_object(&names, locale, "", open_month_pattern, close_format);
  if (format == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UChar text[TEXT_CAPACITY];
  /* ICU numbers weekdays from 1 (Sunday) and leaves entry 0 empty. */
  int32_t position = is_month ? index : index + 1;
  int32_t length = udat_getSymbols(format, TYPES[symbols], position, text, TEXT_CAPACITY, &error);
  return U_SUCCESS(error) && length > 0 ? to_utf8(text, length, out, capacity) : -1;
}

static void *open_skeleton(const char *locale, const char *skeleton) {
  UChar pattern[TEXT_CAPACITY];
  int32_t length = pattern_for_skeleton(locale, skeleton, pattern);
  return length > 0 ? open_pattern(locale, pattern, length) : NULL;
}

/* A civil date is proleptic Gregorian: no switch to the Julian calendar in 1582. */
static UCalendar *open_civil_calendar(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, UTC_ZONE_LENGTH, locale, UCAL_GREGORIAN, &error);
  if (U_FAILURE(error)) return NULL;
  ucal_setGregorianChange(calendar, -1e17, &error);
  if (U_SUCCESS(error)) return calendar;
  ucal_close(calendar);
  return NULL;
}

int32_t flipcal_icu_format_date(const char *person_locale, const char *skeleton, int32_t year, int32_t month,
                                int32_t day, char *out, int32_t capacity) {
  static _Thread_local struct kept dates;
  if (month < 1 || month > 12 || day < 1 || day > 31) return -1;
  /* Some locales count years and months by another calendar, which the days of the page are not of. */
  char locale[TEXT_CAPACITY];
  if (!with_keyword(person_locale, "calendar", "gregorian", locale, sizeof locale)) return -1;
  UDateFormat *format = kept_object(&dates, locale, skeleton, open_skeleton, close_format);
  if (format == NULL) return -1;
  UCalendar *calendar = open_civil_calendar(locale);
  if (calendar == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  ucal_clear(calendar);
  ucal_setDate(calendar, year, month - 1, day, &error);
  UChar text[TEXT_CAPACITY];
  int32_t units = udat_formatCalendar(format, calendar, text, TEXT_CAPACITY, NULL, &error);
  ucal_close(calendar);
  return U_SUCCESS(error) ? to_utf8(text, units, out, capacity) : -1;
}

int32_t flipcal_icu_is_weekend(const char *locale, int32_t weekday) {
  if (weekday < UCAL_SUNDAY || weekday > UCAL_SATURDAY) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, UTC_ZONE_LENGTH, locale, UCAL_GREGORIAN, &error);
  if (U_FAILURE(error)) return -1;
  UCalendarWeekdayType type = ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)weekday, &error);
  ucal_close(calendar);
  return U_SUCCESS(error) ? type != UCAL_WEEKDAY : -1;
}

int32_t flipcal_icu_first_weekday(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, UTC_ZONE_LENGTH, locale, UCAL_GREGORIAN, &error);
  if (U_FAILURE(error)) return -1;
  int32_t weekday = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  ucal_close(calendar);
  return weekday;
}

int32_t flipcal_icu_digits(const char *locale, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &error);
  if (U_FAILURE(error)) return -1;
  int32_t length = -1;
  if (unumsys_getRadix(system) == 10 && !unumsys_isAlgorithmic(system)) {
    UChar text[TEXT_CAPACITY];
    int32_t units = unumsys_getDescription(system, text, TEXT_CAPACITY, &error);
    if (U_SUCCESS(error)) length = to_utf8(text, units, out, capacity);
  }
  unumsys_close(system);
  return length;
}

int32_t flipcal_icu_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }
