#include "CICU.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
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

/* The format whose names were asked for last: a page asks for some thirty of one locale, and to open one takes as long as
 * to draw the page. */
static UDateFormat *names_of(const char *locale) {
  static const UChar MONTH_PATTERN[] = {'L', 'L', 'L', 'L', 0};
  static _Thread_local struct {
    char locale[64];
    UDateFormat *format;
  } last;
  if (last.format != NULL && strcmp(last.locale, locale) == 0) return last.format;
  if (strlen(locale) >= sizeof last.locale) return NULL;
  if (last.format != NULL) udat_close(last.format);
  strcpy(last.locale, locale);
  last.format = open_pattern(locale, MONTH_PATTERN, 4);
  return last.format;
}

int32_t flipcal_icu_symbol(const char *locale, int32_t symbols, int32_t index, char *out, int32_t capacity) {
  static const UDateFormatSymbolType TYPES[] = {UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_SHORT_WEEKDAYS,
                                                UDAT_STANDALONE_SHORTER_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
                                                UDAT_STANDALONE_NARROW_WEEKDAYS};
  if (symbols < FLIPCAL_ICU_MONTHS || symbols > FLIPCAL_ICU_NARROW_WEEKDAYS) return -1;
  UDateFormat *format = names_of(locale);
  if (format == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UChar text[TEXT_CAPACITY];
  /* ICU numbers weekdays from 1 (Sunday) and leaves entry 0 empty. */
  int32_t position = symbols == FLIPCAL_ICU_MONTHS ? index : index + 1;
  int32_t length = udat_getSymbols(format, TYPES[symbols], position, text, TEXT_CAPACITY, &error);
  return U_SUCCESS(error) && length > 0 ? to_utf8(text, length, out, capacity) : -1;
}

/* The patterns that were asked for last: to open them takes milliseconds where a calendar has numbers of its own. */
static UDateTimePatternGenerator *patterns_of(const char *locale) {
  static _Thread_local struct {
    char locale[TEXT_CAPACITY];
    UDateTimePatternGenerator *generator;
  } last;
  if (last.generator != NULL && strcmp(last.locale, locale) == 0) return last.generator;
  if (strlen(locale) >= sizeof last.locale) return NULL;
  if (last.generator != NULL) udatpg_close(last.generator);
  strcpy(last.locale, locale);
  UErrorCode error = U_ZERO_ERROR;
  last.generator = udatpg_open(locale, &error);
  if (U_FAILURE(error)) last.generator = NULL;
  return last.generator;
}

static int32_t pattern_for_skeleton(const char *locale, const char *skeleton, UChar *pattern) {
  UErrorCode error = U_ZERO_ERROR;
  UChar wide[TEXT_CAPACITY];
  int32_t units = from_utf8(skeleton, wide, TEXT_CAPACITY);
  if (units < 0) return -1;
  UDateTimePatternGenerator *generator = patterns_of(locale);
  if (generator == NULL) return -1;
  int32_t length = udatpg_getBestPattern(generator, wide, units, pattern, TEXT_CAPACITY, &error);
  return U_SUCCESS(error) ? length : -1;
}

/* The format that was asked for last: a list asks for one of each day, and to open one takes a millisecond. */
static UDateFormat *format_for_skeleton(const char *locale, const char *skeleton) {
  static _Thread_local struct {
    char locale[TEXT_CAPACITY];
    char skeleton[64];
    UDateFormat *format;
  } last;
  if (last.format != NULL && strcmp(last.locale, locale) == 0 && strcmp(last.skeleton, skeleton) == 0) {
    return last.format;
  }
  if (strlen(locale) >= sizeof last.locale || strlen(skeleton) >= sizeof last.skeleton) return NULL;
  UChar pattern[TEXT_CAPACITY];
  int32_t length = pattern_for_skeleton(locale, skeleton, pattern);
  if (length <= 0) return NULL;
  if (last.format != NULL) udat_close(last.format);
  strcpy(last.locale, locale);
  strcpy(last.skeleton, skeleton);
  last.format = open_pattern(locale, pattern, length);
  return last.format;
}

int32_t flipcal_icu_format_date(const char *person_locale, const char *skeleton, int32_t year, int32_t month,
                                int32_t day, char *out, int32_t capacity) {
  /* Some locales count years and months by another calendar, which the days of the page are not of. */
  char locale[TEXT_CAPACITY];
  int needed = snprintf(locale, sizeof locale, "%s@calendar=gregorian", person_locale);
  if (needed < 0 || needed >= (int)sizeof locale) return -1;
  UDateFormat *format = format_for_skeleton(locale, skeleton);
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
  return U_SUCCESS(error) ? to_utf8(text, units, out, capacity) : -1;
}

int32_t flipcal_icu_is_weekend(const char *locale, int32_t weekday) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, 3, locale, UCAL_GREGORIAN, &error);
  if (U_FAILURE(error)) return -1;
  UCalendarWeekdayType type = ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)weekday, &error);
  ucal_close(calendar);
  return U_SUCCESS(error) ? type != UCAL_WEEKDAY : -1;
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

