/// What flipcal(1) says of variables of the environment and of files.
extension ManProse {
  static let environment: [ManBlock] = [
    .item("`TZ`", ["The viewing zone, where `--tz` is not given."]),
    .item(
      "`LC_ALL`, `LC_TIME`, `LANG`",
      [
        "The locale: names of months and weekdays, the order of dates, the first day of the week. Other words are English."
      ]),
    .item("`NO_COLOR`", ["Set and not empty: no colour, unless `--color` says otherwise."]),
    .item(
      "`CLICOLOR_FORCE`",
      ["Set, not empty and not `0`: colour also where the output is no terminal, unless `--color` says otherwise."]),
    .item("`TERM`, `COLORTERM`", ["The kind of the terminal and its colours."]),
    .item(
      "`COLUMNS`, `LINES`",
      ["The size in cells where the terminal does not tell it, and on a pipe the width; `--width` and `--height` win."]),
    .item(
      "`PAGER`",
      [
        """
        The command of the shell that shows what is longer than the terminal: lists, findings and help, not pages. \
        Without it that is `less`; empty or `cat` means none. `LESS` is set to `FRX` for it where it is not set.
        """
      ]),
    .item(
      "`COLORFGBG`", ["The terminal's own colours, which tell the theme `auto` a dark background from a light one."]),
    .item(
      "`XDG_CONFIG_HOME`, `XDG_STATE_HOME`, `XDG_CACHE_HOME`",
      ["Where the configuration, the state and the indexes are kept; see FILES."]),
    .item("`FLIPCAL_CONFIG`", ["The configuration file, instead of the usual one; `/dev/null` for none."]),
    .item(
      "`FLIPCAL_THEME`, `FLIPCAL_WEEK_NUMBERS`, ...",
      [
        """
        The default of an option, of whichever but `--help` and `--version`: its long name in upper case, with `_` for \
        each hyphen. Values are those of the configuration file; what is empty counts as unset. `FLIPCAL_MOTION` also \
        beats the key `animate` of the file.
        """
      ]),
    .item(
      "`FLIPCAL_NOW`", ["What flipcal takes for the present moment, in the format of RFC 3339: for tests and scripts."]),
    .paragraph("Options override the environment, which overrides the configuration file."),
  ]

  static let files: [ManBlock] = [
    .item(
      "`$XDG_CONFIG_HOME/flipcal/config`",
      ["The configuration file; see flipcal-config(5). The default is `~/.config/flipcal/config`."]),
    .item(
      "`$XDG_STATE_HOME/flipcal/`",
      [
        "The focus, the open set, and `stdin.ics`, a copy of the standard input that was opened, which `close` removes. The "
          + "default is `~/.local/state/flipcal/`."
      ]),
    .item(
      "`$XDG_CACHE_HOME/flipcal/`",
      [
        """
        Indexes of the larger sources among what is open or in the configuration, by which runs answer without reading \
        the sources again. They are made after the answer has been printed, hold as long as no file was changed, and may \
        be deleted at any time. The default is `~/.cache/flipcal/`. Where nothing can be kept there, flipcal works without them.
        """
      ]),
  ]
}
