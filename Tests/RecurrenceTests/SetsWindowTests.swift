import CalendarCore
import Testing

@testable import Recurrence

@Suite("Windows")
struct SetsWindowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: String
    let end: String?
    /// The days from 10 to 12 December on which the event is seen, in Berlin.
    let isSeen: Bool

    init(_ name: String, _ start: String, _ end: String?, seen: Bool) {
      testDescription = name
      self.start = start
      self.end = end
      isSeen = seen
    }

    static let all = [
      Case("inside", "2026-12-11T09:00 Berlin", "2026-12-11T10:00 Berlin", seen: true),
      Case("began before", "2026-12-01T09:00 Berlin", "2026-12-10T00:01 Berlin", seen: true),
      Case(
        "began a year before and ends a year after", "2025-12-01T09:00 Berlin", "2027-12-10T00:01 Berlin", seen: true),
      Case(
        "ends at the midnight that the window begins with", "2026-12-09T22:00 Berlin", "2026-12-10T00:00 Berlin",
        seen: false),
      Case(
        "starts at the midnight that the window ends with", "2026-12-13T00:00 Berlin", "2026-12-13T01:00 Berlin",
        seen: false),
      Case("starts in the last minute", "2026-12-12T23:59 Berlin", "2026-12-13T01:00 Berlin", seen: true),
      Case("without length at the first moment", "2026-12-10T00:00 Berlin", nil, seen: true),
      Case("without length at the last minute", "2026-12-12T23:59 Berlin", nil, seen: true),
      Case("without length at the moment behind", "2026-12-13T00:00 Berlin", nil, seen: false),
      Case("without length before", "2026-12-09T23:59 Berlin", nil, seen: false),
      Case("in UTC, on the first day of the viewing zone", "2026-12-09T23:30 UTC", "2026-12-09T23:45 UTC", seen: true),
      Case("in UTC, behind the last day of the viewing zone", "2026-12-12T23:30 UTC", nil, seen: false),
      Case("whole days up to the day before", "2026-12-08", "2026-12-10", seen: false),
      Case("whole days up to the first day", "2026-12-08", "2026-12-11", seen: true),
      Case("the last day", "2026-12-12", nil, seen: true),
      Case("the day behind", "2026-12-13", nil, seen: false),
      Case("floating", "2026-12-10T00:00", "2026-12-10T00:30", seen: true),
    ]
  }

  @Test("show what touches them", arguments: Case.all)
  func touch(_ example: Case) throws {
    let event = try Sets.event(example.start) { if let end = example.end { $0.end = .time(try Sets.time(end)) } }
    #expect(try Sets.shown([event], from: "2026-12-10", to: "2026-12-12").count == (example.isSeen ? 1 : 0))
    // An instance of a series is found by the same edges.
    var series = event
    series.rules = [Sets.daily(1)]
    #expect(try Sets.shown([series], from: "2026-12-10", to: "2026-12-12").count == (example.isSeen ? 1 : 0))
  }

  @Test("find instances that began long before them", arguments: [1, 40, 400])
  func longInstances(_ days: Int) throws {
    let event = try Sets.event("2024-01-01T12:00 Berlin") {
      var rule = RecurrenceRule(frequency: .daily)
      rule.interval = 1000
      $0.rules = [rule]
      $0.end = .duration(CalendarDuration(days: days))
    }
    // The second instance begins on 27 September 2026.
    let last = try Sets.date("2026-09-27").adding(days: days).description
    #expect(try Sets.shown([event], from: last, to: last).count == 1)
    let behind = try Sets.date(last).adding(days: 1).description
    #expect(try Sets.shown([event], from: behind, to: behind).isEmpty)
  }

  @Test(
    "whole days are the same days in every viewing zone",
    arguments: [
      "UTC", "Berlin", "New York", "Tokyo", "Kiritimati", "Pago Pago",
    ])
  func wholeDays(_ viewing: String) throws {
    let event = try Sets.event("2026-12-10") { $0.rules = [Sets.daily(2)] }
    #expect(
      try Sets.shown([event], from: "2026-12-10", to: "2026-12-11", in: viewing) == [
        "12-10..12-10 a", "12-11..12-11 a",
      ])
    #expect(try Sets.shown([event], from: "2026-12-09", to: "2026-12-09", in: viewing).isEmpty)
    #expect(try Sets.shown([event], from: "2026-12-12", to: "2026-12-12", in: viewing).isEmpty)
  }

  @Test(
    "times are on the clocks of the viewing zone, floating ones on any",
    arguments: [
      ("2026-12-10T09:00 Berlin", "Tokyo", "12-10 17:00-17:00 a"),
      ("2026-12-10T09:00 Berlin", "UTC", "12-10 08:00-08:00 a"),
      ("2026-12-10T09:00 Berlin", "Pago Pago", "12-09 21:00-21:00 a"),
      ("2026-12-10T09:00", "Tokyo", "12-10 09:00-09:00 a"),
      ("2026-12-10T09:00", "Pago Pago", "12-10 09:00-09:00 a"),
    ])
  func viewing(_ start: String, _ zone: String, _ expected: String) throws {
    #expect(try Sets.shown([Sets.event(start)], in: zone) == [expected])
    let series = try Sets.event(start) { $0.rules = [Sets.daily(1)] }
    #expect(try Sets.shown([series], in: zone) == [expected])
  }

  @Test("a rule by the second is cut, and that is said")
  func tooMany() throws {
    let event = try Sets.event("2026-12-01T00:00 Berlin") { $0.rules = [RecurrenceRule(frequency: .secondly)] }
    let window = DayRange(first: try Sets.date("2026-12-01"), last: try Sets.date("2026-12-31"))
    var expansion = Expansion(window: window, viewing: try Sets.zone("Berlin"))
    let series = try #require(EventSeries.grouping([event]).first)
    #expect(expansion.occurrences(of: series, in: CalendarInfo(name: "test")).count == Expansion.mostInstances)
    #expect(expansion.diagnostics.count == 1)
  }

  @Test("an empty window shows nothing")
  func empty() throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") { $0.rules = [Sets.daily(30)] }
    #expect(try Sets.shown([event], from: "2026-12-10", to: "2026-12-09").isEmpty)
  }
}
