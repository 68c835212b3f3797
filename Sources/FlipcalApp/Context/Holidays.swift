import CalendarCore
import CommandTable
import Pages
import Store

/// The days that the sources of `--holidays` tell to be holidays.
struct Holidays {
  private let store: CalendarStore
  private let viewing: Zone

  /// Reads the sources and says what is wrong with them; what cannot be read tells of no holiday.
  init(session: Session) {
    var loader = session.loader(.read, encoding: nil)
    for source in Source.named(by: session.options.holidays) { loader.load(source) }
    session.progressBar.remove()
    session.console.report(loader.diagnostics)
    store = CalendarStore(calendars: loader.calendars)
    viewing = session.viewing
  }

  /// The notes on those of some days that are holidays: the titles of occurrences of whole days that were not called off.
  func notes(in days: DayRange) -> [CivilDate: DayNote] {
    var notes: [CivilDate: DayNote] = [:]
    guard !store.calendars.isEmpty else { return notes }
    for occurrence in store.query(days, viewing: viewing, kinds: .events, hasDescriptions: false).occurrences {
      guard occurrence.isAllDay, occurrence.event.status != .cancelled else { continue }
      for date in occurrence.days.intersection(days).days {
        notes[date, default: DayNote()].add(holiday: occurrence.event.summary)
      }
    }
    return notes
  }
}
