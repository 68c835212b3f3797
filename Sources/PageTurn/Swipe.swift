/// A movement of the pointer that turns the page.
public struct Swipe: Sendable, Hashable {
  /// Columns to the right; negative to the left.
  public let dx: Int
  /// Rows **downward**; negative upward.
  public let dy: Int

  /// Makes a swipe; `nil` for (0, 0), which has no direction.
  public init?(dx: Int, dy: Int) {
    guard dx != 0 || dy != 0 else { return nil }
    self.dx = dx
    self.dy = dy
  }

  /// The turn that the swipe asks for.
  ///
  /// Upward leads to the next month, everything else (level movements too) to the previous one. The page moves with
  /// the pointer: it lifts at the corner the pointer comes from, or comes back to the corner the pointer goes to.
  public var turn: Turn {
    if dy < 0 {
      Turn(.next, at: dx > 0 ? .lowerLeft : .lowerRight)
    } else {
      Turn(.previous, at: dx < 0 ? .lowerLeft : .lowerRight)
    }
  }
}
