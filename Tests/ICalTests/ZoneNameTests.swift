import CalendarCore
import Testing
import TestSupport
import TextGate

@testable import ICal

/// RFC 5545 3.2.19.
@Suite("Names of zones")
struct ZoneNameTests {
  /// Half an hour ahead of UTC for ever.
  static func definition(_ name: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0030",
      "TZOFFSETTO:+0030", "END:STANDARD", "END:VTIMEZONE",
    ]
  }

  @Test(
    "are looked up in the system, then in the file, then among the names of Windows",
    arguments: [
      // The name as a parameter, the TZID of a VTIMEZONE in the file, and 12:00 in UTC.
      ("Europe/Berlin", nil, "11:00"),
      ("\"Europe/Berlin\"", nil, "11:00"),
      ("/freeassociation.sourceforge.net/Europe/Berlin", nil, "11:00"),
      ("/freeassociation.sourceforge.net/Tzfile/America/Argentina/Salta", nil, "15:00"),
      ("W. Europe Standard Time", nil, "11:00"),
      ("\"W. Europe Standard Time\"", nil, "11:00"),
      ("UTC", nil, "12:00"),
      // A VTIMEZONE goes stale; the system's rules do not.
      ("Europe/Berlin", "Europe/Berlin", "11:00"),
      ("Office", "Office", "11:30"),
      ("\"Office: 2nd floor\"", "Office: 2nd floor", "11:30"),
      (#""(UTC+00:30) A, B""#, #"(UTC+00:30) A\, B"#, "11:30"),
      ("W. Europe Standard Time", "W. Europe Standard Time", "11:30"),
    ])
  func names(_ name: String, _ definition: String?, _ time: String) {
    let found = eventContents(
      ["DTSTART;TZID=\(name):20261201T120000"], calendar: definition.map(ZoneNameTests.definition) ?? [])
    #expect(found.events.map { moment($0.start) } == ["2026-12-01T\(time):00"])
    #expect(found.diagnostics.isEmpty)
  }

  /// 12:00 in the zone, told in UTC, on 1 December and on 1 July.
  @Test(
    "tell by their words, where nothing knows them",
    arguments: [
      ("(UTC+01:00) Amsterdam, Berlin, Rome", "11:00", "10:00"),
      ("(GMT+01.00) Amsterdam / Berlin / Bern", "11:00", "10:00"),
      ("(UTC-05:00) Eastern Time (US & Canada)", "17:00", "16:00"), ("Eastern Time (US & Canada)", "17:00", "16:00"),
      ("Berlin", "11:00", "10:00"), ("(GMT+1:00) W. Europe", "11:00", "10:00"), ("UTC+9", "03:00", "03:00"),
      ("GMT-0500", "17:00", "17:00"), ("GMT +05:30", "06:30", "06:30"), ("+0530", "06:30", "06:30"),
      ("UTC\u{2212}3", "15:00", "15:00"), ("(UTC)", "12:00", "12:00"),
      ("(UTC) Coordinated Universal Time", "12:00", "12:00"), ("tzone://Microsoft/Utc", "12:00", "12:00"),
      ("Europe-Berlin", "11:00", "10:00"), ("New_York", "17:00", "16:00"), ("Eastern Daylight Time", "17:00", "16:00"),
    ])
  func described(_ name: String, _ winter: String, _ summer: String) {
    for (day, time) in [("2026-12-01", winter), ("2026-07-01", summer)] {
      let found = eventContents(["DTSTART;TZID=\"\(name)\":\(day.filter { $0 != "-" })T120000"])
      #expect(found.events.map { moment($0.start) } == ["\(day)T\(time):00"])
      #expect(lines(found) == [])
    }
  }

  @Test(
    "may hold a colon without the quotes that it needs",
    arguments: [
      ("GMT+05:30:20261201T120000", "06:30"), ("(UTC-05:00) Eastern Time (US & Canada):20261201T120000", "17:00"),
      ("GMT-05:00:20261201T120000", "17:00"), ("Europe/Berlin:2026-12-01T12:00:00", "11:00"),
    ])
  func unquotedColon(_ text: String, _ time: String) {
    let found = eventContents(["DTSTART;TZID=\(text)"])
    #expect(found.events.map { moment($0.start) } == ["2026-12-01T\(time):00"])
  }

  @Test(
    "are found in a VTIMEZONE however either is quoted or escaped",
    arguments: [
      (#""(UTC+00:30) A\, B""#, #"(UTC+00:30) A\, B"#), ("\"My Zone\"", "\"My Zone\""), ("My Zone", "\"My Zone\""),
    ])
  func quotedDefinitions(_ name: String, _ definition: String) {
    let found = eventContents(
      ["DTSTART;TZID=\(name):20261201T120000"], calendar: ZoneNameTests.definition(definition))
    #expect(found.events.map { moment($0.start) } == ["2026-12-01T11:30:00"])
  }

  @Test("of an empty VTIMEZONE mean the place that it gives itself")
  func location() {
    let found = eventContents(
      ["DTSTART;TZID=Office:20261201T120000"],
      calendar: ["BEGIN:VTIMEZONE", "TZID:Office", "X-LIC-LOCATION:Europe/Berlin", "END:VTIMEZONE"])
    #expect(found.events.map { moment($0.start) } == ["2026-12-01T11:00:00"])
  }

  @Test("that tell an offset and unknown places are taken at it, which is said")
  func offsetOnly() {
    let found = eventContents([
      "DTSTART;TZID=\"(UTC+09:00) Atlantis, El Dorado\":20261201T120000",
      // Berlin's clocks never show +09:00.
      "EXDATE;TZID=\"(UTC+09:00) Berlin\":20261202T120000",
    ])
    #expect(found.events.map { moment($0.start) } == ["2026-12-01T03:00:00"])
    #expect(lines(found) == [4, 5])
    #expect(found.diagnostics.allSatisfy { $0.message.description.contains("offset from UTC") })
  }

  @Test(
    "that tell nothing stay unknown",
    arguments: [
      "Customized Time Zone", "UTC+25", "UTC+9:75", "GMT+", "GMT+12345", "(UTC+9 Tokyo", "-", "+", "()", "UTC9",
    ])
  func nothingTold(_ name: String) {
    let found = eventContents(["DTSTART;TZID=\"\(name)\":20261201T120000"])
    #expect(found.events.map { shown($0.start) } == ["2026-12-01T12:00:00"])
    #expect(lines(found) == [4])
  }

  @Test("that nothing explains are said once, and their times are those of whoever reads")
  func unknown() {
    let found = eventContents([
      "DTSTART;TZID=Nowhere:20261201T120000", "DTEND;TZID=Nowhere:20261201T130000",
      "EXDATE;TZID=Elsewhere:20261202T120000",
    ])
    #expect(found.events.map { shown($0.start) } == ["2026-12-01T12:00:00"])
    #expect(found.events.map { shown($0.end) } == ["2026-12-01T13:00:00"])
    #expect(found.events.map(\.zoneName) == ["Nowhere"])
    #expect(lines(found) == [4, 6])
  }

  @Test(
    "of VTIMEZONEs that say nothing are unknown: libical makes UTC of them",
    arguments: [
      [], ["BEGIN:STANDARD", "END:STANDARD"], ["BEGIN:STANDARD", "DTSTART:19700101T000000", "END:STANDARD"],
      ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:noon", "END:STANDARD"],
    ])
  func emptyDefinition(_ inside: [String]) {
    let found = eventContents(
      ["DTSTART;TZID=Office:20261201T120000"],
      calendar: ["BEGIN:VTIMEZONE", "TZID:Office"] + inside + ["END:VTIMEZONE"])
    #expect(found.events.map { shown($0.start) } == ["2026-12-01T12:00:00"])
    #expect(lines(found) == [4])
  }

  @Test(
    "of VTIMEZONEs that say little are taken at their word",
    arguments: [
      ["BEGIN:STANDARD", "TZOFFSETTO:+0030", "END:STANDARD"],
      ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:+05", "END:STANDARD"],
    ])
  func shortDefinition(_ inside: [String]) {
    let found = eventContents(
      ["DTSTART;TZID=Office:20261201T120000"],
      calendar: ["BEGIN:VTIMEZONE", "TZID:Office"] + inside + ["END:VTIMEZONE"])
    #expect(found.events.map { shown($0.start) } == ["2026-12-01T12:00:00 Office"])
    #expect(lines(found) == [])
  }

  private func definition(_ name: String, _ offset: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:\(offset)",
      "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
    ]
  }

  @Test("mean in each VCALENDAR what it defines itself (RFC 5545 3.8.3.1)")
  func ownDefinitions() {
    let lines = ["+0500", "+0700"].flatMap { offset in
      ["BEGIN:VCALENDAR"] + definition("Customized Time Zone", offset)
        + [
          "BEGIN:VEVENT", "UID:\(offset)", "DTSTART;TZID=Customized Time Zone:20261201T120000", "END:VEVENT",
          "END:VCALENDAR",
        ]
    }
    let found = contents(lines.joined(separator: "\r\n") + "\r\n")
    let hours = found.events.map { ($0.start.instant(viewedIn: .utc).seconds / 3600) % 24 }
    #expect(hours == [7, 5])
  }

  @Test(
    "are the same in any letter case, and a bare word that the file defines is the file's",
    arguments: ["Berlin", "EST"])
  func letterCase(name: String) {
    let found = eventContents(
      ["DTSTART;TZID=\(name.lowercased()):20261201T120000"], calendar: definition(name, "+0900"))
    #expect(found.events.map { $0.start.instant(viewedIn: .utc).seconds / 3600 % 24 } == [3])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("may stand without the quotes that their colons need")
  func unquotedColon() {
    let found = eventContents(
      ["DTSTART;TZID=tzone://Microsoft/Custom:20261201T120000"],
      calendar: definition("tzone://Microsoft/Custom", "+0900"))
    #expect(found.events.map { $0.start.instant(viewedIn: .utc).seconds / 3600 % 24 } == [3])
  }

  @Test("are known in all VCALENDARs of a file")
  func otherCalendar() {
    let found = contents(
      lines: ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART;TZID=Office:20261201T120000", "END:VEVENT", "END:VCALENDAR"]
        + ["BEGIN:VCALENDAR"] + ZoneNameTests.definition("Office") + ["END:VCALENDAR"])
    #expect(found.events.map { moment($0.start) } == ["2026-12-01T11:30:00"])
  }

  @Test("of X-WR-TIMEZONE hold for events without any zone, and for nothing else")
  func defaultZone() {
    let found = eventContents(
      [
        "DTSTART:20261201T120000", "DTEND:20261201T130000", "RRULE:FREQ=DAILY", "EXDATE:20261202T120000",
        "RDATE;VALUE=PERIOD:20270101T120000/20270101T150000",
      ], calendar: ["X-WR-TIMEZONE:Europe/Berlin"])
    let event = found.events.first
    #expect(shown(event?.start) == "2026-12-01T12:00:00 Europe/Berlin")
    #expect(event.map { shown($0.end) } == "2026-12-01T13:00:00 Europe/Berlin")
    #expect(event?.exceptions.map(shown) == ["2026-12-02T12:00:00 Europe/Berlin"])
    #expect(event?.additions.map { shown($0.start) } == ["2027-01-01T12:00:00 Europe/Berlin"])
    #expect(event?.zoneName == nil)
    for (start, expected) in [
      ("DTSTART:20261201T120000Z", "2026-12-01T12:00:00 UTC"), ("DTSTART:20261201", "2026-12-01"),
      ("DTSTART;TZID=America/New_York:20261201T120000", "2026-12-01T12:00:00 America/New_York"),
      // Unknown is not the same as none.
      ("DTSTART;TZID=Nowhere:20261201T120000", "2026-12-01T12:00:00"),
    ] {
      let found = eventContents([start], calendar: ["X-WR-TIMEZONE:Europe/Berlin"])
      #expect(found.events.map { shown($0.start) } == [expected])
    }
  }

  @Test("of X-WR-TIMEZONE tell whether the end is after the start")
  func endInDefaultZone() {
    let found = eventContents(
      ["DTSTART:20261201T120000", "DTEND:20261201T113000Z"], calendar: ["X-WR-TIMEZONE:Europe/Berlin"])
    #expect(found.events.map { shown($0.end) } == ["2026-12-01T11:30:00 UTC"])
    #expect(lines(found) == [])
  }

  @Test("of X-WR-TIMEZONE that are unknown are said, and hold for nothing", arguments: ["Nowhere", ""])
  func unknownDefault(_ name: String) {
    let found = eventContents(["DTSTART:20261201T120000"], calendar: ["X-WR-TIMEZONE:\(name)"])
    #expect(found.events.map { shown($0.start) } == ["2026-12-01T12:00:00"])
    #expect(lines(found) == (name.isEmpty ? [] : [6]))
  }
}
