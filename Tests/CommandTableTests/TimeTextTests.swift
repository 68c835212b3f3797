import SeededNumbers
import Testing

@testable import CommandTable

@Suite("Times, hours and lengths as typed")
struct TimeTextTests {
  @Test(
    "Times of day",
    arguments: [
      ("14:30", 870), ("14", 840), ("9h", 540), ("9:00", 540), ("09:05", 545), ("1430", 870), ("0000", 0),
      ("14h30", 870), ("14:30:59", 870),
      ("24:00", 1440), ("2pm", 840), ("2 PM", 840), ("2:30 p.m.", 870), ("12am", 0), ("12pm", 720), ("12:30am", 30),
      ("noon", 720), ("Midnight", 0), ("11 am", 660),
    ])
  func times(_ text: String, _ minutes: Int) { #expect(ClockText.minutes(text) == minutes) }

  @Test(
    "What is no time of day",
    arguments: [
      "", "25", "24:01", "25:00", "14:60", "1460", "14:3", "14:30:60", "14:30:5", "13pm", "0am", "pm", "2pmm", "143",
      "14:30:00:00", "-1:00", "+1:00", "١٤:٣٠", "14;30", "noonish",
    ])
  func noTimes(_ text: String) { #expect(ClockText.minutes(text) == nil) }

  @Test(
    "Lengths",
    arguments: [
      ("30m", 30), ("45", 45), ("1", 1), ("1h", 60), ("1h30m", 90), ("1h 30min", 90), ("1.5h", 90), ("0.25 hours", 15),
      ("2d", 2880), ("1w", 10_080), ("1 week", 10_080), ("1:30", 90), ("0:01", 1), ("24:00", 1440), ("PT1H30M", 90),
      ("pt30m", 30), ("P2D", 2880), ("P1DT1H", 1500), ("P1W", 10_080), ("366d", 527_040), ("527040", 527_040),
      ("90 minutes", 90),
    ])
  func lengths(_ text: String, _ minutes: Int) { #expect(DurationText.minutes(text) == minutes) }

  @Test(
    "What is no length",
    arguments: [
      "", "0", "0m", "0:00", "-30m", "+30m", "30s", "30x", "m", "h30", "1h30", "1.2.3h", ".5h", "367d", "527041",
      "99999999h", "P", "PT", "P1DT", "P30", "1:60", "24:01", "half an hour",
      // A month has no length, and a time of day is none.
      "P1M", "P1M2D", "9:30pm", "noon", "14h30",
    ])
  func noLengths(_ text: String) { #expect(DurationText.minutes(text) == nil) }

  @Test(
    "Hours of a day",
    arguments: [
      ("09:00-18:00", 540, 1080), ("9am-5pm", 540, 1020), ("0900-1730", 540, 1050), ("9:00\u{2013}17:00", 540, 1020),
      ("00:00-24:00", 0, 1440), ("18:00-midnight", 1080, 1440), ("22:00-00:00", 1320, 1440), ("noon - 1 pm", 720, 780),
    ])
  func hours(_ text: String, _ start: Int, _ end: Int) throws {
    let range = try #require(HourRange(text))
    #expect(range.start == start)
    #expect(range.end == end)
  }

  @Test(
    "What is no range of hours",
    arguments: [
      "", "18-9", "09:00", "09:00-", "-18:00", "18:00-09:00", "09:00-09:00", "24:00-24:00", "9:00-12:00-18:00",
    ])
  func noHours(_ text: String) { #expect(HourRange(text) == nil) }

  @Test(
    "Moments",
    arguments: [
      ("now", .now), ("NOW", .now), ("14:30", .time(minutes: 870)), ("2pm", .time(minutes: 840)),
      ("2 pm", .time(minutes: 840)), ("midnight", .time(minutes: 0)),
      ("2026-12-01T14:30", .on(.iso(year: 2026, month: 12, day: 1), minutes: 870)),
      ("2026-12-01t14:30:00", .on(.iso(year: 2026, month: 12, day: 1), minutes: 870)),
      ("2026-12-01 14:30", .on(.iso(year: 2026, month: 12, day: 1), minutes: 870)),
      ("20261201T1430", .on(.iso(year: 2026, month: 12, day: 1), minutes: 870)),
      ("tomorrow 14:30", .on(.tomorrow, minutes: 870)), ("tomorrow noon", .on(.tomorrow, minutes: 720)),
      ("tomorrow 2 pm", .on(.tomorrow, minutes: 840)), ("next friday 2:30 PM", .on(.weekdayAfter(5), minutes: 870)),
      ("24 dec 9:00", .on(.dayOfThisYear(month: 12, day: 24), minutes: 540)),
      ("+1d 9:00", .on(.relative(amount: 1, unit: .day), minutes: 540)),
    ] as [(String, TimeExpression)])
  func moments(_ text: String, _ expected: TimeExpression) { #expect(TimeExpression(text) == expected) }

  @Test(
    "What is no moment",
    arguments: [
      "", " ", "T", "24:00", "2026-12-01", "2026-12-01T", "2026-12-01T24:00", "2026-02-30T10:00", "this week 10:00",
      "tomorrow", "tomorrow 25:00", "tomorrow pm", "14:30 tomorrow",
    ])
  func noMoments(_ text: String) { #expect(TimeExpression(text) == nil) }

  @Test("Whatever is typed is a length within its bounds, or none", arguments: 0..<10)
  func anything(seed: Int) {
    var numbers = SeededGenerator(state: UInt64(seed))
    let pieces = ["1", "30", "999999", ".", "h", "m", "d", "p", "t", ":", " ", "-", "é", "min", "\u{0}"]
    for _ in 0..<1000 {
      let text = (0..<numbers.int(in: 1...6)).map { _ in pieces[numbers.int(in: 0...pieces.count - 1)] }.joined()
      if let minutes = DurationText.minutes(text) { #expect((1...527_040).contains(minutes), "\(text)") }
      if let minutes = ClockText.minutes(text) { #expect((0...1440).contains(minutes), "\(text)") }
      if let hours = HourRange(text) { #expect(hours.start < hours.end && hours.end <= 1440, "\(text)") }
    }
  }
}
