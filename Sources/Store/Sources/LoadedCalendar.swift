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
  /// Finds all components of those UIDs that may touch some days, in pieces that can be had at the same time; a UID is
  /// in one of them only.
  ///
  /// - Parameter words: Those that hold these words are wanted only; others may be among them nevertheless.
  func pieces(touching days: DayBounds, holding words: SearchWords?) -> [SeriesPiece]
  /// The same from the calendar's files, where a piece could not be had.
  func plainPieces(touching days: DayBounds) -> [SeriesPiece]
}

/// Gives a piece of what a calendar has in some days; nil where it turns out to be damaged.
typealias SeriesPiece = @Sendable () -> [EventSeries]?

extension EventSource {
  /// All components of those UIDs that may touch some days, in the order of the source.
  func series(touching days: DayBounds) -> [EventSeries] {
    var series = pieces(touching: days, holding: nil).map { $0() }
    if series.contains(where: { $0 == nil }) { series = plainPieces(touching: days).map { $0() } }
    return series.flatMap { $0 ?? [] }.sorted { $0.place < $1.place }
  }
}

extension EventSeries {
  /// Where it begins in its source.
  fileprivate var place: (file: String, line: Int) {
    (masters + overrides).lazy.compactMap(\.origin).map { ($0.file, $0.line ?? 0) }.min { $0 < $1 } ?? ("", 0)
  }
}
