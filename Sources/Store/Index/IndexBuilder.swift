import CalendarCore
import ICal

/// Builds the index of a source, from its files and from what an older index still has of them.
struct IndexBuilder {
  private let listing: SourceListing
  private let zones: SystemZones
  private let old: OldIndex?
  private let output: FileWriter
  private let spool: FileWriter
  private let progress: (Double) -> Void
  private var zoneTable: ZoneTable
  private var summary: IndexSummary
  private var bytesDone = 0
  private let bytesToRead: Int

  /// Begins an index.
  ///
  /// - Parameters:
  ///   - source: The absolute path of the source.
  ///   - file: The index file.
  ///   - old: The index that the file holds now.
  ///   - progress: Is told of the part that is done, 0...1.
  init(
    of listing: SourceListing, source: String, into file: String, old: IndexReader?, zones: SystemZones,
    progress: @escaping (Double) -> Void
  ) throws(FileError) {
    self.listing = listing
    self.zones = zones
    self.progress = progress
    let old = old.flatMap { OldIndex($0, listing: listing, zonesStamp: zones.stamp) }
    self.old = old
    zoneTable = old?.reader.zones ?? ZoneTable(system: zones)
    summary = IndexSummary(path: source, loaded: Instant(seconds: Disk.now / 1_000_000_000), zonesStamp: zones.stamp)
    bytesToRead = listing.calendars.reduce(0) { sum, calendar in
      sum + calendar.files.reduce(0) { $0 + (old?.file($1) == nil ? $1.stamp.size : 0) }
    }
    output = try FileWriter(replacing: file)
    spool = try FileWriter(replacing: file + ".spool")
  }

  /// Builds the index and puts it into its place.
  mutating func build() throws(FileError) {
    var writer = IndexWriter(to: output, spool: spool, old: old?.reader)
    var fileNumber = 0
    for (number, calendar) in listing.calendars.enumerated() {
      var files: [IndexSummary.File] = []
      var entries: [IndexEntry] = []
      for file in calendar.files {
        let report = add(file, number: fileNumber, to: &entries)
        files.append(IndexSummary.File(path: listing.below(file.path), report: report))
        fileNumber += 1
      }
      writer.write(entries, calendar: number)
      summary.calendars.append(IndexSummary.Calendar(path: listing.below(calendar.path), files: files))
    }
    summary.blocks = writer.blocks
    var bytes = ByteWriter()
    summary.append(to: &bytes, zones: zoneTable)
    let start = output.count
    output.append(bytes.bytes)
    try output.publish(
      beginning: IndexFormat.header(summary: start..<output.count, checksum: Checksum.of(bytes.bytes)))
  }

  private mutating func add(_ file: SourceFile, number: Int, to entries: inout [IndexEntry]) -> FileReport {
    if let old, let place = old.file(file) {
      for var entry in old.entries(of: place) {
        entry.file = number
        entries.append(entry)
      }
      return old.report(of: place)
    }
    let (done, size) = (bytesDone, file.stamp.size)
    // A scan takes about a tenth of the time.
    let (report, text) = FileReport.read(file, zones: zones) { [self] in tell(done + $0 / 10) }
    if let text {
      for start in stride(from: 0, to: text.events.count, by: IndexBuilder.batchSize) {
        let batch = text.events[start..<min(text.events.count, start + IndexBuilder.batchSize)]
        for component in read(batch, of: text) { add(component, file: number, to: &entries) }
        tell(done + size / 10 + size / 10 * 9 * start / text.events.count)
      }
    }
    bytesDone += size
    tell(bytesDone)
    return report
  }

  private func tell(_ bytes: Int) {
    if bytesToRead > 0 { progress(Double(bytes) / Double(bytesToRead)) }
  }

  /// A component that was read, or found in the old index by its bytes.
  private struct Component: Sendable {
    var line: Int
    var contentHash: UInt64
    var known: IndexEntry?
    var event: Event?
    var text: [UInt8] = []
  }

  /// Components that are read at once, on all cores.
  private static let batchSize = 4096

  private func read(_ spans: ArraySlice<ComponentSpan>, of text: CalendarText) -> [Component] {
    let pieces = Threads.run(over: spans.count) { [old] range in
      range.map { place in
        let span = spans[spans.startIndex + place]
        // What reading says of a component must be said again, so those that it names are read again.
        let hash = span.isOrdinary ? Checksum.of(text.source(of: span)) ^ text.context(of: span) : 0
        var component = Component(line: Int(span.line), contentHash: hash)
        if hash != 0 { component.known = old?.entry(contentHash: hash) }
        if component.known == nil {
          component.event = text.event(span)
          component.text = component.event.map(SearchText.bytes) ?? []
        }
        return component
      }
    }
    return pieces.flatMap(\.self)
  }

  private mutating func add(_ component: Component, file: Int, to entries: inout [IndexEntry]) {
    if var entry = component.known {
      (entry.file, entry.line) = (file, component.line)
      entries.append(entry)
      return
    }
    guard let event = component.event else { return }
    var record = ByteWriter()
    EventRecord.append(event, to: &record, zones: &zoneTable)
    let start = spool.count
    spool.append(record.bytes)
    spool.append(component.text)
    entries.append(
      IndexEntry(
        uidHash: StableHash.of(event.uid.utf8), contentHash: component.contentHash, days: DayBounds(event),
        file: file, line: component.line, recordStart: start, textStart: start + record.bytes.count,
        recordLength: record.bytes.count, textLength: component.text.count))
  }
}
