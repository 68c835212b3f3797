import CalendarCore
import ICal
import Recurrence

/// A calendar whose files have been scanned: its events are read from them when they are asked for.
struct ScannedCalendar: EventSource, Sendable {
  private let zones: any ZoneSource
  private var files: [File] = []
  private var spans: [ComponentSpan] = []

  private struct File {
    var path: String
    /// The file's scan, where it is kept.
    var text: CalendarText?
  }

  init(zones: any ZoneSource) { self.zones = zones }

  /// A scan of so many components is kept: to repeat it takes longer than to read what is asked for.
  private static let keptSize = 64

  /// Adds a file's components.
  mutating func add(_ text: CalendarText, path: String) {
    let first = spans.count
    if first == 0 { spans = text.events } else { spans += text.events }
    for place in first..<spans.count where !files.isEmpty { spans[place].source = Int32(files.count) }
    files.append(File(path: path, text: text.events.count >= ScannedCalendar.keptSize ? text : nil))
  }

  /// Fewer components are read sooner than another thread begins.
  private static let leastComponents = 50

  func pieces(touching days: DayBounds, holding words: SearchWords?) -> [SeriesPiece] {
    let wanted = Set(spans.lazy.filter { $0.days.overlaps(days) }.map(\.uidHash))
    guard !wanted.isEmpty else { return [] }
    // All of one UID come into one piece.
    let count = max(1, min(Threads.count, wanted.count / ScannedCalendar.leastComponents))
    var pieces = [[ComponentSpan]](repeating: [], count: count)
    for span in spans where wanted.contains(span.uidHash) {
      pieces[Int(span.uidHash % UInt64(count))].append(span)
    }
    return pieces.map { piece in { @Sendable [self] in EventSeries.grouping(read(piece)) } }
  }

  func plainPieces(touching days: DayBounds) -> [SeriesPiece] { pieces(touching: days, holding: nil) }

  /// Reads components, which come in the order of their files.
  private func read(_ spans: [ComponentSpan]) -> [Event] {
    var events: [Event] = []
    var start = 0
    while start < spans.count {
      let end = spans[start...].firstIndex { $0.source != spans[start].source } ?? spans.count
      events += read(spans[start..<end], of: files[Int(spans[start].source)])
      start = end
    }
    return events
  }

  private func read(_ spans: ArraySlice<ComponentSpan>, of file: File) -> [Event] {
    if let text = file.text { return spans.compactMap(text.event) }
    guard let bytes = try? FileBytes.open(file.path) else { return [] }
    let text = CalendarText(bytes, file: file.path, zones: zones)
    let wanted = Set(spans.map(\.uidHash))
    return text.events.lazy.filter { wanted.contains($0.uidHash) }.compactMap(text.event)
  }
}
