import Canvas

/// Writes cells from left to right, changing the rendition only where it must.
struct CellPainter {
  let encoder: TextEncoder
  private var pen = Rendition.plain
  /// The style that the pen is set for.
  private var style = Style.plain
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  init(_ encoder: TextEncoder) {
    self.encoder = encoder
  }

  /// Appends a control sequence.
  mutating func append(_ sequence: String) { bytes.append(sequence) }

  /// Back to the plain rendition, which is where every row and every frame ends, and without which erasing would spread
  /// a background.
  mutating func liftPen() {
    append(encoder.styles.transition(from: pen, to: .plain))
    pen = .plain
    style = .plain
  }

  private mutating func setPen(_ style: Style) {
    let rendition = encoder.styles.rendition(of: style)
    append(encoder.styles.transition(from: pen, to: rendition))
    pen = rendition
    self.style = style
  }

  /// Writes some cells of a row; the cursor is at the first of them.
  mutating func paint(_ surface: Surface, row: Int, columns: Range<Int>) {
    var column = columns.lowerBound
    var isolates = BidiIsolates()
    while column < columns.upperBound {
      let cell = surface[row, column]
      let width = cell.part == .wideLeft ? 2 : 1
      if cell.style != style { setPen(cell.style) }
      if cell.isolation.isEmpty {
        encoder.clusters.append(cell.character, width: width, to: &bytes)
      } else {
        encoder.clusters.append(sign: isolates.before(cell), to: &bytes)
        encoder.clusters.append(cell.character, width: width, to: &bytes)
        encoder.clusters.append(sign: isolates.after(cell), to: &bytes)
      }
      column += width
      if encoder.resynchronizes, column < surface.width, cell.character.hasDisputedWidth {
        append(ControlSequence.move(column: column))
      }
    }
    encoder.clusters.append(sign: isolates.atEnd(), to: &bytes)
  }

  /// Writes a row without its trailing blanks and lifts the pen; the cursor is where an empty row begins.
  ///
  /// - Parameter wraps: Whether text that reaches the end of the terminal's row would go on in the next one now.
  mutating func paint(_ surface: Surface, row: Int, wraps: Bool) {
    let end = encoder.end(ofRow: row, in: surface)
    guard encoder.isDisputed(row: row, in: surface) else {
      paint(surface, row: row, columns: 0..<end)
      liftPen()
      return
    }
    // A terminal that draws a sequence part by part may run over the end of the row: it must not wrap there, and
    // what it left behind the last cell goes.
    if wraps { append(ControlSequence.autowrapOff) }
    paint(surface, row: row, columns: 0..<end)
    liftPen()
    if end < surface.width { append(ControlSequence.eraseToEndOfLine) }
    if wraps { append(ControlSequence.autowrapOn) }
  }
}
