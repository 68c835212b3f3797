import CalendarCore
import ICal
import Recurrence
import TextGate

/// A calendar whose files have been scanned: its events are read from them when they are asked for.
struct ScannedCalendar: EventSource, Sendable {
  private let zones: any ZoneSource
  private var scans: [File] = []
  private var spans: [ComponentSpan] = []

  private struct File {
    var file: SourceFile
    /// The file's scan, where it is kept.
    var text: CalendarText?
  }

  private var keptFiles = 0

  init(zones: any ZoneSource) { self.zones = zones }

  /// Scans of so many files are kept. Of a directory with more the others are repeated for what is asked for: they take
  /// memory, or a descriptor each.
  private static let mostKept = 500

  /// Adds the components of a file, or of a stream, which cannot be read again.
  mutating func add(_ text: CalendarText, file: SourceFile, isStream: Bool = false) {
    let first = spans.count
    if first == 0 { spans = text.events } else { spans += text.events }
    for place in first..<spans.count where !scans.isEmpty { spans[place].source = Int32(scans.count) }
    let isKept = isStream || keptFiles < ScannedCalendar.mostKept
    keptFiles += isKept ? 1 : 0
    scans.append(File(file: file, text: isKept ? text : nil))
  }

  /// Fewer components are read sooner than another thread begins.
  private static let leastComponents = 50

  func pieces(for request: SeriesRequest) -> [SeriesPiece] {
    let wanted = Set(
      spans.lazy.filter { $0.days.overlaps(request.days) && request.kinds.contains($0.kind) }.map(\.uidHash))
    guard !wanted.isEmpty else { return [] }
    // All of one UID come into one piece.
    let count = max(1, min(Threads.count, wanted.count / ScannedCalendar.leastComponents))
    var pieces = [[ComponentSpan]](repeating: [], count: count)
    for span in spans where request.kinds.contains(span.kind) && wanted.contains(span.uidHash) {
      pieces[Int(span.uidHash % UInt64(count))].append(span)
    }
    return pieces.enumerated().map { place, piece in
      { @Sendable [self] in
        EventSeries.grouping(read(piece, for: request) { $0 % UInt64(count) == UInt64(place) })
      }
    }
  }

  func plainPieces(for request: SeriesRequest) -> [SeriesPiece] { pieces(for: request) }

  func knownUIDs(beginningWith prefix: [UInt8]) -> [UntrustedText]? { nil }

  var files: [ComponentFile] {
    scans.map { ComponentFile($0.file, zones: zones, known: $0.text, isKept: false) }
  }

  /// Reads components, which come in the order of their files.
  ///
  /// - Parameter belongs: Whether a UID's hash is one of the piece.
  private func read(
    _ spans: [ComponentSpan], for request: SeriesRequest, belongs: @escaping (UInt64) -> Bool
  ) -> [Event] {
    var events: [Event] = []
    var start = 0
    while start < spans.count {
      let end = spans[start...].firstIndex { $0.source != spans[start].source } ?? spans.count
      events += read(spans[start..<end], of: scans[Int(spans[start].source)], request, belongs)
      start = end
    }
    return events
  }

  private func read(
    _ spans: ArraySlice<ComponentSpan>, of file: File, _ request: SeriesRequest, _ belongs: @escaping (UInt64) -> Bool
  ) -> [Event] {
    if let text = file.text { return spans.compactMap { text.event($0, hasPeople: request.hasPeople) } }
    let path = file.file.path
    guard let bytes = try? FileBytes.open(path) else { return [] }
    let text = CalendarText(bytes, file: path, zones: zones, encoding: file.file.encoding)
    // Of a file that was replaced meanwhile all is taken that it has now.
    let isSame = (try? Disk.stamp(of: path)) == file.file.stamp
    let wanted = Set(spans.map(\.uidHash))
    return text.events.lazy
      .filter { request.kinds.contains($0.kind) && (isSame ? wanted.contains($0.uidHash) : belongs($0.uidHash)) }
      .compactMap { text.event($0, hasPeople: request.hasPeople) }
  }
}
