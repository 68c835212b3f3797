/// A free edge of the page's back: the image of the lower or of the side edge of the lifted part, in the coordinates of
/// ``Fold``; or the fold itself.
struct FoldEdge {
  /// Where the edge begins: the dragged corner.
  let u: Double
  let v: Double
  /// Its direction, of length 1.
  let alongU: Double
  let alongV: Double
  /// Its length.
  let length: Double

  /// The images of the lower and of the side edge. Those of the other two are never on the page.
  static func edges(of fold: Fold) -> [FoldEdge] {
    let (u, v) = (fold.normalU, fold.normalV)
    let (cornerU, cornerV) = (2 * fold.distance * u, 2 * fold.distance * v)
    return [
      FoldEdge(
        u: cornerU, v: cornerV, alongU: 1 - 2 * u * u, alongV: -2 * u * v,
        length: min(fold.distance / u, Double(fold.width))),
      FoldEdge(
        u: cornerU, v: cornerV, alongU: -2 * u * v, alongV: 1 - 2 * v * v,
        length: min(fold.distance / v, Double(2 * fold.height))),
    ]
  }

  /// The fold, to beyond the page at both ends.
  static func line(of fold: Fold) -> FoldEdge {
    let (u, v) = (fold.normalU, fold.normalV)
    // From the place nearest to the corner it goes both ways, each as far as the page's furthest corner may be.
    let reach = Double(fold.width + 2 * fold.height) + fold.distance
    return FoldEdge(
      u: fold.distance * u + reach * v, v: fold.distance * v - reach * u, alongU: -v, alongV: u, length: 2 * reach)
  }

  /// Goes along the edge on a grid of squares: one mark for each column of squares, or for each row of them where the
  /// edge is steeper, so that it has neither holes nor doubled marks.
  ///
  /// - Parameters:
  ///   - scale: How many squares a column is wide; a row is twice as many high.
  ///   - body: Takes a mark on the page: the row and the column of the cell, from the upper edge and from the side of
  ///     the lifted corner, and those of the square in it.
  func forEachMark(
    width: Int, height: Int, scale: Int,
    _ body: (_ row: Int, _ column: Int, _ squareRow: Int, _ squareColumn: Int) -> Void
  ) {
    let (size, rows) = (Double(scale), 2 * scale)
    let (u, v, length) = (self.u * size, self.v * size, self.length * size)
    let (columns, lines) = (width * scale, height * rows)
    func mark(_ u: Double, _ v: Double) {
      // A mark between two squares belongs to the one nearer to the corner, where the back is. On the page's own edge
      // there is nothing to tell apart.
      let margin = 2 * Fold.tolerance
      guard u > margin, u < Double(columns) - margin, v > margin, v < Double(lines) - margin else { return }
      let (line, column) = (lines - 1 - Int(v - Fold.tolerance), Int(u - Fold.tolerance))
      body(line / rows, column / scale, line % rows, column % scale)
    }
    if abs(alongU) >= abs(alongV) {
      for column in Self.centres(from: u, to: u + length * alongU, count: columns) {
        let centre = Double(column) + 0.5
        mark(centre, v + (centre - u) / alongU * alongV)
      }
    } else {
      for line in Self.centres(from: v, to: v + length * alongV, count: lines) {
        let centre = Double(line) + 0.5
        mark(u + (centre - v) / alongV * alongU, centre)
      }
    }
  }

  /// The squares of one axis whose centre is between two places.
  private static func centres(from one: Double, to other: Double, count: Int) -> Range<Int> {
    func index(_ place: Double) -> Int {
      Int((place - 0.5 - Fold.tolerance).rounded(.up).clamped(to: 0...Double(count)))
    }
    return index(min(one, other))..<index(max(one, other))
  }
}

extension Double {
  /// The nearest value of a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
