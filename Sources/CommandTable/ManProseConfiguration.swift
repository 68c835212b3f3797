extension ManProse {
  static var configuration: [ManBlock] {
    [
      .paragraph(
        """
        The configuration file is an INI file in UTF-8: sections in brackets, and below them lines of the form \
        `key = value`. A line that begins with `#` or `;` is a comment, and so is what follows a blank and `;` in a \
        value. A line has at most 199 bytes. What cannot be obeyed is passed over with a diagnostic that names file \
        and line; it changes neither the rest nor the exit status.
        """),
      .item("`[options]`", ["Defaults of options.", optionDefaults, negativeForms]),
      .item("`[theme` {NAME}`]`", ["A theme for `--theme` {NAME}.", themeKeys, styles]),
      .paragraph("For example:"),
      .code(configurationExample),
    ]
  }

  private static let configurationExample = [
    "[options]",
    "week-start = monday",
    "week-numbers = yes",
    "theme = mine",
    "holidays = ~/calendars/holidays.ics",
    "",
    "[theme mine]",
    "base = dark",
    "title = bold orange",
    "today = black on bright-yellow",
    "holiday = #ff8800 underline",
  ]

  private static var optionDefaults: String {
    let keys = CommandTable.options.filter { $0.preset != .refused }.map { "`\($0.key.rawValue)`" }
    return """
      The keys are long names of options: \(Quotation.list(keys, "and")). Those without a value take `yes` or `no` (or \
      `true`, `false`, `on`, `off`, `1`, `0`). A key may be given several times where the option may be repeated; \
      otherwise the last one counts. A path is relative to the directory of the file, and `~/` at its beginning means \
      the home directory. Commands that do not take an option pass its default over.
      """
  }

  private static var negativeForms: String {
    let names = CommandTable.options.compactMap(\.negativeName).map { "`\($0)`" }
    return """
      The command line beats the environment, and the environment beats the file; so do `TZ`, `COLUMNS`, `LINES`, \
      `NO_COLOR`, `CLICOLOR_FORCE` and `FLIPCAL_MOTION`, which say what an option says. What is typed also beats a default \
      that it excludes. A default is taken back by another value, or by the negative form of the option: \
      \(Quotation.list(names, "or")).
      """
  }

  private static let themeKeys = """
    The keys are `title`, `weekday` (their names), `day`, `weekend` and `holiday` (the numbers of days), `today`, \
    `selected`, `outside` (days of other months), `note`, `week-number`, `line` (of the grid), `more` (how many events \
    have no room), and `base`: the theme that is changed, `auto` if left out, `dark`, `light` or `plain`. Where there is \
    no colour, every theme is `plain`.
    """

  private static let styles = """
    A style is `none`, or words in any order: `bold`, `dim`, `italic`, `underline`, `reverse`, `strikethrough` (or \
    `strike`); a colour for the text; `on` and a colour for what is behind it. `black`, `red`, `green`, `yellow`, \
    `blue`, `magenta`, `cyan`, `white`, the same with `bright-` before them, and `default` are the colours of the \
    terminal. All other colours are `#rgb`, `#rrggbb` or names of CSS, such as `orange`; for the red of CSS write `#f00`. \
    The terminal shows the nearest colour that it has.
    """
}
