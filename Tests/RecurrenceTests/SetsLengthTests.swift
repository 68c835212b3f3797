import CalendarCore
import Testing

@testable import Recurrence

@Suite("Lengths and clock changes")
struct SetsLengthTests {
  /// RFC 5545 3.8.5.3. Clocks in Berlin go forward on 29 March 2026 at 02:00 and back on 25 October at 03:00.
  @Test(
    "DTEND gives every instance its exact length, DURATION the nominal one",
    arguments: [
      // A day over the change in spring.
      (
        "2026-03-27T12:00", "DTEND +24h",
        "03-27 12:00-03-28 12:00 a|03-28 12:00-03-29 13:00 a|03-29 12:00-03-30 12:00 a"
      ),
      ("2026-03-27T12:00", "P1D", "03-27 12:00-03-28 12:00 a|03-28 12:00-03-29 12:00 a|03-29 12:00-03-30 12:00 a"),
      ("2026-03-27T12:00", "PT24H", "03-27 12:00-03-28 12:00 a|03-28 12:00-03-29 13:00 a|03-29 12:00-03-30 12:00 a"),
      // And in autumn.
      (
        "2026-10-23T12:00", "DTEND +24h",
        "10-23 12:00-10-24 12:00 a|10-24 12:00-10-25 11:00 a|10-25 12:00-10-26 12:00 a"
      ),
      ("2026-10-23T12:00", "P1D", "10-23 12:00-10-24 12:00 a|10-24 12:00-10-25 12:00 a|10-25 12:00-10-26 12:00 a"),
      // Days are counted on the clock first, then the hours (RFC 5545 3.3.6).
      ("2026-03-27T23:00", "P1DT4H", "03-27 23:00-03-29 04:00 a|03-28 23:00-03-30 03:00 a|03-29 23:00-03-31 03:00 a"),
      // Eight hours over the change.
      ("2026-03-27T22:00", "PT8H", "03-27 22:00-03-28 06:00 a|03-28 22:00-03-29 07:00 a|03-29 22:00-03-30 06:00 a"),
    ])
  func recurring(_ start: String, _ length: String, _ expected: String) throws {
    let event = try Sets.event(start + " Berlin") {
      $0.rules = [Sets.daily(3)]
      $0.end =
        switch length {
        case "P1D": .duration(CalendarDuration(days: 1))
        case "PT24H": .duration(CalendarDuration(seconds: 86_400))
        case "P1DT4H": .duration(CalendarDuration(days: 1, seconds: 14_400))
        case "PT8H": .duration(CalendarDuration(seconds: 28_800))
        default: .time($0.start.replacing(civil: $0.start.civil.adding(days: 1)))
        }
    }
    let found = try Sets.shown([event], from: "2026-03-01", to: "2026-11-30")
    #expect(found == expected.split(separator: "|").map(String.init))
  }

  /// RFC 5545 3.3.5: a time in the gap is read with the offset before it. libical shifts the day after as well.
  @Test("a daily time in the gap moves on that day only")
  func gap() throws {
    let event = try Sets.event("2026-03-28T02:30 Berlin") { $0.rules = [Sets.daily(3)] }
    let found = try Sets.shown([event], from: "2026-03-01", to: "2026-03-31")
    #expect(found == ["03-28 02:30-02:30 a", "03-29 03:30-03:30 a", "03-30 02:30-02:30 a"])
  }

  /// RFC 5545 3.3.5: a time that comes twice is the first one.
  @Test("a daily time that comes twice is its first pass")
  func overlap() throws {
    let event = try Sets.event("2026-10-24T02:30 Berlin") { $0.rules = [Sets.daily(3)] }
    let found = try Sets.shown([event], from: "2026-10-01", to: "2026-10-31", in: "UTC")
    #expect(found == ["10-24 00:30-00:30 a", "10-25 00:30-00:30 a", "10-26 01:30-01:30 a"])
  }

  @Test("two times that become one in the gap are one instance")
  func gapCollision() throws {
    let event = try Sets.event("2026-03-29T01:30 Berlin") {
      var rule = RecurrenceRule(frequency: .hourly)
      rule.count = 4
      $0.rules = [rule]
    }
    let found = try Sets.shown([event], from: "2026-03-29", to: "2026-03-29")
    #expect(Set(found).count == found.count)
    #expect(found.first == "03-29 01:30-01:30 a")
  }

