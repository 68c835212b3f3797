import Canvas
import TextGate

/// How pages look: the characters and the styles they are drawn with, and how wide text is.
public struct PageStyle: Sendable {
  /// The characters that pages are drawn with.
  public var glyphs: Glyphs
  /// The styles.
  public var theme: Theme
  /// Measures text.
  public var metrics: TextMetrics
  /// Whether the day that was chosen is marked across its cell, as one that moves under keys is, and not by its number
  /// alone.
  public var hasWideSelection = false

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
  package func pen(row: Int, cells: Range<Int>, _ names: PageNames) -> Pen {
    pen(row: row, cells: cells, isMirrored: names.isRightToLeft)
  }

  /// A pen for some cells of a row.
  package func pen(row: Int, cells: Range<Int>, isMirrored: Bool) -> Pen {
    Pen(row: row, cells: cells, isMirrored: isMirrored, metrics: metrics)
  }

  /// A text cut to a number of cells.
  package func fit(_ text: String, cells: Int) -> String { metrics.fit(text, cells: cells, ellipsis: glyphs.ellipsis) }

  /// Text from a file cut to a number of cells.
  package func fit(_ text: VisibleText, cells: Int) -> String { fit(text.description, cells: cells) }
}
