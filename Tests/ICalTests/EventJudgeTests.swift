import CalendarCore
import Testing

@testable import ICal

/// What a scan may say of a component without reading it.
@Suite("Judging components by a scan")
struct EventJudgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let properties: [String]
    /// The first and the last day from 1 December 2026, with the two days of slack at either end taken away; nil for a
    /// component that has to be read.
    let days: (first: Int, last: Int)?

    init(_ name: String, _ properties: [String], _ days: (first: Int, last: Int)?) {
      testDescription = name
      self.properties = properties
      self.days = days
    }

    /// A component with a DTSTART on 1 December 2026 at 9:00 in UTC.
    static func morning(_ name: String, _ properties: [String], _ days: (first: Int, last: Int)?) -> Case {
      Case(name, ["UID:one", "DTSTART:20261201T090000Z"] + properties, days)
    }

    static func rule(_ rule: String, _ days: (first: Int, last: Int)?) -> Case {
      morning(rule, ["RRULE:\(rule)"], days)
    }
  }

  private static let endless = Int(DayBounds.unlimited)

  static let ordinary: [Case] = [
    .morning("a start alone", [], (0, 0)),
    Case("a start without zone", ["UID:one", "DTSTART:20261201T090000"], (0, 0)),
    Case("a start in a zone", ["UID:one", "DTSTART;TZID=Europe/Berlin:20261201T090000"], (0, 0)),
    Case("a day", ["UID:one", "DTSTART;VALUE=DATE:20261201"], (0, 0)),
    Case("a day without VALUE", ["UID:one", "DTSTART:20261201"], (0, 0)),
    Case("days", ["UID:one", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261206"], (0, 5)),
    Case("an end first", ["DTEND:20261202T090000Z", "DTSTART:20261201T090000Z", "UID:one"], (0, 1)),
    .morning("an end", ["DTEND:20261203T090000Z"], (0, 2)),
    .morning("a length of hours", ["DURATION:PT2H"], (0, 1)),
    .morning("a length of weeks", ["DURATION:P2W"], (0, 14)),
    .morning("a length of days and hours", ["DURATION:P1DT30H"], (0, 3)),
    .morning("a folded title", ["SUMMARY:Tea", " time"], (0, 0)),
    .morning("a title that names no property", ["SUMMARY:RDATE:20270101"], (0, 0)),
    .morning("an alarm with its own times", ["BEGIN:VALARM", "RDATE:20300101", "END:VALARM"], (0, 0)),
    .morning("a status", ["STATUS:CANCELLED", "TRANSP:OPAQUE", "SEQUENCE:3", "DTSTAMP:20260101T000000Z"], (0, 0)),
    .morning("an instance", ["RECURRENCE-ID:20261130T090000Z"], (0, 0)),
    .morning("exceptions", ["EXDATE:20261130T090000Z,20270101T090000Z"], (0, 0)),
    .rule("FREQ=DAILY", (0, endless)),
    .rule("FREQ=DAILY;UNTIL=20261205", (0, 4)),
    .rule("FREQ=DAILY;UNTIL=20261205T090000Z", (0, 4)),
    .rule("FREQ=WEEKLY;UNTIL=20261101T000000Z", (0, 0)),
    .rule("FREQ=DAILY;BYMONTH=1;COUNT=3", (0, endless)),
    .rule("FREQ=DAILY;BYDAY=MO;COUNT=3", (0, endless)),
    .rule("FREQ=MONTHLY;BYDAY=5MO;COUNT=3", (0, endless)),
    .rule("FREQ=MONTHLY;BYMONTHDAY=-1", (0, endless)),
    .rule("FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU", (0, endless)),
  ]

  static let odd: [Case] = [
    Case("a folded UID is put together", ["UID:on", " e", "DTSTART:20261201"], (0, 0)),
    Case("no UID", ["DTSTART:20261201"], nil), Case("no start", ["UID:one"], nil),
    Case("two UIDs", ["UID:one", "UID:two", "DTSTART:20261201"], nil),
    Case("a UID outside of ASCII", ["UID:öne", "DTSTART:20261201"], nil),
    Case("a UID with an escape", ["UID:o\\,ne", "DTSTART:20261201"], nil),
    Case("a UID with white space", ["UID: one", "DTSTART:20261201"], nil),
    Case("a UID with a parameter", ["UID;X=1:one", "DTSTART:20261201"], nil),
    Case("a quoted TZID", ["UID:one", "DTSTART;TZID=\"Europe/Berlin\":20261201T090000"], nil),
    Case("an unknown parameter", ["UID:one", "DTSTART;X-A=b:20261201T090000Z"], nil),
    Case("a lower-case name", ["UID:one", "dtstart:20261201"], nil),
    Case("a second start in lower case", ["UID:one", "DTSTART:20261201", "dtstart:20270101"], nil),
    Case("white space behind a name", ["UID:one", "DTSTART :20261201"], nil),
    Case("two starts", ["UID:one", "DTSTART:20261201", "DTSTART:20270101"], nil),
    Case("a time without seconds", ["UID:one", "DTSTART:20261201T0900"], nil),
    Case("a day that does not exist", ["UID:one", "DTSTART:20261131"], nil),
    Case("the hour 24", ["UID:one", "DTSTART:20261201T240000Z"], nil),
    .morning("a period", ["RDATE;VALUE=PERIOD:20261203T090000Z/PT1H"], nil),
    .morning("a date", ["RDATE:20261203T090000Z"], nil), .morning("an EXRULE", ["EXRULE:FREQ=DAILY"], nil),
    .morning("a range", ["RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T090000Z"], nil),
    .morning("a broken exception", ["EXDATE:20261203T090000Z,x"], nil),
    .morning("an empty exception", ["EXDATE:20261203T090000Z,"], nil),
    .morning("an unknown status", ["STATUS:FOO"], nil), .morning("a status in lower case", ["STATUS:confirmed"], nil),
    .morning("a negative number", ["SEQUENCE:-1"], nil), .morning("a broken stamp", ["DTSTAMP:x"], nil),
    .morning("an end before the start", ["DTEND:20261201T080000Z"], nil),
    .morning("an end in another form", ["DTEND:20261202T090000"], nil),
    .morning("a negative length", ["DURATION:-PT1H"], nil), .morning("a cut length", ["DURATION:PT1H30"], nil),
    Case("a start that clocks skip", start("Europe/Berlin", "20260329T023000", "20260329T030000"), nil),
    .rule("FREQ=NEVER", nil), .rule("FREQ=HOURLY", nil), .rule("freq=daily", nil), .rule("FREQ=DAILY;COUNT=0", nil),
    .rule("FREQ=DAILY;COUNT=2;UNTIL=20270101", nil), .rule("FREQ=DAILY;BYSETPOS=1", nil),
    .rule("FREQ=DAILY;INTERVAL=0", nil), .rule("FREQ=DAILY;UNTIL=20270230", nil), .rule("FREQ=DAILY;X-A=1", nil),
    .rule("FREQ=DAILY;", nil), .rule("INTERVAL=2;FREQ=DAILY", nil), .rule("FREQ=WEEKLY;BYDAY=1MO", nil),
    .rule("FREQ=DAILY;FREQ=WEEKLY", nil), .rule("FREQ=MONTHLY;BYMONTHDAY=32", nil),
    .rule("RSCALE=CHINESE;FREQ=YEARLY", nil), .rule("FREQ=YEARLY;BYMONTH=13", nil),
    .rule("FREQ=MONTHLY;BYMONTHDAY=" + (1...31).map(String.init).joined(separator: ","), nil),
    .morning("two rules", ["RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"], nil),
  ]

  /// What is read in full whatever zone it is told in, so that nothing is said of clocks that are not known yet.
  static let skipped: [Case] = [
    Case("clocks that jump at 22:00", start("Late", "20260328T223000", "20260328T230000"), nil),
    Case("clocks that jump at noon", start("Noon", "20260328T123000", "20260328T130000"), nil),
    Case("clocks that jump over a day", start("Island", "20260328T100000", "20260329T050000"), nil),
  ]

  /// Properties of other components, which reading names where they stand in a VEVENT.
  static let foreign = ["NAME:x", "TZID:x", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "TZOFFSETTO:x"].map {
    Case.morning($0, [$0], nil)
  }

  private static func start(_ zone: String, _ start: String, _ end: String) -> [String] {
    ["UID:one", "DTSTART;TZID=\(zone):\(start)", "DTEND;TZID=\(zone):\(end)"]
  }

  /// Clocks that are set forward: in Greenland before 2023 and on Easter Island at 22:00, in Samoa in 2011 over a day.
  private static let zones = [
    ("Late", "20260328T220000", "+0000", "+0100"), ("Noon", "20260328T120000", "+0000", "+0100"),
    ("Island", "20260328T000000", "-1000", "+1400"),
  ].flatMap { name, start, from, to in
    [
      "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:DAYLIGHT", "DTSTART:\(start)", "TZOFFSETFROM:\(from)",
      "TZOFFSETTO:\(to)", "END:DAYLIGHT", "END:VTIMEZONE",
    ]
  }

  private func source(_ properties: [String]) -> [UInt8] {
    let lines = ["BEGIN:VCALENDAR"] + EventJudgeTests.zones + ["BEGIN:VEVENT"] + properties
    return Array((lines + ["END:VEVENT", "END:VCALENDAR"]).map { $0 + "\r\n" }.joined().utf8)
  }

  @Test("of an ordinary kind tells their days", arguments: ordinary + odd)
  func judgement(_ example: Case) throws {
    let scan = ComponentScanner(MemoryBytes(source(example.properties)), from: 0)
    let span = try #require(scan.events.first)
    #expect(span.isOrdinary == (example.days != nil))
    guard let days = example.days else {
      #expect(span.days == .everything)
      return
    }
    let last = days.last == EventJudgeTests.endless ? nil : 20_788 + days.last
    #expect(span.days == DayBounds(around: 20_788 + days.first, last))
    #expect(span.uidHash == StableHash.of("one".utf8))
  }

  @Test("says the same as reading does", arguments: ordinary + odd + skipped + foreign)
  func reading(_ example: Case) {
    let bytes = source(example.properties)
    let full = FullReading(bytes)
    let found = contents(bytes)
    #expect(found.events == full.events)
    #expect(found.diagnostics.map(FullReading.line).sorted() == full.diagnostics)
    #expect(found.skipped == full.components.count - full.events.count)
  }
}
