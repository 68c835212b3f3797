#include "support.h"

#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucsdet.h>

/* UTF-16 units on their way from one encoding to the other. */
enum { PIVOT_CAPACITY = 1024 };

struct flipcal_icu_decoder {
  UConverter *from;
  UConverter *to;
  /* What has been decoded and did not fit; kept from piece to piece. */
  UChar pivot[PIVOT_CAPACITY];
  UChar *pivot_source;
  UChar *pivot_target;
  int32_t faults;
};

/* The name that ICU has for an alias, or NULL. Only what stands in its table of aliases: it would look for files of other
 * names. */
static const char *icu_name(const char *alias) {
  UErrorCode error = U_ZERO_ERROR;
  if (alias[0] == 0 || strchr(alias, ',') != NULL || strlen(alias) >= UCNV_MAX_CONVERTER_NAME_LENGTH) return NULL;
  if (ucnv_countAliases(alias, &error) == 0 || U_FAILURE(error)) return NULL;
  const char *name = ucnv_getAlias(alias, 0, &error);
  return U_SUCCESS(error) ? name : NULL;
}

static int32_t copied(const char *name, char *out, int32_t capacity) {
  size_t length = strlen(name);
  if (capacity <= 0 || length >= (size_t)capacity) return -1;
  memcpy(out, name, length + 1);
  return (int32_t)length;
}

static const char *standard_name(const char *name) {
  static const char *const standards[] = {"MIME", "IANA"};
  for (size_t index = 0; index < sizeof standards / sizeof standards[0]; index++) {
    UErrorCode error = U_ZERO_ERROR;
    const char *standard = ucnv_getStandardName(name, standards[index], &error);
    if (U_SUCCESS(error) && standard != NULL) return standard;
  }
  return NULL;
}

int32_t flipcal_icu_encoding_name(const char *alias, char *out, int32_t capacity) {
  const char *name = icu_name(alias);
  if (name == NULL) return -1;
  const char *standard = standard_name(name);
  return copied(standard != NULL ? standard : alias, out, capacity);
}

int32_t flipcal_icu_known_encoding(int32_t index, char *out, int32_t capacity) {
  if (index < 0 || index >= ucnv_countAvailable()) return -1;
  const char *name = ucnv_getAvailableName(index);
  const char *standard = name != NULL ? standard_name(name) : NULL;
  return standard != NULL ? copied(standard, out, capacity) : 0;
}

/* Puts U+FFFD in the place of what is no character; ICU would put U+001A in some places. */
static void replace(const void *context, UConverterToUnicodeArgs *arguments, const char *bytes, int32_t length,
                    UConverterCallbackReason reason, UErrorCode *error) {
  (void)bytes;
  (void)length;
  if (reason > UCNV_IRREGULAR) return;
  struct flipcal_icu_decoder *decoder = (struct flipcal_icu_decoder *)context;
  if (decoder->faults < INT32_MAX) decoder->faults++;
  *error = U_ZERO_ERROR;
  static const UChar replacement[] = {0xFFFD};
  ucnv_cbToUWriteUChars(arguments, replacement, 1, 0, error);
}

struct flipcal_icu_decoder *flipcal_icu_decoder_open(const char *alias) {
  const char *name = icu_name(alias);
  struct flipcal_icu_decoder *decoder = name != NULL ? malloc(sizeof *decoder) : NULL;
  if (decoder == NULL) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  decoder->from = ucnv_open(name, &error);
  decoder->to = ucnv_open("UTF-8", &error);
  decoder->pivot_source = decoder->pivot;
  decoder->pivot_target = decoder->pivot;
  decoder->faults = 0;
  if (U_SUCCESS(error)) ucnv_setToUCallBack(decoder->from, replace, decoder, NULL, NULL, &error);
  if (U_SUCCESS(error)) return decoder;
  flipcal_icu_decoder_close(decoder);
  return NULL;
}

void flipcal_icu_decoder_close(struct flipcal_icu_decoder *decoder) {
  if (decoder->from != NULL) ucnv_close(decoder->from);
  if (decoder->to != NULL) ucnv_close(decoder->to);
  free(decoder);
}

