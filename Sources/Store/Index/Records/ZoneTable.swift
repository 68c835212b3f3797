import CalendarCore

/// The zones of an index by number, in the order in which its events first name them; UTC is number 0.
///
/// One is filled while events are encoded and then written; another is made from its bytes and gives the zones back,
/// each read when it is first asked for, because most queries need few of them.
struct ZoneTable {
  private enum Entry {
    case zone(Zone)
    /// Its ``ZoneRecord``, not read yet.
    case record([UInt8])
  }

  private let system: any ZoneSource
  private var entries: [Entry] = [.zone(.utc)]
  private var numbers: [Zone: Int] = [.utc: 0]
  /// The zone whose number was asked for last: times in one zone mostly follow each other.
  private var recent: (zone: Zone, number: Int) = (.utc, 0)

  /// Makes a table that knows UTC only.
  init(system: any ZoneSource) { self.system = system }

  /// Reads a table, or nil when the bytes are none. What its records hold shows when they are needed.
  init?(from bytes: UnsafeRawBufferPointer, system: any ZoneSource) {
    self.init(system: system)
    var reader = ByteReader(bytes)
    // A record has two bytes or more, and its length before it.
    let count = reader.count(ofBytes: 3)
    entries.reserveCapacity(1 + count)
    for _ in 0..<count where !reader.failed {
      let record = reader.block()
      if record.count < 2 { reader.fail() }
      entries.append(.record(record))
    }
    if !reader.isWhole { return nil }
  }

  /// How many zones it has; their numbers are less.
  var count: Int { entries.count }

  /// The number of a zone, which it gets if it has none.
  mutating func number(of zone: Zone) -> Int {
    if recent.zone == zone { return recent.number }
    let number = numbers[zone] ?? entries.count
    if number == entries.count {
      entries.append(.zone(zone))
      numbers[zone] = number
    }
    recent = (zone, number)
    return number
  }

  /// The zone of a number; nil when there is none, when its record is damaged, and when the system does not know its
  /// name any longer.
  mutating func zone(_ number: UInt64) -> Zone? {
    guard number < UInt64(entries.count) else { return nil }
    let index = Int(number)
    switch entries[index] {
    case .zone(let zone): return zone
    case .record(let record):
      guard let zone = ZoneRecord.zone(from: record, system: system)?.unshared else { return nil }
      entries[index] = .zone(zone)
      return zone
    }
  }

  /// Appends the zones but UTC: their count, and the record of each.
  func append(to writer: inout ByteWriter) {
    writer.append(count: entries.count - 1)
    for entry in entries.dropFirst() {
      switch entry {
      case .zone(let zone): writer.append(block: ZoneRecord.bytes(of: zone, system: system))
      case .record(let record): writer.append(block: record)
      }
    }
  }
}
