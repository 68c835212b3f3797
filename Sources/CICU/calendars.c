#include "CICU.h"

#include <math.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uvernum.h>

#include "support.h"

static const double DAY_MILLISECONDS = 86400000.0;

/* Days around 1970-01-01 in which years are laid out: a year more would still be an int32_t. */
static const double MOST_DAYS = 2e9;

/* A calendar of a CLDR name, or NULL: ICU takes the Gregorian one where it does not know a name. */
static UCalendar *open_calendar(const char *name) {
#if U_ICU_VERSION_MAJOR_NUM < 76
  /* Until ICU 76 the Korean calendar and the Chinese one keep their new years in one cache and spoil each other's years
   * (ICU-9972). The one that more rules count in stays. */
  if (strcmp(name, "dangi") == 0) return NULL;
#endif
  char locale[64];
  if (!with_keyword("", "calendar", name, locale, sizeof locale)) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC_ZONE, UTC_ZONE_LENGTH, locale, UCAL_DEFAULT, &error);
  if (U_FAILURE(error)) return NULL;
  const char *type = ucal_getType(calendar, &error);
  if (U_SUCCESS(error) && type != NULL && strcmp(type, name) == 0) return calendar;
  ucal_close(calendar);
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
  double start = ucal_getMillis(calendar, &error) / DAY_MILLISECONDS;
  if (U_FAILURE(error) || fabs(start) > MOST_DAYS) return -1;
  int32_t day = (int32_t)start;
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
    if (U_FAILURE(error) || month->length < 1) return -1;
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
  if (month < 0 || day < 1) return -1;
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
