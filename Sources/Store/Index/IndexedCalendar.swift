import CalendarCore
import Recurrence
import TextGate

/// A calendar whose events an index has.
struct IndexedCalendar: EventSource {
  private let index: IndexReader
  private let calendar: Int
  let files: [ComponentFile]
  private let fallback: @Sendable () -> ScannedCalendar

  /// Makes a calendar.
  ///
  /// - Parameters:
  ///   - calendar: Its number in the index.
  ///   - files: The files that it was made from.
  ///   - fallback: Reads the calendar without the index, where that turns out to be damaged.
  init(
    _ index: IndexReader, calendar: Int, files: [ComponentFile],
    fallback: @escaping @Sendable () -> ScannedCalendar
  ) {
    self.index = index
    self.files = files
    self.calendar = calendar
    self.fallback = fallback
  }

  /// Fewer rows are read sooner than another thread begins.
  private static let leastRows = 1500

  func pieces(for request: SeriesRequest) -> [SeriesPiece] {
    guard let picks = index.picks(of: calendar, touching: request.days, holding: request.words) else {
      return [{ nil }]
    }
    let count = max(1, min(Threads.count, picks.count / IndexedCalendar.leastRows))
    return (0..<count).map { [index] piece in
      { @Sendable in
        index.series(
          picks[picks.count * piece / count..<picks.count * (piece + 1) / count], for: request)
      }
    }
  }

  func knownUIDs(beginningWith prefix: [UInt8]) -> [UntrustedText]? {
    let uids = index.uids(of: calendar, beginningWith: prefix)
    if uids == nil { index.isDamaged = true }
    return uids
  }

  func plainPieces(for request: SeriesRequest) -> [SeriesPiece] {
    index.isDamaged = true
    return fallback().plainPieces(for: request)
  }
}
