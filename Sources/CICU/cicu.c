#include "CICU.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

enum { TEXT_CAPACITY = 256 };

/* ICU would otherwise read the system's zone at the first formatter; every date here is civil, so any fixed one does. */
static const UChar UTC_ZONE[] = {'U', 'T', 'C', 0};

static int32_t to_utf8(const UChar *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t bytes = 0;
  u_strToUTF8(out, capacity, &bytes, text, length, &error);
  return U_SUCCESS(error) && bytes < capacity ? bytes : -1;
}

static int32_t from_utf8(const char *text, UChar *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t units = 0;
  u_strFromUTF8(out, capacity, &units, text, -1, &error);
  return U_SUCCESS(error) && units < capacity ? units : -1;
}

int32_t flipcal_icu_east_asian_width(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
}

static UDateFormat *open_pattern(const char *locale, const UChar *pattern, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, UTC_ZONE, 3, pattern, length, &error);
  return U_SUCCESS(error) ? format : NULL;
}

int32_t flipcal_icu_symbol(const char *locale, int32_t symbols, int32_t index, char *out, int32_t capacity) {
  static const UChar MONTH_PATTERN[] = {'L', 'L', 'L', 'L', 0};
  static const UDateFormatSymbolType TYPES[] = {UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_SHORT_WEEKDAYS,
                                                UDAT_STANDALONE_SHORTER_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
                                                UDAT_STANDALONE_NARROW_WEEKDAYS};
  if (symbols < FLIPCAL_ICU_MONTHS || symbols > FLIPCAL_ICU_NARROW_WEEKDAYS) return -1;
  UDateFormat *format = open_pattern(locale, MONTH_PATTERN, 4);
  if (format == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UChar text[TEXT_CAPACITY];
  /* ICU numbers weekdays from 1 (Sunday) and leaves entry 0 empty. */
  int32_t position = symbols == FLIPCAL_ICU_MONTHS ? index : index + 1;
  int32_t length = udat_getSymbols(format, TYPES[symbols], position, text, TEXT_CAPACITY, &error);
  udat_close(format);
  return U_SUCCESS(error) && length > 0 ? to_utf8(text, length, out, capacity) : -1;
}

static int32_t pattern_for_skeleton(const char *locale, const char *skeleton, UChar *pattern) {
  UErrorCode error = U_ZERO_ERROR;
  UChar wide[TEXT_CAPACITY];
  int32_t units = from_utf8(skeleton, wide, TEXT_CAPACITY);
  if (units < 0) return -1;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  if (U_FAILURE(error)) return -1;
  int32_t length = udatpg_getBestPattern(generator, wide, units, pattern, TEXT_CAPACITY, &error);
  udatpg_close(generator);
  return U_SUCCESS(error) ? length : -1;
}

int32_t flipcal_icu_format_date(const char *person_locale, const char *skeleton, int32_t year, int32_t month,
                                int32_t day, char *out, int32_t capacity) {
  /* Some locales count years and months by another calendar, which the days of the page are not of. */
  char locale[TEXT_CAPACITY];
  int needed = snprintf(locale, sizeof locale, "%s@calendar=gregorian", person_locale);
  if (needed < 0 || needed >= (int)sizeof locale) return -1;
  UChar pattern[TEXT_CAPACITY];
  int32_t length = pattern_for_skeleton(locale, skeleton, pattern);
  if (length <= 0) return -1;
  UDateFormat *format = open_pattern(locale, pattern, length);
  if (format == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, 3, locale, UCAL_GREGORIAN, &error);
  /* The civil date is proleptic Gregorian: no switch to the Julian calendar in 1582. */
  ucal_setGregorianChange(calendar, -1e17, &error);
  ucal_clear(calendar);
  ucal_setDate(calendar, year, month - 1, day, &error);
  UChar text[TEXT_CAPACITY];
  int32_t units = udat_formatCalendar(format, calendar, text, TEXT_CAPACITY, NULL, &error);
  ucal_close(calendar);
  udat_close(format);
  return U_SUCCESS(error) ? to_utf8(text, units, out, capacity) : -1;
}

int32_t flipcal_icu_first_weekday(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, 3, locale, UCAL_GREGORIAN, &error);
  if (U_FAILURE(error)) return -1;
  int32_t weekday = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  ucal_close(calendar);
  return weekday;
}

int32_t flipcal_icu_zone_for_windows_name(const char *name, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UChar wide[TEXT_CAPACITY], id[TEXT_CAPACITY];
  int32_t units = from_utf8(name, wide, TEXT_CAPACITY);
  if (units <= 0) return -1;
  int32_t length = ucal_getTimeZoneIDForWindowsID(wide, units, NULL, id, TEXT_CAPACITY, &error);
  return U_SUCCESS(error) && length > 0 ? to_utf8(id, length, out, capacity) : -1;
}

int32_t flipcal_icu_canonical_zone(const char *name, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UBool is_system_id = false;
  UChar wide[TEXT_CAPACITY], id[TEXT_CAPACITY];
  int32_t units = from_utf8(name, wide, TEXT_CAPACITY);
  if (units <= 0) return -1;
  int32_t length = ucal_getCanonicalTimeZoneID(wide, units, id, TEXT_CAPACITY, &is_system_id, &error);
  return U_SUCCESS(error) && is_system_id ? to_utf8(id, length, out, capacity) : -1;
}
