import Canvas

/// How colours of cells become those of a picture.
struct TurnColors {
  /// A colour of text, or of what is behind it.
  enum Ink: Hashable {
    /// The usual one of text, and of the ground.
    case text, ground
    /// Another one. On its own it stands out from the ground, whichever that is; as part of a field it stays as it is.
    case own(RGB)
    case ofField(RGB)
  }

  /// How the text of a cell, or its ground, looks.
  struct Look: Hashable {
    var ink: Ink
    var attributes: Style.Attributes = []

    static let plain = Look(ink: .text)
  }

  let isDark: Bool

  private static let darkGround = RGB(hex: 0x16181D)
  private static let darkText = RGB(hex: 0xE8EAF0)
  private static let contrastOfHues = 6.0
  private static let darkEdge = RGB(hex: 0x3A404D)

  /// The look of a cell's text, and of its ground where that is not the page's.
  func looks(of style: Style) -> (text: Look, ground: Look?) {
    var attributes = style.attributes
    let isReverse = attributes.remove(.reverse) != nil
    var ground = style.background.map { Ink.ofField(TurnColors.rgb($0)) }
    let color = style.foreground.map(TurnColors.rgb)
    var text = color.map { ground == nil ? .own($0) : .ofField($0) } ?? Ink.text
    if isReverse { (text, ground) = (ground ?? .ground, text) }
    return (Look(ink: text, attributes: attributes), ground.map { Look(ink: $0) })
  }

  private static func rgb(_ color: Color) -> RGB {
    switch color {
    case .ansi(let number), .indexed(let number): Palette.entry(number)
    case .rgb(let color): color
    }
  }

  /// The rules for the card and the usual text.
  var rules: String {
    let paper = TurnColors.rules(ground: PaperColors.paper, text: PaperColors.text, edge: PaperColors.edge)
    let dark = TurnColors.rules(
      ground: TurnColors.darkGround, text: TurnColors.darkText, edge: TurnColors.darkEdge)
    return isDark ? dark : paper + "@media (prefers-color-scheme:dark){\n\(dark)}\n"
  }

  private static func rules(ground: RGB, text: RGB, edge: RGB) -> String {
    ".card{fill:\(ground.hexadecimal);stroke:\(edge.hexadecimal)}\n.page{color:\(text.hexadecimal);"
      + "--ground:\(ground.hexadecimal)}\n"
  }

  /// A colour on the ground that the pages were drawn for, and on the other one where the picture may have that.
  func values(of color: RGB) -> (first: RGB, other: RGB?) {
    guard !isDark else { return (Background.dark.readable(color, contrast: 1.5), nil) }
    let first = Background.light.readable(color, contrast: 1.5)
    // What stands out little from paper, such as lines, stands out as little from a dark ground. A colour that stood out
    // as much as dark red does from white would be a pale one.
    let contrast = first.contrast(with: PaperColors.paper)
    let wanted = Palette.hasHue(first) ? min(contrast, TurnColors.contrastOfHues) : contrast
    let luminance = wanted * (TurnColors.darkGround.luminance + 0.05) - 0.05
    let clamped = min(max(luminance, 0), 1)
    return (first, first.withLuminance(in: clamped...clamped))
  }
}