int32_t flipcal_icu_decode(struct flipcal_icu_decoder *decoder, const char *bytes, int32_t length, int32_t *used,
                           int32_t is_last, char *out, int32_t capacity) {
  if (length < *used || *used < 0 || capacity < 0) return -1;
  UErrorCode error = U_ZERO_ERROR;
  char *target = out;
  const char *source = bytes + *used;
  ucnv_convertEx(decoder->to, decoder->from, &target, out + capacity, &source, bytes + length, decoder->pivot,
                 &decoder->pivot_source, &decoder->pivot_target, decoder->pivot + PIVOT_CAPACITY, 0, (UBool)(is_last != 0),
                 &error);
  *used = (int32_t)(source - bytes);
  if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) return -1;
  return (int32_t)(target - out);
}

static void *open_decoder(const char *name, const char *detail) {
  (void)detail;
  return flipcal_icu_decoder_open(name);
}

static void close_decoder(void *decoder) { flipcal_icu_decoder_close(decoder); }

int32_t flipcal_icu_decoded(const char *name, const char *bytes, int32_t length, char *out, int32_t capacity,
                            int32_t *faults) {
  static _Thread_local struct kept decoders;
  if (length < 0 || capacity < 0) return -1;
  struct flipcal_icu_decoder *decoder = kept_object(&decoders, name, "", open_decoder, close_decoder);
  if (decoder == NULL) return -1;
  decoder->faults = 0;
  decoder->pivot_source = decoder->pivot;
  decoder->pivot_target = decoder->pivot;
  UErrorCode error = U_ZERO_ERROR;
  char *target = out;
  const char *source = bytes;
  ucnv_convertEx(decoder->to, decoder->from, &target, out + capacity, &source, bytes + length, decoder->pivot,
                 &decoder->pivot_source, &decoder->pivot_target, decoder->pivot + PIVOT_CAPACITY, 1, 1, &error);
  *faults = decoder->faults;
  /* ICU ends the text with a NUL where there is room, and warns where there is none. */
  return U_SUCCESS(error) ? (int32_t)(target - out) : -1;
}

int32_t flipcal_icu_means_ascii(const char *alias) {
  const char *name = icu_name(alias);
  UErrorCode error = U_ZERO_ERROR;
  UConverter *converter = name != NULL ? ucnv_open(name, &error) : NULL;
  if (converter == NULL) return 0;
  int32_t means_ascii = 0;
  switch (ucnv_getType(converter)) {
  case UCNV_SBCS:
  case UCNV_DBCS:
  case UCNV_MBCS:
  case UCNV_LATIN_1:
  case UCNV_US_ASCII:
  case UCNV_UTF8: {
    /* Some of IBM's exchange a few controls, which nothing is made of. */
    char bytes[0x80] = {0, '\t', '\n', '\r'};
    UChar units[0x80 + 1];
    int32_t count = 4;
    for (char byte = 0x20; byte < 0x7F; byte++) bytes[count++] = byte;
    int32_t length = ucnv_toUChars(converter, units, 0x80 + 1, bytes, count, &error);
    means_ascii = U_SUCCESS(error) && length == count;
    for (int32_t index = 0; means_ascii && index < count; index++) means_ascii = units[index] == (UChar)bytes[index];
    break;
  }
  default: break;
  }
  ucnv_close(converter);
  return means_ascii;
}

int32_t flipcal_icu_detected_encoding(const char *bytes, int32_t length, int32_t index, char *out, int32_t capacity,
                                      int32_t *confidence) {
  UErrorCode error = U_ZERO_ERROR;
  UCharsetDetector *detector = ucsdet_open(&error);
  int32_t result = -1;
  if (U_SUCCESS(error)) ucsdet_setText(detector, bytes, length, &error);
  int32_t count = 0;
  const UCharsetMatch **matches = U_SUCCESS(error) ? ucsdet_detectAll(detector, &count, &error) : NULL;
  if (U_SUCCESS(error) && matches != NULL && index >= 0 && index < count) {
    const char *name = ucsdet_getName(matches[index], &error);
    *confidence = ucsdet_getConfidence(matches[index], &error);
    if (U_SUCCESS(error)) result = copied(name, out, capacity);
  }
  if (detector != NULL) ucsdet_close(detector);
  return result;
}
