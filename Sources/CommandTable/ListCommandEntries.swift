extension CommandTable {
  static let sourceHelp = "A file, a directory of .ics files, or - for standard input"

  /// The sources of a command that falls back to the open set.
  static let optionalSources = OperandSpec(
    name: "SOURCE", kind: .path, isOptional: true, isRepeatable: true, help: sourceHelp + "; the open set if left out")

  private static let listOptions: [OptionKey] = [
    .tz, .calendar, .except, .encoding, .json, .tsv, .color, .theme, .ambiguousWidth, .width,
  ]

  /// The commands that write lines.
  static let listCommands: [CommandSpec] = [
    CommandSpec(
      name: .agenda,
      operands: [optionalSources],
      summary: "List occurrences, a line each",
      prose: [
        """
        List the occurrences of a span of days, a line each, ordered by their start: seven days from today where \
        nothing else is said. Sources that are named are used instead of the open set.
        """
      ],
      options: listOptions + [.from, .to, .days],
      examples: [
        .init(line: "flipcal agenda", meaning: "What comes next"),
        .init(line: "flipcal agenda --from -2w --to today", meaning: "The last two weeks"),
        .init(line: "flipcal agenda --days 7 -a work --json", meaning: "A week of one calendar as JSON"),
      ]),
    CommandSpec(
      name: .day,
      operands: [
        OperandSpec(name: "D", kind: .day, isOptional: true, help: "The day; today if left out"),
        optionalSources,
      ],
      summary: "List the occurrences of one day",
      prose: [
        """
        List the occurrences of one day. The first operand that has the form of a date is the day; where a file of \
        that name exists, only the numeric forms are taken as a date. All other operands are sources, which are used \
        instead of the open set.
        """
      ],
      options: listOptions,
      examples: [
        .init(line: "flipcal day", meaning: "Today"),
        .init(line: "flipcal day friday work.ics", meaning: "Friday, from one file"),
        .init(line: "flipcal day -1d --tsv", meaning: "Yesterday as tab-separated values"),
      ]),
    CommandSpec(
      name: .search,
      operands: [
        OperandSpec(name: "TEXT", kind: .text, help: "The words to look for, in quotes where there are several"),
        optionalSources,
      ],
      summary: "List the occurrences whose text holds some words",
      prose: [
        """
        List the occurrences whose title, place, description or categories hold all words of TEXT, in any order. \
        Letter case and accents make no difference, and a word may be a part of a longer one. Unless `--from`, `--to` \
        or `--days` say otherwise, a year back and a year ahead are searched.
        """
      ],
      options: listOptions + [.from, .to, .days],
      examples: [
        .init(line: "flipcal search dentist", meaning: "When the dentist is"),
        .init(line: "flipcal search choir --from today", meaning: "What the choir has in the year to come"),
      ]),
    CommandSpec(
      name: .calendars,
      summary: "List what is open",
      prose: [
        "List the calendars of the open set: path, name, colour, counts, when each was loaded, and the size of its index."
      ],
      options: [.encoding, .json, .color],
      examples: [.init(line: "flipcal calendars", meaning: "List the open calendars")]),
    CommandSpec(
      name: .check,
      operands: [OperandSpec(name: "SOURCE", kind: .path, isRepeatable: true, help: sourceHelp)],
      summary: "Name all that breaks the rules of iCalendar",
      prose: [
        """
        Check sources by the rules of RFC 5545 and those that extend it, and write a line for each place where one is \
        broken: file, line, severity, what is wrong, what to do about it, the section of the specification, and the id \
        of the rule. What the other commands tolerate silently is named as well. Nothing is changed.
        """,
        """
        An `error` is what a specification demands, or what is broken or lost; a `warning` is what it advises against, \
        or what not all programs will read. Of one rule no more than 100 places in a file are named; the others are \
        counted. What is right is passed over in silence. Text that is not UTF-8 is an error also where `--encoding` says \
        how to read it.
        """,
      ],
      options: [.encoding, .json, .sarif, .color],
      examples: [
        .init(line: "flipcal check cal.ics", meaning: "Name the errors and warnings of a file"),
        .init(line: "flipcal check --json calendars", meaning: "Check a directory, as JSON"),
        .init(line: "flipcal check --sarif cal.ics > cal.sarif", meaning: "Write a log for other tools"),
      ],
      exitNotes: [
        """
        The exit status is 1 where there are errors, or something cannot be read or is no calendar, and 0 where there are \
        warnings only.
        """
      ]),
    CommandSpec(
      name: .help,
      operands: [OperandSpec(name: "COMMAND", kind: .command, isOptional: true, help: "The command to explain")],
      summary: "Show help",
      prose: ["Show the help of a command, or the list of commands. `flipcal next --help` does the same."],
      examples: [.init(line: "flipcal help next", meaning: "Show the help of next")],
      exitNotes: ["An unknown COMMAND is a usage error."]),
  ]
}
