import CalendarCore
import Testing

@testable import ICal

/// RFC 5545 3.6.5.
@Suite("VTIMEZONE")
struct ZoneDefinitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Observances: `STANDARD` or `DAYLIGHT`, then properties, separated by white space.
    let observances: [String]
    /// Local times and what they are in UTC.
    let times: [(local: String, utc: String)]

    init(_ name: String, _ observances: [String], _ times: [(String, String)]) {
      testDescription = name
      self.observances = observances
      self.times = times.map { (local: $0.0, utc: $0.1) }
    }

    static let all = [
      Case(
        "New York, the RFC's own example",
        [
          "DAYLIGHT DTSTART:20070311T020000 RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3 TZOFFSETFROM:-0500 TZOFFSETTO:-0400",
          "STANDARD DTSTART:20071104T020000 RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11 TZOFFSETFROM:-0400 TZOFFSETTO:-0500",
        ],
        [
          ("20260308T015959", "2026-03-08T06:59:59"),
          // In the gap: the offset before it (RFC 5545 3.3.5).
          ("20260308T023000", "2026-03-08T07:30:00"), ("20260308T030000", "2026-03-08T07:00:00"),
          ("20260701T120000", "2026-07-01T16:00:00"),
          // Twice on the clock: the first pass.
          ("20261101T013000", "2026-11-01T05:30:00"), ("20261101T020000", "2026-11-01T07:00:00"),
          // Before the first onset: its TZOFFSETFROM.
          ("20000101T120000", "2000-01-01T17:00:00"), ("21500701T120000", "2150-07-01T16:00:00"),
        ]),
      Case(
        "rules from 1601, as Outlook writes them, with a start that is no instance",
        [
          "STANDARD DTSTART:16010101T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100 RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
          "DAYLIGHT DTSTART:16010101T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
        ], [("20261201T120000", "2026-12-01T11:00:00"), ("20260701T120000", "2026-07-01T10:00:00")]),
      Case(
        "onsets by RDATE",
        [
          "STANDARD DTSTART:20200101T000000 TZOFFSETFROM:+0300 TZOFFSETTO:+0300",
          "DAYLIGHT DTSTART:20260301T000000 RDATE:20270401T000000,20280401T000000 TZOFFSETFROM:+0300 TZOFFSETTO:+0400",
          "STANDARD DTSTART:20261001T000000 RDATE:20271001T000000 TZOFFSETFROM:+0400 TZOFFSETTO:+0300",
        ],
        [
          ("20260701T120000", "2026-07-01T08:00:00"), ("20270301T120000", "2027-03-01T09:00:00"),
          ("20270701T120000", "2027-07-01T08:00:00"), ("20280301T120000", "2028-03-01T09:00:00"),
          ("20290101T120000", "2029-01-01T08:00:00"),
        ]),
      Case(
        "a rule with UNTIL, which is in UTC",
        [
          "DAYLIGHT DTSTART:20240331T020000 RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=20250330T010000Z"
            + " TZOFFSETFROM:+0100 TZOFFSETTO:+0200",
          "STANDARD DTSTART:20241027T030000 RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10 TZOFFSETFROM:+0200 TZOFFSETTO:+0100",
        ], [("20250701T120000", "2025-07-01T10:00:00"), ("20260701T120000", "2026-07-01T11:00:00")]),
      Case(
        "a quarter of an hour", ["STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0545 TZOFFSETTO:+0545"],
        [("20261201T120000", "2026-12-01T06:15:00")]),
      Case(
        "seconds (local mean time)", ["STANDARD DTSTART:18000101T000000 TZOFFSETFROM:+005328 TZOFFSETTO:+005328"],
        [("18801201T120000", "1880-12-01T11:06:32")]),
      Case(
        "offsets in ISO 8601's extended form",
        ["STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+05:30 TZOFFSETTO:+05:30"],
        [("20261201T120000", "2026-12-01T06:30:00")]),
      Case(
        "an offset without sign", ["STANDARD DTSTART:19700101T000000 TZOFFSETTO:0100"],
        [("20261201T120000", "2026-12-01T11:00:00")]),
      Case(
        "without TZOFFSETFROM", ["STANDARD DTSTART:19700101T000000 TZOFFSETTO:-0330"],
        [("20261201T120000", "2026-12-01T15:30:00")]),
      Case(
        "an observance that cannot be read beside one that can",
        [
          "DAYLIGHT DTSTART:junk TZOFFSETFROM:+0100 TZOFFSETTO:+0200",
          "STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0100 TZOFFSETTO:+0100",
        ], [("20260701T120000", "2026-07-01T11:00:00")]),
      Case(
        "an offset of days is no offset",
        [
          "STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0100 TZOFFSETTO:+0100",
          "DAYLIGHT DTSTART:19800101T000000 TZOFFSETFROM:+0100 TZOFFSETTO:+9900",
        ], [("20260701T120000", "2026-07-01T11:00:00")]),
    ]
  }

  @Test("gives the offsets it says", arguments: Case.all)
  func offsets(_ example: Case) throws {
    let observances = example.observances.flatMap { observance in
      let words = observance.split(separator: " ").map(String.init)
      return ["BEGIN:\(words[0])"] + words.dropFirst() + ["END:\(words[0])"]
    }
    let calendar = ["BEGIN:VTIMEZONE", "TZID:Office"] + observances + ["END:VTIMEZONE"]
    for (local, utc) in example.times {
      let event = try event(["DTSTART;TZID=Office:\(local)"], calendar: calendar)
      #expect(moment(event.start) == utc, "\(local)")
    }
  }

  @Test("with a rule by the second comes to an end")
  func manyOnsets() throws {
    let event = try event(
      ["DTSTART;TZID=Office:20261201T120000"],
      calendar: [
        "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:STANDARD", "DTSTART:19700101T000000", "RRULE:FREQ=SECONDLY",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
      ])
    #expect(moment(event.start) == "2026-12-01T11:00:00")
  }
}
