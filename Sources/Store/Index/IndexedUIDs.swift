import TextGate

extension IndexReader {
  /// The UIDs of a calendar's components that begin with some bytes, in the order of the source; nil when it is damaged.
  func uids(of calendar: Int, beginningWith prefix: [UInt8]) -> [UntrustedText]? {
    let blocks = summary.blocks.filter { $0.calendar == calendar }
    let found = Threads.run(over: blocks.count) { [self] places in places.map { named(in: blocks[$0], prefix) } }
    var all: [NamedComponent] = []
    for named in found.flatMap(\.self) {
      guard let named else { return nil }
      all += named
    }
    return all.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map(\.uid)
  }

  /// Where a component begins, and its UID.
  private struct NamedComponent {
    var file: Int
    var line: Int
    var uid: UntrustedText
  }

  private func named(in block: IndexBlock, _ prefix: [UInt8]) -> [NamedComponent]? {
    guard let rows = rows(of: block) else { return nil }
    let records = bytes.bytes(block.recordsRange)
    guard records.count == block.recordsLength else { return nil }
    return records.withUnsafeBytes { records in
      var components: [NamedComponent] = []
      for row in rows {
        var position = Int(row.start)
        let end = position + Int(row.length)
        while position < end {
          guard let record = IndexRecord(records, at: position), let uid = EventRecord.uid(of: record.event) else {
            return nil
          }
          position = record.end
          guard uid.withUTF8({ $0.starts(with: prefix) }) else { continue }
          components.append(NamedComponent(file: record.file, line: record.line, uid: uid))
        }
      }
      return components
    }
  }
}
