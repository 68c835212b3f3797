/* What flipcal asks of system ICU, in plain C types only: a header of ICU's own would clash with the copy of ICU
 * inside Foundation as soon as a Swift file imports both. Strings are UTF-8. Functions that fill a buffer return the
 * length in bytes without the NUL, or -1 when ICU has no answer or the buffer is too small; numbers that are out of
 * range have no answer.
 *
 * All may be called from any thread. flipcal_icu_symbol, flipcal_icu_format_date, flipcal_icu_calendar_pattern and
 * flipcal_icu_number keep, for each thread, what they opened last, for to open it takes longer than to ask it: a format of
 * the first two and the last each, and a generator of patterns that the middle two share; flipcal_icu_decoded keeps a
 * decoder. It is closed when another takes its place and not when its thread ends, so a thread that has asked leaves five
 * objects at most behind. A decoder may be used by one thread at a time. */
#ifndef FLIPCAL_CICU_H
#define FLIPCAL_CICU_H

#include <stdint.h>

/* --- Text: text.c --- */

/* UAX #11 East_Asian_Width: 0 neutral, 1 ambiguous, 2 halfwidth, 3 fullwidth, 4 narrow, 5 wide. */
int32_t flipcal_icu_east_asian_width(uint32_t scalar);

/* A text folded for searching, without a NUL: letter case and compatibility forms (NFKC_Casefold, Unicode chapter 3.13)
 * make no difference, nor do the marks of U+0300...U+036F. What is not UTF-8 becomes U+FFFD. Returns its length, also
 * where that is more than fits, or -1. */
int32_t flipcal_icu_folded(const char *text, int32_t length, char *out, int32_t capacity);

/* --- Regular expressions: patterns.c --- */

/* What is wrong with a regular expression. */
enum flipcal_icu_pattern_fault {
  FLIPCAL_ICU_OTHER_FAULT = 0,
  FLIPCAL_ICU_OPEN_BRACKET = 1,
  FLIPCAL_ICU_PARENTHESES = 2,
  FLIPCAL_ICU_ESCAPE = 3,
  FLIPCAL_ICU_PROPERTY = 4,
  FLIPCAL_ICU_REPETITION = 5,
  FLIPCAL_ICU_GROUP = 6,
  FLIPCAL_ICU_LOOK_BEHIND = 7,
  FLIPCAL_ICU_RANGE = 8,
  FLIPCAL_ICU_TOO_LARGE = 9
};

/* A regular expression in ICU's syntax, in which ^ and $ stand for the ends of lines. It may be used by one thread at a
 * time. */
struct flipcal_icu_pattern;

/* Opens a regular expression, or returns NULL and says what is wrong with it, and behind how many UTF-16 units. */
struct flipcal_icu_pattern *flipcal_icu_pattern_open(const char *text, int32_t length, int32_t ignores_case,
                                                     int32_t *fault, int32_t *place);
/* Another one for another thread, or NULL. */
struct flipcal_icu_pattern *flipcal_icu_pattern_copy(const struct flipcal_icu_pattern *pattern);
void flipcal_icu_pattern_close(struct flipcal_icu_pattern *pattern);

/* Whether a text, brought into NFC, has a part that matches: 1 or 0; -1 where that would take too long: more than some
 * tenths of a second for this text, or seconds for all so far, after which no text is looked at any more. */
int32_t flipcal_icu_pattern_found(struct flipcal_icu_pattern *pattern, const char *text, int32_t length);

/* --- Zones: zones.c --- */

/* CLDR's IANA zone for a Windows zone name ("W. Europe Standard Time" -> "Europe/Berlin"). */
int32_t flipcal_icu_zone_for_windows_name(const char *name, char *out, int32_t capacity);

/* The canonical IANA id of an alias ("US/Eastern" -> "America/New_York"). */
int32_t flipcal_icu_canonical_zone(const char *name, char *out, int32_t capacity);

/* Of the IANA ids and aliases whose last part is a place ("new york": America/New_York), in any case of ASCII letters,
 * the one after so many others. */
