import CalendarCore
import CommandTable
import Pages
import Store
import TextGate

/// `calendars`: what is open.
struct CalendarsCommand {
  let session: Session

  func run() throws(AppError) -> Int32 {
    let set = SourceSet([], session: session)
    var calendars = try OpenCalendars(set, session: session)
    // Those that are hidden are told as well, with what they have.
    let hidden = calendars.hidden
    calendars.hide([])
    let occurrences = calendars.occurrences(in: DayRange(session.today.yearMonth), session: session)
    let summaries = calendars.chosen.map { calendar in
      var summary = CalendarSummary(
        info: calendar.info, path: UntrustedText(calendar.path), events: calendar.eventCount, skipped: calendar.skipped,
        occurrencesThisMonth: occurrences.count { $0.calendar.order == calendar.info.order },
        loaded: calendar.loaded.map(session.viewing.time(at:)) ?? session.now,
        indexSize: calendar.indexSize)
      summary.encoding = calendar.encoding?.name
      summary.isHidden = hidden.contains(calendar.info.order)
      summary.origin = set.origin == .configuration ? .configuration : .openSet
      return summary
    }
    if session.options.format == .json {
      try session.console.print(JSONFormat.calendars(summaries))
    } else {
      try session.console.print(summaries.map { $0.text + "\n" }.joined())
    }
    return calendars.finish(session)
  }
}
