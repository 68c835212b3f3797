/// The outline of the back: its free edges, and the fold where it is drawn like them.
extension FoldMap {
  /// Draws the free edges with two marks to a cell.
  ///
  /// - Parameter showsBack: For each row, whether the lifted part is seen in it.
  mutating func drawEdgesInHalves(_ showsBack: [Bool]) {
    for edge in FoldEdge.edges(of: fold) {
      edge.forEachMark(width: fold.width, height: fold.height, scale: 1) { row, column, half, _ in
        if showsBack[row] {
          mark(row: row, column: column, half == 0 ? 2 : 1, as: .edge)
        } else if half == 1, row + 1 < fold.height, showsBack[row + 1] {
          // An edge that only just reaches into a row would look like a stray mark there: it stays below.
          mark(row: row + 1, column: column, 2, as: .edge)
        }
      }
    }
  }

  /// Draws a line with eight dots to a cell.
  mutating func drawDots(along line: FoldEdge, as element: Element) {
    let isMirrored = fold.corner == .lowerRight
    line.forEachMark(width: fold.width, height: fold.height, scale: 2) { row, column, dotRow, dotColumn in
      // The dots are numbered down the two columns, but those of the last row come after all others.
      let isRight = (dotColumn == 1) != isMirrored
      let bit = dotRow == 3 ? (isRight ? 7 : 6) : dotRow + (isRight ? 3 : 0)
      mark(row: row, column: column, 1 << UInt8(bit), as: element)
    }
  }

  /// Finds the cells of a row that the back covers in part.
  mutating func drawQuarters(_ row: Int) {
    let isMirrored = fold.corner == .lowerRight
    let v = 2 * Double(fold.height - row) - 1
    for column in 0..<fold.width {
      let u = Double(column) + 0.5
      guard fold.isNearOutline(u: u, v: v) else { continue }
      var covered: UInt8 = 0
      var isFold = false
      for quarter in 0..<4 {
        let (isRight, isLower) = ((quarter & 1 == 1) != isMirrored, quarter & 2 == 2)
        switch fold.region(u: u + (isRight ? 0.25 : -0.25), v: v + (isLower ? -0.5 : 0.5)) {
        case .back: covered |= 1 << UInt8(quarter)
        case .beneath: isFold = true
        case .page: break
        }
      }
      guard covered != 0 else { continue }
      let index = row * fold.width + column
      marks[index] = covered
      elements[index] = covered == 15 ? .back : isFold ? .foldMarks : .edge
    }
  }

  /// Adds marks to a cell, where no other line is.
  private mutating func mark(row: Int, column: Int, _ bits: UInt8, as element: Element) {
    let index = row * fold.width + column
    switch elements[index] {
    case element: marks[index] |= bits
    case .beneath where element == .edge: break
    case .slant, .upright, .level, .foldMarks: break
    default:
      elements[index] = element
      marks[index] = bits
    }
  }
}
