import CalendarCore
import ICal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Builds the index of a source, from its files and from what an older index still has of them.
struct IndexBuilder {
  private let listing: SourceListing
  private let zones: SystemZones
  private let old: OldIndex?
  private let oldReader: IndexReader?
  /// For each file of each calendar its number in the old index; nil for one that is read.
  private let matches: [[Int?]]
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
  ///   - old: The index that the file holds now, and what of it is true to the source.
  ///   - now: The time that is kept as that of loading.
  ///   - progress: Is told of the part that is done, 0...1.
  init(
    of listing: SourceListing, source: String, into file: String, old: (reader: IndexReader, matches: IndexMatches)?,
    zones: SystemZones, now: Instant,
    progress: @escaping (Double) -> Void
  ) throws(FileError) {
    self.listing = listing
    self.zones = zones
    self.progress = progress
    let usable = old.flatMap { OldIndex($0.reader, $0.matches) }
    self.old = usable
    oldReader = usable == nil ? nil : old?.reader
    matches = listing.calendars.enumerated().map { place, calendar in
      usable == nil ? calendar.files.map { _ in nil } : old?.matches.files[place] ?? []
    }
    zoneTable = oldReader?.zones ?? ZoneTable(system: zones)
    summary = IndexSummary(path: source, encoding: listing.encoding?.name ?? "", loaded: now, zonesStamp: zones.stamp)
    bytesToRead = usable == nil ? listing.size : old?.matches.sizeToRead ?? 0
    output = try FileWriter(replacing: file)
    spool = try FileWriter(replacing: file + ".spool")
  }

  /// Builds the index and puts it into its place.
  mutating func build() throws(FileError) {
    var writer = IndexWriter(to: output, spool: spool, old: oldReader)
    var fileNumber = 0
    for (number, calendar) in listing.calendars.enumerated() {
      var files: [IndexSummary.File] = []
      var entries: [IndexEntry] = []
      let matches = matches[number]
      var fresh = FreshFiles(
        zip(calendar.files, matches).compactMap { $1 == nil ? $0 : nil }, zones: zones, old: old)
      for (file, match) in zip(calendar.files, matches) {
        let report: FileReport
        if let old, let place = match {
          entries += old.entries(of: place, number: fileNumber)
          report = old.report(of: place)
        } else {
          report = add(file, from: &fresh, number: fileNumber, to: &entries)
        }
        files.append(IndexSummary.File(name: file.name, report: report))
        fileNumber += 1
      }
      writer.write(entries, calendar: number)
      summary.calendars.append(IndexSummary.Calendar(path: listing.pathBelow(of: calendar), files: files))
    }
    guard writer.isWhole else { throw FileError(path: summary.path, code: EIO) }
    summary.blocks = writer.blocks
    var bytes = ByteWriter()
    summary.append(to: &bytes, zones: zoneTable)
    let start = output.count
    output.append(bytes.bytes)
    try output.publish(
      beginning: IndexFormat.header(summary: start..<output.count, checksum: Checksum.of(bytes.bytes)))
  }

  /// Adds a file that has to be read.
  private mutating func add(
    _ file: SourceFile, from fresh: inout FreshFiles, number: Int, to entries: inout [IndexEntry]
  ) -> FileReport {
    let (done, size) = (bytesDone, file.stamp.size)
    // A scan takes about a tenth of the time.
    let report = fresh.next(file) { [self] in tell(done + $0 / 10) }
    while let components = fresh.components() {
      for component in components { add(component, file: number, to: &entries) }
      tell(done + size / 10 + Int(Double(size) * 0.9 * fresh.part))
    }
    bytesDone += size
    tell(bytesDone)
    return report
  }

  private func tell(_ bytes: Int) {
    if bytesToRead > 0 { progress(Double(bytes) / Double(bytesToRead)) }
  }

  private mutating func add(_ component: FreshComponent, file: Int, to entries: inout [IndexEntry]) {
    if var entry = component.known {
      entry.move(toFile: file, line: component.line)
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
        uidHash: StableHash.of(event.uid), contentHash: component.contentHash, days: component.days, file: file,
        line: component.line, recordStart: start, textStart: start + record.bytes.count,
        recordLength: record.bytes.count, textLength: component.text.count))
  }
}
