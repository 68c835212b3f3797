import CalendarCore
import Testing
import TextGate
import TestSupport

@testable import ICal
import SeededNumbers

@Suite("Small calendars with random damage")
struct MutationTests {
  static let seeds = [
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    X-WR-CALNAME:Café
    BEGIN:VTIMEZONE
    TZID:Office
    BEGIN:STANDARD
    DTSTART:16010101T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:a
    DTSTART;TZID=Office:20261201T090000
    DTEND;TZID="Office":20261201T100000
    RRULE:FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20270101T000000Z
    EXDATE;TZID=Office:20261208T090000,20261215T090000
    SUMMARY:Grüße\\, 😀
     and more
    CATEGORIES:A,B\\,C
    END:VEVENT
    END:VCALENDAR

    """,
    """
    BEGIN:VCALENDAR
    METHOD:PUBLISH
    BEGIN:VEVENT
    UID:b
    DTSTART;VALUE=DATE:20261224
    DURATION:P2D
    RDATE;VALUE=PERIOD:20261227T090000Z/PT1H
    RECURRENCE-ID;RANGE=THISANDFUTURE:20261224
    STATUS:TENTATIVE
    COLOR:red
    BEGIN:VALARM
    TRIGGER:-PT15M
    END:VALARM
    END:VEVENT
    END:VCALENDAR

    """,
  ]

  /// Bytes that mean something somewhere, so that damage goes deeper than the first look.
  private static let sharp = Array("\r\n \t:;,=\"\\/-+TZPWDHMS0123456789BEGIN".utf8) + [0, 0x1B, 0x80, 0xC3, 0xFF]

  static func damaged(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) where bytes.count > 8 {
      let start = Int.random(in: 0..<bytes.count - 1, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[start] = MutationTests.sharp[Int.random(in: 0..<MutationTests.sharp.count, using: &random)]
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 4: bytes.insert(contentsOf: Array(repeating: bytes[start], count: end - start), at: start)
      default: bytes.removeLast(Int.random(in: 0..<min(40, bytes.count), using: &random))
      }
    }
    return bytes
  }

  @Test("are read without a crash, and what is said of them is inside the file", arguments: 0..<8)
  func damage(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for round in 0..<400 {
      let bytes = MutationTests.damaged(MutationTests.seeds[round % 2], &random)
      let found = contents(bytes)
      let text = PlainText(MemoryBytes(bytes))
      var scanner = ContentLineScanner(Array(text.bytes.allBytes().dropFirst(text.start)))
      var lineCount = 0
      while let line = scanner.next() { lineCount = line.line }
      // A component's line may be anywhere up to the last line.
      let isInside = found.diagnostics.allSatisfy { diagnostic in
        diagnostic.location?.file == "t.ics" && (1...max(1, lineCount)).contains(diagnostic.location?.line ?? 0)
          && !diagnostic.message.description.contains("\n")
      }
      #expect(isInside, "seed \(seed), round \(round): \(found.diagnostics)")
      #expect(lines(found).map { $0 ?? 0 } == lines(found).map { $0 ?? 0 }.sorted(), "seed \(seed), round \(round)")
      let isSound = found.events.allSatisfy { event in
        !event.uid.isEmpty && CivilDate.supportedYears.contains(event.start.civil.date.year)
          && event.rules.allSatisfy { $0.interval >= 1 && $0.count ?? 1 >= 1 }
      }
      #expect(isSound, "seed \(seed), round \(round)")
    }
  }

  @Test("are read the same twice", arguments: 0..<2)
  func repeatable(seed: UInt64) {
    var random = SeededGenerator(state: 100 + seed)
    for round in 0..<100 {
      let bytes = MutationTests.damaged(MutationTests.seeds[round % 2], &random)
      let (first, second) = (contents(bytes), contents(bytes))
      #expect(first.events == second.events, "seed \(seed), round \(round)")
      #expect(first.diagnostics == second.diagnostics, "seed \(seed), round \(round)")
    }
  }
}
