import CalendarCore
import ICal

/// A component on its way into an index: read, or found in the old index by its bytes.
struct FreshComponent: Sendable {
  var line: Int
  /// See ``IndexEntry/contentHash``.
  var contentHash: UInt64
  var known: IndexEntry?
  var event: Event?
  var days = DayBounds.everything
  var text: [UInt8] = []

  init(_ span: ComponentSpan, of file: CalendarText, old: OldIndex?) {
    line = Int(span.line)
    // What reading says of a component must be said again, so those that it names are read again.
    contentHash = span.isOrdinary ? Checksum.of(file.source(of: span)) ^ file.context(of: span) : 0
    if contentHash != 0 { known = old?.entry(contentHash: contentHash) }
    guard known == nil, let event = file.event(span, hasPeople: true) else { return }
    self.event = event
    days = DayBounds(event)
    text = SearchText.bytes(of: event)
  }
}

/// Files whose components are read on all cores: of small files many at once, of a large one many components.
struct FreshFiles {
  private let zones: any ZoneSource
  private let old: OldIndex?
  private var batches: ArraySlice<FileBatch>
  private var read: ArraySlice<(report: FileReport, components: [FreshComponent])> = []
  /// What is left of the file that ``next(onRead:)`` went on to.
  private var rest: Rest?

  private enum Rest {
    case components([FreshComponent])
    case spans(CalendarText, from: Int)
  }

  /// Components that are read at once.
  private static let batchSize = 4096

  init(_ files: [SourceFile], zones: any ZoneSource, old: OldIndex?) {
    self.zones = zones
    self.old = old
    batches = FileBatch.batches(of: files)[...]
  }

  /// The part of the present file that ``components()`` has given, 0...1.
  var part: Double {
    guard case .spans(let text, let from) = rest else { return 1 }
    return Double(from) / Double(max(1, text.events.count))
  }

  /// Goes on to the next file, which is this one.
  mutating func next(_ file: SourceFile, onRead: @escaping (Int) -> Void) -> FileReport {
    if read.isEmpty, let batch = batches.popFirst() {
      if batch.files.count == 1, let (report, text) = batch.read(zones: zones, onRead: onRead).first {
        rest = text.map { .spans($0, from: 0) }
        return report
      }
      read =
        batch.map { [zones, old] file in
          let (report, text) = FileReport.read(file, zones: zones)
          return (report, text.map { text in text.events.map { FreshComponent($0, of: text, old: old) } } ?? [])
        }[...]
    }
    let first = read.popFirst()
    rest = first.map { .components($0.components) }
    return first?.report ?? FileReport(stamp: file.stamp)
  }

  /// Components of the file, in their order; nil when there are no more.
  mutating func components() -> [FreshComponent]? {
    switch rest {
    case .components(let components):
      rest = nil
      return components
    case .spans(let text, let start):
      guard start < text.events.count else {
        rest = nil
        return nil
      }
      let end = min(text.events.count, start + FreshFiles.batchSize)
      rest = .spans(text, from: end)
      return Threads.run(over: end - start) { [old] range in
        range.map { FreshComponent(text.events[start + $0], of: text, old: old) }
      }.flatMap(\.self)
    case nil: return nil
    }
  }
}
