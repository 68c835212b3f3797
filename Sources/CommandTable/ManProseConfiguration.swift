/// What flipcal(1) says of the configuration.
extension ManProse {
  static let configuration: [ManBlock] = [
    .paragraph(
      """
      Calendars, defaults of options for all commands or for one, keys of `browse` and themes stand in \
      `~/.config/flipcal/config`, which flipcal-config(5) describes. `flipcal config` shows what holds and who says so; \
      `flipcal config check` names what is wrong.
      """),
    .paragraph(
      """
      The command line beats the environment, the environment beats the section of a command in the file, and that beats \
      its section `[options]`. Every option may have a default but `--help` and `--version`. A default is taken back by \
      another value, or by the negative form, `--no-` and the name of the option: `--no-json`, `--no-week-numbers`. \
      `\(valuedNames)` have no such form, since a value says the same as no option.
      """),
    .paragraph(
      """
      Where no SOURCE is given, commands work on the open set; where nothing is open, on the calendars of the \
      configuration. So these are back after `flipcal close`. `flipcal calendars` says which it is.
      """),
    .code(shortExample),
  ]

  private static let shortExample = [
    "[calendar Work]",
    "path = ~/calendars/work",
    "color = steelblue",
    "",
    "[options]",
    "week-start = monday",
    "",
    "[agenda]",
    "days = 14",
    "",
    "[keys]",
    "next-month = ] PgDn n Ctrl-F",
  ]

  /// The options without a negative form, but for those that no default can be given.
  private static var valuedNames: String {
    CommandTable.options.filter { $0.preset == .undoneByValue }.map(\.key.longName).joined(separator: "`, `")
  }
}
