#include "CICU.h"

#include <stdbool.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>

#include "support.h"

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
  if (after < 0) return -1;
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *ids = ucal_openTimeZones(&error);
  if (U_FAILURE(error)) return -1;
  int32_t length = 0;
  const char *id = NULL;
  while ((id = uenum_next(ids, &length, &error)) != NULL) {
    if (is_name_of_place(id, place) && after-- == 0) break;
  }
  bool found = U_SUCCESS(error) && id != NULL && length < capacity;
  if (found) memcpy(out, id, (size_t)length + 1);
  uenum_close(ids);
  return found ? length : -1;
}
