import CalendarCore
import Testing

@testable import ICal

@Suite("The days that an event may touch")
struct EventBoundsTests {
  @Test("hold all of its occurrences, seen from anywhere", arguments: 0..<8)
  func sound(seed: UInt64) {
    var random = RandomEventLines(seed: seed)
    var ordinaryCount = 0
    for round in 0..<100 {
      let bytes = random.calendar()
      let text = CalendarText(MemoryBytes(bytes), file: "t.ics", zones: RuleZones())
      for span in text.events {
        guard let event = text.event(span) else { continue }
        if span.isOrdinary { ordinaryCount += 1 }
        for zone in farZones {
          let days = touchedDays([event], viewing: zone)
          let source = String(decoding: text.source(of: span), as: UTF8.self)
          #expect(DayBounds(event).contains(days), "seed \(seed), round \(round), \(zone.identifier): \(source)")
          #expect(span.days.contains(days), "seed \(seed), round \(round), \(zone.identifier): \(source)")
        }
      }
    }
    // Else the judge says nothing that could be wrong.
    #expect(ordinaryCount > 25)
  }

  /// An override for all later instances moves them by as much as it moves the first.
  @Test("hold instances that an override for this and all later ones moves")
  func movedInstances() throws {
    let source = """
      BEGIN:VEVENT
      UID:one
      DTSTART:20261201T090000Z
      RRULE:FREQ=DAILY;COUNT=5
      END:VEVENT
      BEGIN:VEVENT
      UID:one
      RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T090000Z
      DTSTART:20270103T090000Z
      END:VEVENT

      """
    let text = CalendarText(MemoryBytes(Array(source.utf8)), file: "t.ics", zones: RuleZones())
    let days = try #require(touchedDays(text.events.compactMap(text.event), viewing: .utc))
    #expect(days == 20_788...20_823)
    let bounds = try #require(text.events.map(\.days).reduce(nil) { $0?.union($1) ?? $1 } as DayBounds?)
    #expect(bounds.contains(days))
  }

  /// POSIX allows a TZ of 24 hours, and a file's own zone may be 26 hours from UTC.
  @Test("hold its occurrence seen from the clocks that are farthest from its own", arguments: [-1, 1])
  func farthestClocks(side: Int) throws {
    let sign = side < 0 ? "-" : "+"
    let time = side < 0 ? "235900" : "000000"
    let source = """
      BEGIN:VTIMEZONE
      TZID:Far
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:\(sign)2500
      TZOFFSETTO:\(sign)2500
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:one
      DTSTART;TZID=Far:20261201T\(time)
      END:VEVENT

      """
    let text = CalendarText(MemoryBytes(Array(source.utf8)), file: "t.ics", zones: RuleZones())
    let viewing = Zone(identifier: "far", initialOffset: -side * 24 * 3600)
    let days = try #require(touchedDays(text.events.compactMap(text.event), viewing: viewing))
    #expect(text.events.allSatisfy { $0.days.contains(days) })
    #expect(text.events.compactMap(text.event).allSatisfy { DayBounds($0).contains(days) })
  }
}
