/// A free edge of the page's back: the image of the lower or of the side edge of the lifted part, in the coordinates of
/// ``Fold``.
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

  /// Goes along the edge on a grid of squares, of which a cell has two: one mark for each column, or for each half row
  /// where the edge is steeper, so that it has neither holes nor doubled marks.
  ///
  /// - Parameter body: Takes a mark on the page: its row, its column from the side of the lifted corner, and whether it
  ///   is in the upper half of the cell.
  func forEachMark(width: Int, height: Int, _ body: (_ row: Int, _ column: Int, _ isUpper: Bool) -> Void) {
    func mark(_ u: Double, _ v: Double) {
      // A mark between two squares belongs to the one nearer to the corner, where the back is. On the page's own edge
      // there is nothing to tell apart.
      let margin = 2 * Fold.tolerance
      guard u > margin, u < Double(width) - margin, v > margin, v < Double(2 * height) - margin else { return }
      let half = Int(v - Fold.tolerance)
      body(height - 1 - half / 2, Int(u - Fold.tolerance), half % 2 == 1)
    }
    if abs(alongU) >= abs(alongV) {
      for column in Self.centres(from: u, to: u + length * alongU, count: width) {
        let centre = Double(column) + 0.5
        mark(centre, v + (centre - u) / alongU * alongV)
      }
    } else {
      for half in Self.centres(from: v, to: v + length * alongV, count: 2 * height) {
        let centre = Double(half) + 0.5
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
