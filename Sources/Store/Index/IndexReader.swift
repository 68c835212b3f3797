import CalendarCore
import ICU
import ICal
import Recurrence
import Synchronization

/// An index file that was found whole as far as it has been read.
final class IndexReader: Sendable {
  /// What it says of its source.
  let summary: IndexSummary
  /// Bytes of the file.
  let size: Int
  /// The zones that its records name.
  let zones: ZoneTable
  private let file: FileBytes
  private let name: String
  /// The number of the first file of each calendar.
  private let firstFiles: [Int]
  private let damaged = Mutex(false)

  /// Opens the index of a source; nil where there is none, one of another version, source or encoding, or a damaged one.
  ///
  /// - Parameters:
  ///   - path: The index file.
  ///   - source: The absolute path of the source.
  ///   - name: The path of the source as messages name it.
  ///   - encoding: The encoding that the source is said to be in, if any.
  init?(
    _ path: String, of source: String, named name: String, encoding: TextEncoding? = nil, system: any ZoneSource
  ) {
    guard let file = try? FileBytes(path) else { return nil }
    let size = file.size
    guard let place = IndexFormat.summary(header: file.bytes(0..<IndexFormat.headerSize), fileSize: size) else {
      return nil
    }
    let bytes = file.bytes(place.range)
    guard bytes.count == place.range.count, Checksum.of(bytes) == place.checksum,
      let (summary, zones) = IndexSummary.read(bytes, fileSize: size, system: system), summary.path == source,
      summary.encoding == encoding?.name ?? ""
    else { return nil }
    self.file = file
    self.size = size
    self.summary = summary
    self.zones = zones
    self.name = name
    firstFiles = summary.calendars.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.files.count) }
  }

  /// Whether a part turned out not to be what was written.
  var isDamaged: Bool {
    get { damaged.withLock { $0 } }
    set { damaged.withLock { $0 = newValue } }
  }

  /// How many files there are; their numbers in records are less.
  var fileCount: Int { firstFiles.last ?? 0 }

  /// The path of a file, as messages name it.
  ///
  /// - Parameter number: Less than ``fileCount``.
  func path(ofFile number: Int) -> String {
    let calendar = firstFiles.lastIndex { $0 <= number } ?? 0
    let found = summary.calendars[calendar]
    return SourceFile.path(name + found.path, found.files[number - firstFiles[calendar]].name)
  }

  /// A row that was picked, and the block that it lies in.
  struct Pick {
    var block: Int
    var row: IndexRow

    /// To read so many bytes takes no longer than to ask again.
    private static let widestGap = 4096

    /// Whether it lies soon behind another one.
    fileprivate func follows(_ other: Pick) -> Bool {
      let gap = Int(row.start) - Int(other.row.start) - Int(other.row.length)
      return block == other.block && (0...Pick.widestGap).contains(gap)
    }
  }

  /// The rows of a calendar that may touch some days, in the order of the file; nil when it is damaged there.
  ///
  /// - Parameter words: What the text of a row must hold, if anything.
  func picks(of calendar: Int, touching days: DayBounds, holding words: SearchWords? = nil) -> [Pick]? {
    var picks: [Pick] = []
    for (number, block) in summary.blocks.enumerated()
    where block.calendar == calendar && block.days.overlaps(days) {
      guard let rows = rows(of: block, touching: days, holding: words) else { return nil }
      for row in rows {
        guard Int(row.start) + Int(row.length) <= block.recordsLength else { return nil }
        picks.append(Pick(block: number, row: row))
      }
    }
    return picks
  }

  private func rows(of block: IndexBlock, touching days: DayBounds, holding words: SearchWords?) -> [IndexRow]? {
    guard let words else { return rows(of: block) { $0.days.overlaps(days) } }
    guard let all = rows(of: block), let found = holding(words, in: block) else { return nil }
    return all.enumerated().filter { place, row in
      row.days.overlaps(days) && found.contains(place)
    }.map(\.element)
  }

  /// The places of the rows of a block whose texts hold words; nil when the texts are damaged.
  private func holding(_ words: SearchWords, in block: IndexBlock) -> Set<Int>? {
    let texts = file.bytes(block.textsRange)
    guard texts.count == block.textsLength, Checksum.of(texts) == block.textsChecksum else { return nil }
    return texts.withUnsafeBytes { bytes in
      var found: Set<Int> = []
      var reader = ByteReader(bytes)
      var position = 0
      for row in 0..<block.rows {
        let length = Int(reader.fixed32())
        position += IndexText.rowHeaderSize
        guard !reader.failed, length <= bytes.count - position else { return nil }
        if words.mayHold(in: UnsafeRawBufferPointer(rebasing: bytes[position..<position + length])) {
          found.insert(row)
        }
        position += length
        reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[position...]))
      }
      return found
    }
  }

  /// The series of rows; nil when the file is damaged there.
  ///
  /// - Parameter request: Which kinds of components are wanted, and what of each.
  func series(_ picks: ArraySlice<Pick>, for request: SeriesRequest) -> [EventSeries]? {
    var zones = zones
    var path = FilePath()
    var series: [EventSeries] = []
    series.reserveCapacity(picks.count)
    var place = picks.startIndex
    while place < picks.endIndex {
      // Those that lie near each other are read at once, with what is between them.
      var end = place + 1
      while end < picks.endIndex, picks[end].follows(picks[end - 1]) { end += 1 }
      let start = summary.blocks[picks[place].block].recordsRange.lowerBound
      let (first, last) = (picks[place].row, picks[end - 1].row)
      let range = start + Int(first.start)..<start + Int(last.start) + Int(last.length)
      let records = file.bytes(range)
      guard records.count == range.count else { return nil }
      let isWhole = records.withUnsafeBytes { bytes in
        picks[place..<end].allSatisfy { pick in
          let row = Int(pick.row.start - first.start)..<Int(pick.row.start - first.start) + Int(pick.row.length)
          return decode(
            UnsafeRawBufferPointer(rebasing: bytes[row]), &zones, &path, request, into: &series)
        }
      }
      guard isWhole else { return nil }
      place = end
    }
    return series
  }

  /// The path of the file that was named last.
  private struct FilePath {
    var number = -1
    var path = ""
  }

  /// Decodes the components of a row.
  private func decode(
    _ bytes: UnsafeRawBufferPointer, _ zones: inout ZoneTable, _ path: inout FilePath, _ request: SeriesRequest,
    into series: inout [EventSeries]
  ) -> Bool {
    var events: [Event] = []
    var position = 0
    while position < bytes.count {
      guard let record = IndexRecord(bytes, at: position), record.file < fileCount else { return false }
      guard let kind = EventRecord.kind(of: record.event) else { return false }
      position = record.end
      if !request.kinds.contains(kind) { continue }
      if path.number != record.file { path = FilePath(number: record.file, path: self.path(ofFile: record.file)) }
      guard
        let event = EventRecord.event(
          from: record.event, zones: &zones, origin: SourceLocation(file: path.path, line: record.line),
          hasDescription: request.hasDescriptions, hasPeople: request.hasPeople)
      else { return false }
      if events.isEmpty, position == bytes.count {
        series.append(EventSeries(versions: [event]))
        return true
      }
      events.append(event)
    }
    if events.isEmpty { return true }
    if events.dropFirst().allSatisfy({ $0.uid == events[0].uid }), EventSeries.haveOneKind(events) {
      series.append(EventSeries(versions: events))
    } else {
      // Two UIDs may have one hash.
      series += EventSeries.grouping(events)
    }
    return true
  }

  /// The rows of a block that are wanted; nil when they are damaged.
  func rows(of block: IndexBlock, where isWanted: (IndexRow) -> Bool = { _ in true }) -> [IndexRow]? {
    let bytes = file.bytes(block.rowsRange)
    guard bytes.count == block.rowsRange.count, Checksum.of(bytes) == block.rowsChecksum else { return nil }
    return bytes.withUnsafeBytes { bytes in
      func number(_ offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      var rows: [IndexRow] = []
      rows.reserveCapacity(bytes.count / IndexRow.size)
      var offset = 0
      while offset < bytes.count {
        let row = IndexRow(
          days: DayBounds(
            first: Int32(bitPattern: number(offset)), last: Int32(bitPattern: number(offset + 4))),
          start: number(offset + 8), length: number(offset + 12))
        if isWanted(row) { rows.append(row) }
        offset += IndexRow.size
      }
      return rows
    }
  }

  /// Compares it with its source as that is now.
  func matches(_ listing: SourceListing, zonesStamp: FileStamp?) -> IndexMatches {
    IndexMatches(listing, summary, firstFiles, zonesStamp: zonesStamp)
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
        Checksum.of(file.bytes(block.textsRange)) == block.textsChecksum,
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
            guard !reader.failed, record.file < fileCount, text + entry.textLength <= block.textsRange.upperBound
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
  var bytes: any ByteSource { file }
}
