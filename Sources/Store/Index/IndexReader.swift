import CalendarCore
import ICal

/// An index file that was found whole as far as it has been read.
final class IndexReader {
  /// What it says of its source.
  let summary: IndexSummary
  /// Bytes of the file.
  let size: Int
  /// Whether a part turned out not to be what was written.
  var isDamaged = false
  private let file: FileBytes
  private var zones: ZoneTable
  private let name: String
  /// The paths of the source's files, by their numbers in records.
  private(set) lazy var filePaths = summary.calendars.flatMap(\.files).map { name + $0.path }

  /// Opens the index of a source; nil where there is none, one of another version or source, or a damaged one.
  ///
  /// - Parameters:
  ///   - path: The index file.
  ///   - source: The absolute path of the source.
  ///   - name: The path of the source as messages name it.
  init?(_ path: String, of source: String, named name: String, system: any ZoneSource) {
    guard let file = try? FileBytes(path), let size = file.size,
      let place = IndexFormat.summary(header: file.bytes(0..<IndexFormat.headerSize), fileSize: size)
    else { return nil }
    let bytes = file.bytes(place.range)
    guard bytes.count == place.range.count, Checksum.of(bytes) == place.checksum,
      let (summary, zones) = IndexSummary.read(bytes, fileSize: size, system: system), summary.path == source
    else { return nil }
    self.file = file
    self.size = size
    self.summary = summary
    self.zones = zones
    self.name = name
  }

  /// The zones that its records name.
  var zoneTable: ZoneTable { zones }

  /// The components of a calendar whose rows may touch some days; nil when the file is damaged there.
  func events(of calendar: Int, touching days: DayBounds) -> [Event]? {
    var events: [Event] = []
    for block in summary.blocks where block.calendar == calendar && block.first <= days.last && days.first <= block.last
    {
      guard let rows = rows(of: block) else { return nil }
      var wanted: [Range<Int>] = []
      for row in rows where row.first <= days.last && days.first <= row.last {
        let range = Int(row.start)..<Int(row.start) + Int(row.length)
        // Neighbours are read at once, and little between them as well.
        if let last = wanted.last, range.lowerBound == last.upperBound {
          wanted[wanted.count - 1] = last.lowerBound..<range.upperBound
        } else {
          wanted.append(range)
        }
      }
      for range in wanted {
        guard range.upperBound <= block.recordsLength else { return nil }
        let start = block.recordsRange.lowerBound
        let records = file.bytes(start + range.lowerBound..<start + range.upperBound)
        guard records.count == range.count, decode(records, into: &events) else { return nil }
      }
    }
    return events
  }

  private func decode(_ records: [UInt8], into events: inout [Event]) -> Bool {
    records.withUnsafeBytes { bytes in
      var position = 0
      while position < bytes.count {
        guard let record = IndexRecord(bytes, at: position), record.file < filePaths.count,
          let event = EventRecord.event(
            from: record.event, zones: &zones,
            origin: SourceLocation(file: filePaths[record.file], line: record.line))
        else { return false }
        events.append(event)
        position = record.end
      }
      return true
    }
  }

  /// The rows of a block; nil when they are damaged.
  func rows(of block: IndexBlock) -> [IndexRow]? {
    let bytes = file.bytes(block.rowsRange)
    guard bytes.count == block.rowsRange.count, Checksum.of(bytes) == block.rowsChecksum else { return nil }
    return bytes.withUnsafeBytes { bytes in
      func number(_ offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      return stride(from: 0, to: bytes.count, by: IndexRow.size).map { offset in
        IndexRow(
          first: Int32(bitPattern: number(offset)), last: Int32(bitPattern: number(offset + 4)),
          start: number(offset + 8), length: number(offset + 12))
      }
    }
  }

  /// Bytes that have to be read to bring it up to date; nil where it is true to the source.
  func changes(in listing: SourceListing, zonesStamp: FileStamp?) -> Int? {
    guard summary.zonesStamp == zonesStamp else { return listing.size }
    let files = listing.calendars.flatMap(\.files)
    let known = summary.calendars.flatMap(\.files)
    var isSame =
      files.count == known.count
      && summary.calendars.map(\.files.count) == listing.calendars.map(\.files.count)
      && zip(summary.calendars, listing.calendars).allSatisfy { $0.path == listing.below($1.path) }
    if isSame {
      var size = 0
      for (file, known) in zip(files, known) where isSame {
        isSame = known.path == listing.below(file.path)
        if known.report.stamp != file.stamp || known.report.isUncertain { size += file.stamp.size + 1 }
      }
      if isSame { return size == 0 ? nil : size }
    }
    var reports: [String: FileReport] = [:]
    for file in known { reports[file.path] = file.report }
    return files.reduce(1) { sum, file in
      let report = reports[listing.below(file.path)]
      return sum + (report?.stamp == file.stamp && report?.isUncertain == false ? 0 : file.stamp.size)
    }
  }

  /// All components, for an update; nil when any of it is damaged.
  ///
  /// - Parameter take: Takes each with the file's own offsets of its record and its text.
  func entries(_ take: (IndexEntry) -> Void) -> Bool {
    for block in summary.blocks {
      guard let rows = rows(of: block) else { return false }
      let records = file.bytes(block.recordsRange)
      let details = file.bytes(block.detailsRange)
      guard records.count == block.recordsLength, Checksum.of(details) == block.detailsChecksum,
        takeEntries(of: block, rows, records, details, take)
      else { return false }
    }
    return true
  }

  private func takeEntries(
    of block: IndexBlock, _ rows: [IndexRow], _ records: [UInt8], _ details: [UInt8], _ take: (IndexEntry) -> Void
  ) -> Bool {
    records.withUnsafeBytes { records in
      details.withUnsafeBytes { details in
        var reader = ByteReader(details)
        var text = block.textsRange.lowerBound
        for row in rows {
          var position = Int(row.start)
          let end = position + Int(row.length)
          text += IndexText.rowHeaderSize
          while position < end {
            guard let record = IndexRecord(records, at: position) else { return false }
            let entry = IndexEntry(
              details: &reader, record: record, recordStart: block.recordsRange.lowerBound + record.start,
              textStart: text)
            guard !reader.failed, record.file < filePaths.count, text + entry.textLength <= block.textsRange.upperBound
            else { return false }
            text += entry.textLength
            position = record.end
            take(entry)
          }
        }
        return reader.isWhole
      }
    }
  }

  /// Bytes of the file, for an update to copy.
  func bytes(_ range: Range<Int>) -> [UInt8] { file.bytes(range) }
}
