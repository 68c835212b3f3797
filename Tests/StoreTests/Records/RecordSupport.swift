import CalendarCore
import Testing

@testable import Store

/// Zones of every kind that events have.
enum SampleZones {
  static let system = SystemZones()
  static let berlin = system.zone(named: "Europe/Berlin") ?? .utc
  static let offset = Zone(identifier: "UTC-03:30", initialOffset: -12_600)
  /// As a VTIMEZONE makes it: its changes of two hundred years, and nothing after.
  static let definition = Zone(
    identifier: "Büro Süd", initialOffset: 3600,
    transitions: (0..<400).map { .init(instant: Instant(seconds: ($0 - 100) * 15_778_800), offset: $0 % 2 * 3600) })
  static let rule = system.zone(forTZ: "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1:30") ?? .utc

  static let all: [Zone] = [
    .utc, berlin, offset, definition, rule, berlin.named("Berlin by another name"),
    // Names that the system knows as something else.
    Zone(identifier: "Europe/Berlin", initialOffset: 3600), Zone(identifier: "UTC", initialOffset: 7200),
    system.zone(named: "America/New_York") ?? .utc, Zone(identifier: "", initialOffset: 93_599),
  ]
}

/// An event's record.
func record(_ event: Event, zones: inout ZoneTable) -> [UInt8] {
  var writer = ByteWriter()
  EventRecord.append(event, to: &writer, zones: &zones)
  return writer.bytes
}

/// The event of a record.
func event(of record: [UInt8], zones: inout ZoneTable) -> Event? {
  record.withUnsafeBytes { EventRecord.event(from: $0, zones: &zones) }
}

/// What a reader of some bytes gives.
func reading<Value>(_ bytes: [UInt8], _ read: (inout ByteReader) -> Value) -> (value: Value, isWhole: Bool) {
  bytes.withUnsafeBytes {
    var reader = ByteReader($0)
    let value = read(&reader)
    return (value, reader.isWhole)
  }
}

/// What a writer makes.
func written(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
  var writer = ByteWriter()
  write(&writer)
  return writer.bytes
}

extension ZoneTable {
  /// The table as it is read from its bytes.
  func reread(system: any ZoneSource = SampleZones.system) throws -> ZoneTable {
    let bytes = written { append(to: &$0) }
    return try #require(bytes.withUnsafeBytes { ZoneTable(from: $0, system: system) })
  }
}
