import CalendarCore
import Testing
import TestSupport
import TextGate

@testable import ICal

/// RFC 5545 3.3.4, 3.3.5 and 3.8.2.4.
@Suite("Time values")
struct TimeValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let property: String
    let start: String
    /// Whether the value needs a diagnostic, which names line 4.
    let isNamed: Bool

    init(_ name: String, _ property: String, _ start: String, named: Bool = false) {
      testDescription = name
      self.property = property
      self.start = start
      isNamed = named
    }

    static let understood = [
      Case("a date", "DTSTART;VALUE=DATE:20261201", "2026-12-01"),
      Case("a bare date: the value's shape decides", "DTSTART:20261201", "2026-12-01"),
      Case("VALUE=DATE with a time", "DTSTART;VALUE=DATE:20261201T090000", "2026-12-01T09:00:00"),
      Case("VALUE=DATE-TIME with a date", "DTSTART;VALUE=DATE-TIME:20261201", "2026-12-01"),
      Case("a date with a TZID has no zone", "DTSTART;TZID=Europe/Berlin:20261201", "2026-12-01"),
      Case("floating", "DTSTART:20261201T090000", "2026-12-01T09:00:00"),
      Case("UTC", "DTSTART:20261201T090000Z", "2026-12-01T09:00:00 UTC"),
      Case("a zone", "DTSTART;TZID=Europe/Berlin:20261201T090000", "2026-12-01T09:00:00 Europe/Berlin"),
      Case(
        "UTC wins over a TZID (RFC 5545 3.2.19)", "DTSTART;TZID=Europe/Berlin:20261201T090000Z",
        "2026-12-01T09:00:00 UTC"),
      Case("an offset from UTC", "DTSTART:20261201T090000+0100", "2026-12-01T08:00:00 UTC"),
      Case("an ISO 8601 offset", "DTSTART:2026-12-01T00:30:00-05:30", "2026-12-01T06:00:00 UTC"),
      Case("VALUE=DATE with midnight is a day", "DTSTART;VALUE=DATE:20261201T000000", "2026-12-01"),
      Case("white space behind the name", "DTSTART :20261201", "2026-12-01"),
      Case("lower case", "dtstart:20261201t090000z", "2026-12-01T09:00:00 UTC"),
      Case("ISO 8601 extended", "DTSTART:2026-12-01T09:00:00Z", "2026-12-01T09:00:00 UTC"),
      Case("ISO 8601 extended date", "DTSTART:2026-12-01", "2026-12-01"),
      Case("a space between date and time", "DTSTART:2026-12-01 09:00", "2026-12-01T09:00:00"),
      Case("without seconds", "DTSTART:20261201T0930", "2026-12-01T09:30:00"),
      Case("without seconds in UTC", "DTSTART:20261201T0930Z", "2026-12-01T09:30:00 UTC"),
      Case("fractions of a second", "DTSTART:20261201T093000.500Z", "2026-12-01T09:30:00 UTC"),
      Case("white space", "DTSTART: 20261201T090000 ", "2026-12-01T09:00:00"),
      Case("24:00 is the next midnight (ISO 8601)", "DTSTART:20261231T240000", "2027-01-01T00:00:00"),
      Case("a leap second is second 59 (RFC 5545 3.3.12)", "DTSTART:20261231T235960Z", "2026-12-31T23:59:59 UTC"),
      Case("29 February of a leap year", "DTSTART:20280229", "2028-02-29"),
      Case("the first year", "DTSTART:00010101", "0001-01-01"),
      Case("the last year", "DTSTART:99991231T235959", "9999-12-31T23:59:59"),
      Case("a time cut short is a day, and that is said", "DTSTART:20261201T09", "2026-12-01", named: true),
      Case("a T without time", "DTSTART:20261201T", "2026-12-01", named: true),
    ]

    static let impossible = [
      "20260230", "20260230T090000", "20270229", "20261301", "20260001", "20261200", "00000101", "20261201T250000",
      "20261201T240100", "20261201T096000", "2026120", "202612011", "TODAY", "20261201T09000A", "20261201T090000+1",
      "-20261201",
      "２０２６１２０１", "P1D", "20261201T090000/PT1H",
    ]
  }

  @Test("are read", arguments: Case.understood)
  func start(_ example: Case) throws {
    let found = eventContents([example.property])
    #expect(found.events.map { shown($0.start) } == [example.start])
    #expect(lines(found) == (example.isNamed ? [4] : []), "\(found.diagnostics)")
  }

  @Test("that do not exist are named with their line, and cost their event", arguments: Case.impossible)
  func impossible(_ value: String) {
    let found = eventContents(["DTSTART:\(value)"])
    #expect(found.events.isEmpty)
    #expect(found.skipped == 1)
    // One line for one trouble: the property's.
    #expect(lines(found) == [4], "\(found.diagnostics)")
    #expect(found.diagnostics.first?.message.description.hasSuffix("; the event is skipped") == true)
  }

  @Test("that do not exist cost nothing else where the event has a start", arguments: ["DTEND", "EXDATE", "RDATE"])
  func impossibleElsewhere(_ property: String) {
    let found = eventContents(["DTSTART:20260227", "\(property):20260230"])
    #expect(found.events.map { shown($0.start) } == ["2026-02-27"])
    #expect(found.events.map { shown($0.end) } == ["none"])
    #expect(found.events.allSatisfy { $0.exceptions.isEmpty && $0.additions.isEmpty })
    #expect(lines(found) == [5])
  }

  @Test("missing: an event without DTSTART is skipped (RFC 5545 3.6.1)", arguments: [[], ["DTSTART:"], ["DTSTART"]])
  func missing(_ properties: [String]) {
    let found = eventContents(properties + ["SUMMARY:a"])
    #expect(found.events.isEmpty)
    #expect(found.skipped == 1)
    #expect(lines(found).contains(2))
  }

  @Test(
    "The name of the zone is kept as it is written",
    arguments: [
      ("DTSTART;TZID=Europe/Berlin:20261201T090000", "Europe/Berlin"),
      ("DTSTART;TZID=\"W. Europe Standard Time\":20261201T090000", "W. Europe Standard Time"),
      ("DTSTART:20261201T090000Z", nil), ("DTSTART:20261201T090000", nil),
      ("DTSTART;TZID=Europe/Berlin:20261201T090000Z", nil), ("DTSTART;TZID=Europe/Berlin:20261201", nil),
    ])
  func zoneName(_ property: String, _ name: String?) throws {
    #expect(try event([property]).zoneName?.raw == name)
  }
}
