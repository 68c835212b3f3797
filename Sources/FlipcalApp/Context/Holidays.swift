import CalendarCore
import CommandTable
import Store

/// The days that the sources of `--holidays` tell to be holidays.
struct Holidays {
  private let store: CalendarStore
  private let viewing: Zone

  /// Reads the sources and says what is wrong with them; what cannot be read tells of no holiday.
  init(session: Session) {
    var loader = session.loader(.read)
    for source in Source.named(by: session.options.holidays) { loader.load(source) }
    session.progressBar.remove()
    session.console.report(loader.diagnostics)
    store = CalendarStore(calendars: loader.calendars)
    viewing = session.viewing
  }

  /// The names of the holidays on each of some days: the titles of occurrences of whole days that were not called off.
  func names(in days: DayRange) -> [CivilDate: [String]] {
    var names: [CivilDate: [String]] = [:]
    guard !store.calendars.isEmpty else { return names }
    for occurrence in store.query(days, viewing: viewing, hasDescriptions: false).occurrences {
      guard occurrence.isAllDay, occurrence.event.status != .cancelled else { continue }
      let shown = DayRange(start: max(occurrence.days.start, days.start), end: min(occurrence.days.end, days.end))
      for offset in 0..<shown.count {
        names[shown.start.adding(days: offset), default: []].append(occurrence.event.summary ?? "")
      }
    }
    return names
  }
}
