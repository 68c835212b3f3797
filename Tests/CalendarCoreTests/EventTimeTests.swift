import CalendarCore
import Testing

@Suite struct EventTimeTests {
  /// Dates and floating times follow the viewer; zoned ones do not.
  @Test func momentsSeenFromAZone() throws {
    let newYork = try systemZone("America/New_York")
    let berlin = try systemZone("Europe/Berlin")
    let nine = try clock("2026-12-01T09:00:00")
    #expect(try EventTime.date(nine.date).instant(viewedIn: newYork) == utc("2026-12-01T05:00:00"))
    #expect(try EventTime.floating(nine).instant(viewedIn: newYork) == utc("2026-12-01T14:00:00"))
    #expect(try EventTime.zoned(nine, berlin).instant(viewedIn: newYork) == utc("2026-12-01T08:00:00"))
    #expect(try EventTime.zoned(nine, .utc).instant(viewedIn: newYork) == utc("2026-12-01T09:00:00"))
  }

  @Test func kindStaysWhenTheReadingChanges() throws {
    let berlin = try systemZone("Europe/Berlin")
    let other = try clock("2027-01-02T10:00:00")
    let nine = try clock("2026-12-01T09:00:00")
    #expect(EventTime.date(nine.date).replacing(civil: other) == .date(other.date))
    #expect(EventTime.floating(nine).replacing(civil: other) == .floating(other))
    #expect(EventTime.zoned(nine, berlin).replacing(civil: other) == .zoned(other, berlin))
    #expect(EventTime.date(nine.date).isDate)
    #expect(!EventTime.floating(nine).isDate)
    #expect(try EventTime.date(nine.date).civil == clock("2026-12-01T00:00:00"))
  }
}
