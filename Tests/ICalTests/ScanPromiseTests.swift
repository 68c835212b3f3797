import CalendarCore
import SeededNumbers
import Testing
import TextGate
import TestSupport

@testable import ICal

@Suite("What a scan promises")
struct ScanPromiseTests {
  /// The promise of ``ComponentSpan/isOrdinary``, and that nothing is left unsaid because nothing was read.
  @Test("is what reading says, in damaged files", arguments: 0..<8)
  func promises(seed: UInt64) {
    var random = SeededGenerator(state: 500 + seed)
    var ordinaryCount = 0
    for round in 0..<250 {
      let bytes = damaged(ScanPromiseTests.seeds[round % ScanPromiseTests.seeds.count], &random)
      let (full, found) = (FullReading(bytes), contents(bytes))
      let source = "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))"
      for (span, event, diagnostics) in full.components where span.isOrdinary {
        ordinaryCount += 1
        #expect(event != nil && diagnostics.isEmpty, "\(diagnostics) \(source)")
        #expect(span.uidHash == event.map { StableHash.of($0.uid) }, "\(source)")
        let days = event.flatMap { touchedDays([$0], viewing: .utc) }
        #expect(span.days.contains(days), "\(source)")
      }
      #expect(found.events == full.events, "\(source)")
      #expect(found.diagnostics.map(FullReading.line).sorted() == full.diagnostics, "\(source)")
    }
    #expect(ordinaryCount > 100)
  }

  /// What most calendars hold, so that much of it stays ordinary.
  private static let seeds =
    MutationTests.seeds + [
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a
      DTSTART;TZID=Europe/Berlin:20261201T090000
      DTEND;TZID=Europe/Berlin:20261202T100000
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;COUNT=7
      EXDATE;TZID=Europe/Berlin:20261208T090000
      DTSTAMP:20260101T000000Z
      SUMMARY:Tea
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      DTSTART;VALUE=DATE:20261224
      DTEND;VALUE=DATE:20261227
      RRULE:FREQ=YEARLY;BYMONTH=12;BYDAY=-1SU;UNTIL=20301231
      STATUS:CONFIRMED
      TRANSP:TRANSPARENT
      SEQUENCE:4
      END:VEVENT
      BEGIN:VEVENT
      UID:c
      RECURRENCE-ID:20261201T080000Z
      DTSTART:20261201T093000Z
      DURATION:P1DT2H30M
      RRULE:FREQ=MONTHLY;BYMONTHDAY=1,-1;COUNT=3
      LAST-MODIFIED:20260201T000000Z
      END:VEVENT
      END:VCALENDAR

      """
    ]
}
