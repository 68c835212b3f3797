import Canvas

/// The new page comes through the old one cell by cell, evenly spread: an ordered dither.
public struct FadeTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// See ``Transition/frame(from:to:turn:progress:)``.
  ///
  /// Each cell is one of the old page or one of the new page. A cluster two cells wide changes as a whole, and with it
  /// those of the other page that share a cell with it.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    guard progress > 0 else { return old }
    guard progress < 1 else { return new }
    var picture = Surface(width: max(old.width, new.width), height: max(old.height, new.height))
    for row in 0..<picture.height {
      var isNew = false
      for column in 0..<picture.width {
        let (one, other) = (old[row, column], new[row, column])
        if one.part != .wideRight, other.part != .wideRight {
          isNew = progress > Self.threshold(row: row, column: column)
        }
        let cell = isNew ? other : one
        if cell.part != .wideRight { picture[row, column] = cell }
      }
    }
    return picture
  }

  /// The progress at which a cell changes, between 0 and 1: Bayer's matrix of 8 by 8, whose bits are those of the
  /// column and of column and row compared, in reverse order.
  static func threshold(row: Int, column: Int) -> Double {
    var index = 0
    for bit in 0..<3 {
      index = index << 2 | ((column ^ row) >> bit & 1) << 1 | (row >> bit & 1)
    }
    return (Double(index) + 0.5) / 64
  }
}
