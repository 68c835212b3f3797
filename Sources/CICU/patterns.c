#include "CICU.h"

#include <stdbool.h>
#include <stdlib.h>
#include <unicode/unorm2.h>
#include <unicode/uregex.h>
#include <unicode/ustring.h>

/* Each is some ten thousand operations of ICU's engine, less than a millisecond. */
enum { STEPS_FOR_TEXT = 200, STEPS_IN_ALL = 4000 };
/* Bytes that the engine may take to remember what else it could try. */
enum { STACK_BYTES = 1 << 20 };

struct flipcal_icu_pattern {
  URegularExpression *expression;
  /* What is left of the steps of all texts. */
  int32_t steps_left;
  /* The text that is looked through. */
  UChar *units;
  int32_t capacity;
};

static UBool count_step(const void *context, int32_t steps) {
  (void)steps;
  struct flipcal_icu_pattern *pattern = (struct flipcal_icu_pattern *)context;
  return --pattern->steps_left > 0;
}

static struct flipcal_icu_pattern *owner(URegularExpression *expression) {
  UErrorCode error = U_ZERO_ERROR;
  struct flipcal_icu_pattern *pattern = calloc(1, sizeof *pattern);
  if (pattern != NULL) {
    pattern->expression = expression;
    pattern->steps_left = STEPS_IN_ALL;
    uregex_setTimeLimit(expression, STEPS_FOR_TEXT, &error);
    uregex_setStackLimit(expression, STACK_BYTES, &error);
    uregex_setMatchCallback(expression, count_step, pattern, &error);
    if (U_SUCCESS(error)) return pattern;
  }
  uregex_close(expression);
  free(pattern);
  return NULL;
}

static int32_t fault_of(UErrorCode error) {
  switch (error) {
    case U_REGEX_MISSING_CLOSE_BRACKET: return FLIPCAL_ICU_OPEN_BRACKET;
    case U_REGEX_MISMATCHED_PAREN: return FLIPCAL_ICU_PARENTHESES;
    case U_REGEX_BAD_ESCAPE_SEQUENCE: return FLIPCAL_ICU_ESCAPE;
    case U_REGEX_PROPERTY_SYNTAX: return FLIPCAL_ICU_PROPERTY;
    case U_REGEX_BAD_INTERVAL:
    case U_REGEX_NUMBER_TOO_BIG:
    case U_REGEX_MAX_LT_MIN: return FLIPCAL_ICU_REPETITION;
    case U_REGEX_INVALID_BACK_REF:
    case U_REGEX_INVALID_CAPTURE_GROUP_NAME: return FLIPCAL_ICU_GROUP;
    case U_REGEX_LOOK_BEHIND_LIMIT: return FLIPCAL_ICU_LOOK_BEHIND;
    case U_REGEX_INVALID_RANGE: return FLIPCAL_ICU_RANGE;
    case U_REGEX_PATTERN_TOO_BIG: return FLIPCAL_ICU_TOO_LARGE;
    default: return FLIPCAL_ICU_OTHER_FAULT;
  }
}

struct flipcal_icu_pattern *flipcal_icu_pattern_open(const char *text, int32_t length, int32_t ignores_case,
                                                     int32_t *fault, int32_t *place) {
  UErrorCode error = U_ZERO_ERROR;
  *fault = FLIPCAL_ICU_OTHER_FAULT;
  *place = 0;
  if (length < 0 || length > INT32_MAX / 4) return NULL;
  UChar *units = malloc(((size_t)length + 1) * sizeof(UChar));
  if (units == NULL) return NULL;
  int32_t count = 0;
  UParseError where = {.line = 1, .offset = 0};
  URegularExpression *expression = NULL;
  u_strFromUTF8WithSub(units, length + 1, &count, text, length, 0xFFFD, NULL, &error);
  if (U_SUCCESS(error)) {
    uint32_t flags = UREGEX_MULTILINE | (ignores_case ? UREGEX_CASE_INSENSITIVE : 0);
    expression = uregex_open(units, count, flags, &where, &error);
  }
  free(units);
  if (U_SUCCESS(error)) return owner(expression);
  *fault = fault_of(error);
  *place = where.offset;
  return NULL;
}

struct flipcal_icu_pattern *flipcal_icu_pattern_copy(const struct flipcal_icu_pattern *pattern) {
  UErrorCode error = U_ZERO_ERROR;
  URegularExpression *expression = uregex_clone(pattern->expression, &error);
  return U_SUCCESS(error) ? owner(expression) : NULL;
}

void flipcal_icu_pattern_close(struct flipcal_icu_pattern *pattern) {
  uregex_close(pattern->expression);
  free(pattern->units);
  free(pattern);
}

/* Makes room for so many units; what is there need not stay. */
static bool has_room(struct flipcal_icu_pattern *pattern, int32_t units) {
  if (units <= pattern->capacity) return true;
  free(pattern->units);
  pattern->units = malloc((size_t)units * sizeof(UChar));
  pattern->capacity = pattern->units != NULL ? units : 0;
  return pattern->units != NULL;
}

int32_t flipcal_icu_pattern_found(struct flipcal_icu_pattern *pattern, const char *text, int32_t length) {
  if (pattern->steps_left <= 0) return -1;
  if (length < 0 || length > INT32_MAX / 4 || !has_room(pattern, length + 1)) return -1;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  u_strFromUTF8WithSub(pattern->units, pattern->capacity, &count, text, length, 0xFFFD, NULL, &error);
  const UNormalizer2 *composition = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return -1;
  UChar *composed = NULL;
  if (!unorm2_isNormalized(composition, pattern->units, count, &error) && U_SUCCESS(error)) {
    /* NFC is at most three times as long in UTF-16 (UAX #15, section 9). */
    int32_t room = count * 3;
    composed = malloc((size_t)room * sizeof(UChar));
    if (composed == NULL) return -1;
    count = unorm2_normalize(composition, pattern->units, count, composed, room, &error);
  }
  uregex_setText(pattern->expression, composed != NULL ? composed : pattern->units, count, &error);
  UBool is_found = uregex_find(pattern->expression, -1, &error);
  free(composed);
  return U_SUCCESS(error) ? is_found : -1;
}
