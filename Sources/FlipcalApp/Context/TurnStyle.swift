import Canvas
import CommandTable
import PageTurn
import Pages

extension Console {
  /// How pages turn here: as the options say it, in a look that the terminal can show.
  func transition(_ options: InvocationOptions) -> any Transition {
    // The words of --transition are those of the transitions.
    let kind = TransitionKind(rawValue: options.transition.rawValue) ?? .curl
    let style = pageStyle(options)
    let isUnicode = options.shading == .unicode && style.glyphs === Glyphs.unicode
    var look = CurlStyle(isUnicode ? .unicode : .ascii, theme: style.theme)
    // A picture that moves has each shade of each frame in it: fewer of them make it smaller by a third.
    if options.format == .svg { look.shades = look.shades.indices.filter { $0 % 2 == 0 }.map { look.shades[$0] } }
    return kind.transition(style: look)
  }
}

extension InvocationOptions {
  /// `--corner`, whose words are the turn's own.
  var turnCorner: Turn.CornerChoice { Turn.CornerChoice(rawValue: corner.rawValue) ?? .auto }
}

extension CurlStyle {
  /// The look of paper in a theme: shaded where the background is known and there are shades to choose from.
  fileprivate init(_ characters: Characters, theme: Theme) {
    self.init(characters: characters)
    guard theme.depth == .trueColor || theme.depth == .palette256 else { return }
    switch theme.background {
    case .dark: shades = CurlStyle.darkPaper.map(CurlStyle.shade)
    case .light: shades = CurlStyle.lightPaper.map(CurlStyle.shade)
    case .unknown: break
    }
  }

  /// A shade, and on it a mark that can be seen.
  private static func shade(_ tone: RGB) -> Style {
    Style(foreground: .rgb(tone.textColor), background: .rgb(tone))
  }
}
