import CalendarCore
import SeededNumbers
import Synchronization
import Testing

@testable import ICal

@Suite("A scan in parts")
struct ParallelScanTests {
  private static let zone =
    "BEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\n"
    + "TZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"

  private static func event(_ number: Int, _ random: inout SeededGenerator) -> String {
    let zone = ["Office", "Europe/Berlin", "Asia/Tokyo"][random.int(in: 0...2)]
    let title = ["Grüße", "第三会議室", "plain and long enough to be folded, which takes more than one line"][number % 3]
    let alarm = "BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n"
    return "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART;TZID=\(zone):20261201T090000\r\nSUMMARY:\(title)\r\n"
      + "DESCRIPTION:\(String(repeating: "text ", count: random.int(in: 0...20)))\r\n  more\r\n"
      + (random.chance(3) ? alarm : "") + (random.chance(6) ? "RRULE:FREQ=DAILY;COUNT=3\r\n" : "") + "END:VEVENT\r\n"
  }

  /// Several VCALENDARs with zones before, between and behind their events.
  private static func text(seed: UInt64) -> String {
    var random = SeededGenerator(state: seed)
    return (0..<random.int(in: 1...3)).map { calendar in
      var text = "BEGIN:VCALENDAR\r\nX-WR-CALNAME:Calendar \(calendar)\r\n"
      for number in 0..<random.int(in: 10...60) {
        if random.chance(20) { text += zone }
        if random.chance(25) { text += "METHOD:PUBLISH\r\n" }
        text += event(calendar * 100 + number, &random)
      }
      return text + "COLOR:red\r\nEND:VCALENDAR\r\n"
    }.joined()
  }

  /// Counts the bytes that are asked for.
  private final class CountingBytes: ByteSource {
    let bytes: [UInt8]
    let asked = Mutex(0)
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    var bytesInMemory: [UInt8]? { nil }
    var size: Int { bytes.count }
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let found = bytes[min(offset, bytes.count)..<min(bytes.count, offset + buffer.count)]
      buffer.copyBytes(from: found)
      asked.withLock { $0 += found.count }
      return found.count
    }
  }

  /// The last part is done first.
  private func workers(_ count: Int) -> Workers {
    Workers(count: count) { here, others in
      others.reversed().forEach { $0() }
      here()
    }
  }

  @Test("finds what one of the whole finds, and reads the source once", arguments: 0..<40)
  func parts(seed: Int) {
    let bytes = CountingBytes(Array(ParallelScanTests.text(seed: UInt64(seed)).utf8))
    let whole = ComponentScanner(MemoryBytes(bytes.bytes), from: 0)
    #expect(whole.events.count >= 10)
    let count = 2 + seed % 6
    let parts = ComponentScanner.scan(bytes, from: 0, workers: workers(count), leastSize: 0)
    #expect(parts.lines == whole.lines)
    // Besides, each cut is looked for in a stretch of its own.
    #expect(bytes.asked.withLock { $0 } <= bytes.size + (count - 1) * min(1 << 16, bytes.size))
  }

  @Test("finds what one of the whole finds in damaged files", arguments: 0..<8)
  func damagedFiles(seed: Int) {
    var random = SeededGenerator(state: UInt64(1000 + seed))
    for round in 0..<40 {
      let bytes = damaged(ParallelScanTests.text(seed: UInt64(seed * 40 + round)), &random)
      let whole = ComponentScanner(MemoryBytes(bytes), from: 0)
      let source = PiecewiseBytes(bytes: bytes)
      let parts = ComponentScanner.scan(source, from: 0, workers: workers(3), leastSize: 0)
      #expect(parts.hasBareCarriageReturn == whole.hasBareCarriageReturn)
      #expect(parts.lines == whole.lines || whole.hasBareCarriageReturn, "seed \(seed), round \(round)")
    }
  }
}
