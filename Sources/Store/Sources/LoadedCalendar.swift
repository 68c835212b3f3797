import CalendarCore
import ICal
import Recurrence

/// A calendar that has been loaded.
public struct LoadedCalendar {
  /// Its name, colour and place.
  public var info: CalendarInfo
  /// The file or directory it came from, as it was named.
  public var path: String
  /// Components that could be read: events, and overrides of instances.
  public var eventCount: Int
  /// Components that were skipped.
  public var skipped: Int
  /// When its files were read, where that was an earlier run.
  public var loaded: Instant?
  /// Bytes of the index that has its events, together with those of the source's other calendars; nil where none does.
  public var indexSize: Int?
  /// Its events.
  var events: any EventSource
}

/// The events of a calendar, wherever they are kept.
protocol EventSource {
  /// All components of those UIDs that may touch some days.
  func series(touching days: DayBounds) -> [EventSeries]
}
