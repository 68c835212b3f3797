import CalendarCore
import CommandTable
import Pages
import Store
import TextGate

/// `calendars`: what is open.
struct CalendarsCommand {
  let session: Session

  func run() throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources([], session: session)
    let occurrences = calendars.occurrences(in: DayRange(session.today.yearMonth), session: session)
    let summaries = calendars.store.calendars.map { calendar in
      CalendarSummary(
        info: calendar.info, path: UntrustedText(calendar.path), events: calendar.eventCount, skipped: calendar.skipped,
        occurrencesThisMonth: occurrences.count { $0.calendar.order == calendar.info.order },
        loaded: calendar.loaded.map(session.viewing.time(at:)) ?? session.now,
        indexSize: calendar.indexSize)
    }
    if session.options.format == .json {
      try session.console.print(JSONFormat.calendars(summaries))
    } else {
      try session.console.print(summaries.map { $0.text + "\n" }.joined())
    }
    return calendars.finish(session)
  }
}
