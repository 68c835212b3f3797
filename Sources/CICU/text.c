#include "CICU.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

int32_t flipcal_icu_east_asian_width(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
}

/* A text normalized into memory of its own, or NULL. */
static UChar *normalized(const UNormalizer2 *form, const UChar *text, int32_t length, int32_t *result_length) {
  /* Half as much again, and later what ICU asks for, must be an int32_t. */
  if (length > INT32_MAX / 2) return NULL;
  /* Most texts grow little; the few others are done again. */
  int32_t capacity = length + length / 2 + 32;
  for (int attempt = 0; attempt < 2; attempt++) {
    UErrorCode error = U_ZERO_ERROR;
    UChar *result = malloc((size_t)capacity * sizeof(UChar));
    if (result == NULL) return NULL;
    *result_length = unorm2_normalize(form, text, length, result, capacity, &error);
    if (U_SUCCESS(error)) return result;
    free(result);
    if (error != U_BUFFER_OVERFLOW_ERROR || *result_length == INT32_MAX) return NULL;
    capacity = *result_length + 1;
  }
  return NULL;
}

int32_t flipcal_icu_folded(const char *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *casefold = unorm2_getNFKCCasefoldInstance(&error);
  const UNormalizer2 *decomposition = unorm2_getNFDInstance(&error);
  const UNormalizer2 *composition = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error) || length < 0 || length > INT32_MAX / 2) return -1;
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
