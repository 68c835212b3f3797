extension CommandTable {
  /// What every command that shows a page takes.
  private static let pageOptions: [OptionKey] = [
    .tz, .calendar, .except, .encoding, .color, .theme, .ascii, .ambiguousWidth, .width, .height, .weekStart,
    .weekNumbers, .lunar, .calendarSystem, .holidays,
  ]
  private static let spans: [OptionKey] = [.three, .year]
  /// What every command that turns the page takes; a swipe fixes the corner itself.
  private static let swipeOptions: [OptionKey] = [.motion, .animate, .transition, .shading]
  private static let turnOptions = swipeOptions + [.corner]

  private static let pageCount = OperandSpec(
    name: "N", kind: .count(1...9999), isOptional: true, help: "Number of months, 1 to 9999; 1 if left out")

  /// The commands that show a page.
  static let pageCommands: [CommandSpec] = [
    CommandSpec(
      name: .open,
      operands: [OperandSpec(name: "SOURCE", kind: .path, isRepeatable: true, help: sourceHelp)],
      summary: "Open these sources and show the page",
      prose: [
        """
        Open the sources. They become the open set: flipcal remembers them, and every later command that names no \
        source uses them. The focus becomes today, and its month's page is shown.
        """
      ],
      options: pageOptions + spans,
      examples: [
        .init(line: "flipcal work.ics ~/calendars/home", meaning: "Open a file and a directory"),
        .init(line: "flipcal ./next", meaning: "Open a file that has the name of a command"),
        .init(line: "flipcal work.ics | grep Dentist", meaning: "Find the dentist in the month shown"),
      ]),
    CommandSpec(
      name: .page,
      summary: "Show the page again",
      prose: ["Show the page of the focus again, with the sources of the open set."],
      options: pageOptions + spans + turnOptions + [.browse],
      examples: [
        .init(line: "flipcal", meaning: "Show the page"),
        .init(line: "flipcal --ascii --width 60", meaning: "Show it in ASCII, 60 cells wide"),
      ]),
    CommandSpec(
      name: .next,
      operands: [pageCount],
      summary: "Turn to the next month",
      prose: [
        """
        Turn to the next month, or to the Nth month from the focus in one turn. The new focus is kept. The day of the \
        focus is kept as well: 31 January turns to the last day of February and back to 31 January.
        """
      ],
      options: pageOptions + turnOptions,
      examples: [
        .init(line: "flipcal next", meaning: "Turn one page"),
        .init(line: "flipcal next 5 --corner left", meaning: "Go five months on, the page lifting at the left"),
      ]),
    CommandSpec(
      name: .prev,
      operands: [pageCount],
      summary: "Turn to the previous month",
      prose: [
        "Turn to the previous month, or to the Nth month before the focus in one turn. The new focus is kept."
      ],
      options: pageOptions + turnOptions,
      examples: [
        .init(line: "flipcal prev", meaning: "Turn one page back"),
        .init(line: "flipcal prev 12 --animate never", meaning: "Go a year back without animation"),
      ]),
    CommandSpec(
      name: .today,
      summary: "Turn to the month of today",
      prose: [
        "Turn to the month of today: forward or back in one turn, or not at all where the page already shows it."
      ],
      options: pageOptions + turnOptions,
      examples: [.init(line: "flipcal today", meaning: "Go to the month of today")]),
    CommandSpec(
      name: .swipe,
      operands: [
        OperandSpec(name: "DX", kind: .signedInteger(-9999...9999), help: "Cells to the right; negative: to the left"),
        OperandSpec(name: "DY", kind: .signedInteger(-9999...9999), help: "Cells downward; negative: upward"),
      ],
      summary: "Turn by a swipe vector",
      prose: [
        """
        Turn the page as a pointer that moved by this vector would: upward to the next month, otherwise to the \
        previous one. See THE TURN. Negative numbers are values, not options.
        """
      ],
      options: pageOptions + swipeOptions,
      examples: [
        .init(line: "flipcal swipe -8 -3", meaning: "Swipe to the upper left: the next month"),
        .init(line: "flipcal swipe 0 4", meaning: "Swipe downward: the previous month"),
      ],
      exitNotes: ["The vector `0 0` has no direction and is a usage error."]),
    CommandSpec(
      name: .month,
      operands: [
        OperandSpec(
          name: "YYYY-MM", kind: .month, isOptional: true,
          help: "The month, a day D within it, or a year YYYY; the month of the focus if left out"),
        optionalSources,
      ],
      summary: "Show the page of one month",
      prose: [
        """
        Show the page of one month without moving the focus. The first operand that has the form of a date is the \
        month; a year of four digits has a page of all its months. Where a file of that name exists, only months and \
        days in numbers are taken as a date. All other operands are \
        sources, which are used instead of the open set.
        """
      ],
      options: pageOptions + spans + [.json, .html, .svg],
      examples: [
        .init(line: "flipcal month 2026-12", meaning: "Show December 2026"),
        .init(line: "flipcal month -1m work.ics", meaning: "Show the month before this one, with one file"),
        .init(line: "flipcal month 2027", meaning: "Show all months of a year"),
        .init(line: "flipcal month 2026-12 --json", meaning: "Write it as JSON"),
        .init(line: "flipcal month -3 --week-numbers", meaning: "Show three months with the numbers of their weeks"),
        .init(line: "flipcal month 2026-12 --html > december.html", meaning: "Make a page to print or to mail"),
      ]),
    CommandSpec(
      name: .browse,
      operands: [optionalSources],
      summary: "Turn the pages by hand, full screen",
      prose: [
        """
        Show the page full screen, with the day that is chosen and its occurrences, and obey keys and the mouse until \
        `q`; see BROWSING. The sources of the open set are used, and the focus goes along, unless sources are named, \
        which leave both alone.
        """
      ],
      options: pageOptions.filter { ![.width, .height].contains($0) } + turnOptions,
      examples: [
        .init(line: "flipcal browse", meaning: "Browse what is open"),
        .init(line: "flipcal browse - < invitation.ics", meaning: "Look at a file without opening it"),
      ],
      exitNotes: ["Without a terminal that can show it, `browse` ends with status 1."]),
    CommandSpec(
      name: .turn,
      operands: [optionalSources],
      summary: "Record a turn of the page",
      prose: [
        """
        Turn from the page of one month to that of another without moving the focus: from `--from`, or else the month \
        of the focus, to `--to`, or else the month after it. With `--frames`, `--cast` or `--svg` the turn is written \
        down; without them it is played on a terminal, and the page it leads to is printed to a pipe.
        """
      ],
      options: pageOptions + turnOptions + [.from, .to, .frames, .cast, .svg],
      examples: [
        .init(line: "flipcal turn --frames | less -R", meaning: "Look at the frames of a turn, a page each"),
        .init(
          line: "flipcal turn --from 2026-11 --to 2026-12 --cast > turn.cast", meaning: "Record a turn for asciinema"),
        .init(line: "flipcal turn work.ics --svg > turn.svg", meaning: "Make a picture that moves"),
      ]),
  ]
}
