import CalendarCore
import Canvas
import PageTurn

/// A page that moves: by itself, or with the pointer.
public struct Movement: Sendable {
  /// What leads it.
  enum Kind: Sendable, Hashable {
    /// Time: from one state to another in some seconds, from a moment on, which is when its first frame has been shown.
    case running(from: TurnState, to: TurnState, start: Double?, duration: Double)
    /// The pointer; at first the corner catches up with it, from a moment on, which is when it is first shown.
    case held(Drag, since: Double?)
  }

  /// The direction and the corner.
  var turn: Turn
  /// The page before the turn and the one after it.
  var old: PageID
  var new: PageID
  /// The day that is chosen on each.
  var oldSelected: CivilDate
  var newSelected: CivilDate
  /// What leads it.
  var kind: Kind
  /// The moment for which the frame is drawn.
  var now: Double
}

extension Movement {
  /// Seconds in which the corner comes to the pointer that has lifted it elsewhere.
  static let catchingUp = 0.12

  /// Whether it has not come there yet.
  var isCatchingUp: Bool {
    guard case .held(_, let since) = kind else { return false }
    return since.map { now - $0 < Movement.catchingUp } ?? true
  }

  /// The state of the turn at its moment, on a page of a size.
  func state(by transition: any Transition, width: Int, height: Int) -> TurnState {
    switch kind {
    case .held(let drag, let since):
      let held = transition.state(of: turn, draggedBy: drag, width: width, height: height)
      guard isCatchingUp else { return held }
      let part = TimingCurve.standard.value(at: since.map { (now - $0) / Movement.catchingUp } ?? 0)
      return transition.state(from: .start, to: held, part: part, turn: turn, width: width, height: height)
    case .running(let from, let to, let start, let duration):
      let part = TimingCurve.standard.value(at: duration > 0 ? (now - (start ?? now)) / duration : 1)
      return transition.state(from: from, to: to, part: part, turn: turn, width: width, height: height)
    }
  }

  /// The picture at its moment.
  func frame(from old: Surface, to new: Surface, by transition: any Transition) -> Surface {
    let state = state(by: transition, width: old.width, height: old.height)
    return transition.frame(from: old, to: new, turn: turn, state: state)
  }
}
