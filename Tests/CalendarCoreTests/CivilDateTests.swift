import CalendarCore
import Testing
import SeededNumbers

@Suite struct CivilDateTests {
  /// Day numbers and weekdays by CPython 3 `datetime.date.toordinal()` and `isoweekday()`.
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday), ("2000-02-29", 11_016, .tuesday),
    ("2026-12-01", 20_788, .tuesday), ("1900-01-01", -25_567, .monday), ("2100-12-31", 47_846, .friday),
    ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday), ("1582-10-15", -141_427, .friday),
  ])
  func knownDates(text: String, number: Int, weekday: Weekday) throws {
    let day = try date(text)
    #expect(day.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == day)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
  }

  @Test func dayNumbersRoundTripOverAllSupportedYears() throws {
    var generator = SeededGenerator(state: 1)
    let first = try date("0001-01-01").dayNumber
    let last = try date("9999-12-31").dayNumber
    var wrong: [Int] = []
    for _ in 0..<20_000 {
      let number = Int.random(in: first...last, using: &generator)
      let day = CivilDate(dayNumber: number)
      let isNamed = CivilDate(year: day.year, month: day.month, day: day.day) == day
      if day.dayNumber != number || !isNamed { wrong.append(number) }
    }
    #expect(wrong.isEmpty)
  }

  /// Walks a calendar that only counts: the day after a month's last one is the 1st of the next.
  @Test func everyDayFollowsTheOneBefore() throws {
    var (year, month, day) = (1895, 1, 1)
    var weekday = Weekday.tuesday
    var number = try date("1895-01-01").dayNumber
    var wrong: [Int] = []
    while year < 2105 {
      let found = CivilDate(dayNumber: number)
      if (found.year, found.month, found.day) != (year, month, day) || found.weekday != weekday { wrong.append(number) }
      let leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
      number += 1
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
    (2026, 1, 32), (0, 12, 31), (10_000, 1, 1), (-1, 1, 1), (Int.max, 1, 1), (2026, 2, Int.min),
  ])
  func datesThatDoNotExist(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(2024, true), (2026, false), (1900, false), (2000, true), (2100, false), (0, true), (-4, true)])
  func leapYears(year: Int, isLeap: Bool) {
    #expect(CivilDate.isLeap(year: year) == isLeap)
    #expect(CivilDate.length(ofMonth: 2, year: year) == (isLeap ? 29 : 28))
  }

  @Test func arithmeticCrossesMonthsAndYears() throws {
    #expect(try date("2026-12-31").adding(days: 1) == date("2027-01-01"))
    #expect(try date("2024-03-01").adding(days: -1) == date("2024-02-29"))
    #expect(try date("2027-01-01").days(since: date("2026-01-01")) == 365)
    #expect(try date("2026-01-01").days(since: date("2026-01-31")) == -30)
  }

  /// Arithmetic may leave the supported years; what it gives still has a name and comes back.
  @Test func arithmeticBeyondTheSupportedYears() throws {
    let after = try date("9999-12-31").adding(days: 1)
    #expect((after.year, after.month, after.day) == (10_000, 1, 1))
    let before = try date("0001-01-01").adding(days: -1)
    #expect((before.year, before.month, before.day) == (0, 12, 31))
    #expect(before.description == "0000-12-31")
    #expect(before.adding(days: 1) == (try date("0001-01-01")))
    #expect(before < (try date("0001-01-01")))
  }

  @Test func orderIsThatOfTime() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01", "2027-01-01"].map { try date($0) }
    #expect(days.shuffled().sorted() == days)
  }
}
