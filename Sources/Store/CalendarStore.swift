import CalendarCore
import ICal
import Recurrence

/// The answer to a query.
public struct QueryResult: Sendable {
  /// The occurrences that touch the window, in the order of a list.
  public var occurrences: [Occurrence]
  /// What had to be cut short.
  public var diagnostics: [Diagnostic]
}

/// Calendars that can be asked for a window of days.
public struct CalendarStore {
  /// The calendars, in the order they were named.
  public let calendars: [LoadedCalendar]
  private let scales = SystemScales()

  /// Makes a store of calendars.
  public init(calendars: [LoadedCalendar]) {
    self.calendars = calendars
  }

  /// The occurrences that touch a window of days in the viewing zone.
  public func query(_ window: DayRange, viewing: Zone) -> QueryResult {
    var expansion = Expansion(window: window, viewing: viewing, scales: scales)
    var occurrences: [Occurrence] = []
    // A day in the viewing zone is one of these in any other.
    let days = DayBounds(
      first: Int32(clamping: window.start.dayNumber), last: Int32(clamping: window.end.dayNumber))
    for calendar in calendars {
      for series in calendar.events.series(touching: days) {
        expansion.add(series, in: calendar.info, to: &occurrences)
      }
    }
    return QueryResult(occurrences: occurrences.inListOrder(), diagnostics: expansion.diagnostics)
  }
}