int32_t flipcal_icu_zone_of_place(const char *place, int32_t after, char *out, int32_t capacity);

/* --- Locales, their names and customs: locales.c --- */

enum flipcal_icu_symbols {
  FLIPCAL_ICU_MONTHS = 0,           /* stand-alone wide, index 0 is January */
  FLIPCAL_ICU_SHORT_WEEKDAYS = 1,   /* stand-alone abbreviated ("Mon"), index 0 is Sunday */
  FLIPCAL_ICU_SHORTER_WEEKDAYS = 2, /* stand-alone short ("Mo"), index 0 is Sunday */
  FLIPCAL_ICU_WEEKDAYS = 3,         /* stand-alone wide, index 0 is Sunday */
  FLIPCAL_ICU_NARROW_WEEKDAYS = 4   /* stand-alone narrow ("M"), index 0 is Sunday */
};

/* A name of a month or weekday in the locale ("de_DE", "zh_CN", "" for CLDR's root). */
int32_t flipcal_icu_symbol(const char *locale, int32_t symbols, int32_t index, char *out, int32_t capacity);

/* A civil date (proleptic Gregorian, month 1...12, day 1...31) written by the locale's own pattern for a CLDR skeleton
 * such as "yMMMM" or "yMMMEd", in the Gregorian calendar whatever calendar the locale prefers. */
int32_t flipcal_icu_format_date(const char *locale, const char *skeleton, int32_t year, int32_t month, int32_t day,
                                char *out, int32_t capacity);

/* Writes moments by a pattern of CLDR such as "EEE d MMM HH:mm" (UTS #35, Date Format Patterns), in the Gregorian calendar
 * without a switch to the Julian one; one object may be used by one thread at a time: date_format.c */
struct flipcal_icu_date_format;

/* A format on the clocks of a fixed offset from UTC in seconds; NULL where the pattern has a letter that means nothing, or
 * is too long. */
struct flipcal_icu_date_format *flipcal_icu_date_format_open(const char *locale, const char *pattern, int32_t offset);
void flipcal_icu_date_format_close(struct flipcal_icu_date_format *format);

/* A moment, in seconds since 1970-01-01T00:00:00Z. */
int32_t flipcal_icu_date_format_text(struct flipcal_icu_date_format *format, int64_t seconds, char *out,
                                     int32_t capacity);

/* Whether a weekday, 1 = Sunday ... 7 = Saturday, belongs to the locale's weekend, wholly or from some hour on or up to
 * one: 1 or 0, or -1. */
int32_t flipcal_icu_is_weekend(const char *locale, int32_t weekday);

/* The locale's first weekday, 1 = Sunday ... 7 = Saturday, or -1. */
int32_t flipcal_icu_first_weekday(const char *locale);

/* The ten digits that the locale writes numbers with, from 0 to 9; -1 where it has other numbers. */
int32_t flipcal_icu_digits(const char *locale, char *out, int32_t capacity);

/* Whether the locale's script runs from right to left: 1 or 0. */
int32_t flipcal_icu_is_right_to_left(const char *locale);

/* --- Calendars, by their CLDR names ("hebrew"), and their months: calendars.c --- */

/* A month of some calendar: its index and leap flag as ICU counts them, the days since 1970-01-01 of its first day, and
 * its length. */
struct flipcal_icu_month {
  int32_t index;
  int32_t is_leap;
  int32_t first_day;
  int32_t length;
};

/* The year (ICU's extended year) that a day since 1970-01-01 lies in. Returns 0, or -1 when ICU has no such calendar. */
int32_t flipcal_icu_year_of_day(const char *calendar, int32_t day, int32_t *year);

/* The months of a year in order. Returns how many, or -1 when ICU has no such calendar or year, or the year has more than
 * fit. */
int32_t flipcal_icu_months_of_year(const char *calendar, int32_t year, struct flipcal_icu_month *months,
                                   int32_t capacity);

