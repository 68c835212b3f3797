import Testing
import TextGate

@testable import CalendarCore

/// RFC 5545 3.6.5.
@Suite("Zones as VTIMEZONEs")
struct ZoneComponentTests {
  private func lines(_ zone: Zone, from first: String?, named name: UntrustedText = "Here") throws -> [String] {
    ZoneComponent(zone, from: try first.map(clock)).lines(named: name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func zone(_ rule: String) throws -> Zone {
    let rule = try #require(PosixZoneRule(rule))
    return Zone(identifier: "Here", initialOffset: 0, rule: rule)
  }

  @Test("have the offset that holds at first, and a rule for each change")
  func yearly() throws {
    #expect(
      try lines(zone("EST5EDT,M3.2.0,M11.1.0"), from: "2026-12-15T09:00:00") == [
        "BEGIN:VTIMEZONE", "TZID:Here",
        "BEGIN:STANDARD", "DTSTART:20261101T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "END:STANDARD",
        "BEGIN:DAYLIGHT", "DTSTART:20270314T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT",
        "BEGIN:STANDARD", "DTSTART:20271107T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500",
        "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD",
        "END:VTIMEZONE",
      ])
  }

  @Test(
    "without changes have one observance",
    arguments: [
      (Zone.utc, "+0000"), (Zone(identifier: "Kolkata", initialOffset: 19_800), "+0530"),
      (Zone(identifier: "mean time", initialOffset: -75 * 60 - 8), "-011508"),
    ])
  func fixed(_ zone: Zone, _ offset: String) throws {
    #expect(
      try lines(zone, from: "2026-12-15T09:00:00") == [
        "BEGIN:VTIMEZONE", "TZID:Here", "BEGIN:STANDARD", "DTSTART:16010101T000000", "TZOFFSETFROM:\(offset)",
        "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
      ])
  }

  @Test("have the offset of a time that is shown before a change, however far ahead of UTC its clocks are")
  func justBefore() throws {
    let zone = try zone("A-1B,M3.5.0,M10.5.0/3")
    let component = ZoneComponent(zone, from: try clock("2026-10-25T01:30:00"))
    #expect(component.observances.first?.offsetTo == 7200)
  }

  @Test("name a change that is not taken back within a year STANDARD")
  func lasting() throws {
    let change = Zone.Transition(instant: try utc("2026-10-25T01:00:00"), offset: 7200)
    let zone = Zone(identifier: "Here", initialOffset: 3600, transitions: [change])
    let component = ZoneComponent(zone, from: try clock("2026-01-01T00:00:00"))
    #expect(component.observances.map(\.isDaylight) == [false, false])
    #expect(component.observances.last?.offsetTo == 7200)
  }

  @Test("write the name as a TEXT")
  func escapes() throws {
    #expect(try lines(.utc, from: nil, named: #"a,b;c\d"#)[1] == #"TZID:a\,b\;c\\d"#)
  }

  @Test(
    "have rules for all days that iCalendar can name",
    arguments: [
      ("M3.5.0", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"), ("M4.1.6/0", "FREQ=YEARLY;BYMONTH=4;BYDAY=1SA"),
      ("M10.4.4/24", "FREQ=YEARLY;BYMONTH=10;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29"),
      ("M3.5.0/-1", "FREQ=YEARLY;BYMONTH=3;BYDAY=SA;BYMONTHDAY=24,25,26,27,28,29,30"),
      ("J60", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1"), ("99", "FREQ=YEARLY;BYYEARDAY=100"),
      ("0/24", "FREQ=YEARLY;BYYEARDAY=2"), ("M3.1.0/-1", nil), ("M2.5.0/25", nil), ("J59/24", nil), ("365/24", nil),
    ])
  func days(_ day: String, _ rule: String?) throws {
    let posix = try #require(PosixZoneRule("A0B,\(day),J300"))
    #expect(posix.daylight?.start.yearlyRule == rule)
  }

  @Test("name changes one by one where there is no rule for them")
  func explicit() throws {
    let component = ZoneComponent(try zone("A0B,M3.1.0/-1,M10.5.0"), from: try clock("2026-12-15T09:00:00"))
    #expect(component.observances.allSatisfy { $0.rule == nil })
    // Two a year up to the year 2099, and the one before the first time.
    #expect(component.observances.count == 2 * 73 + 1)
  }

  @Test("leave a year out in which a rule did not hold")
  func pause() throws {
    // Clocks were not set back in 2014, as those of Grand Turk.
    let zone = try systemZone("America/Grand_Turk")
    let component = ZoneComponent(zone, from: try clock("2013-06-01T00:00:00"))
    let years = component.observances.map { ($0.onset.date.year, $0.rule != nil) }
    #expect(years.first { $0.1 }?.0 == 2018)
  }
}
