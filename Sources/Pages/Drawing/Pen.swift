import Canvas

/// Writes texts one after another into some cells of a row, in the direction of the language.
package struct Pen {
  /// The cells that are left to write into.
  package private(set) var room: Range<Int>
  let row: Int
  /// Whether writing begins at the right end.
  let isMirrored: Bool
  let metrics: TextMetrics

  init(row: Int, cells: Range<Int>, isMirrored: Bool, metrics: TextMetrics) {
    self.row = row
    room = cells
    self.isMirrored = isMirrored
    self.metrics = metrics
  }

  /// Leaves cells out.
  package mutating func skip(_ cells: Int) { _ = take(cells) }

  /// Writes a text as far as there is room.
  package mutating func write(_ text: String, _ style: Style, on surface: inout Surface) {
    guard isMirrored else {
      // How wide it is turns out as it is written.
      let used = surface.write(
        text, row: row, column: room.lowerBound, limit: room.count, style: style, metrics: metrics)
      room = room.lowerBound + used..<room.upperBound
      return
    }
    let cells = take(metrics.width(of: text))
    surface.write(text, row: row, column: cells.lowerBound, limit: cells.count, style: style, metrics: metrics)
  }

  /// Writes a text at the other end, where it fits.
  package mutating func writeAtEnd(_ text: String, _ style: Style, on surface: inout Surface) {
    let width = metrics.width(of: text)
    guard width <= room.count else { return }
    var end = Pen(row: row, cells: room, isMirrored: !isMirrored, metrics: metrics)
    end.write(text, style, on: &surface)
    room = end.room
  }

  private mutating func take(_ cells: Int) -> Range<Int> {
    let count = min(max(0, cells), room.count)
    let taken =
      isMirrored ? room.upperBound - count..<room.upperBound : room.lowerBound..<room.lowerBound + count
    room = isMirrored ? room.lowerBound..<taken.lowerBound : taken.upperBound..<room.upperBound
    return taken
  }
}
