extension CommandTable {
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
      prose: "The first day of the agenda, inclusive. A month stands for its first day. The default is today."),
    OptionSpec(
      key: .to, kind: .day,
      help: "Last day, inclusive",
      prose: "The last day of the agenda, inclusive. A month stands for its last day."),
    OptionSpec(
      key: .days, kind: .count(1...36_600), excludes: [.to],
      help: "Number of days, 1 to 36600",
      prose: "The number of days of the agenda, counted from its first day, 1 to 36600."),
    OptionSpec(
      key: .calendar, short: "a", kind: .text(metavar: "NAME"), isRepeatable: true,
      help: "Only the calendar of this name",
      prose: "Show only the calendar of this name. Given several times, show all calendars that are named."),
    OptionSpec(
      key: .except, short: "d", kind: .text(metavar: "NAME"), isRepeatable: true,
      help: "Leave out the calendar of this name",
      prose: "Leave out the calendar of this name. Given several times, leave out all calendars that are named."),
    OptionSpec(
      key: .json, kind: .flag, excludes: [.tsv],
      help: "Write JSON",
      prose: "Write one JSON document in UTF-8 instead of text. See OUTPUT for its keys."),
    OptionSpec(
      key: .tsv, kind: .flag,
      help: "Write tab-separated values",
      prose: "Write tab-separated values instead of text: a header line, then one line for each occurrence. See OUTPUT."
    ),
    OptionSpec(
      key: .color, kind: .choice(When.words),
      help: "When to use colour",
      prose: """
        When to use colour. With `auto`, the default, colour is used on a terminal that has it, and the environment \
        variables `NO_COLOR` and `CLICOLOR_FORCE` are obeyed; `always` and `never` override both.
        """),
    OptionSpec(
      key: .ascii, kind: .flag,
      help: "Draw with ASCII characters only",
      prose: """
        Draw the page with ASCII characters instead of box-drawing characters. The text of events is not changed.
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
      key: .animate, kind: .choice(When.words),
      help: "When to animate the turn",
      prose: """
        When to animate the turn of the page. With `auto`, the default, the turn is animated on a terminal that can \
        show it, unless `FLIPCAL_MOTION` says otherwise; `never` shows the new page at once. A pipe or a file never \
        gets an animation.
        """),
    OptionSpec(
      key: .corner, kind: .choice(CornerChoice.allCases.map(\.rawValue)),
      help: "Corner at which the page lifts",
      prose: """
        The lower corner at which the page lifts or to which it comes back: `right`, `left`, or `auto`, the default, \
        which is `right`.
        """),
    OptionSpec(
      key: .help, short: "h", kind: .flag,
      help: "Show help and exit",
      prose: "Show the help of the command, or of flipcal where no command is given, and exit."),
    OptionSpec(
      key: .version, short: "V", kind: .flag,
      help: "Show the version and exit",
      prose: "Show the version of flipcal and exit."),
  ]
}
