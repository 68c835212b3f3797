import CalendarCore
import CommandTable
import PageTurn
import Store

/// `next`, `prev`, `today` and `swipe`: moves the focus and turns the page to it.
struct TurnCommand {
  /// Where the focus goes.
  enum Target {
    /// So many months on (back when negative).
    case months(Int)
    case today
  }

  let session: Session
  let target: Target
  /// Fixes the turn; nil to derive it from the way the focus goes.
  var turn: Turn?

  func run() throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources([], session: session)
    // The focus is saved when the turn starts: whatever happens to it then, the next run goes on from the new month.
    let (old, new) = moveFocus()
    let view = PageView(session: session, calendars: calendars)
    guard session.console.canAnimate(session.options), old.month != new.month else {
      try view.show(new.month)
      return calendars.finish(session)
    }
    let direction: Turn.Direction = old.month < new.month ? .next : .previous
    let (before, after) = (view.content(old.month), view.content(new.month))
    try session.console.play(
      turn ?? Turn(direction, corner: session.options.turnCorner), session.options, from: view.page(before).surface,
      to: view.page(after).surface,
      relaid: view.relaid(after))
    return calendars.finish(session)
  }

  private func moveFocus() -> (old: Focus, new: Focus) {
    let start = Focus(session.today)
    func moved(_ focus: Focus?) -> Focus {
      switch target {
      case .months(let count): (focus ?? start).turned(months: count)
      case .today: start
      }
    }
    do throws(FileError) {
      if let state = session.state {
        let (before, after) = try state.updateFocus(moved)
        return (before ?? start, after)
      }
    } catch {
      session.report(notKept: error, "the next run will not know of this turn")
    }
    let before = session.state?.focus()
    return (before ?? start, moved(before))
  }
}
