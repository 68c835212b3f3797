#include "CICU.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>

#include "support.h"

struct flipcal_icu_date_format {
  UDateFormat *format;
};

/* "GMT+01:00", which ICU takes for a zone whatever its tables know. */
static int32_t zone_of_offset(int32_t offset, UChar *out, int32_t capacity) {
  char name[32];
  int32_t seconds = abs(offset) % 60, minutes = abs(offset) / 60;
  int length = seconds == 0
                   ? snprintf(name, sizeof name, "GMT%c%02d:%02d", offset < 0 ? '-' : '+', minutes / 60, minutes % 60)
                   : snprintf(name, sizeof name, "GMT%c%02d:%02d:%02d", offset < 0 ? '-' : '+', minutes / 60,
                              minutes % 60, seconds);
  return length > 0 && (size_t)length < sizeof name ? from_utf8(name, out, capacity) : -1;
}

static bool make_proleptic(UDateFormat *format) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar(format), &error);
  if (U_FAILURE(error)) return false;
  ucal_setGregorianChange(calendar, -1e17, &error);
  if (U_SUCCESS(error)) udat_setCalendar(format, calendar);
  ucal_close(calendar);
  return U_SUCCESS(error);
}

struct flipcal_icu_date_format *flipcal_icu_date_format_open(const char *person_locale, const char *pattern,
                                                             int32_t offset) {
  UChar wide[TEXT_CAPACITY], zone[32];
  char locale[TEXT_CAPACITY];
  int32_t units = from_utf8(pattern, wide, TEXT_CAPACITY);
  int32_t zone_units = zone_of_offset(offset, zone, 32);
  if (units < 0 || zone_units < 0 || abs(offset) >= 24 * 3600) return NULL;
  if (!with_keyword(person_locale, "calendar", "gregorian", locale, sizeof locale)) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, zone_units, wide, units, &error);
  if (U_FAILURE(error)) return NULL;
  struct flipcal_icu_date_format *opened = make_proleptic(format) ? malloc(sizeof *opened) : NULL;
  if (opened == NULL) {
    udat_close(format);
    return NULL;
  }
  opened->format = format;
  return opened;
}

void flipcal_icu_date_format_close(struct flipcal_icu_date_format *format) {
  udat_close(format->format);
  free(format);
}

int32_t flipcal_icu_date_format_text(struct flipcal_icu_date_format *format, int64_t seconds, char *out,
                                     int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[TEXT_CAPACITY];
  int32_t units = udat_format(format->format, (UDate)seconds * 1000, text, TEXT_CAPACITY, NULL, &error);
  return U_SUCCESS(error) && units <= TEXT_CAPACITY ? to_utf8(text, units, out, capacity) : -1;
}
