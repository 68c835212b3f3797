import CalendarCore
import Testing

@testable import ICal

/// RFC 5545 3.8.4.4, 3.8.5.1 and 3.8.5.2.
@Suite("Exceptions, additions and recurrence ids")
struct DateListTests {
  @Test(
    "EXDATE",
    arguments: [
      (["EXDATE:20261202"], ["2026-12-02"]),
      (["EXDATE;VALUE=DATE:20261202,20261203"], ["2026-12-02", "2026-12-03"]),
      (["EXDATE:20261202T090000Z,20261203T090000Z"], ["2026-12-02T09:00:00 UTC", "2026-12-03T09:00:00 UTC"]),
      (
        ["EXDATE;TZID=Europe/Berlin:20261202T090000,20261203T090000"],
        ["2026-12-02T09:00:00 Europe/Berlin", "2026-12-03T09:00:00 Europe/Berlin"]
      ),
      (
        ["EXDATE;TZID=Europe/Berlin:20261202T090000,20261203T090000Z"],
        ["2026-12-02T09:00:00 Europe/Berlin", "2026-12-03T09:00:00 UTC"]
      ),
      (["EXDATE:20261202T090000", "EXDATE:20261203"], ["2026-12-02T09:00:00", "2026-12-03"]),
      (["EXDATE:20261202,,20261203,"], ["2026-12-02", "2026-12-03"]),
      (["EXDATE: 20261202 , 20261203"], ["2026-12-02", "2026-12-03"]),
      (["EXDATE:"], []),
    ])
  func exceptions(_ properties: [String], _ expected: [String]) {
    let found = eventContents(["DTSTART:20261201T090000"] + properties)
    #expect(found.events.map { $0.exceptions.map { shown($0) } } == [expected])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("A value of a list that cannot be read costs itself only", arguments: ["EXDATE", "RDATE"])
  func badValue(_ name: String) {
    let found = eventContents(["DTSTART:20261201", "\(name):20261202,junk,20260230,20261203"])
    let times = found.events.flatMap { name == "EXDATE" ? $0.exceptions : $0.additions.map(\.start) }
    #expect(times.map { shown($0) } == ["2026-12-02", "2026-12-03"])
    #expect(lines(found) == [5, 5])
  }

  @Test(
    "RDATE",
    arguments: [
      ("RDATE:20261202T090000", ["2026-12-02T09:00:00 to none"]),
      ("RDATE;VALUE=DATE:20261202,20261203", ["2026-12-02 to none", "2026-12-03 to none"]),
      ("RDATE;TZID=Europe/Berlin:20261202T090000", ["2026-12-02T09:00:00 Europe/Berlin to none"]),
      (
        "RDATE;VALUE=PERIOD:20261202T090000Z/20261202T100000Z",
        ["2026-12-02T09:00:00 UTC to 2026-12-02T10:00:00 UTC"]
      ),
      (
        "RDATE;VALUE=PERIOD:20261202T090000Z/PT2H,20261203T090000Z/P1D",
        ["2026-12-02T09:00:00 UTC to 0d 7200s", "2026-12-03T09:00:00 UTC to 1d 0s"]
      ),
      (
        "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20261202T090000/PT2H",
        ["2026-12-02T09:00:00 Europe/Berlin to 0d 7200s"]
      ),
      // A PERIOD without VALUE: its shape decides.
      ("RDATE:20261202T090000/PT2H", ["2026-12-02T09:00:00 to 0d 7200s"]),
    ])
  func additions(_ property: String, _ expected: [String]) {
    let found = eventContents(["DTSTART:20261201T090000", property])
    #expect(found.events.map { $0.additions.map { "\(shown($0.start)) to \(shown($0.end))" } } == [expected])
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
  }

  @Test(
    "A PERIOD that means nothing is named",
    arguments: [
      "20261202T090000/", "/PT1H", "20261202T090000/PX", "20261202/PT1H", "20260230T090000/PT1H", "20261202T090000/x",
    ])
  func badPeriod(_ value: String) {
    let found = eventContents(["DTSTART:20261201T090000", "RDATE;VALUE=PERIOD:\(value)"])
    #expect(found.events.map(\.additions) == [[]])
    #expect(lines(found) == [5])
  }

  @Test(
    "RECURRENCE-ID keeps its zone, which libical's own call ignores",
    arguments: [
      ("RECURRENCE-ID:20261202T090000Z", "2026-12-02T09:00:00 UTC", false),
      ("RECURRENCE-ID;VALUE=DATE:20261202", "2026-12-02", false),
      ("RECURRENCE-ID:20261202T090000", "2026-12-02T09:00:00", false),
      ("RECURRENCE-ID;TZID=Europe/Berlin:20261202T090000", "2026-12-02T09:00:00 Europe/Berlin", false),
      (
        "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261202T090000", "2026-12-02T09:00:00 Europe/Berlin",
        true
      ),
      ("recurrence-id;range=thisandfuture:20261202T090000", "2026-12-02T09:00:00", true),
      // RFC 2445's other range is gone from RFC 5545.
      ("RECURRENCE-ID;RANGE=THISANDPRIOR:20261202T090000", "2026-12-02T09:00:00", false),
    ])
  func recurrenceID(_ property: String, _ expected: String, _ replacesFuture: Bool) throws {
    let event = try event([property])
    #expect(shown(event.recurrenceID) == expected)
    #expect(event.replacesFuture == replacesFuture)
  }

  @Test("A RECURRENCE-ID that cannot be read stands for the start: as a master the override would hide the real one")
  func badRecurrenceID() {
    let found = eventContents(["DTSTART:20261201T090000", "RECURRENCE-ID:junk"])
    #expect(lines(found) == [5])
    #expect(found.events.map { shown($0.recurrenceID) } == ["2026-12-01T09:00:00"])
  }
}
