import Canvas

extension CellPainter {
  /// Writes what differs between two surfaces of one size, and lifts the pen.
  ///
  /// - Parameter move: Gives what moves the cursor to a place; the rows go downward.
  mutating func paintChanges(
    from shown: Surface, to next: Surface, move: (_ row: Int, _ column: Int) -> String
  ) {
    var wholeRow: Int?
    for run in SurfaceDiff(from: shown, to: next).runs where run.row != wholeRow {
      if encoder.isIndivisible(row: run.row, in: next) || encoder.isIndivisible(row: run.row, in: shown) {
        // Nobody knows which cells its parts took.
        wholeRow = run.row
        liftPen()
        append(move(run.row, 0) + ControlSequence.eraseToEndOfLine)
        paint(next, row: run.row, wraps: false)
      } else {
        append(move(run.row, run.column))
        paint(run, of: next)
      }
    }
    liftPen()
  }

  private mutating func paint(_ run: SurfaceDiff.Run, of next: Surface) {
    let end = encoder.end(ofRow: run.row, in: next)
    let last = run.column + run.cells.count
    paint(next, row: run.row, columns: run.column..<max(run.column, min(last, end)))
    guard last > end else { return }
    liftPen()
    append(ControlSequence.eraseToEndOfLine)
  }
}

extension Surface {
  /// The surface in another size: cut, or filled up with blanks.
  func fitted(width: Int, height: Int? = nil) -> Surface {
    let height = height ?? self.height
    guard width != self.width || height != self.height else { return self }
    var result = Surface(width: width, height: height)
    for row in 0..<min(height, self.height) {
      for column in 0..<min(width, self.width) where self[row, column].part != .wideRight {
        result[row, column] = self[row, column]
      }
    }
    return result
  }
}
