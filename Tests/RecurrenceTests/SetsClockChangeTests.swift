import CalendarCore
import Testing

@testable import Recurrence

/// Rules by the hour, minute and second in zones that set their clocks: Berlin goes from 03:00 back to 02:00 on
/// 25 October 2026, and from 02:00 on to 03:00 on 28 March 2027.
@Suite("Short steps across changes of the clocks")
struct SetsClockChangeTests {
  private func shown(
    _ start: String, every interval: Int = 1, _ frequency: RecurrenceRule.Frequency = .hourly, count: Int? = nil,
    on day: String, _ change: (inout Event) throws -> Void = { _ in }
  ) throws -> [String] {
    let event = try Sets.event(start) {
      var rule = RecurrenceRule(frequency: frequency, interval: interval)
      rule.count = count
      $0.rules = [rule]
      try change(&$0)
    }
    return try Sets.shown([event], from: day, to: day)
  }

  private func times(_ lines: [String]) -> [String] {
    lines.compactMap { $0.split(separator: " ").dropFirst().first?.prefix(5) }.map(String.init)
  }

  @Test("a day of 25 hours has 25 instances, a day of 23 has 23")
  func hours() throws {
    let long = try times(shown("2026-10-24T00:00 Berlin", on: "2026-10-25"))
    #expect(long.count == 25)
    #expect(long.prefix(5) == ["00:00", "01:00", "02:00", "02:00", "03:00"])
    let short = try times(shown("2026-10-24T00:00 Berlin", on: "2027-03-28"))
    #expect(short.count == 23)
    #expect(short.prefix(4) == ["00:00", "01:00", "03:00", "04:00"])
  }

  @Test("minutes go on through the doubled hour and leave the skipped one out")
  func minutes() throws {
    let long = try times(shown("2026-10-25T01:10 Berlin", every: 25, .minutely, on: "2026-10-25"))
    #expect(long.prefix(7) == ["01:10", "01:35", "02:00", "02:25", "02:50", "02:00", "02:25"])
    let short = try times(shown("2027-03-28T01:10 Berlin", every: 25, .minutely, on: "2027-03-28"))
    #expect(short.prefix(4) == ["01:10", "01:35", "03:15", "03:40"])
  }

  @Test("longer steps keep their times of day")
  func longSteps() throws {
    let long = try times(shown("2026-10-24T00:00 Berlin", every: 2, on: "2026-10-25"))
    #expect(long.prefix(4) == ["00:00", "02:00", "04:00", "06:00"])
    // RFC 5545 3.3.5: 02:00 does not exist, and is read with the offset before the gap.
    let short = try times(shown("2026-10-24T00:00 Berlin", every: 2, on: "2027-03-28"))
    #expect(short.prefix(4) == ["00:00", "03:00", "04:00", "06:00"])
  }

  @Test(
    "COUNT counts what there is",
    arguments: [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (30, 25)])
  func counted(_ count: Int, _ expected: Int) throws {
    let all = try times(shown("2026-10-25T00:00 Berlin", on: "2026-10-25"))
    let found = try times(shown("2026-10-25T00:00 Berlin", count: count, on: "2026-10-25"))
    #expect(found == Array(all.prefix(expected)))
  }

  @Test("COUNT may end at any instance of either pass", arguments: 1...20)
  func countedMinutes(_ count: Int) throws {
    // 01:30, 01:45, four in the first pass, four in the second, then the rest of the day.
    let all = try times(shown("2026-10-25T01:30 Berlin", every: 15, .minutely, on: "2026-10-25"))
    #expect(all.prefix(7) == ["01:30", "01:45", "02:00", "02:15", "02:30", "02:45", "02:00"])
    let found = try times(shown("2026-10-25T01:30 Berlin", every: 15, .minutely, count: count, on: "2026-10-25"))
    #expect(found == Array(all.prefix(count)))
    // And of a skipped hour: 01:30, 01:45, 03:00, ...
    let spring = try times(shown("2027-03-28T01:30 Berlin", every: 15, .minutely, on: "2027-03-28"))
    let counted = try times(shown("2027-03-28T01:30 Berlin", every: 15, .minutely, count: count, on: "2027-03-28"))
    #expect(counted == Array(spring.prefix(count)))
  }

  @Test("COUNT counts through many changes")
  func countedFar() throws {
    // 2026-01-01 00:00 to 2027-12-31 23:00 in Berlin: both ends have the offset of winter, so the hours are whole days.
    let count = 730 * 24
    let last = try times(shown("2026-01-01T00:00 Berlin", count: count, on: "2027-12-31"))
    #expect(last.count == 24)
    #expect(try shown("2026-01-01T00:00 Berlin", count: count, on: "2028-01-01").isEmpty)
    #expect(try shown("2026-01-01T00:00 Berlin", count: count + 1, on: "2028-01-01").count == 1)
    #expect(try times(shown("2026-01-01T00:00 Berlin", count: count - 1, on: "2027-12-31")).count == 23)
  }

  @Test(
    "the second pass is named by its moment", arguments: [("2026-10-25T00:00 UTC", 0), ("2026-10-25T01:00 UTC", 1)])
  func secondPass(_ moment: String, _ pass: Int) throws {
    let all = try shown("2026-10-25T00:00 Berlin", on: "2026-10-25")
    let found = try shown("2026-10-25T00:00 Berlin", on: "2026-10-25") { $0.exceptions = [try Sets.time(moment)] }
    var expected = all
    expected.remove(at: 2 + pass)
    #expect(found == expected)
  }

  @Test("rules by the day mean the first pass")
  func daily() throws {
    #expect(try times(shown("2026-10-24T02:30 Berlin", .daily, on: "2026-10-25")) == ["02:30"])
  }
}
