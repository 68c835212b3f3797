import CalendarCore
import SeededNumbers
import Testing

@Suite("How much time is used")
struct TimeUseTests {
  @Test("is counted by calendar and weekday, timed hours within the window only")
  func counts() throws {
    // 1 January 2026 is a Thursday.
    let window = DayRange(first: try date("2026-01-01"), last: try date("2026-01-02"))
    let use = TimeUse(
      of: [
        try timed("A", 60, 120), try timed("over midnight", 23 * 60, 25 * 60, in: 1), try timed("before", -60, 60),
        try timed("after", 47 * 60, 50 * 60), try timed("none", 30, 30), try allDay("day"),
        try allDay("long", -3, days: 9),
        try timed("off", 0, 60) { $0.status = .cancelled }, try timed("task", 0, 60) { $0.kind = .todo },
        try timed("elsewhere", 72 * 60, 73 * 60), try timed("free", 0, 30) { $0.isTransparent = true },
      ], in: window, viewing: .utc)
    #expect(use.total.occurrences == 8)
    #expect(use.total.minutes == 60 + 120 + 60 + 60 + 30)
    #expect(use.calendars[0]?.occurrences == 7)
    #expect(use.calendars[1]?.minutes == 120)
    #expect(use.weekdays[.thursday]?.occurrences == 7)
    #expect(use.weekdays[.thursday]?.minutes == 60 + 60 + 60 + 30)
    #expect(use.weekdays[.friday]?.occurrences == 1)
    #expect(use.weekdays[.friday]?.minutes == 60 + 60)
    #expect(use.weekdays[.saturday] == nil)
  }

  @Test("is told in whole minutes, the nearest", arguments: [(0, 0), (29, 0), (30, 1), (89, 1), (90, 2), (3600, 60)])
  func minutes(_ seconds: Int, _ minutes: Int) {
    var amount = TimeUse.Amount()
    amount.seconds = seconds
    #expect(amount.minutes == minutes)
  }

  @Test("on days that clocks are changed is what passes")
  func clockChange() throws {
    let berlin = try systemZone("Europe/Berlin")
    func use(_ day: String) throws -> TimeUse {
      let day = try date(day)
      let span = (berlin.startOfDay(day), berlin.startOfDay(day.adding(days: 1)))
      var occurrence = try timed("A", 0, 1)
      occurrence.span = .timed(start: berlin.time(at: span.0), end: berlin.time(at: span.1))
      return TimeUse(of: [occurrence], in: DayRange(first: day, last: day), viewing: berlin)
    }
    #expect(try use("2026-03-29").total.minutes == 23 * 60)
    #expect(try use("2026-10-25").total.minutes == 25 * 60)
  }

  @Test("has the same sum by calendar, by weekday and in all", arguments: 0..<100)
  func sums(seed: Int) throws {
    var numbers = SeededGenerator(state: UInt64(seed))
    let occurrences = try (0..<20).map { number in
      let start = numbers.int(in: -5000...20_000)
      let length = numbers.chance(4) ? numbers.int(in: 0...60_000) : numbers.int(in: 0...600)
      return try timed("\(number)", start, start + length, in: numbers.int(in: 0...2))
    }
    let window = DayRange(
      start: try date("2026-01-01"), end: try date("2026-01-01").adding(days: numbers.int(in: 1...30)))
    let use = TimeUse(of: occurrences, in: window, viewing: .utc)
    let bounds = Zone.utc.startOfDay(window.start)..<Zone.utc.startOfDay(window.end)
    let expected = occurrences.reduce(0) { sum, occurrence in
      let part = occurrence.moments(in: .utc).clamped(to: bounds)
      return sum + part.upperBound.seconds - part.lowerBound.seconds
    }
    #expect(use.total.seconds == expected)
    #expect(use.calendars.values.reduce(0) { $0 + $1.seconds } == expected)
    #expect(use.weekdays.values.reduce(0) { $0 + $1.seconds } == expected)
    #expect(use.weekdays.values.reduce(0) { $0 + $1.occurrences } == use.total.occurrences)
    // Each weekday by itself, day by day.
    for weekday in Weekday.allCases {
      let days = window.days.filter { $0.weekday == weekday }
      let seconds = occurrences.reduce(0) { sum, occurrence in
        days.reduce(sum) { sum, day in
          let part = occurrence.moments(in: .utc).clamped(
            to: Zone.utc.startOfDay(day)..<Zone.utc.startOfDay(day.adding(days: 1)))
          return sum + part.upperBound.seconds - part.lowerBound.seconds
        }
      }
      #expect(use.weekdays[weekday]?.seconds ?? 0 == seconds)
    }
  }
}
