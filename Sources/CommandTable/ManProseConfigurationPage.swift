/// The prose of flipcal-config(5).
extension ManProse {
  static var configurationSections: [(String, [ManBlock])] {
    [
      ("NAME", [.paragraph("flipcal-config - the configuration file of flipcal")]),
      ("DESCRIPTION", fileForm),
      ("CALENDARS", calendarSections),
      ("OPTIONS", optionSections),
      ("KEYS", keySections),
      ("THEMES", themeSections),
      ("FILES", configurationFiles),
      ("EXAMPLES", [.paragraph("A whole file:"), .code(configurationExample)]),
      ("SEE ALSO", [.paragraph("`flipcal`(1)")]),
    ]
  }

  private static let fileForm: [ManBlock] = [
    .paragraph(
      """
      The configuration of flipcal(1) is an INI file in UTF-8: sections in brackets, and below them lines of the form \
      `key = value`. A line that begins with `#` or `;` is a comment, and so is what follows a blank and `;` in a \
      value. A line has at most 199 bytes, the name of a section 48. Sections of one name are one section.
      """),
    .paragraph(
      """
      What cannot be obeyed is passed over with a diagnostic that names file and line; it changes neither the rest nor \
      the exit status. `flipcal config check` looks for all of it, and exits with 1 where there is something; `flipcal \
      config` shows what holds in the form of this file.
      """),
    .item("`[calendar` {NAME}`]`", ["A calendar; see CALENDARS."]),
    .item("`[options]`, `[`{COMMAND}`]`", ["Defaults of options, for all commands or for one; see OPTIONS."]),
    .item("`[keys]`, `[keys` {PLACE}`]`", ["Keys of `browse`; see KEYS."]),
    .item("`[theme` {NAME}`]`", ["A theme for `--theme` {NAME}; see THEMES."]),
    .paragraph(
      """
      A path is relative to the directory of the file, and `~/` at its beginning means the home directory.
      """),
  ]

  private static let calendarSections: [ManBlock] = [
    .paragraph(
      """
      Each section `[calendar` {NAME}`]` names a source. Commands that are given no SOURCE work on them, in the order of \
      the file, unless something is open: `flipcal` {SOURCE}`...` makes an open set, which counts until `flipcal close`. \
      The keys:
      """),
    .item("`path`", ["The file or the directory. A section needs one."]),
    .item("`color`, `colour`", ["The colour: a name of CSS such as `tomato`, `#rgb` or `#rrggbb`."]),
    .item(
      "`encoding`", ["The encoding, as for `--encoding`, which counts more where it is typed or in the environment."]),
    .item(
      "`hidden`",
      [
        """
        With `yes`, pages and lists leave it out unless `--calendar` names it; in `browse` it can be shown. A calendar \
        that is opened or given as a SOURCE is not hidden.
        """
      ]),
    .paragraph(
      """
      {NAME} is what the calendar is called instead of its own name, by `--calendar` as well. Where a directory holds \
      several calendars, each is called {NAME}`/` and its own name; one of them may have a section besides, with a path of \
      its own, which says more of it and counts more. Name, colour and encoding also hold where the same path is opened \
      or given as a SOURCE.
      """),
  ]

  private static var optionSections: [ManBlock] {
    [
      .paragraph(
        """
        The keys of `[options]` are long names of options; see flipcal(1). What stands there holds for all commands that \
        take the option; others pass it over. What stands in a section of a command, such as `[agenda]`, holds for that \
        one and counts more; `[page]` is for `flipcal` alone, `[open]` for `flipcal` {SOURCE}.
        """),
      .paragraph(
        """
        Options without a value take `yes` or `no` (or `true`, `false`, `on`, `off`, `1`, `0`). A key may be given several \
        times where the option may be repeated; otherwise the last one counts. Of two that exclude each other in one \
        section the first counts, which is said.
        """),
      .paragraph(
        """
        The command line beats the environment, and that beats the file; so do `TZ`, `COLUMNS`, `LINES`, `NO_COLOR`, \
        `CLICOLOR_FORCE` and `FLIPCAL_MOTION`, which say what `tz`, `width`, `height`, `color` and `animate` say. What \
        is typed also beats a default that it excludes, and takes one back by the negative form, such as `--no-json`.
        """),
      .table(
        ["Key", "Value", "Meaning"],
        CommandTable.options.filter { $0.preset != .refused }.map { option in
          ["`\(option.key.rawValue)`", value(of: option.kind), meaning(of: option)]
        }),
    ]
  }

  private static func value(of kind: ValueKind) -> String {
    switch kind {
    case .flag: "`yes`, `no`"
    case .choice: "a word"
    default: kind.metavar.map { "{\($0)}" } ?? ""
    }
  }

  /// What an option does, and the words that it takes.
  private static func meaning(of option: OptionSpec) -> String {
    guard case .choice(let words) = option.kind, words != CommandTable.calendarSystems else { return option.help }
    return "\(option.help): \(Quotation.list(words.map { "`\($0)`" }, "or"))"
  }

  private static let configurationFiles: [ManBlock] = [
    .item(
      "`$XDG_CONFIG_HOME/flipcal/config`",
      ["The file. The default is `~/.config/flipcal/config`; the environment variable `FLIPCAL_CONFIG` names another."])
  ]

  private static let configurationExample = [
    "[calendar Family]",
    "path = ~/calendars/family.ics",
    "color = tomato",
    "",
    "[calendar Work]",
    "path = ~/calendars/work",
    "color = #4682b4",
    "",
    "[calendar Archive]",
    "path = /srv/archive.ics",
    "encoding = windows-1252",
    "hidden = yes",
    "",
    "[options]",
    "week-start = monday",
    "week-numbers = yes",
    "theme = mine",
    "holidays = ~/calendars/holidays.ics",
    "",
    "[agenda]",
    "days = 14",
    "",
    "[page]",
    "browse = yes",
    "",
    "[keys]",
    "next-month = ] PgDn n Ctrl-F",
    "previous-month = [ PgUp p Ctrl-B",
    "quit = q Ctrl-Q",
    "",
    "[keys detail]",
    "page-down = Space PgDn Ctrl-F",
    "",
    "[theme mine]",
    "base = dark",
    "title = bold orange",
    "today = black on bright-yellow",
    "holiday = #ff8800 underline",
  ]
}
