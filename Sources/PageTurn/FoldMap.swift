/// What each cell of a folded page shows: the regions of a ``Fold``, and over them its lines.
struct FoldMap {
  /// What one cell shows.
  enum Element: UInt8 {
    case page, back, beneath
    /// The back's free edge in the lower half of the cell, in the upper half, in both.
    case edgeLow, edgeHigh, edgeBoth
    /// The fold: slanting, upright, or lying at the foot of the cell.
    case slant, upright, level
  }

  /// The fold that is mapped.
  let fold: Fold
  /// Row by row; columns count from the side of the lifted corner.
  private var elements: [Element]

  /// Maps a fold.
  init(_ fold: Fold) {
    self.fold = fold
    elements = Array(repeating: .page, count: fold.width * fold.height)
    guard !fold.isFlat else { return }
    let showsBack = (0..<fold.height).map { fillRow($0) }
    for edge in FoldEdge.edges(of: fold) {
      edge.forEachMark(width: fold.width, height: fold.height) { row, column, isUpper in
        if showsBack[row] {
          markEdge(row: row, column: column, isUpper: isUpper)
        } else if !isUpper, row + 1 < fold.height, showsBack[row + 1] {
          // An edge that only just reaches into a row would look like a stray mark there: it stays below.
          markEdge(row: row + 1, column: column, isUpper: true)
        }
      }
    }
    for row in 0..<fold.height { drawFold(row) }
  }

  /// What a cell of the page shows.
  subscript(row: Int, column: Int) -> Element {
    elements[row * fold.width + (fold.corner == .lowerRight ? fold.width - 1 - column : column)]
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

  private mutating func markEdge(row: Int, column: Int, isUpper: Bool) {
    let index = row * fold.width + column
    switch elements[index] {
    case .page, .back: elements[index] = isUpper ? .edgeHigh : .edgeLow
    case .edgeLow where isUpper, .edgeHigh where !isUpper: elements[index] = .edgeBoth
    default: break
    }
  }

  /// The column where the fold crosses the middle of a row; -1 or the width where it does not.
  private func foldColumn(_ row: Int) -> Int {
    let ahead = fold.distance - (2 * Double(fold.height - row) - 1) * fold.normalV
    guard fold.normalU > Fold.tolerance else { return ahead > Fold.tolerance ? fold.width : -1 }
    return Int((ahead / fold.normalU + Fold.tolerance).rounded(.down).clamped(to: -1...Double(fold.width)))
  }

  /// Draws the fold in a row: a stroke where it crosses the middle, then, for a fold flatter than the stroke, a level
  /// line to the stroke of the next row.
  private mutating func drawFold(_ row: Int) {
    let column = foldColumn(row)
    let start = row * fold.width
    if (0..<fold.width).contains(column) {
      // Four rows to a column and more: strokes would be further from the line than a bar.
      elements[start + column] = 8 * fold.normalV <= fold.normalU ? .upright : .slant
    }
    let level = column + 1..<max(column + 1, min(foldColumn(row + 1), fold.width))
    for column in level { elements[start + column] = .level }
  }
}
