/// A drag of the pointer over a page, in cells of the page.
public struct Drag: Sendable, Hashable {
  /// The row where the button was pressed.
  public let startRow: Int
  /// The column where it was pressed.
  public let startColumn: Int
  /// The row where the pointer is now; it may have left the page.
  public var row: Int
  /// The column where it is now.
  public var column: Int

  /// Makes a drag that has not moved yet.
  public init(row: Int, column: Int) {
    (startRow, startColumn) = (row, column)
    (self.row, self.column) = (row, column)
  }

  /// The movement as a swipe; nil where the pointer is back where it was pressed.
  public var swipe: Swipe? { Swipe(dx: column - startColumn, dy: row - startRow) }

  /// Whether the pointer is less than two cells away from where it was pressed: that is a click.
  public var isClick: Bool { max(abs(column - startColumn), abs(row - startRow)) < 2 }

  /// How far the pointer has come on a page of a size, 0...1: the part of its height, or of its width where that is more.
  public func travel(width: Int, height: Int) -> Double {
    func part(_ cells: Int, of size: Int) -> Double { size > 0 ? min(1, Double(abs(cells)) / Double(size)) : 0 }
    return max(part(row - startRow, of: height), part(column - startColumn, of: width))
  }

  /// A turn that is let go past this ``travel(width:height:)`` goes on to its end; before, it springs back.
  public static let commitment = 1.0 / 3
}
