import CalendarCore
import CommandTable
import Store
import TextGate

/// `flipcal`: shows the page again.
struct PageCommand {
  let session: Session

  func run() throws(AppError) -> Int32 {
    let console = session.console
    let isNothingOpen = OpenCalendars.isNothingOpen(session)
    // An empty page would not tell what to do.
    if console.isTerminal, isNothingOpen {
      try console.print(FirstSteps.text(width: console.helpWidth(session.options)), session.options)
      return 0
    }
    let calendars = try OpenCalendars.forSources([], session: session)
    if isNothingOpen { console.report(FirstSteps.hints.map { Diagnostic(VisibleText($0)) }) }
    let focus = session.state?.focus() ?? Focus(session.today)
    try PageView(session: session, calendars: calendars).show(focus.month)
    return calendars.finish(session)
  }
}