/* The era and the year of it that a day of a year (ICU's extended year) lies in; the month counts from 0, the day from
 * 1. Returns 0, or -1 when ICU has no such calendar. */
int32_t flipcal_icu_year_of_era(const char *calendar, int32_t year, int32_t month, int32_t day, int32_t *era,
                                int32_t *year_of_era);

/* --- Names, patterns and numbers of a calendar in a locale: calendar_names.c --- */

/* The locale's own pattern (UTS #35) for a CLDR skeleton in a calendar. */
int32_t flipcal_icu_calendar_pattern(const char *locale, const char *calendar, const char *skeleton, char *out,
                                     int32_t capacity);

enum flipcal_icu_calendar_symbols {
  FLIPCAL_ICU_CALENDAR_MONTHS = 0, /* wide, in a date; index as ICU counts, a Hebrew leap year's Adar II is 13 */
  FLIPCAL_ICU_CALENDAR_SHORT_MONTHS = 1,
  FLIPCAL_ICU_CALENDAR_STANDALONE_MONTHS = 2,
  FLIPCAL_ICU_CALENDAR_STANDALONE_SHORT_MONTHS = 3,
  FLIPCAL_ICU_CALENDAR_ERAS = 4,        /* abbreviated */
  FLIPCAL_ICU_CALENDAR_CYCLIC_YEARS = 5 /* of sixty, index 0 is jia-zi */
};

/* A name in a calendar, in the locale's language. */
int32_t flipcal_icu_calendar_symbol(const char *locale, const char *calendar, int32_t symbols, int32_t index,
                                    char *out, int32_t capacity);

/* A number in a numbering system of CLDR ("hanidays"), or in the locale's own for "", without grouping. */
int32_t flipcal_icu_number(const char *locale, const char *digits, int32_t number, char *out, int32_t capacity);

/* The text at a path of keys and indexes, parted by '/', in CLDR's data of the locale or of the nearest of its parents
 * that has one. */
int32_t flipcal_icu_locale_text(const char *locale, const char *path, char *out, int32_t capacity);

/* --- Encodings: encodings.c --- */

/* What an encoding of this name or alias is called: by MIME, else by the IANA registry, else as it was given. Letter case, hyphens
 * and underscores make no difference. */
int32_t flipcal_icu_encoding_name(const char *alias, char *out, int32_t capacity);

/* What the encoding of a number is called, from 0; 0 for one that has no name by MIME or the IANA registry, -1 behind the
 * last one. */
int32_t flipcal_icu_known_encoding(int32_t index, char *out, int32_t capacity);

/* Whether bytes below 0x80 mean ASCII in an encoding, unless they follow a byte of the upper half, and no byte changes what
 * those behind its character mean: 1 or 0. */
int32_t flipcal_icu_means_ascii(const char *alias);

/* What turns bytes of an encoding into UTF-8, piece by piece; what is no character becomes U+FFFD. */
struct flipcal_icu_decoder;

/* Opens a decoder, or returns NULL for an unknown encoding. */
struct flipcal_icu_decoder *flipcal_icu_decoder_open(const char *alias);
void flipcal_icu_decoder_close(struct flipcal_icu_decoder *decoder);

/* Decodes the bytes of a piece from `used` on, which is moved to what is left, and returns the length of the text; where
 * that is as long as there is room, it has to be called again. -1 where ICU fails. */
int32_t flipcal_icu_decode(struct flipcal_icu_decoder *decoder, const char *bytes, int32_t length, int32_t *used,
                           int32_t is_last, char *out, int32_t capacity);

/* Decodes a whole text, and counts what in it was no character. -1 also where it does not fit. */
int32_t flipcal_icu_decoded(const char *name, const char *bytes, int32_t length, char *out, int32_t capacity,
                            int32_t *faults);

/* What ICU takes the encoding of a text for: the nearest guess but so many, and how sure it is, 0...100. */
int32_t flipcal_icu_detected_encoding(const char *bytes, int32_t length, int32_t index, char *out, int32_t capacity,
                                      int32_t *confidence);

#endif
