/// What flipcal-config(5) says of keys and of themes.
extension ManProse {
  static var keySections: [ManBlock] {
    [
      .paragraph(
        """
        A line gives a command of `browse` keys, with blanks between them, instead of those that it has; other commands \
        of the place lose them. The first one is shown in the last line of the screen. `none` takes all keys away. The \
        list of keys (`?`) shows what holds. Where two lines give away the same key, the later one counts, which is said.
        """),
      .paragraph(
        """
        A key is a character, which is itself in upper or lower case, or one of these names in any case: `Enter`, `Tab`, \
        `Esc`, `Space`, `Backspace`, `Delete`, `Insert`, `Up`, `Down`, `Left`, `Right`, `Home`, `End`, `PgUp`, `PgDn`, `F1` \
        to `F12`, and `Semicolon`, for a bare one would begin a comment. `Ctrl-`, `Alt-` and `Shift-` may stand before: \
        `Ctrl-F`, `Alt-Left`, `Shift-Tab`. Terminals send a letter with Ctrl in one case only, and keep Ctrl-C, Ctrl-Z \
        and Ctrl-\\ to themselves.
        """),
      .paragraph(
        """
        `[keys]` is for the page. Other places have sections of their own, `[keys hits]` and so on. While searching and in \
        the day's list the page's keys hold as well, and its commands can have keys of their own.
        """),
    ]
      + KeyContext.allCases.flatMap { context -> [ManBlock] in
        [
          .paragraph("`[\(context.section)]`, \(context.lowercasedTitle):"),
          .table(
            ["Command", "Keys", "Meaning"],
            KeyTable.bindings(in: context).map { binding in
              [
                "`\(binding.command.rawValue)`", binding.keys.map { "`\($0)`" }.joined(separator: " "), binding.help,
              ]
            }),
        ]
      }
  }

  static let themeSections: [ManBlock] = [
    .paragraph(
      """
      The keys are `title`, `weekday` (their names), `day`, `weekend` and `holiday` (the numbers of days), `today`, \
      `selected`, `outside` (days of other months), `note`, `week-number`, `line` (of the grid), `more` (how many events \
      have no room), and `base`: the theme that is changed, `auto` if left out, `dark`, `light` or `plain`. Where there is \
      no colour, every theme is `plain`.
      """),
    .paragraph(
      """
      A style is `none`, or words in any order: `bold`, `dim`, `italic`, `underline`, `reverse`, `strikethrough` (or \
      `strike`); a colour for the text; `on` and a colour for what is behind it. `black`, `red`, `green`, `yellow`, \
      `blue`, `magenta`, `cyan`, `white`, the same with `bright-` before them, and `default` are the colours of the \
      terminal. All other colours are `#rgb`, `#rrggbb` or names of CSS, such as `orange`; for the red of CSS write `#f00`. \
      The terminal shows the nearest colour that it has.
      """),
  ]
}
