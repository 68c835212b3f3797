import CalendarCore
import ICU
import ICal
import Recurrence
import TextGate

/// A calendar that has been loaded.
public struct LoadedCalendar {
  /// Its name, colour and place.
  public var info: CalendarInfo
  /// The file or directory it came from, as it was named.
  public var path: String
  /// The source that it was loaded with, which may be a directory above.
  public internal(set) var source = Source.standardInput
  /// The encoding that the source was said to be in; nil where that was to be found out.
  public internal(set) var encoding: TextEncoding?
  /// Components that could be read: events, to-dos and journals, and overrides of instances.
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

/// What is asked of a calendar. More may be given than is wanted, but no other kinds of components.
struct SeriesRequest: Sendable {
  /// All components are wanted of those UIDs that may touch these days,
  var days: DayBounds
  /// and hold these words,
  var words: SearchWords?
  /// and are of these kinds,
  var kinds = Event.Kinds.all
  /// and their descriptions,
  var hasDescriptions = true
  /// and the people in them.
  var hasPeople = false
}

/// The events of a calendar, wherever they are kept.
protocol EventSource {
  /// What is asked for, in pieces that can be had at the same time; a UID is in one of them only.
  func pieces(for request: SeriesRequest) -> [SeriesPiece]
  /// The same from the calendar's files, where a piece could not be had.
  func plainPieces(for request: SeriesRequest) -> [SeriesPiece]
  /// The calendar's files, in their order.
  var files: [ComponentFile] { get }
  /// The UIDs of its components that begin with some bytes, in the order of the source; nil where only that tells.
  func knownUIDs(beginningWith prefix: [UInt8]) -> [UntrustedText]?
}

/// Gives a piece of what a calendar has in some days; nil where it turns out to be damaged.
typealias SeriesPiece = @Sendable () -> [EventSeries]?

extension EventSource {
  /// All components of those UIDs that may touch some days, in the order of the source.
  func series(touching days: DayBounds) -> [EventSeries] { series(for: SeriesRequest(days: days)) }

  /// What is asked for, in the order of the source.
  func series(for request: SeriesRequest) -> [EventSeries] {
    var series = pieces(for: request).map { $0() }
    if series.contains(where: { $0 == nil }) { series = plainPieces(for: request).map { $0() } }
    return series.flatMap { $0 ?? [] }.inSourceOrder()
  }
}

extension Sequence<EventSeries> {
  /// The series in the order in which their first components stand in their sources.
  func inSourceOrder() -> [EventSeries] {
    map { (place: $0.place, series: $0) }.sorted { $0.place < $1.place }.map(\.series)
  }
}

extension EventSeries {
  /// Where it begins in its source.
  fileprivate var place: (file: UntrustedText, line: Int) {
    let origins = (masters + overrides).compactMap(\.origin)
    return origins.map { ($0.file, $0.line ?? 0) }.min { $0 < $1 } ?? ("", 0)
  }
}
