/*
 * Reads lines `rule|start|isDate|from|to` (times are written yyyymmddThhmmss, isDate is 1 or 0, from and to may be
 * empty), asks libical's iterator for the instances of each REPEAT times, setting it up anew each time, and writes
 * `count seconds` on a line: the instances of one query, and the processor time of all queries.
 *
 * The iterator steps from DTSTART. With --set-start it is first placed at `from`, which libical allows for rules
 * without COUNT only; those with COUNT step from DTSTART in both modes.
 */
#define _POSIX_C_SOURCE 200809L

#include <libical/ical.h>

#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FIELD_COUNT = 5 };

struct query {
  struct icalrecurrencetype rule;
  struct icaltimetype start;
  struct icaltimetype from;
  bool jumps;
  long long earliest;
  long long latest;
};

static void die(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  exit(1);
}

/* A time as one number yyyymmddhhmmss: icaltime_compare puts a date before the midnight that it begins with. */
static long long clock_number(struct icaltimetype time) {
  long long day = time.year * 10000LL + time.month * 100 + time.day;
  return day * 1000000 + time.hour * 10000 + time.minute * 100 + time.second;
}

static struct icaltimetype read_time(const char *text) {
  struct icaltimetype time = icaltime_from_string(text);
  if (icaltime_is_null_time(time)) die("time %s", text);
  return time;
}

static struct icaltimetype as_date(struct icaltimetype time) {
  time.hour = time.minute = time.second = 0;
  time.is_date = 1;
  return time;
}

static void split(char *line, char *fields[FIELD_COUNT]) {
  for (int i = 0; i < FIELD_COUNT; i++) {
    char *end = strchr(line, i + 1 < FIELD_COUNT ? '|' : '\n');
    if (end != NULL) *end = '\0';
    if (end == NULL && i + 1 < FIELD_COUNT) die("line ends too early: %s", line);
    fields[i] = line;
    line = end == NULL ? line : end + 1;
  }
}

static struct query read_query(char *line, bool sets_start) {
  char *fields[FIELD_COUNT];
  split(line, fields);
  struct query query = {.rule = icalrecurrencetype_from_string(fields[0]), .start = read_time(fields[1])};
  if (query.rule.freq == ICAL_NO_RECURRENCE) die("rule %s", fields[0]);
  query.from = fields[3][0] == '\0' ? query.start : read_time(fields[3]);
  query.jumps = sets_start && fields[3][0] != '\0' && query.rule.count == 0;
  query.earliest = clock_number(query.from);
  query.latest = fields[4][0] == '\0' ? LLONG_MAX : clock_number(read_time(fields[4]));
  if (fields[2][0] == '1') {
    query.start = as_date(query.start);
    query.from = as_date(query.from);
  }
  return query;
}

/* The number of instances in the window. */
static long ask(const struct query *query) {
  icalrecur_iterator *iterator = icalrecur_iterator_new(query->rule, query->start);
  if (iterator == NULL) die("libical refuses a rule: %s", icalerror_perror());
  if (query->jumps && !icalrecur_iterator_set_start(iterator, query->from)) {
    die("libical refuses a start: %s", icalerror_perror());
  }
  long count = 0;
  for (;;) {
    struct icaltimetype instance = icalrecur_iterator_next(iterator);
    if (icaltime_is_null_time(instance)) break;
    long long number = clock_number(instance);
    if (number > query->latest) break;
    if (number >= query->earliest) count++;
  }
  icalrecur_iterator_free(iterator);
  return count;
}

static double processor_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/*
 * Where libical was built with ICU, ICU's calendars compute all its days, which is a good deal slower. Such a build
 * knows more calendars than the Gregorian; icalrecurrencetype_rscale_is_supported is always 1.
 */
static void print_version(void) {
  icalarray *calendars = icalrecurrencetype_rscale_supported_calendars();
  const char *build = calendars->num_elements > 1 ? "with" : "without";
  printf("%d.%d.%d, built %s ICU\n", ICAL_MAJOR_VERSION, ICAL_MINOR_VERSION, ICAL_PATCH_VERSION, build);
  icalarray_free(calendars);
}

int main(int argument_count, char *arguments[]) {
  if (argument_count == 2 && strcmp(arguments[1], "--version") == 0) {
    print_version();
    return 0;
  }
  bool sets_start = argument_count == 3 && strcmp(arguments[1], "--set-start") == 0;
  long repeats = argument_count == 2 || sets_start ? strtol(arguments[argument_count - 1], NULL, 10) : 0;
  if (repeats <= 0) die("usage: libical-iterator [--set-start] REPEAT, or --version");
  icalerror_set_errors_are_fatal(0);

  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, stdin) > 0) {
    struct query query = read_query(line, sets_start);
    /* Not timed: it also pays for what a process does once. */
    long first = ask(&query);
    double began = processor_seconds();
    for (long i = 0; i < repeats; i++) {
      if (ask(&query) != first) die("another answer to a rule");
    }
    printf("%ld %.9f\n", first, processor_seconds() - began);
  }
  free(line);
  return 0;
}
