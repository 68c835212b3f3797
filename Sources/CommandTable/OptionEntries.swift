extension CommandTable {
  /// All options, in the order of help and the man page.
  public static let options: [OptionSpec] = contentOptions + lookOptions

  /// The options that choose the form of the output, of which there can be one.
  private static let formatKeys: [OptionKey] = [
    .json, .ndjson, .tsv, .ics, .format, .sarif, .html, .svg, .frames, .cast,
  ]

  /// Those behind one of them, each of which it excludes.
  private static func formats(behind key: OptionKey) -> [OptionKey] {
    formatKeys.firstIndex(of: key).map { Array(formatKeys[($0 + 1)...]) } ?? []
  }

  /// The options that say what is shown, and in which form.
  static let contentOptions: [OptionSpec] = [
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
        The first day of the list, inclusive. A week, a month or a year stands for its first day. The default is today, \
        for `search` without `--days` a year ago, for `stats` the first of this month. For `turn`, the month that it begins with.
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
      prose: "The number of days of the list, counted from its first day, 1 to 36600."),
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
        look of the lines that are no UTF-8 says, which is told once for a file. It holds for all sources of the command, \
        also those that are UTF-8. What is opened with an encoding (`flipcal --encoding GBK cal.ics`) is read in it by \
        later runs as well, until something is opened without one. The sources of `--holidays` are not meant.
        """),
    OptionSpec(
      key: .json, kind: .flag, excludes: formats(behind: .json) + [.three, .year],
      help: "Write JSON",
      prose: "Write one JSON document in UTF-8 instead of text. See OUTPUT for its keys."),
    OptionSpec(
      key: .ndjson, kind: .flag, excludes: formats(behind: .ndjson),
      help: "Write JSON, a line for each occurrence",
      prose: """
        Write JSON documents in UTF-8, a line for each occurrence, with the keys of `--json`: for what `free` and \
        `conflicts` list, a line for each time.
        """),
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
  ]
}
