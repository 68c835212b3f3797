import CalendarCore
import PageTurn

extension Model {
  /// The page follows a drag.
  mutating func hold(_ drag: Drag) -> [Effect] {
    guard let turn = drag.swipe?.turn, settings.transition != nil, let date = selected(after: turn.direction) else {
      movement = nil
      return []
    }
    var since: Double?
    var now = 0.0
    // The corner that was lifted already stays at the pointer.
    if let movement, movement.turn == turn, case .held(_, let moment) = movement.kind {
      (since, now) = (moment, movement.now)
    }
    movement = Movement(
      turn: turn, old: page, new: pageID(with: date), oldSelected: selected, newSelected: date,
      kind: .held(drag, since: since), now: now)
    forgetOthers()
    return loads()
  }

  /// The page is let go: past a third it goes on, before it springs back.
  mutating func letGo(_ drag: Drag) -> [Effect] {
    guard let turn = drag.swipe?.turn, let date = selected(after: turn.direction) else {
      movement = nil
      return []
    }
    let effects = hold(drag)
    let size = layout.page
    let state = settings.transition.flatMap { movement?.state(by: $0, width: size.width, height: size.height) }
    if drag.travel(width: size.width, height: size.height) > Drag.commitment {
      goByPage(to: date)
      return start(turn, to: pageID(with: date), from: state ?? .start)
    }
    let back = running(from: state ?? .start, to: .start)
    movement?.kind = back
    return effects
  }
}
