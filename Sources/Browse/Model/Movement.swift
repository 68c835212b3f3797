import CalendarCore
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
