extension CommandTable {
  /// The calendars, besides the Gregorian one, that days can be shown in, by their CLDR names.
  public static let calendarSystems = [
    "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil",
    "islamic-tbla", "islamic-umalqura", "japanese", "persian", "roc",
  ]

  /// The options that choose the form of the output, of which there can be one.
  private static let formatKeys: [OptionKey] = [
    .json, .ndjson, .tsv, .ics, .format, .sarif, .html, .svg, .frames, .cast,
  ]

  /// Those behind one of them, each of which it excludes.
  private static func formats(behind key: OptionKey) -> [OptionKey] {
    formatKeys.firstIndex(of: key).map { Array(formatKeys[($0 + 1)...]) } ?? []
  }

  /// All options, in the order of help and the man page.
  public static let options: [OptionSpec] = [
    OptionSpec(
      key: .tz, kind: .zone,
      help: "Show times in this time zone",
      prose: """
        The viewing zone: all times are shown in it, and it decides on which day an occurrence falls and which day \
        is today. ZONE is a name of the time zone database, such as `Europe/Berlin`. Without it the zone is that of \
        the environment variable `TZ`, then that of the system.
        """),
    OptionSpec(
      key: .from, kind: .day,
      help: "First day, inclusive",
      prose: """
        The first day of the list, inclusive. A week, a month or a year stands for its first day. The default is today. \
        For `turn`, the month that it begins with.
        """
    ),
    OptionSpec(
      key: .to, kind: .day,
      help: "Last day, inclusive",
      prose: """
        The last day of the list, inclusive. A week, a month or a year stands for its last day. For `turn`, the month \
        that it leads to.
        """),
    OptionSpec(
      key: .days, kind: .count(1...36_600), excludes: [.to],
      help: "Number of days, 1 to 36600",
      prose: "The number of days of the agenda, counted from its first day, 1 to 36600."),
    OptionSpec(
      key: .at, kind: .time,
      help: "Only what is on at this time",
      prose: """
        Only what is on at a moment: `now`, a time of day such as `14:30`, `2pm` or `noon`, or a day and a time such as \
        `2026-12-01T14:30` or `tomorrow 9:00`.
        """),
    OptionSpec(
      key: .min, kind: .duration,
      help: "Shortest time that counts",
      prose: "The shortest time that counts, such as `30m`, `1h`, `1h30m` or `PT30M`; a bare number is minutes."),
    OptionSpec(
      key: .hours, kind: .hours,
      help: "Hours of each day that count",
      prose: "The hours of each day that count, such as `09:00-18:00`, on the clocks of the viewing zone."),
    OptionSpec(
      key: .all, kind: .flag,
      help: "Also what is done",
      prose: "Show tasks that are completed or cancelled as well."),
    OptionSpec(
      key: .calendar, short: "a", kind: .text(metavar: "NAME"), isRepeatable: true,
      help: "Only the calendar of this name",
      prose: "Show only the calendar of this name. Given several times, show all calendars that are named."),
    OptionSpec(
      key: .except, short: "d", kind: .text(metavar: "NAME"), isRepeatable: true,
      help: "Leave out the calendar of this name",
      prose: "Leave out the calendar of this name. Given several times, leave out all calendars that are named."),
    OptionSpec(
      key: .encoding, kind: .text(metavar: "NAME"),
      help: "Encoding of the sources",
      prose: """
        The encoding of all sources, by any name that ICU knows, such as `windows-1252`, `GBK`, `Shift_JIS` or \
        `UTF-16LE`; only a byte order mark knows better. Without it, files are UTF-8, or what their byte order mark or the \
        look of the lines that are no UTF-8 says, which is told once for a file. It holds for all sources of the command, also those that are UTF-8. What is opened with an \
        encoding (`flipcal --encoding GBK cal.ics`) is read in it by later runs as well, until something is opened \
        without one. The sources of `--holidays` are not meant.
        """),
    OptionSpec(
      key: .json, kind: .flag, excludes: formats(behind: .json) + [.three, .year],
      help: "Write JSON",
      prose: "Write one JSON document in UTF-8 instead of text. See OUTPUT for its keys."),
    OptionSpec(
      key: .ndjson, kind: .flag, excludes: formats(behind: .ndjson),
      help: "Write JSON, a line for each occurrence",
      prose: "Write JSON documents in UTF-8, a line for each occurrence, with the keys of `--json`."),
    OptionSpec(
      key: .tsv, kind: .flag, excludes: formats(behind: .tsv),
      help: "Write tab-separated values",
      prose: "Write tab-separated values instead of text: a header line, then one line for each occurrence. See OUTPUT."
    ),
    OptionSpec(
      key: .ics, kind: .flag, excludes: formats(behind: .ics),
      help: "Write iCalendar",
      prose: """
        Write an iCalendar object of the components that the occurrences come from, byte for byte as their sources have \
        them, with the time zones that they name: alarms, unknown properties and all overrides of recurring events \
        included. Sources in other encodings are written in UTF-8, and what structure needs is added where it is missing. \
        What one object cannot say becomes several: a zone name that means two zones, floating times of calendars \
        with an `X-WR-TIMEZONE`, a `METHOD` such as `CANCEL`. Where nothing is selected nothing is written. On a terminal, \
        and only there, control characters are shown as stand-ins.
        """),
    OptionSpec(
      key: .format, kind: .text(metavar: "TEMPLATE"), excludes: formats(behind: .format),
      help: "Write each occurrence by a template",
      prose: "Write each occurrence by a template such as `'{start:HH:mm} {summary:20}'`. See OUTPUT."),
    OptionSpec(
      key: .sarif, kind: .flag, excludes: formats(behind: .sarif),
      help: "Write a SARIF log",
      prose: """
        Write the findings as a log in the format SARIF 2.1.0 (OASIS), which platforms for code and editors read. Its \
        rules are all that `check` knows.
        """),
    OptionSpec(
      key: .html, kind: .flag, excludes: formats(behind: .html) + [.three, .year],
      help: "Write an HTML document",
      prose: """
        Write the page as one HTML document that needs nothing else: for mail, a wiki, or print on a sheet of A4 or \
        Letter. All occurrences of the month are in it.
        """),
    OptionSpec(
      key: .svg, kind: .flag, excludes: formats(behind: .svg) + [.three, .year],
      help: "Write an SVG picture",
      prose: """
        Write the page as one SVG picture that needs nothing else, in the proportions of a sheet of A4. What has no room \
        on it is counted as `+N more`.
        """),
    OptionSpec(
      key: .frames, kind: .flag, excludes: formats(behind: .frames),
      help: "Write the frames of the turn as plain text",
      prose: "Write the frames of the turn as plain text, a form feed between one and the next."),
    OptionSpec(
      key: .cast, kind: .flag,
      help: "Write a recording for asciinema",
      prose: """
        Write a recording of the turn in the format asciicast v2, which `asciinema`(1) and its web player play. Its \
        times are those of an undisturbed terminal, so the same turn always gives the same recording. The terminal has a \
        row more than the page.
        """),
    OptionSpec(
      key: .three, short: "3", kind: .flag, excludes: [.year],
      help: "Show the month with its neighbours",
      prose: """
        Show three months: the one before, the month itself, and the one after. Marks behind the days tell how many \
        occurrences they have.
        """),
    OptionSpec(
      key: .year, short: "y", kind: .flag,
      help: "Show the whole year",
      prose: "Show the months of a year. Marks behind the days tell how many occurrences they have."),
    OptionSpec(
      key: .color, kind: .choice(When.words), preset: .undoneByValue,
      help: "When to use colour",
      prose: """
        When to use colour. With `auto`, the default, colour is used on a terminal that has it, and the environment \
        variables `NO_COLOR` and `CLICOLOR_FORCE` are obeyed; `always` and `never` override both.
        """),
    OptionSpec(
      key: .theme, kind: .text(metavar: "NAME"), preset: .undoneByValue,
      help: "Colours that pages are drawn in",
      prose: """
        The colours that pages are drawn in: `auto`, the default, which can be read on any background; `dark` and \
        `light`, which are livelier on a background of their kind; `plain`, which has none; or a theme of the \
        configuration file.
        """),
    OptionSpec(
      key: .ascii, kind: .flag,
      help: "Draw with ASCII characters only",
      prose: """
        Draw the page with ASCII characters instead of box-drawing characters. The text of events is not changed.
        """),
    OptionSpec(
      key: .ambiguousWidth, kind: .count(1...2), preset: .undoneByValue,
      help: "Cells of a character of ambiguous width, 1 or 2",
      prose: """
        How many cells the terminal gives to characters whose width Unicode calls ambiguous, such as Greek letters: 1, \
        the default, or 2, as some East Asian terminals have it. With 2 the page is drawn in ASCII, since the \
        characters of its lines are ambiguous too.
        """),
    OptionSpec(
      key: .width, kind: .count(20...1000),
      help: "Width in cells, 20 to 1000",
      prose: """
        The width of the output in terminal cells, 20 to 1000. The default is the width of the terminal, or 80 \
        where there is none.
        """),
    OptionSpec(
      key: .height, kind: .count(3...1000),
      help: "Height in cells, 3 to 1000",
      prose: """
        The height of the page in terminal cells, 3 to 1000. The default is the height of the terminal.
        """),
    OptionSpec(
      key: .weekStart, kind: .weekday,
      help: "First day of the week",
      prose: """
        The day on which a week begins: an English weekday name or its first three letters, such as `sunday` or \
        `sun`. The default comes from the locale.
        """),
    OptionSpec(
      key: .weekNumbers, kind: .flag,
      help: "Show the numbers of the weeks",
      prose: """
        Show the numbers of the weeks as ISO 8601 counts them. Where weeks do not begin on Monday, a row lies in two \
        weeks of ISO 8601; its number is that of the week with its Thursday.
        """),
    OptionSpec(
      key: .lunar, kind: .flag, excludes: [.calendarSystem, .three, .year],
      help: "Show Chinese lunar dates and solar terms",
      prose: """
        Show the days of the Chinese calendar and the 24 solar terms beside the numbers of the days, where there is \
        room for them. Both are counted by the time of China; the terms are told from 1901 to 2100.
        """),
    OptionSpec(
      key: .calendarSystem, kind: .choice(calendarSystems), excludes: [.three, .year],
      help: "Show the days of another calendar: " + calendarSystems.joined(separator: ", "),
      prose: """
        Show the days of another calendar beside the numbers of the days, where there is room for them: \
        \(calendarSystems.joined(separator: ", ")); the names are those of CLDR. Days begin at midnight also in \
        calendars in which they begin at sunset. `dangi` needs ICU 76.
        """),
    OptionSpec(
      key: .holidays, kind: .path, isRepeatable: true,
      help: "A calendar that tells which days are holidays",
      prose: """
        A source whose whole days are holidays: their numbers are drawn as such, with the name beside them where there \
        is room. They are no occurrences of the page. May be given several times.
        """),
    OptionSpec(
      key: .motion, kind: .choice(MotionName.allCases.map(\.rawValue)), preset: .undoneByValue,
      help: "How much may move",
      prose: """
        How much may move: `full`, the default; `reduced`, with which pages are exchanged in a single cut; or `none`.
        """),
    OptionSpec(
      key: .animate, kind: .choice(When.words), preset: .undoneByValue,
      help: "When to animate the turn",
      prose: """
        When to animate the turn of the page. With `auto`, the default, the turn is animated on a terminal that can \
        show it, unless `FLIPCAL_MOTION` says otherwise; `never` shows the new page at once. A pipe or a file never \
        gets an animation.
        """),
    OptionSpec(
      key: .transition, kind: .choice(TransitionName.allCases.map(\.rawValue)), preset: .undoneByValue,
      help: "How the page turns",
      prose: """
        How the page turns: `curl`, the default, lifts it at a corner; `fade` lets the other page come through it cell \
        by cell; with `move-in` the other page comes over it, with `push` it pushes it away, with `reveal` the page \
        leaves the other one behind: from the bottom for a later month, from the top for an earlier one. With `none` \
        it is exchanged at once.
        """),
    OptionSpec(
      key: .corner, kind: .choice(CornerChoice.allCases.map(\.rawValue)), preset: .undoneByValue,
      help: "Corner at which the page lifts",
      prose: """
        The lower corner at which the page lifts or to which it comes back: `right`, `left`, or `auto`, the default, \
        which is `right`.
        """),
    OptionSpec(
      key: .shading, kind: .choice(ShadingName.allCases.map(\.rawValue)), preset: .undoneByValue,
      help: "Characters of a curling page's back",
      prose: """
        The characters that the back of a curling page is drawn with: `ascii`, the default, or `unicode`, which has \
        finer shades and edges but needs a font with block elements. With `--ascii` it is always `ascii`.
        """),
    OptionSpec(
      key: .browse, kind: .flag, excludes: [.three, .year, .width, .height],
      help: "Browse the page instead of printing it",
      prose: """
        On a terminal that can show it, do as `browse` does instead of printing the page. It is meant for the \
        configuration, where `browse = yes` makes a bare `flipcal` interactive.
        """),
    OptionSpec(
      key: .pager, kind: .text(metavar: "COMMAND"),
      help: "Show long output by this command",
      prose: """
        The command that shows what is longer than the terminal: without it that of the environment variable `PAGER`, or \
        else `less`. `--no-pager` and the value `no` print it.
        """),
    OptionSpec(
      key: .help, short: "h", kind: .flag, preset: .refused,
      help: "Show help and exit",
      prose: "Show the help of the command, or of flipcal where no command is given, and exit."),
    OptionSpec(
      key: .version, short: "V", kind: .flag, preset: .refused,
      help: "Show the version and exit",
      prose: "Show the version of flipcal and exit."),
  ]
}
