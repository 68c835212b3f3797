import CalendarCore
import ICal
import Recurrence

/// A calendar whose files have been scanned: its events are read from them when they are asked for.
struct ScannedCalendar: EventSource {
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

  func series(touching days: DayBounds) -> [EventSeries] {
    let wanted = Set(spans.lazy.filter { $0.days.overlaps(days) }.map(\.uidHash))
    guard !wanted.isEmpty else { return [] }
    var events: [Event] = []
    var asked: [ComponentSpan] = []
    for span in spans where wanted.contains(span.uidHash) {
      if let last = asked.last, last.source != span.source {
        events += read(asked, wanted)
        asked = []
      }
      asked.append(span)
    }
    events += read(asked, wanted)
    return EventSeries.grouping(events)
  }

  /// Reads components of one file.
  private func read(_ spans: [ComponentSpan], _ wanted: Set<UInt64>) -> [Event] {
    guard let file = spans.first.map({ files[Int($0.source)] }) else { return [] }
    if let text = file.text { return spans.compactMap(text.event) }
    guard let bytes = try? FileBytes.open(file.path) else { return [] }
    let text = CalendarText(bytes, file: file.path, zones: zones)
    return text.events.lazy.filter { wanted.contains($0.uidHash) }.compactMap(text.event)
  }
}
