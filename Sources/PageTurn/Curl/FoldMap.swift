/// What each cell of a folded page shows: the regions of a ``Fold``, and over them its lines.
struct FoldMap {
  /// What one cell shows.
  enum Element: UInt8 {
    case page, back, beneath
    /// The back's free edge; the marks tell where in the cell.
    case edge
    /// The fold: slanting, upright, lying at the foot of the cell, or as marks.
    case slant, upright, level, foldMarks
  }

  /// How finely lines are drawn.
  enum Detail {
    /// A mark is in the lower half of a cell (bit 0) or in the upper one (bit 1).
    case halves
    /// A mark is one of eight dots, whose bits are those of Unicode's braille patterns.
    case dots
    /// A mark is a quarter of a cell that the back covers: upper left (bit 0), upper right, lower left, lower right.
    case quarters
  }

  /// The fold that is mapped.
  let fold: Fold
  /// How finely lines are drawn.
  let detail: Detail
  /// What the cells show, row by row; columns count from the side of the lifted corner.
  var elements: [Element]
  /// Where in its cell an element lies that is not the whole of it; see ``Detail``.
  var marks: [UInt8]

  /// Maps a fold.
  init(_ fold: Fold, detail: Detail) {
    self.fold = fold
    self.detail = detail
    elements = Array(repeating: .page, count: fold.width * fold.height)
    marks = Array(repeating: 0, count: elements.count)
    guard !fold.isFlat else { return }
    let showsBack = (0..<fold.height).map { fillRow($0) }
    switch detail {
    case .halves: drawEdgesInHalves(showsBack)
    case .dots: for edge in FoldEdge.edges(of: fold) { drawDots(along: edge, as: .edge) }
    case .quarters: for row in 0..<fold.height { drawQuarters(row) }
    }
    if detail != .quarters { drawFold() }
  }

  /// What a cell of the page shows.
  subscript(row: Int, column: Int) -> (element: Element, marks: UInt8) {
    let index = row * fold.width + (fold.corner == .lowerRight ? fold.width - 1 - column : column)
    return (elements[index], marks[index])
  }

  /// Fills in the regions of a row and returns whether the lifted part is seen in it.
  private mutating func fillRow(_ row: Int) -> Bool {
    let v = 2 * Double(fold.height - row) - 1
    var showsBack = (0..<fold.width).contains(foldColumn(row))
    for column in 0..<fold.width {
      switch fold.region(u: Double(column) + 0.5, v: v) {
      case .page: break
      case .beneath: elements[row * fold.width + column] = .beneath
      case .back:
        elements[row * fold.width + column] = .back
        showsBack = true
      }
    }
    return showsBack
  }
}

/// The line of the fold.
extension FoldMap {
  fileprivate mutating func drawFold() {
    // A slanting stroke is as high as a cell and as wide: a fold that goes another way drifts off its strokes.
    if detail == .halves || abs(fold.normalU - 2 * fold.normalV) < 0.1 * fold.normalU {
      for row in 0..<fold.height { drawFold(row) }
    } else {
      drawDots(along: .line(of: fold), as: .foldMarks)
    }
  }

  /// The column where the fold crosses the middle of a row; -1 or the width where it does not.
  private func foldColumn(_ row: Int) -> Int { foldColumn(v: 2 * Double(fold.height - row) - 1) }

  private func foldColumn(v: Double) -> Int {
    let ahead = fold.distance - v * fold.normalV
    guard fold.normalU > Fold.tolerance else { return ahead > Fold.tolerance ? fold.width : -1 }
    return Int((ahead / fold.normalU + Fold.tolerance).rounded(.down).clamped(to: -1...Double(fold.width)))
  }

  /// Draws the fold in a row: a stroke where it crosses the middle, then, for a fold flatter than the stroke, a level
  /// line to the stroke of the next row.
  private mutating func drawFold(_ row: Int) {
    let column = foldColumn(row)
    let start = row * fold.width
    if (0..<fold.width).contains(column) {
      elements[start + column] = isUpright(row) ? .upright : .slant
    }
    let level = column + 1..<max(column + 1, min(foldColumn(row + 1), fold.width))
    for column in level { elements[start + column] = .level }
  }

  /// Whether a bar is nearer to the fold in a row than a slanting stroke: it is steep and stays in one column.
  private func isUpright(_ row: Int) -> Bool {
    guard 4 * fold.normalV <= fold.normalU else { return false }
    let foot = 2 * Double(fold.height - row - 1)
    return foldColumn(v: foot) == foldColumn(v: foot + 2)
  }
}
