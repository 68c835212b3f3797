import Canvas

extension Theme {
  /// The themes that need no configuration.
  public enum BuiltIn: String, Sendable, Hashable, CaseIterable {
    /// The terminal's own colours, readable on any background.
    case auto
    /// Livelier ones for a dark background.
    case dark
    /// The same for a light one.
    case light
    /// No colour, only bold, dim and reverse.
    case plain
  }

  /// Makes a theme that needs no configuration.
  ///
  /// - Parameters:
  ///   - depth: The colours that may be used.
  ///   - background: What is known of it where the theme is not made for one.
  public init(_ name: BuiltIn, depth: ColorDepth, background: Background = .unknown) {
    switch (depth, name) {
    case (.none, _), (_, .plain): self.init(styles: Theme.plain, background: background, depth: .none)
    case (_, .auto): self.init(styles: Theme.ownColors, background: background, depth: depth)
    case (_, .dark): self.init(styles: Theme.dark, background: .dark, depth: depth)
    case (_, .light): self.init(styles: Theme.light, background: .light, depth: depth)
    }
  }

  private static let plain: [Role: Style] = [
    .title: Style(attributes: .bold), .weekday: Style(attributes: .bold), .day: Style(attributes: .bold),
    .weekend: Style(attributes: .bold), .holiday: Style(attributes: [.bold, .underline]),
    .today: Style(attributes: [.bold, .reverse]), .selected: Style(attributes: .reverse),
    .outside: Style(attributes: .dim), .note: Style(attributes: .dim), .weekNumber: Style(attributes: .dim),
    .line: Style(attributes: .dim), .more: Style(attributes: .bold),
  ]

  private static let ownColors = plain.merging([
    .weekend: Style(foreground: .ansi(1), attributes: .bold), .holiday: Style(foreground: .ansi(5), attributes: .bold),
  ]) { $1 }

  private static let dark = plain.merging([
    .title: style(0xFFFFFF, .bold), .weekday: style(0xB8C0D4, .bold), .day: style(0xE8EAF0, .bold),
    .weekend: style(0xFF8787, .bold), .holiday: style(0xFFAF5F, .bold),
    .today: Style(foreground: .rgb(.black), background: .rgb(RGB(hex: 0xFFD75F)), attributes: .bold),
    .selected: Style(foreground: .rgb(.black), background: .rgb(RGB(hex: 0x87AFFF))),
    .outside: style(0x8A90A4), .note: style(0x9AA4BC), .weekNumber: style(0x9AA4BC), .line: style(0x5C6478),
    .more: style(0x87CEFA, .bold),
  ]) { $1 }

  private static let light = plain.merging([
    .title: style(0x000000, .bold), .weekday: style(0x3C4460, .bold),
    .day: style(PaperColors.text, .bold), .weekend: style(PaperColors.weekend, .bold),
    .holiday: style(PaperColors.holiday, .bold),
    .today: Style(
      foreground: .rgb(PaperColors.todayText), background: .rgb(PaperColors.today), attributes: .bold),
    .selected: Style(foreground: .rgb(.black), background: .rgb(RGB(hex: 0xAFD7FF))),
    .outside: style(0x6A6E7C), .note: style(PaperColors.soft), .weekNumber: style(PaperColors.soft),
    .line: style(0xA8ACB8), .more: style(PaperColors.more, .bold),
  ]) { $1 }

  private static func style(_ foreground: UInt32, _ attributes: Style.Attributes = []) -> Style {
    style(RGB(hex: foreground), attributes)
  }

  private static func style(_ foreground: RGB, _ attributes: Style.Attributes = []) -> Style {
    Style(foreground: .rgb(foreground), attributes: attributes)
  }
}