static char tolower_ascii(char letter) { return letter >= 'A' && letter <= 'Z' ? (char)(letter + 32) : letter; }

static bool is_name_of_place(const char *id, const char *place) {
  const char *last = strrchr(id, '/');
  if (last == NULL) return false;
  for (last++; *last != 0 && *place != 0; last++, place++) {
    char letter = *last == '_' ? ' ' : *last;
    if (tolower_ascii(letter) != tolower_ascii(*place)) return false;
  }
  return *last == 0 && *place == 0;
}

int32_t flipcal_icu_zone_of_place(const char *place, int32_t after, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *ids = ucal_openTimeZones(&error);
  int32_t length = 0;
  const char *id = NULL;
  while (U_SUCCESS(error) && (id = uenum_next(ids, &length, &error)) != NULL) {
    if (is_name_of_place(id, place) && after-- == 0) break;
  }
  bool found = U_SUCCESS(error) && id != NULL && length < capacity;
  if (found) memcpy(out, id, (size_t)length + 1);
  uenum_close(ids);
  return found ? length : -1;
}

static const double DAY_MILLISECONDS = 86400000.0;

/* A calendar of a CLDR name, or NULL: ICU takes the Gregorian one where it does not know a name. */
static UCalendar *open_calendar(const char *name) {
#if U_ICU_VERSION_MAJOR_NUM < 76
  /* Until ICU 76 the Korean calendar and the Chinese one keep their new years in one cache and spoil each other's years
   * (ICU-9972). The one that more rules count in stays. */
  if (strcmp(name, "dangi") == 0) return NULL;
#endif
  char locale[64];
  if (snprintf(locale, sizeof locale, "@calendar=%s", name) >= (int)sizeof locale) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, 3, locale, UCAL_DEFAULT, &error);
  const char *type = U_SUCCESS(error) ? ucal_getType(calendar, &error) : NULL;
  if (U_SUCCESS(error) && type != NULL && strcmp(type, name) == 0) return calendar;
  if (calendar != NULL) ucal_close(calendar);
  return NULL;
}

