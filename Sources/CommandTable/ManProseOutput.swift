extension ManProse {
  static let output: [ManBlock] = [
    .paragraph(
      """
      On a terminal, occurrences are grouped under day headings. To a pipe or a file flipcal writes no escape \
      sequences, no animation and no prompt: a page is the grid, then one line for each occurrence of the month. The \
      lines have these forms; the last day of a span is inclusive:
      """),
    .code([
      "2026-12-15 09:00-10:00  Title @ Location  [calendar]",
      "2026-12-24  Title",
      "2026-12-30..2027-01-02  Title",
      "2026-12-31 22:00..2027-01-01 02:00  Title",
    ]),
    .paragraph(
      """
      Control characters in the text of events are shown as visible stand-ins, and bidirectional overrides are \
      isolated. Diagnostics go to standard error as `flipcal: FILE:LINE: message`.
      """),
    .paragraph(
      """
      With `--json`, `agenda` and `day` write an array of occurrences, ordered by start (all-day before timed on a \
      day), then end, summary and uid. Every occurrence has these keys; the value is `null` where there is nothing:
      """),
    .code([
      "uid, recurrenceId, start, end, allDay, summary, location, description,",
      "url, status, transparent, categories, calendar, zone, recurring, kind",
    ]),
    .paragraph(
      """
      Times are in the format of RFC 3339 with the offset of the viewing zone. All-day values are dates, and their \
      `end` is exclusive. `zone` is the TZID of the event itself; `kind` is `event`, `todo` or `journal`.
      """),
    .paragraph("`month --json` writes one object:"),
    .code([
      "{\"month\", \"firstWeekday\", \"today\", \"weeks\": [{\"isoWeek\", \"days\":",
      "  [{\"date\", \"inMonth\", \"today\", \"hidden\", \"occurrences\": [...]}]}]}",
    ]),
  ]

  static let environment: [ManBlock] = [
    .item("`TZ`", ["The viewing zone, where `--tz` is not given."]),
    .item("`LC_ALL`, `LC_TIME`, `LANG`", ["The locale: names of months and weekdays, first day of the week."]),
    .item("`NO_COLOR`", ["Set and not empty: no colour, unless `--color` says otherwise."]),
    .item(
      "`CLICOLOR_FORCE`",
      ["Set, not empty and not `0`: colour also where the output is no terminal, unless `--color` says otherwise."]),
    .item("`TERM`, `COLORTERM`", ["The kind of the terminal and its colours."]),
    .item("`COLUMNS`, `LINES`", ["The size of the output in cells, unless `--width` and `--height` are given."]),
    .item("`XDG_STATE_HOME`", ["Where the state is kept; see FILES."]),
    .item(
      "`FLIPCAL_NOW`", ["What flipcal takes for the present moment, in the format of RFC 3339: for tests and scripts."]),
    .item(
      "`FLIPCAL_MOTION`",
      ["`full` animates turns; `reduced` makes a turn a single cut; `none` turns without animation."]),
    .paragraph("Options override the environment."),
  ]

  static let files: [ManBlock] = [
    .item("`$XDG_STATE_HOME/flipcal/`", ["The focus and the open set. The default is `~/.local/state/flipcal/`."])
  ]
}
