/*
 * usage: libical-expand FILE FROM TO, or --version
 *
 * What a program has to do that shows a window of a calendar with libical and keeps no index: reads FILE, parses all of
 * it, asks for the occurrences of every VEVENT from FROM to TO (in UTC, written yyyymmddThhmmssZ), and writes how many
 * there are. icalcomponent_foreach_recurrence applies rules, RDATE and EXDATE, and leaves out what does not meet the
 * window. It knows no overrides: an instance that was moved counts at both places.
 */
#include <libical/ical.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void die(const char *what, const char *why) {
  fprintf(stderr, "libical-expand: %s: %s\n", what, why);
  exit(1);
}

static char *next_line(char *buffer, size_t size, void *file) { return fgets(buffer, (int)size, file); }

static icalcomponent *parse_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (file == NULL) die(name, "cannot be read");
  icalparser *parser = icalparser_new();
  icalparser_set_gen_data(parser, file);
  icalcomponent *calendar = icalparser_parse(parser, next_line);
  if (calendar == NULL) die(name, icalerror_perror());
  icalparser_free(parser);
  fclose(file);
  return calendar;
}

static struct icaltimetype read_time(const char *text) {
  struct icaltimetype time = icaltime_from_string(text);
  if (icaltime_is_null_time(time)) die(text, "no time");
  return time;
}

static void count_one(icalcomponent *event, struct icaltime_span *span, void *count) {
  (void)event;
  (void)span;
  ++*(long *)count;
}

int main(int argument_count, char *arguments[]) {
  if (argument_count == 2 && strcmp(arguments[1], "--version") == 0) {
    printf("%d.%d.%d\n", ICAL_MAJOR_VERSION, ICAL_MINOR_VERSION, ICAL_PATCH_VERSION);
    return 0;
  }
  if (argument_count != 4) die("usage", "libical-expand FILE FROM TO, or --version");
  icalerror_set_errors_are_fatal(0);
  struct icaltimetype from = read_time(arguments[2]);
  struct icaltimetype to = read_time(arguments[3]);
  icalcomponent *calendar = parse_file(arguments[1]);

  long count = 0;
  for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT); event != NULL;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
    icalcomponent_foreach_recurrence(event, from, to, count_one, &count);
  }
  printf("%ld\n", count);
  /* Not freed: the process ends, and freeing millions of small blocks would only slow it down. */
  return 0;
}
