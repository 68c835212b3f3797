#include "CICU.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/unum.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "support.h"

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
  if (symbols < 0 || symbols >= (int32_t)(sizeof TYPES / sizeof *TYPES) || index < 0) return -1;
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

static void *open_number_format(const char *person_locale, const char *digits) {
  char locale[TEXT_CAPACITY];
  bool has_digits = *digits != 0;
  if (has_digits && !with_keyword(person_locale, "numbers", digits, locale, sizeof locale)) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DEFAULT, NULL, 0, has_digits ? locale : person_locale, NULL, &error);
  if (U_FAILURE(error)) return NULL;
  unum_setAttribute(format, UNUM_GROUPING_USED, 0);
  return format;
}

static void close_number_format(void *format) { unum_close(format); }

int32_t flipcal_icu_number(const char *locale, const char *digits, int32_t number, char *out, int32_t capacity) {
  static _Thread_local struct kept numbers;
  UNumberFormat *format = kept_object(&numbers, locale, digits, open_number_format, close_number_format);
  if (format == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UChar text[TEXT_CAPACITY];
  int32_t length = unum_format(format, number, text, TEXT_CAPACITY, NULL, &error);
  return U_SUCCESS(error) ? to_utf8(text, length, out, capacity) : -1;
}

/* The entry of a resource at a key or, where that begins with a digit, an index; `found` is filled or made. */
static UResourceBundle *entry(const UResourceBundle *resource, const char *key, UResourceBundle *found,
                              UErrorCode *error) {
  if (key[0] < '0' || key[0] > '9') return ures_getByKey(resource, key, found, error);
  long index = strtol(key, NULL, 10);
  if (index <= INT32_MAX) return ures_getByIndex(resource, (int32_t)index, found, error);
  *error = U_MISSING_RESOURCE_ERROR;
  return found;
}

/* The text at a path below a locale's own entries, or -1: what a child locale does not have is not looked for in its
 * parents, for ICU does so for the first key of a path only. */
static int32_t text_at_path(const UResourceBundle *bundle, const char *path, UChar *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *found = NULL;
  char key[64];
  for (const char *rest = path; U_SUCCESS(error) && *rest != 0;) {
    size_t length = strcspn(rest, "/");
    if (length >= sizeof key) {
      error = U_MISSING_RESOURCE_ERROR;
      break;
    }
    memcpy(key, rest, length);
    key[length] = 0;
    found = entry(found == NULL ? bundle : found, key, found, &error);
    rest += rest[length] == '/' ? length + 1 : length;
  }
  int32_t length = 0;
  const UChar *text = U_SUCCESS(error) ? ures_getString(found, &length, &error) : NULL;
  bool fits = U_SUCCESS(error) && text != NULL && length < capacity;
  if (fits) u_memcpy(out, text, length);
  ures_close(found);
  return fits ? length : -1;
}

/* Replaces a locale by its parent in CLDR, which its bundle, if it has one, may name; false for the root, which has
 * none. */
static bool to_parent(const UResourceBundle *bundle, char *locale, int32_t capacity) {
  if (*locale == 0 || strcmp(locale, "root") == 0) return false;
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *parent = bundle != NULL ? ures_getStringByKey(bundle, "%%Parent", &length, &error) : NULL;
  if (U_SUCCESS(error) && parent != NULL) return to_utf8(parent, length, locale, capacity) >= 0;
  char *end = strrchr(locale, '_');
  strcpy(end != NULL ? end : locale, end != NULL ? "" : "root");
  return true;
}

/* The name of the locale that CLDR has for a person's: for one that it lacks, the nearest of its parents. */
static bool actual_locale(const char *person_locale, char *out, size_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, person_locale, &error);
  if (U_FAILURE(error)) return false;
  const char *name = ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &error);
  int length = U_SUCCESS(error) && name != NULL ? snprintf(out, capacity, "%s", name) : -1;
  ures_close(bundle);
  return length >= 0 && (size_t)length < capacity;
}

int32_t flipcal_icu_locale_text(const char *person_locale, const char *path, char *out, int32_t capacity) {
  char locale[64];
  int32_t length = -1;
  for (bool goes_on = actual_locale(person_locale, locale, sizeof locale); goes_on && length < 0;) {
    UErrorCode error = U_ZERO_ERROR;
    UChar text[TEXT_CAPACITY];
    UResourceBundle *bundle = ures_openDirect(NULL, locale, &error);
    if (U_SUCCESS(error)) length = text_at_path(bundle, path, text, TEXT_CAPACITY);
    if (length >= 0) length = to_utf8(text, length, out, capacity);
    goes_on = to_parent(U_SUCCESS(error) ? bundle : NULL, locale, sizeof locale);
    if (U_SUCCESS(error)) ures_close(bundle);
  }
  return length;
}
