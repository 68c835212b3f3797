extension ManProse {
  static let page: [ManBlock] = [
    .paragraph(
      """
      Each day shows its number and below it its events: those of whole days as bars, which cross the days they take, \
      then the others with their start. On a pipe the grid is as high as its events need, to a bound.
      """),
    .item(
      "`[15]`, `15*`; `(24)`", ["Today; the day that was named, as in `flipcal month 2026-12-24`."]),
    .item("`9:30 Title`, `9h Title`", ["An event that starts at 09:30, at 09:00. Wide cells write the time in full."]),
    .item("`-02:00 Title`", ["An event that began the day before and lasts until 02:00."]),
    .item("`[Title==]`", ["The bar of an event of whole days, or of 24 hours or more."]),
    .item("`[Title--]`", ["The bar of an event that takes no time: others may be put there (TRANSP, RFC 5545)."]),
    .item("`< Title >`", ["The bar of an event that began before the week, or goes on after it (triangles in UTF-8)."]),
    .item(
      "`o9:30 Title`",
      [
        """
        With several calendars, each has a mark, which the first line of the page explains as far as it has room; there \
        are eight, which come again.
        """
      ]),
    .item("`+2 more`", ["On the line below a day: so many of its events have no room."]),
    .item("`x Title`, `? Title`", ["An event that was cancelled; one that is tentative."]),
    .item(
      "`[ ] Title`, `[x] Title`, `[!] Title`",
      ["A task, on the day on which it is due: one to be done, one that is done, one that is overdue (boxes in UTF-8)."]
    ),
    .item("`Title (40)`", ["A birthday whose data tells the year of birth, with the age."]),
    .item(
      "`15.`, `15:`, `15+`, `15#`",
      [
        """
        A day with one event, with two or three, with four to six, with more: in a narrow or low window, which has no \
        grid, and with `--three` and `--year`. In UTF-8 there are as many dots of braille as events, up to eight. \
        Without colour, `*` stands in its place behind the number of today. A width of 20 cells has no room for the \
        last marks, whose days are underlined. These pages are as high as their months, also where the \
        terminal is lower; `--height` cuts it.
        """
      ]),
    .paragraph(
      """
      Languages that are written from right to left have the first weekday at the right. Around their words the page \
      has the isolates of Unicode (U+2068, U+2069), so that terminals which reorder text keep the grid in order.
      """),
  ]

  static let output: [ManBlock] = [
    .paragraph(
      """
      On a terminal, occurrences are grouped under day headings. To a pipe or a file flipcal writes no escape \
      sequences, no animation and no prompt: a page is the grid, then one line for each occurrence of the month, or of \
      the months that are shown. The lines have these forms; the last day of a span is inclusive:
      """),
    .code([
      "2026-12-15 09:00-10:00  Title @ Location  [calendar]",
      "2026-12-24  Title",
      "2026-12-30..2027-01-02  Title",
      "2026-12-31 22:00..2027-01-01 02:00  Title",
      "2026-12-15 17:00  [ ] Task (overdue, high, 60%)  [calendar]",
    ]),
    .paragraph(
      """
      `tasks` always has a date and a time before the box, or `-` where there is none; `search` has `-` before what has no date. \
      With `--color always`, lists are laid out on a pipe as on a terminal.
      """),
    .paragraph(
      """
      Control characters in the text of events are shown as visible stand-ins, and bidirectional overrides are \
      isolated. Diagnostics go to standard error as `flipcal: FILE:LINE: message`.
      """),
    .paragraph(
      """
      With `--json`, `agenda`, `day`, `search` and `next-event` write an array of occurrences, ordered by start (all-day \
      before timed on a day), then end, summary and uid. Every occurrence has these keys; the value is `null` where there \
      is nothing:
      """),
    .code([
      "uid, recurrenceId, start, end, allDay, summary, location, description,",
      "url, status, transparent, categories, calendar, zone, recurring, kind",
    ]),
    .paragraph(
      """
      Times are in the format of RFC 3339 with the offset of the viewing zone. All-day values are dates, and their \
      `end` is exclusive. `zone` is the TZID of the event itself; `kind` is `event`, `todo` or `journal`. `recurrenceId` is \
      the original start of an instance of a recurring event. An instance that was cancelled is left out; an event that \
      was cancelled as a whole is shown with the status `CANCELLED`.
      """),
    .paragraph(
      """
      A to-do has its `start` and `end` at the time at which it is due (`null` where it has none), and besides these keys `due`, \
      `completed`, `percent`, `priority` and `overdue`; a birthday whose data tells the year of birth has `age`.
      """),
    .paragraph(
      """
      `--ndjson` writes the same objects without the array, each on a line of its own.
      """),
    .paragraph(
      """
      `--tsv` writes a header line with the names of the columns, which keep their order, and a line for each \
      occurrence. Tab, line feed, carriage return and backslash in a value are written `\\t`, `\\n`, `\\r` and `\\\\`.
      """),
    .paragraph(
      """
      `free --json` writes an array of objects with start, end and minutes, `conflicts --json` the same with occurrences \
      besides. `stats --json` writes one object:
      """),
    .code([
      "{\"from\", \"to\", \"occurrences\", \"minutes\",",
      "  \"calendars\": [{\"calendar\", \"occurrences\", \"minutes\"}],",
      "  \"weekdays\": [{\"weekday\", \"occurrences\", \"minutes\"}]}",
    ]),
    .paragraph("Their columns with `--tsv`:"),
    .code([
      "free       start end minutes",
      "conflicts  start end minutes summary1 calendar1 uid1",
      "           summary2 calendar2 uid2",
      "stats      by name occurrences minutes",
    ]),
    .paragraph(
      """
      `--format` {TEMPLATE} writes what the template makes of each occurrence, and a line feed behind it. In a template:
      """),
    .item("`{summary}`", ["A field: any key of `--json`, empty where it is `null`, on one line."]),
    .item(
      "`{title}`, `{when}`, `{last}`, `{duration}`, `{relative}`",
      [
        """
        Made for people: the title with the state in words where it is not the usual one; date and time as a line has them; \
        the last day, inclusive, or the moment it ends; how long it lasts, such as `1h30m`; when it is, as seen from now, such \
        as `in 25 min`, `now, 20 min left` or `tomorrow 09:00`.
        """
      ]),
    .item(
      "`{summary:20}`, `{summary:>20}`, `{summary:^20}`, `{summary:.20}`",
      [
        """
        In 20 cells of the terminal, filled with blanks behind, before or around it; what is longer is cut. With `.` it is \
        only cut.
        """
      ]),
    .item(
      "`{start:EEE d MMM HH:mm}`",
      [
        """
        A date or a time by a pattern of CLDR (UTS #35), in the words of the locale: `y` year, `M` month, `MMM` and `MMMM` \
        its name, `d` day, `EEE` and `EEEE` weekday, `HH` or `h` and `a` hour, `mm` minute, `ww` week, `XXX` offset; what \
        stands between single quotes is taken as it is. Of a day without a time the parts that tell one are left out.
        """
      ]),
    .item("`{start:HH:mm:>8}`", ["The same in 8 cells; here the sign has to stand before the number."]),
    .item("`{{`, `}}`", ["A brace."]),
    .item(
      "`\\n`, `\\t`, `\\0`, `\\\\`",
      ["Line feed, tab, NUL, backslash. Where the template ends with `\\0`, no line feed follows."]),
    .paragraph(
      "`calendars --json` writes an array of objects with name, path, color, events, occurrencesThisMonth (the month of "
        + "today), skipped, loaded, indexSize (bytes; `null` without index), encoding (`null` where none was given), "
        + "hidden and origin (`open-set` or `configuration`)."),
    .paragraph(
      """
      `config --json` writes one object; `origin` is `default`, `file` or `environment`. `config check --json` writes an \
      array of objects with file, line (each `null` where there is none), severity (`error`) and message.
      """),
    .code([
      "{\"configuration\", \"state\", \"cache\", \"openSet\": [...], \"sections\":",
      "  [{\"name\", \"entries\":",
      "    [{\"key\", \"value\", \"origin\", \"file\", \"line\", \"variable\"}]}]}",
    ]),
    .paragraph(
      """
      `check` writes a line for each finding, in the order of the files and their lines. With `--json` it writes an array \
      of objects with file, line (`null` where it is about the whole file), severity (`error` or `warning`), rule, section, \
      message and suggestion. The ids of rules stay what they are.
      """),
    .code([
      "cal.ics:5: error: DTSTART \"2026-12-01\" is not in the form of iCalendar;",
      "write 20261201 [RFC 5545 3.3.5, date-time]",
    ]),
    .paragraph(
      """
      `month --json` writes one object, in which `hidden` is the number of a day's occurrences that the page has no \
      room for, as `--width` and `--height` have it:
      """),
    .code([
      "{\"month\", \"firstWeekday\", \"today\", \"weeks\": [{\"isoWeek\", \"days\":",
      "  [{\"date\", \"inMonth\", \"today\", \"hidden\", \"occurrences\": [...]}]}]}",
    ]),
  ]
}
