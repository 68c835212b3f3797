import Canvas

/// No movement: the old page until the turn has ended, so that a drag shows nothing before it is let go.
public struct CutTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// See ``Transition/frame(from:to:turn:progress:)``; in between it is `old` as well, as it is.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    progress >= 1 ? new : old
  }
}
