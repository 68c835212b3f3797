extension CommandTable {
  static let sourceHelp = "A file, a directory of .ics files, or - for standard input"

  /// The sources of a command that falls back to the open set.
  static let optionalSources = OperandSpec(
    name: "SOURCE", kind: .path, isOptional: true, isRepeatable: true, help: sourceHelp + "; the open set if left out")

  /// What every command that reads calendars takes.
  private static let sourceOptions: [OptionKey] = [.tz, .calendar, .except, .encoding]
  /// What every command that writes lines takes.
  private static let lineOptions: [OptionKey] = [.color, .theme, .ambiguousWidth, .width, .pager]
  /// The forms of occurrences.
  private static let formats: [OptionKey] = [.json, .ndjson, .tsv, .ics, .format]
  private static let listOptions = sourceOptions + formats + lineOptions
  private static let spanOptions: [OptionKey] = [.from, .to, .days]

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
      options: listOptions + spanOptions,
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
      options: listOptions + [.at],
      examples: [
        .init(line: "flipcal day", meaning: "Today"),
        .init(line: "flipcal day --at now", meaning: "What is on now"),
        .init(line: "flipcal day friday work.ics", meaning: "Friday, from one file"),
        .init(line: "flipcal day -1d --tsv", meaning: "Yesterday as tab-separated values"),
      ]),
    CommandSpec(
      name: .search,
      operands: [
        OperandSpec(name: "TEXT", kind: .text, isRepeatable: true, help: "The words to look for"),
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
      options: listOptions + spanOptions,
      examples: [
        .init(line: "flipcal search dentist", meaning: "When the dentist is"),
        .init(line: "flipcal search choir --from today", meaning: "What the choir has in the year to come"),
      ]),
    CommandSpec(
      name: .show,
      operands: [
        OperandSpec(
          name: "UID", kind: .uid, isOptional: true, isRepeatable: true,
          help: "The UID of an event, or as much of its beginning as tells it from all others"),
        optionalSources,
      ],
      summary: "Show events in full",
      prose: [
        """
        Show all that an event says: times, place, description, people and whether they come, alarms, and when it \
        repeats. Without a UID all events of the sources are shown.
        """
      ],
      options: listOptions,
      examples: [
        .init(line: "flipcal show - < invitation.ics", meaning: "Read an invitation that came by mail")
      ]),
    CommandSpec(
      name: .nextEvent,
      operands: [optionalSources],
      summary: "Tell what comes next, in one line",
      prose: ["Tell in one line what is on now or comes next, for prompts and status bars."],
      options: sourceOptions + formats + [.color],
      examples: [.init(line: "flipcal next-event", meaning: "What comes next")]),
    CommandSpec(
      name: .tasks,
      operands: [optionalSources],
      summary: "List what is to be done",
      prose: ["List the tasks that are open, those first that are overdue, then by when they are due."],
      options: listOptions + [.all],
      examples: [
        .init(line: "flipcal tasks", meaning: "What is to be done"),
        .init(line: "flipcal tasks --all", meaning: "What was done as well"),
      ]),
    CommandSpec(
      name: .free,
      operands: [optionalSources],
      summary: "List when nothing is on",
      prose: ["List the times at which nothing is on: seven days from today where nothing else is said."],
      options: sourceOptions + [.json, .ndjson, .tsv] + lineOptions + spanOptions + [.min, .hours],
      examples: [
        .init(line: "flipcal free --min 1h --hours 09:00-18:00", meaning: "When there is an hour for a meeting")
      ]),
    CommandSpec(
      name: .conflicts,
      operands: [optionalSources],
      summary: "List what overlaps",
      prose: ["List the occurrences that are on at the same time: four weeks from today where nothing else is said."],
      options: sourceOptions + [.json, .ndjson, .tsv] + lineOptions + spanOptions,
      examples: [.init(line: "flipcal conflicts --days 7", meaning: "What overlaps in the week to come")]),
    CommandSpec(
      name: .stats,
      operands: [optionalSources],
      summary: "Count occurrences and their hours",
      prose: [
        "Count the occurrences and their hours, by calendar and by weekday: of this month if nothing else is said."
      ],
      options: sourceOptions + [.json, .tsv] + lineOptions + spanOptions + [.ascii, .weekStart],
      examples: [.init(line: "flipcal stats --from 2026-01 --to 2026-12", meaning: "Where a year went")]),
    CommandSpec(
      name: .calendars,
      summary: "List what is open",
      prose: [
        "List the calendars of the open set: path, name, colour, counts, when each was loaded, and the size of its index."
      ],
      options: [.encoding, .json, .color, .pager],
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
      options: [.encoding, .json, .sarif, .color, .pager],
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
      name: .config,
      operands: [
        OperandSpec(
          name: "check", kind: .choice(["check"]), isOptional: true, help: "Name what is wrong, and nothing else")
      ],
      summary: "Show what is set for all runs",
      prose: [
        "Show the values of all options and where each comes from; with `check`, what is wrong with what was set."
      ],
      options: [.json, .color, .pager],
      examples: [
        .init(line: "flipcal config", meaning: "Show what is set"),
        .init(line: "flipcal config check", meaning: "Name the errors of the configuration file"),
      ]),
    CommandSpec(
      name: .completions,
      operands: [
        OperandSpec(name: "SHELL", kind: .choice(Shell.words), help: "The shell: bash, zsh or fish"),
        OperandSpec(
          name: "WORD", kind: .words, isOptional: true, isRepeatable: true,
          help: "The words of a command line, for the scripts themselves"),
      ],
      summary: "Write what completes command lines in a shell",
      prose: [
        """
        Write a script that completes commands, options and their values in a shell: also paths of sources, names of \
        calendars and themes, time zones, and for `show` the UIDs of what is on around today. `make install` puts the \
        scripts where shells look for them. In bash, `source <(flipcal completions bash)` in `~/.bashrc` does it without; \
        in zsh, `source <(flipcal completions zsh)` in `~/.zshrc`, behind `compinit`.
        """,
        """
        The scripts call `flipcal completions` {SHELL} `--` {WORD}... at each press of the Tab key. It writes a line \
        for each candidate: the value, a tab, and what it is. A line that begins with `files:` stands for the paths of sources.
        """,
      ],
      examples: [
        .init(
          line: "flipcal completions bash > ~/.local/share/bash-completion/completions/flipcal", meaning: "For bash"),
        .init(line: "flipcal completions zsh > ~/.zfunc/_flipcal", meaning: "For zsh, with ~/.zfunc in fpath"),
        .init(line: "flipcal completions fish > ~/.config/fish/completions/flipcal.fish", meaning: "For fish"),
      ]),
    CommandSpec(
      name: .help,
      operands: [
        OperandSpec(name: "TOPIC", kind: .command, isOptional: true, help: "A command, or a topic of the list")
      ],
      summary: "Show help",
      prose: [
        """
        Show the help of a command, a part of the manual, or the list of both. `flipcal next --help` shows the help \
        of `next` as well.
        """
      ],
      options: [.color, .pager],
      examples: [
        .init(line: "flipcal help next", meaning: "Show the help of next"),
        .init(line: "flipcal help dates", meaning: "Show how days and months are written"),
      ],
      exitNotes: ["An unknown TOPIC is a usage error."]),
  ]
}
