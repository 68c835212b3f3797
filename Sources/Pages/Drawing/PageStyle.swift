import Canvas

/// How pages look: the characters and the styles they are drawn with, and how wide text is.
public struct PageStyle: Sendable {
  /// The characters that pages are drawn with.
  public var glyphs: Glyphs
  /// The styles.
  public var theme: Theme
  /// Measures text.
  public var metrics: TextMetrics

  /// Makes a style; without arguments that of a pipe.
  public init(
    glyphs: Glyphs = .unicode, theme: Theme = Theme(.plain, depth: .none), metrics: TextMetrics = TextMetrics()
  ) {
    self.glyphs = glyphs
    self.theme = theme
    self.metrics = metrics
  }
}
