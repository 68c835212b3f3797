/// What has to be written to turn one surface into another of the same size.
public struct SurfaceDiff: Sendable, Hashable {
  /// Neighbouring cells of one row that changed, left to right; never begins with a right half.
  public struct Run: Sendable, Hashable {
    /// The row.
    public let row: Int
    /// The column of the first cell.
    public let column: Int
    /// The new cells.
    public let cells: [Cell]
  }

  /// The runs, from the top, left to right.
  public let runs: [Run]

  /// Compares two surfaces; when their sizes differ every row of `new` is one run.
  public init(from old: Surface, to new: Surface) {
    let sameSize = old.width == new.width && old.height == new.height
    var runs: [Run] = []
    for row in 0..<new.height {
      var column = 0
      while column < new.width {
        guard !sameSize || old[row, column] != new[row, column] else {
          column += 1
          continue
        }
        // A changed right half is written with its left half.
        let start = new[row, column].part == .wideRight ? column - 1 : column
        while column < new.width, !sameSize || old[row, column] != new[row, column] { column += 1 }
        if column < new.width, new[row, column].part == .wideRight { column += 1 }
        runs.append(Run(row: row, column: start, cells: (start..<column).map { new[row, $0] }))
      }
    }
    self.runs = runs
  }
}
