import CalendarCore
import Recurrence
import SeededNumbers

@testable import ICal

/// A source that is read in pieces, as a file is.
struct PiecewiseBytes: ByteSource {
  var bytes: [UInt8]
  /// The most bytes that a reading gives; 0 for as many as there is room for.
  var most = 0

  var bytesInMemory: [UInt8]? { nil }
  var size: Int { bytes.count }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let start = min(offset, bytes.count)
    var count = min(buffer.count, bytes.count - start)
    // Lengths of all kinds, the same in every run.
    if most > 0 { count = min(count, 1 + (offset &* 7919 + 13) % most) }
    buffer.copyBytes(from: bytes[start..<start + count])
    return count
  }
}

extension ComponentScanner {
  /// All that a scan says, line by line.
  var lines: [String] {
    var lines = ["\(foundComponent) \(hasBareCarriageReturn)"]
    lines += events.map { "\($0.range) \($0.line) \($0.uidHash) \($0.days) \($0.calendar) \($0.isOrdinary)" }
    for calendar in calendars {
      lines += calendar.lines.map { "\($0.range) \($0.line) \($0.bytes)" }
      lines += calendar.zones.map { "\($0.range) \($0.line)" }
      lines += calendar.uses.map { "\(PropertyLine.text($0.name)) \($0.line)" }
    }
    lines.append("\(evidence.firstForeign ?? 0) \(evidence.firstCut ?? 0) \(evidence.lines)")
    return lines + notes.map { "\($0.line): \($0.message)" }
  }
}

/// What reading every component of a source in full says of it, without any judgement of the scan's.
struct FullReading {
  /// The components in the order of the source: whether the scan takes it for an ordinary one, and what reading gives.
  var components: [(span: ComponentSpan, event: Event?, diagnostics: [Diagnostic])] = []
  private var notes: [Diagnostic] = []
  private let troubles = ZoneTroubles(file: "t.ics")

  init(_ source: [UInt8], zones: any ZoneSource = RuleZones()) {
    let scanned = ScannedText(MemoryBytes(source), encoding: nil)
    let (text, scan, decoder) = (scanned.text, scanned.scan, scanned.decoder)
    notes = (scan.notes + scanned.encodingNotes).map {
      Diagnostic($0.message, at: SourceLocation(file: "t.ics", line: $0.line))
    }
    let all = ZoneDefinitions(text.bytes, scan.calendars.flatMap(\.zones), decoder: decoder)
    let calendars = scan.calendars.map { calendar in
      let properties = calendar.lines.compactMap(PropertyLine.init)
      let own = ZoneDefinitions(text.bytes, calendar.zones, decoder: decoder)
      let zones = CalendarZones(ZoneResolver(system: zones, own: own, others: all), troubles)
      let method = properties.first { $0.name == "METHOD" }.map { PropertyLine.text($0.value).trimmed.uppercased() }
      return (zones: zones, method: method, floatingZone: zones.floatingZone(properties))
    }
    for span in scan.events {
      let calendar = calendars[Int(span.calendar)]
      let raw = RawComponent(.event, text.bytes.bytes(span.range), line: Int(span.line), decoder: decoder)
      var reader = EventReader(
        raw, file: "t.ics", method: calendar.method, floatingZone: calendar.floatingZone,
        resolve: calendar.zones.zone(of:))
      let event = reader.read()
      components.append((span, event, reader.diagnostics))
    }
  }

  var events: [Event] { components.compactMap(\.event) }

  /// All diagnostics in the order of their lines and texts.
  var diagnostics: [String] {
    (notes + troubles.diagnostics + components.flatMap(\.diagnostics)).map(FullReading.line).sorted()
  }

  static func line(_ diagnostic: Diagnostic) -> String { "\(diagnostic.location?.line ?? 0) \(diagnostic.message)" }
}

/// The first and the last day that events, taken for one series, touch in a zone within many years.
func touchedDays(_ events: [Event], viewing: Zone) -> ClosedRange<Int>? {
  let window = DayRange(start: CivilDate(dayNumber: 19_000), end: CivilDate(dayNumber: 23_000))
  var expansion = Expansion(window: window, viewing: viewing)
  var days: ClosedRange<Int>?
  for series in EventSeries.grouping(events) {
    var occurrences: [Occurrence] = []
    expansion.add(series, in: CalendarInfo(name: ""), to: &occurrences)
    for occurrence in occurrences {
      let own = occurrence.days.start.dayNumber...occurrence.days.end.dayNumber - 1
      days = min(own.lowerBound, days?.lowerBound ?? .max)...max(own.upperBound, days?.upperBound ?? .min)
    }
  }
  return days
}

/// Zones that are as far from each other as people live, and one whose clocks change.
let farZones = [
  Zone(identifier: "Pacific/Kiritimati", initialOffset: 14 * 3600),
  Zone(identifier: "Pacific/Pago_Pago", initialOffset: -11 * 3600),
  RuleZones().zone(named: "Europe/Berlin") ?? .utc,
]

extension DayBounds {
  /// Whether days lie within the bounds.
  func contains(_ days: ClosedRange<Int>?) -> Bool {
    days.map { Int(first) <= $0.lowerBound && $0.upperBound <= Int(last) } ?? true
  }
}

/// Bytes that mean something somewhere.
private let sharpBytes =
  Array("\r\n \t:;,=\"\\/-+TZPWDHMS0123456789BEGINUIDabc".utf8) + [0, 0x1B, 0x80, 0xC3, 0xFF]

/// A text with a few random changes.
func damaged(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
  var bytes = Array(text.utf8)
  if random.chance(2) { bytes = Array(text.replacing("\n", with: "\r\n").utf8) }
  for _ in 0..<random.int(in: 1...4) where bytes.count > 8 {
    let start = random.int(in: 0...bytes.count - 2)
    let end = min(bytes.count, start + random.int(in: 1...12))
    switch random.int(in: 0...6) {
    case 0: bytes[start] = sharpBytes[random.int(in: 0...sharpBytes.count - 1)]
    case 1: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.int(in: 0...bytes.count))
    case 4: bytes[start] = bytes[start] == 10 ? 13 : UInt8(48 + random.int(in: 0...9))
    case 5: bytes.insert(contentsOf: Array("\r\n ".utf8), at: start)
    default: bytes.removeLast(random.int(in: 0...min(40, bytes.count) - 1))
    }
  }
  return bytes
}
