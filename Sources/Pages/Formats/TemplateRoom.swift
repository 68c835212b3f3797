import Canvas

/// The room that a field of a template takes: `20` or `<20` cells from the left, `>20` from the right, `^20` in the middle;
/// what is longer is cut. `.20` only cuts.
struct TemplateRoom: Sendable, Equatable {
  /// Where the text stands in its cells.
  enum Place: Sendable, Equatable {
    case left, right, middle
    /// It takes no more cells than it has.
    case unpadded
  }

  /// Terminal cells, 1...1000.
  let cells: Int
  let place: Place

  /// Reads a room; nil for anything else.
  init?(_ text: String) {
    let signs: [Character: Place] = ["<": .left, ">": .right, "^": .middle, ".": .unpadded]
    let sign = text.first.flatMap { signs[$0] }
    let digits = sign == nil ? text[...] : text.dropFirst()
    guard (1...4).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }), let cells = Int(digits),
      (1...1000).contains(cells)
    else { return nil }
    (self.cells, place) = (cells, sign ?? .left)
  }

  /// A text in the room.
  func fit(_ text: String, _ metrics: TextMetrics, ellipsis: String) -> String {
    let shown = metrics.fit(text, cells: cells, ellipsis: ellipsis)
    let missing = max(0, cells - metrics.width(of: shown))
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    return switch place {
    case .left: shown + blanks(missing)
    case .right: blanks(missing) + shown
    case .middle: blanks(missing / 2) + shown + blanks(missing - missing / 2)
    case .unpadded: shown
    }
  }
}
