/// The sections of the man page that no table holds.
enum ManProse {
  static let description: [ManBlock] = [
    .paragraph(
      """
      flipcal reads iCalendar files and shows one month as a page. It keeps two things between its runs: the focus, \
      which is the month and day that the page shows, and the open set, which is the sources opened last. On a \
      terminal, the commands `next`, `prev`, `today` and `swipe` turn the page with an animation; what is shown when \
      it ends is what the same command prints without animation.
      """),
    .paragraph("flipcal never writes to a source."),
  ]

  static let commandWords: [ManBlock] = [
    .paragraph(
      """
      The first argument that is not an option decides the command. A word that is no command is a SOURCE where it \
      names an existing path, contains `/`, ends in `.ics`, or is `-`; then all operands are sources. A word that is \
      both a command and an existing path is the command: write `./next` or `-- next` for the file.
      """)
  ]

  static let optionForms: [ManBlock] = [
    .paragraph(
      """
      Options may stand before or after the command and between operands. A value is given as `--name=value` or as \
      the next argument, which may begin with a hyphen, as in `--from -2w`; after a short option it may also follow \
      directly, as in `-awork`. Short options without a value may be written together. Long options cannot be \
      abbreviated. Where an option that is not repeatable is given several times, the last one counts. The argument \
      `--` ends the options. Negative numbers are operands of the commands that take them.
      """)
  ]

  static let dates: [ManBlock] = [
    .paragraph(
      """
      Where a date D is asked for, these forms are understood; words in any letter case, with blanks, hyphens or \
      underscores between them, so that `next-friday` needs no quotes. `day` and `month` take words that stand apart \
      as well: `flipcal day in 3 days`.
      """),
    .item("`2026-12-24`, `20261224`", ["This day (ISO 8601). Years are 0001 to 9999."]),
    .item(
      "`2026-W52-4`, `2026W524`, `2026-358`", ["The same day by its week and weekday, 1 is Monday, or by its number."]),
    .item("`today`, `now`, `tomorrow`, `yesterday`", ["The day in the viewing zone."]),
    .item(
      "`+7d`, `-2w`, `+1m`, `+1y`",
      [
        """
        So many days, weeks, months or years after (`+`) or before (`-`) today; also `in 3 days`, `2 weeks ago`, \
        `a month ago`, `+2 weeks`, and the lengths of ISO 8601 with one unit, `P3D` and `-P1W`. Months and years are \
        counted on civil dates; where the month is too short for the day, its last day is meant.
        """
      ]),
    .item(
      "`friday`, `fri`, `this friday`",
      ["The first such day from today on. English names, in full or their first three letters."]
    ),
    .item("`next friday`, `last friday`", ["The first such day after today, and the last one before today."]),
    .item(
      "`24 dec`, `dec 24`, `24.12.`",
      [
        """
        This day of this year; with a year of it, as in `24 december 2026`, `december 24, 2026` or `24.12.2026`. What \
        has slashes, such as `12/11`, is read in two ways in the world, and so in none here.
        """
      ]),
    .paragraph(
      """
      These name more than a day, where that will do. `--from` takes the first day of it and `--to` the last; `month` \
      shows the month that it begins in, and all months of a year, or with `-3` January and its neighbours.
      """),
    .item("`2026-12`, `december`, `dec 2027`", ["This month; without a year, that of this year."]),
    .item("`2026-W51`, `2026W51`", ["This week of ISO 8601, from Monday on."]),
    .item("`2027`", ["This year, unless a file has that name."]),
    .item(
      "`this week`, `next month`, `last year`",
      [
        """
        The week, month or year of today, the next or the last one. Weeks begin on the day that `--week-start` or the \
        locale says.
        """
      ]),
  ]

  static let sources: [ManBlock] = [
    .item("An .ics file", ["Any number of calendars (VCALENDAR), each with any number of components (RFC 5545)."]),
    .item(
      "A directory",
      [
        """
        A vdir, as `vdirsyncer`(1) keeps it: every `*.ics` file below it is read, and each sub-directory with files \
        is a calendar of its own.
        """
      ]),
    .item("`-`", ["Standard input."]),
    .paragraph(
      """
      Sources are UTF-8, or UTF-16 or UTF-32 with a byte order mark. Those that are not are read in the encoding that their \
      lines look like, which is said once for a file; `--encoding` names another one. Where a character of UTF-8 is cut off, \
      U+FFFD is shown in its place.
      """),
    .paragraph(
      """
      A bad component is skipped with a diagnostic that names file and line; all other components are shown. A \
      truncated file gives what came before the cut.
      """),
  ]

  static let turn: [ManBlock] = [
    .paragraph(
      """
      The vector of `swipe` is in cells, x to the right and y downward, as the pointer moved. `next` is the vector \
      (0, -1) and `prev` is (0, 1); `--corner` sets the sign of DX.
      """),
    .table(
      ["Vector", "Shows", "The page"],
      [
        ["DY < 0, DX <= 0", "next month", "lifts at the lower right corner, toward the upper left"],
        ["DY < 0, DX > 0", "next month", "lifts at the lower left corner, toward the upper right"],
        ["DY >= 0, DX >= 0", "previous month", "comes back from the upper left, down to the lower right"],
        ["DY >= 0, DX < 0", "previous month", "comes back from the upper right, down to the lower left"],
      ]),
    .paragraph(
      """
      `--transition` chooses another way to turn. Those that move come from the bottom for a later month and from the \
      top for an earlier one. `FLIPCAL_MOTION=reduced` exchanges the page in a single cut, whatever was chosen.
      """),
    .paragraph(
      """
      A turn takes half a second. The focus is saved when the turn starts. A turn over several months is one turn. A \
      signal, a resize or an error ends it and leaves the terminal as it was.
      """),
  ]

  static let exitStatus: [ManBlock] = [
    .item("`0`", ["Done, also where there was nothing to show or parts of a file were skipped with a diagnostic."]),
    .item("`1`", ["The data or the system kept flipcal from answering."]),
    .item("`2`", ["The command line cannot be obeyed."]),
    .paragraph("Where a pipe is closed by its reader, flipcal ends quietly."),
  ]
}
