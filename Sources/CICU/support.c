#include "support.h"

#include <stdio.h>
#include <string.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

const UChar UTC_ZONE[] = {'U', 'T', 'C', 0};

int32_t to_utf8(const UChar *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t bytes = 0;
  u_strToUTF8(out, capacity, &bytes, text, length, &error);
  return U_SUCCESS(error) && bytes < capacity ? bytes : -1;
}

int32_t from_utf8(const char *text, UChar *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t units = 0;
  u_strFromUTF8(out, capacity, &units, text, -1, &error);
  return U_SUCCESS(error) && units < capacity ? units : -1;
}

bool with_keyword(const char *locale, const char *keyword, const char *value, char *out, size_t capacity) {
  int length = snprintf(out, capacity, "%s@%s=%s", locale, keyword, value);
  return length >= 0 && (size_t)length < capacity;
}

void *kept_object(struct kept *kept, const char *locale, const char *detail,
                  void *(*open)(const char *locale, const char *detail), void (*close)(void *object)) {
  if (kept->object != NULL && strcmp(kept->locale, locale) == 0 && strcmp(kept->detail, detail) == 0) {
    return kept->object;
  }
  if (strlen(locale) >= sizeof kept->locale || strlen(detail) >= sizeof kept->detail) return NULL;
  void *opened = open(locale, detail);
  if (opened == NULL) return NULL;
  if (kept->object != NULL) close(kept->object);
  kept->object = opened;
  strcpy(kept->locale, locale);
  strcpy(kept->detail, detail);
  return opened;
}

static void *open_generator(const char *locale, const char *detail) {
  (void)detail;
  UErrorCode error = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  return U_SUCCESS(error) ? generator : NULL;
}

static void close_generator(void *generator) { udatpg_close(generator); }

int32_t pattern_for_skeleton(const char *locale, const char *skeleton, UChar *pattern) {
  static _Thread_local struct kept generators;
  UErrorCode error = U_ZERO_ERROR;
  UChar wide[TEXT_CAPACITY];
  int32_t units = from_utf8(skeleton, wide, TEXT_CAPACITY);
  if (units < 0) return -1;
  UDateTimePatternGenerator *generator = kept_object(&generators, locale, "", open_generator, close_generator);
  if (generator == NULL) return -1;
  int32_t length = udatpg_getBestPattern(generator, wide, units, pattern, TEXT_CAPACITY, &error);
  return U_SUCCESS(error) && length < TEXT_CAPACITY ? length : -1;
}

UDateFormat *open_pattern(const char *locale, const UChar *pattern, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, UTC_ZONE, UTC_ZONE_LENGTH, pattern, length, &error);
  return U_SUCCESS(error) ? format : NULL;
}

void close_format(void *format) { udat_close(format); }
