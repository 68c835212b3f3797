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

  /// The frame of a turn at a state that a pointer may have led to.
  ///
  /// On the transition's own way, the one for its progress.
  func frame(from old: Surface, to new: Surface, turn: Turn, state: TurnState) -> Surface

  /// The state of a turn that a pointer leads, on a page of a size.
  func state(of turn: Turn, draggedBy drag: Drag, width: Int, height: Int) -> TurnState

  /// The state at a part, 0...1, of the way from one state to another.
  func state(
    from start: TurnState, to end: TurnState, part: Double, turn: Turn, width: Int, height: Int
  ) -> TurnState
}

extension Transition {
  /// See ``Transition/frame(from:to:turn:state:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, state: TurnState) -> Surface {
    frame(from: old, to: new, turn: turn, progress: state.progress)
  }

  /// An edge that goes as far as the pointer has come.
  public func state(of turn: Turn, draggedBy drag: Drag, width: Int, height: Int) -> TurnState {
    TurnState(progress: drag.travel(width: width, height: height))
  }

  /// A straight way.
  public func state(
    from start: TurnState, to end: TurnState, part: Double, turn: Turn, width: Int, height: Int
  ) -> TurnState {
    TurnState(progress: start.progress + (end.progress - start.progress) * part)
  }
}
