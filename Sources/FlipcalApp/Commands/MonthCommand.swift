import CalendarCore
import CommandTable
import Pages
import Store

/// `month [D] [SOURCE...]`: one page, without moving the focus.
struct MonthCommand {
  let session: Session

  func run(_ date: DayExpression?, sources: [String]) throws(AppError) -> Int32 {
    let month: YearMonth
    if let date {
      month = try session.days(date).start.yearMonth
    } else if sources.isEmpty, let focus = session.state?.focus() {
      month = focus.month
    } else {
      month = session.today.yearMonth
    }
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let view = PageView(session: session, calendars: calendars)
    if session.options.format == .json {
      let content = view.content(month)
      try session.console.print(
        JSONFormat.month(content, hidden: view.page(content).hidden, viewing: session.viewing))
    } else {
      try view.show(month)
    }
    return calendars.finish(session)
  }
}
