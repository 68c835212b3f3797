import Canvas

extension CellPainter {
  /// Writes what differs between two surfaces of one size, and lifts the pen.
  ///
  /// - Parameters:
  ///   - wraps: Whether text that reaches the end of the terminal's row would go on in the next one now.
  ///   - move: Gives what moves the cursor to a place; the rows go downward.
  mutating func paintChanges(
    from shown: Surface, to next: Surface, wraps: Bool, move: (_ row: Int, _ column: Int) -> String
  ) {
    var wholeRow: Int?
    for run in SurfaceDiff(from: shown, to: next).runs where run.row != wholeRow {
      if encoder.isIndivisible(row: run.row, in: next) || encoder.isIndivisible(row: run.row, in: shown) {
        // Nobody knows which cells its parts took.
        wholeRow = run.row
        liftPen()
        append(move(run.row, 0) + ControlSequence.eraseToEndOfLine)
        paint(next, row: run.row, wraps: wraps)
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
    result.draw(self)
    return result
  }
}
