extension CommandTable {
  /// The calendars, besides the Gregorian one, that days can be shown in, by their CLDR names.
  public static let calendarSystems = [
    "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil",
    "islamic-tbla", "islamic-umalqura", "japanese", "persian", "roc",
  ]

  /// The options that say how it looks and moves, and those that are no matter of the page.
  static let lookOptions: [OptionSpec] = [
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
