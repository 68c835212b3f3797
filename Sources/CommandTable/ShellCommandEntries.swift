extension CommandTable {
  /// The commands about what is open, what is set, and what a shell needs.
  static let shellCommands: [CommandSpec] = [
    CommandSpec(
      name: .calendars,
      summary: "List what is open",
      prose: [
        """
        List the calendars that commands work on where no SOURCE is given: name, counts, colour, when each was loaded, \
        the size of its index, its encoding where one was given, whether it is hidden, whether it is of the open set or \
        of the configuration, and its path.
        """
      ],
      options: [.encoding, .json, .color, .pager],
      examples: [.init(line: "flipcal calendars", meaning: "List the open calendars")]),
    CommandSpec(
      name: .close,
      summary: "Forget what is open",
      prose: [
        """
        Forget the open set. From then on the calendars of the configuration are used again; see flipcal-config(5). \
        Nothing happens to the sources, and the focus stays.
        """
      ],
      options: [.color],
      examples: [.init(line: "flipcal close", meaning: "Go back to the calendars of the configuration")]),
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
        """
        Show what is set: the defaults of options for all commands and for one, the calendars, the keys and the themes of \
        the configuration, each with the line of the file or the variable of the environment that says so, and where \
        configuration, state and indexes are kept. What is not set stands behind a `#` with its usual value. On a pipe \
        this is a configuration file that says the same.
        """,
        """
        With `check`, name each error of the file and of the environment by its place, and nothing else: also what other \
        runs say only where it matters, such as a theme that is not chosen, and paths that lead nowhere.
        """,
      ],
      options: [.json, .color, .pager],
      examples: [
        .init(line: "flipcal config", meaning: "Show what is set"),
        .init(line: "flipcal config check", meaning: "Name the errors of the configuration file"),
      ],
      exitNotes: ["With `check`, the exit status is 1 where there are errors."]),
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
        for each candidate: the value, a tab, and what it is. A line that begins with `files:` stands for the paths of \
        sources.
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
