/* What the files of this module share. */
#ifndef FLIPCAL_CICU_SUPPORT_H
#define FLIPCAL_CICU_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unicode/udat.h>

/* Room for a locale or a text of CLDR, in UTF-8 or UTF-16, with its NUL. */
enum { TEXT_CAPACITY = 256, DETAIL_CAPACITY = 64 };

/* "UTC": ICU would otherwise read the system's zone at the first formatter; every date here is civil, so any fixed one
 * does. */
enum { UTC_ZONE_LENGTH = 3 };
extern const UChar UTC_ZONE[UTC_ZONE_LENGTH + 1];

/* Converts a text; returns its length, or -1 where it does not fit with its NUL or is not well formed. */
int32_t to_utf8(const UChar *text, int32_t length, char *out, int32_t capacity);
int32_t from_utf8(const char *text, UChar *out, int32_t capacity);

/* A locale with one keyword, or false where the name is too long: "de" with calendar "hebrew". */
bool with_keyword(const char *locale, const char *keyword, const char *value, char *out, size_t capacity);

/* An object of ICU and what it was opened for. One that is `_Thread_local` keeps the object that its thread asked for
 * last: to open one takes longer than all that is asked of it. */
struct kept {
  char locale[TEXT_CAPACITY];
  char detail[DETAIL_CAPACITY];
  void *object;
};

/* The kept object, opened anew unless it is for this locale and detail; NULL where it cannot be opened, and then the old
 * one stays. `open` returns NULL where it fails. */
void *kept_object(struct kept *kept, const char *locale, const char *detail,
                  void *(*open)(const char *locale, const char *detail), void (*close)(void *object));

/* The locale's pattern for a CLDR skeleton, into TEXT_CAPACITY units; returns its length, or -1. The generator of the
 * patterns is kept: to open one takes milliseconds where a calendar has numbers of its own. */
int32_t pattern_for_skeleton(const char *locale, const char *skeleton, UChar *pattern);

/* The format of a pattern, or NULL. */
UDateFormat *open_pattern(const char *locale, const UChar *pattern, int32_t length);
void close_format(void *format);

#endif
