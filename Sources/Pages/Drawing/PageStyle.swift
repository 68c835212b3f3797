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

extension PageStyle {
  /// A pen for some cells of a row, in the direction of the page's language.
  func pen(row: Int, cells: Range<Int>, _ names: PageNames) -> Pen {
    Pen(row: row, cells: cells, isMirrored: names.isRightToLeft, metrics: metrics)
  }

  /// A text cut to a number of cells.
  func fit(_ text: String, cells: Int) -> String { metrics.fit(text, cells: cells, ellipsis: glyphs.ellipsis) }

  /// Text from a file cut to a number of cells.
  func fit(_ text: VisibleText, cells: Int) -> String { fit(text.description, cells: cells) }
}