int32_t flipcal_icu_year_of_day(const char *calendar_name, int32_t day, int32_t *year) {
  UCalendar *calendar = open_calendar(calendar_name);
  if (calendar == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  ucal_setMillis(calendar, day * DAY_MILLISECONDS, &error);
  *year = ucal_get(calendar, UCAL_EXTENDED_YEAR, &error);
  ucal_close(calendar);
  return U_SUCCESS(error) ? 0 : -1;
}

static int32_t months_of_year(UCalendar *calendar, int32_t year, struct flipcal_icu_month *months, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  ucal_clear(calendar);
  ucal_set(calendar, UCAL_EXTENDED_YEAR, year);
  ucal_set(calendar, UCAL_MONTH, 0);
  ucal_set(calendar, UCAL_IS_LEAP_MONTH, 0);
  ucal_set(calendar, UCAL_DAY_OF_MONTH, 1);
  int32_t day = (int32_t)(ucal_getMillis(calendar, &error) / DAY_MILLISECONDS);
  int32_t count = 0;
  while (U_SUCCESS(error)) {
    ucal_setMillis(calendar, day * DAY_MILLISECONDS, &error);
    if (ucal_get(calendar, UCAL_EXTENDED_YEAR, &error) != year) break;
    if (count == capacity || ucal_get(calendar, UCAL_DAY_OF_MONTH, &error) != 1) return -1;
    struct flipcal_icu_month *month = &months[count++];
    month->index = ucal_get(calendar, UCAL_MONTH, &error);
    month->is_leap = ucal_get(calendar, UCAL_IS_LEAP_MONTH, &error);
    month->first_day = day;
    month->length = ucal_getLimit(calendar, UCAL_DAY_OF_MONTH, UCAL_ACTUAL_MAXIMUM, &error);
    if (month->length < 1) return -1;
    day += month->length;
  }
  return U_SUCCESS(error) && count > 0 ? count : -1;
}

int32_t flipcal_icu_months_of_year(const char *calendar_name, int32_t year, struct flipcal_icu_month *months,
                                   int32_t capacity) {
  UCalendar *calendar = open_calendar(calendar_name);
  if (calendar == NULL) return -1;
  int32_t count = months_of_year(calendar, year, months, capacity);
  ucal_close(calendar);
  return count;
}

int32_t flipcal_icu_year_of_era(const char *calendar_name, int32_t year, int32_t month, int32_t day, int32_t *era,
                                int32_t *year_of_era) {
  UCalendar *calendar = open_calendar(calendar_name);
  if (calendar == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  ucal_clear(calendar);
  ucal_set(calendar, UCAL_EXTENDED_YEAR, year);
  ucal_set(calendar, UCAL_MONTH, month);
  ucal_set(calendar, UCAL_DAY_OF_MONTH, day);
  *era = ucal_get(calendar, UCAL_ERA, &error);
  *year_of_era = ucal_get(calendar, UCAL_YEAR, &error);
  ucal_close(calendar);
  return U_SUCCESS(error) ? 0 : -1;
}

/* A locale with one more keyword, or false where the name is too long: "de" with calendar "hebrew". */
static bool with_keyword(const char *locale, const char *keyword, const char *value, char *out, size_t capacity) {
  int length = snprintf(out, capacity, "%s@%s=%s", locale, keyword, value);
  return length >= 0 && (size_t)length < capacity;
}

int32_t flipcal_icu_calendar_pattern(const char *person_locale, const char *calendar, const char *skeleton, char *out,
                                     int32_t capacity) {
  char locale[TEXT_CAPACITY];
  if (!with_keyword(person_locale, "calendar", calendar, locale, sizeof locale)) return -1;
  UChar pattern[TEXT_CAPACITY];
  int32_t length = pattern_for_skeleton(locale, skeleton, pattern);
  return length > 0 ? to_utf8(pattern, length, out, capacity) : -1;
}

int32_t flipcal_icu_calendar_symbol(const char *person_locale, const char *calendar, int32_t symbols, int32_t index,
                                    char *out, int32_t capacity) {
  static const UDateFormatSymbolType TYPES[] = {UDAT_MONTHS, UDAT_SHORT_MONTHS, UDAT_STANDALONE_MONTHS,
                                                UDAT_STANDALONE_SHORT_MONTHS, UDAT_ERAS,
                                                UDAT_CYCLIC_YEARS_ABBREVIATED};
  static const UChar DAY_PATTERN[] = {'d', 0};
  if (symbols < 0 || symbols >= (int32_t)(sizeof TYPES / sizeof *TYPES)) return -1;
  char locale[TEXT_CAPACITY];
  if (!with_keyword(person_locale, "calendar", calendar, locale, sizeof locale)) return -1;
  UDateFormat *format = open_pattern(locale, DAY_PATTERN, 1);
  if (format == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UChar text[TEXT_CAPACITY];
  int32_t length = udat_getSymbols(format, TYPES[symbols], index, text, TEXT_CAPACITY, &error);
  udat_close(format);
  return U_SUCCESS(error) && length > 0 ? to_utf8(text, length, out, capacity) : -1;
}

int32_t flipcal_icu_number(const char *person_locale, const char *digits, int32_t number, char *out,
                           int32_t capacity) {
  /* A page writes some forty numbers in one way, and to open a format for the days of Chinese or Hebrew takes long. */
  static _Thread_local struct {
    char locale[TEXT_CAPACITY];
    UNumberFormat *format;
  } last;
  char locale[TEXT_CAPACITY];
  bool fits = *digits != 0 ? with_keyword(person_locale, "numbers", digits, locale, sizeof locale)
                           : snprintf(locale, sizeof locale, "%s", person_locale) < (int)sizeof locale;
  if (!fits) return -1;
  UErrorCode error = U_ZERO_ERROR;
  if (last.format == NULL || strcmp(last.locale, locale) != 0) {
    if (last.format != NULL) unum_close(last.format);
    last.format = unum_open(UNUM_DEFAULT, NULL, 0, locale, NULL, &error);
    if (U_FAILURE(error)) last.format = NULL;
    if (last.format == NULL) return -1;
    unum_setAttribute(last.format, UNUM_GROUPING_USED, 0);
    strcpy(last.locale, locale);
  }
  UChar text[TEXT_CAPACITY];
  int32_t length = unum_format(last.format, number, text, TEXT_CAPACITY, NULL, &error);
  return U_SUCCESS(error) ? to_utf8(text, length, out, capacity) : -1;
}

/* The text at a path below a locale's own entries, or -1: what a child locale does not have is not looked for in its
 * parents, for ICU does so for the first key of a path only. */
static int32_t text_at_path(const UResourceBundle *bundle, const char *path, UChar *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *found = NULL;
  char key[64];
  for (const char *rest = path; U_SUCCESS(error) && *rest != 0;) {
    size_t length = strcspn(rest, "/");
    if (length >= sizeof key) return -1;
    memcpy(key, rest, length);
    key[length] = 0;
    bool is_index = key[0] >= '0' && key[0] <= '9';
    const UResourceBundle *parent = found == NULL ? bundle : found;
    found = is_index ? ures_getByIndex(parent, atoi(key), found, &error) : ures_getByKey(parent, key, found, &error);
    rest += rest[length] == '/' ? length + 1 : length;
  }
  int32_t length = 0;
  const UChar *text = U_SUCCESS(error) ? ures_getString(found, &length, &error) : NULL;
  bool fits = U_SUCCESS(error) && text != NULL && length < capacity;
  if (fits) u_memcpy(out, text, length);
  ures_close(found);
  return fits ? length : -1;
}

/* Replaces a locale by its parent in CLDR; false for the root, which has none. */
static bool to_parent(UResourceBundle *bundle, char *locale, int32_t capacity) {
  if (*locale == 0 || strcmp(locale, "root") == 0) return false;
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *parent = ures_getStringByKey(bundle, "%%Parent", &length, &error);
  if (U_SUCCESS(error) && parent != NULL) return to_utf8(parent, length, locale, capacity) >= 0;
  char *end = strrchr(locale, '_');
  strcpy(end != NULL ? end : locale, end != NULL ? "" : "root");
  return true;
}

int32_t flipcal_icu_locale_text(const char *person_locale, const char *path, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[64];
  UResourceBundle *bundle = ures_open(NULL, person_locale, &error);
  const char *actual = ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &error);
  bool fits = U_SUCCESS(error) && snprintf(locale, sizeof locale, "%s", actual) < (int)sizeof locale;
  ures_close(bundle);
  int32_t length = -1;
  for (bool goes_on = fits; goes_on && length < 0;) {
    UErrorCode open_error = U_ZERO_ERROR;
    UChar text[TEXT_CAPACITY];
    bundle = ures_openDirect(NULL, locale, &open_error);
    if (U_SUCCESS(open_error)) length = text_at_path(bundle, path, text, TEXT_CAPACITY);
    if (length >= 0) length = to_utf8(text, length, out, capacity);
    goes_on = to_parent(bundle, locale, sizeof locale);
    ures_close(bundle);
  }
  return length;
}

/* A text normalized into memory of its own, or NULL. */
static UChar *normalized(const UNormalizer2 *form, const UChar *text, int32_t length, int32_t *result_length) {
  /* Most texts grow little; the few others are done again. */
  int32_t capacity = length + length / 2 + 32;
  for (int attempt = 0; attempt < 2; attempt++) {
    UErrorCode error = U_ZERO_ERROR;
    UChar *result = malloc((size_t)capacity * sizeof(UChar));
    if (result == NULL) return NULL;
    *result_length = unorm2_normalize(form, text, length, result, capacity, &error);
    if (U_SUCCESS(error)) return result;
    free(result);
    if (error != U_BUFFER_OVERFLOW_ERROR) return NULL;
    capacity = *result_length + 1;
  }
  return NULL;
}

int32_t flipcal_icu_folded(const char *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *casefold = unorm2_getNFKCCasefoldInstance(&error);
  const UNormalizer2 *decomposition = unorm2_getNFDInstance(&error);
  const UNormalizer2 *composition = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error) || length < 0) return -1;
  UChar *units = malloc(((size_t)length + 1) * sizeof(UChar));
  if (units == NULL) return -1;
  int32_t count = 0;
  u_strFromUTF8WithSub(units, length + 1, &count, text, length, 0xFFFD, NULL, &error);
  UChar *folded = U_SUCCESS(error) ? normalized(casefold, units, count, &count) : NULL;
  free(units);
  UChar *decomposed = folded != NULL ? normalized(decomposition, folded, count, &count) : NULL;
  free(folded);
  if (decomposed == NULL) return -1;
  int32_t kept = 0;
  for (int32_t index = 0; index < count; index++) {
    if (decomposed[index] < 0x300 || decomposed[index] > 0x36F) decomposed[kept++] = decomposed[index];
  }
  /* The signs that are left belong to their letters again. */
  UChar *composed = normalized(composition, decomposed, kept, &kept);
  free(decomposed);
  if (composed == NULL) return -1;
  int32_t bytes = 0;
  u_strToUTF8(out, capacity, &bytes, composed, kept, &error);
  free(composed);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? bytes : -1;
}
