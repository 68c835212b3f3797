import Canvas

/// A way to lead the eye from one page to another.
public protocol Transition: Sendable {
  /// The frame of a turn at one moment.
  ///
  /// - Parameters:
  ///   - old: The page before the turn.
  ///   - new: The page after it.
  ///   - turn: The direction and the corner.
  ///   - progress: How far the turn has come (what a ``TimingCurve`` gives). At 0 and less, and for NaN, the frame is
  ///     exactly `old`; at 1 and more it is exactly `new`.
  /// - Returns: In between, a surface as wide as the wider page and as high as the higher one; cells that a page lacks
  ///   are blank.
  func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface
}
