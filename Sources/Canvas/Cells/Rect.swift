/// A rectangle of cells; rows count downward, columns to the right, both from 0.
public struct Rect: Sendable, Hashable {
  /// The first row.
  public var row: Int
  /// The first column.
  public var column: Int
  /// Columns, 0 or more.
  public var width: Int
  /// Rows, 0 or more.
  public var height: Int

  /// Makes a rectangle; negative sizes become 0.
  public init(row: Int, column: Int, width: Int, height: Int) {
    self.row = row
    self.column = column
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

extension Rect {
  /// Whether a cell lies in it.
  public func contains(row: Int, column: Int) -> Bool {
    row >= self.row && row < self.row + height && column >= self.column && column < self.column + width
  }
}

extension Rect {
  /// Some cells of some rows.
  public init(rows: Range<Int>, cells: Range<Int>) {
    self.init(row: rows.lowerBound, column: cells.lowerBound, width: cells.count, height: rows.count)
  }
}
