import CalendarCore

/// Writes the blocks of an index.
struct IndexWriter {
  private let output: FileWriter
  /// Where the bytes of new components are.
  private let spool: FileWriter
  /// Where those of old ones are.
  private let old: IndexReader?
  private(set) var blocks: [IndexBlock] = []

  init(to output: FileWriter, spool: FileWriter, old: IndexReader?) {
    self.output = output
    self.spool = spool
    self.old = old
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
        records += IndexRecord.bytes(
          of: bytes(entry.recordStart, entry.recordLength, entry), file: entry.file, line: entry.line)
        text += bytes(entry.textStart, entry.textLength, entry)
        entry.appendDetails(to: &details)
      }
      rows.append(fixed: UInt32(bitPattern: group.days.first))
      rows.append(fixed: UInt32(bitPattern: group.days.last))
      rows.append(fixed: UInt32(clamping: start))
      rows.append(fixed: UInt32(clamping: records.count - start))
      texts.append(fixed: UInt32(clamping: text.count))
      texts.append(contentsOf: text)
      block.first = min(block.first, group.days.first)
      block.last = max(block.last, group.days.last)
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

  private func bytes(_ start: Int, _ length: Int, _ entry: IndexEntry) -> [UInt8] {
    let range = start..<start + length
    return entry.isOld ? old?.bytes(range) ?? [] : spool.read(range)
  }
}
