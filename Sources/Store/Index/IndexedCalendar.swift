import CalendarCore
import Recurrence

/// A calendar whose events an index has.
struct IndexedCalendar: EventSource {
  private let index: IndexReader
  private let calendar: Int
  private let fallback: () -> any EventSource

  /// Makes a calendar.
  ///
  /// - Parameters:
  ///   - calendar: Its number in the index.
  ///   - fallback: Reads the calendar without the index, where that turns out to be damaged.
  init(_ index: IndexReader, calendar: Int, fallback: @escaping () -> any EventSource) {
    self.index = index
    self.calendar = calendar
    self.fallback = fallback
  }

  func series(touching days: DayBounds) -> [EventSeries] {
    guard let events = index.events(of: calendar, touching: days) else {
      index.isDamaged = true
      return fallback().series(touching: days)
    }
    return EventSeries.grouping(events)
  }
}