  @Test("an event from the hour before the gap into it lasts as long as it says")
  func endInGap() throws {
    let event = try Sets.event("2026-03-29T01:30 Berlin") {
      $0.end = .time(try Sets.time("2026-03-29T02:30 Berlin"))
    }
    #expect(try Sets.shown([event], from: "2026-03-29", to: "2026-03-29") == ["03-29 01:30-03:30 a"])
  }

  @Test(
    "whole days stay whole days over a clock change: libical gives them a day more",
    arguments: [
      "UTC", "Berlin", "New York", "Kiritimati", "Pago Pago",
    ])
  func wholeDays(_ viewing: String) throws {
    for end in [Event.End.time(try Sets.time("2026-03-30")), .duration(CalendarDuration(days: 2))] {
      let event = try Sets.event("2026-03-28") { $0.end = end }
      #expect(try Sets.shown([event], from: "2026-03-01", to: "2026-03-31", in: viewing) == ["03-28..03-29 a"])
    }
  }

  /// RFC 5545 3.6.1: a date without end lasts its day, a time without end no time.
  @Test(
    "lengths that are not given, or make no sense",
    arguments: [
      ("2026-12-05", "none", "12-05..12-05 a"), ("2026-12-05", "2026-12-05", "12-05..12-05 a"),
      ("2026-12-05", "PT1H", "12-05..12-05 a"), ("2026-12-05", "PT25H", "12-05..12-06 a"),
      ("2026-12-05T09:00", "none", "12-05 09:00-09:00 a"),
      ("2026-12-05T09:00", "2026-12-05T08:00", "12-05 09:00-09:00 a"),
    ])
  func oddLengths(_ start: String, _ end: String, _ expected: String) throws {
    let event = try Sets.event(start) {
      $0.end =
        switch end {
        case "none": .none
        case "PT1H": .duration(CalendarDuration(seconds: 3600))
        case "PT25H": .duration(CalendarDuration(seconds: 90_000))
        default: .time(try Sets.time(end))
        }
    }
    #expect(try Sets.shown([event]) == [expected])
  }

  @Test("a flight starts and ends on clocks of its own")
  func twoZones() throws {
    let event = try Sets.event("2026-12-05T10:00 Berlin") {
      $0.end = .time(try Sets.time("2026-12-05T13:00 New York"))
    }
    #expect(try Sets.shown([event]) == ["12-05 10:00-19:00 a"])
    #expect(try Sets.shown([event], in: "New York") == ["12-05 04:00-13:00 a"])
  }

  // RFC 5545 3.8.5.3: "The duration of a specific recurrence may be modified [...] by using an RDATE property of PERIOD
  // value type."
  @Test("a PERIOD gives an instance of the rule its own length, in every window")
  func periodOfAnInstance() throws {
    let event = try Sets.event("2026-12-01T22:00 Berlin") {
      $0.end = .duration(CalendarDuration(seconds: 3600))
      $0.rules = [Sets.daily(3)]
      $0.additions = [
        Event.Addition(
          start: try Sets.time("2026-12-02T21:00 UTC"), end: .duration(CalendarDuration(seconds: 12 * 3600)))
      ]
    }
    #expect(
      try Sets.shown([event]) == ["12-01 22:00-23:00 a", "12-02 22:00-12-03 10:00 a", "12-03 22:00-23:00 a"])
    #expect(try Sets.shown([event], from: "2026-12-02", to: "2026-12-02") == ["12-02 22:00-12-03 10:00 a"])
    #expect(try Sets.shown([event], from: "2026-12-03").first == "12-02 22:00-12-03 10:00 a")
  }

  @Test("an RDATE in UTC may be the second pass of an hour, beside an instance in the first")
  func bothPasses() throws {
    let event = try Sets.event("2026-10-24T02:30 Berlin") {
      $0.rules = [Sets.daily(3)]
      $0.additions = [Event.Addition(start: try Sets.time("2026-10-25T01:30 UTC"))]
    }
    #expect(try Sets.shown([event], from: "2026-10-25", to: "2026-10-25").count == 2)
  }
}
