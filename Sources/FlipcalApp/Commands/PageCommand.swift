import CalendarCore
import CommandTable
import Store

/// `flipcal`: shows the page again.
struct PageCommand {
  let session: Session

  func run() throws(AppError) -> Int32 {
    // An empty page would not tell what to do.
    if session.console.isTerminal, OpenCalendars.isNothingOpen(session) {
      let console = session.console
      try console.print(FirstSteps.text(width: console.helpWidth(session.options)), session.options)
      return 0
    }
    let calendars = try OpenCalendars.forSources([], session: session)
    let focus = session.state?.focus() ?? Focus(session.today)
    try PageView(session: session, calendars: calendars).show(focus.month)
    return calendars.finish(session)
  }
}
