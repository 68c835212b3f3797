import CalendarCore
import ICal

/// Writes the blocks of an index.
struct IndexWriter {
  private let output: FileWriter
  /// Where the bytes of new components are.
  private let spool: FileWriter
  /// Where those of old ones are.
  private var old: WindowedBytes?
  private(set) var blocks: [IndexBlock] = []
  /// Whether all that was to be copied from the old index was there. It may be cut off while it is read.
  private(set) var isWhole = true

  init(to output: FileWriter, spool: FileWriter, old: IndexReader?) {
    self.output = output
    self.spool = spool
    self.old = old.map { WindowedBytes($0.bytes) }
    output.append([UInt8](repeating: 0, count: IndexFormat.headerSize))
  }

  /// Components of one UID.
  private struct Group {
    var entries: Range<Int>
    var days: DayBounds

    var isLong: Bool {
      days.last == DayBounds.unlimited || Int(days.last) - Int(days.first) > Int(IndexFormat.longDays)
    }
  }

  /// Writes the components of a calendar, which come in the order of their files and lines.
  mutating func write(_ entries: [IndexEntry], calendar: Int) {
    // Of one UID they keep that order: by place where the hashes are equal.
    let order = entries.indices.sorted { (entries[$0].uidHash, $0) < (entries[$1].uidHash, $1) }
    var groups: [Group] = []
    var start = 0
    for place in order.indices {
      let entry = entries[order[place]]
      if place > start, entry.uidHash == entries[order[start]].uidHash {
        groups[groups.count - 1].entries = start..<place + 1
        groups[groups.count - 1].days = groups[groups.count - 1].days.union(entry.days)
      } else {
        start = place
        groups.append(Group(entries: place..<place + 1, days: entry.days))
      }
    }
    groups.sort {
      $0.isLong != $1.isLong
        ? !$0.isLong : ($0.days.first, $0.entries.lowerBound) < ($1.days.first, $1.entries.lowerBound)
    }
    for start in stride(from: 0, to: groups.count, by: IndexFormat.rowsPerBlock) {
      let end = min(groups.count, start + IndexFormat.rowsPerBlock)
      write(groups[start..<end], entries, order, calendar: calendar)
    }
  }

  private mutating func write(_ groups: ArraySlice<Group>, _ entries: [IndexEntry], _ order: [Int], calendar: Int) {
    var block = IndexBlock(calendar: calendar, start: output.count)
    var (rows, texts, details) = (ByteWriter(), ByteWriter(), ByteWriter())
    var records: [UInt8] = []
    for group in groups {
      let start = records.count
      var text: [UInt8] = []
      for place in group.entries {
        let entry = entries[order[place]]
        text += append(entry, to: &records)
        entry.appendDetails(to: &details)
      }
      rows.append(fixed: UInt32(bitPattern: group.days.first))
      rows.append(fixed: UInt32(bitPattern: group.days.last))
      rows.append(fixed: UInt32(clamping: start))
      rows.append(fixed: UInt32(clamping: records.count - start))
      texts.append(fixed: UInt32(clamping: text.count))
      texts.append(contentsOf: text)
      block.days = block.days.union(group.days)
    }
    block.rows = groups.count
    (block.recordsLength, block.textsLength) = (records.count, texts.bytes.count)
    block.detailsLength = details.bytes.count
    block.rowsChecksum = Checksum.of(rows.bytes)
    block.textsChecksum = Checksum.of(texts.bytes)
    block.detailsChecksum = Checksum.of(details.bytes)
    for part in [rows.bytes, records, texts.bytes, details.bytes] { output.append(part) }
    blocks.append(block)
  }

  /// Appends a component's record, and returns its text.
  private mutating func append(_ entry: IndexEntry, to records: inout [UInt8]) -> ArraySlice<UInt8> {
    let event = entry.recordStart..<entry.recordStart + entry.recordLength
    let text = entry.textStart..<entry.textStart + entry.textLength
    guard entry.isOld else {
      // In the spool they stand side by side.
      let both = spool.read(event.lowerBound..<text.upperBound)
      records += IndexRecord.bytes(of: both[..<entry.recordLength], file: entry.file, line: entry.line)
      return both[entry.recordLength...]
    }
    if entry.isMoved {
      records += IndexRecord.bytes(of: copied(event), file: entry.file, line: entry.line)
    } else {
      records += copied(event.lowerBound - IndexRecord.headerSize..<event.upperBound)
    }
    return copied(text)
  }

  /// Bytes of the old index.
  private mutating func copied(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let bytes = old?.bytes(range) ?? []
    isWhole = isWhole && bytes.count == range.count
    return bytes
  }
}

/// Bytes of a source that are asked for mostly near to those that were asked for before.
private struct WindowedBytes {
  private let source: any ByteSource
  private var window: [UInt8] = []
  private var start = 0

  /// Room for a block of an index, as a rule.
  private static let size = 1 << 19

  init(_ source: any ByteSource) { self.source = source }

  mutating func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    if range.lowerBound < start || range.upperBound > start + window.count {
      start = range.lowerBound
      window = source.bytes(start..<start + max(range.count, WindowedBytes.size))
    }
    let end = min(window.count, range.upperBound - start)
    return window[min(range.lowerBound - start, end)..<end]
  }
}
