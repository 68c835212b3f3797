import CalendarCore
import Store

/// `flipcal`: shows the page again.
struct PageCommand {
  let session: Session

  func run() throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources([], session: session)
    let focus = session.state?.focus() ?? Focus(session.today)
    try PageView(session: session, calendars: calendars).show(focus.month)
    return calendars.finish(session)
  }
}
