import Canvas

/// Colours of calendars on terminals that have 16, whose values nobody knows: chosen for those that most terminals have
/// (xterm, VGA, Tango), in which yellow is hard to see on white, and blue on black.
enum SixteenColors {
  /// The number for text on a background; nil for the terminal's own text colour, which greys get.
  static func text(_ color: RGB, on background: Background) -> Color? {
    let allowed: [UInt8] =
      switch background {
      case .dark: [1, 2, 3, 5, 6]
      case .light: [1, 4, 5]
      case .unknown: [1, 2, 5, 6]
      }
    return number(color, among: allowed).map { .ansi($0) }
  }

  /// The style of a field: black or white text, as is read on most terminals' colour; a grey one is the terminal's own,
  /// reversed.
  static func field(_ color: RGB) -> Style {
    guard let number = number(color, among: Array(1...6)) else { return Style(attributes: .reverse) }
    let isLight = [2, 3, 6].contains(number)
    return Style(foreground: .ansi(isLight ? 0 : 15), background: .ansi(number))
  }

  private static func number(_ color: RGB, among allowed: [UInt8]) -> UInt8? {
    Palette.hasHue(color) ? Palette.nearestANSI(to: color, among: allowed) : nil
  }
}
