import CalendarCore
import Testing

@Suite struct MonthGridTests {
  /// All months of 1970 to 2100, for weeks that begin on any day.
  @Test(arguments: Weekday.allCases)
  func holdsEachMonthWholeAndInOrder(firstWeekday: Weekday) throws {
    var wrong: [String] = []
    for number in 0..<131 * 12 {
      let month = try #require(YearMonth(year: 1970 + number / 12, month: number % 12 + 1))
      let grid = MonthGrid(month: month, firstWeekday: firstWeekday)
      let weeks = (0..<grid.weekCount).map { week in (0..<7).map { grid.date(week: week, column: $0) } }
      let dates = weeks.flatMap { $0 }
      let steps = zip(dates, dates.dropFirst()).allSatisfy { $1 == $0.adding(days: 1) }
      let own = dates.filter { $0.yearMonth == month }.map(\.day)
      let isRight =
        (4...6).contains(grid.weekCount) && steps && own == Array(1...month.length)
        && weeks.allSatisfy { $0.first?.weekday == firstWeekday && $0.map(\.weekday) == grid.weekdays }
        && weeks.first?.contains(month.firstDay) == true && weeks.last?.contains(month.lastDay) == true
        && grid.firstDate == dates.first && grid.days == DayRange(first: dates[0], last: dates[dates.count - 1])
      if !isRight { wrong.append("\(month)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("February 2027 fills four weeks from Monday", 2027, 2, Weekday.monday, 4, "2027-02-01"),
    ("February 2026 fills four weeks from Sunday", 2026, 2, .sunday, 4, "2026-02-01"),
    ("August 2026 needs six", 2026, 8, .monday, 6, "2026-07-27"),
    ("December 2026", 2026, 12, .monday, 5, "2026-11-30"),
    ("December 2026 from Saturday", 2026, 12, .saturday, 5, "2026-11-28"),
    ("the first month there is", 1, 1, .sunday, 5, "0000-12-31"),
  ])
  func knownMonths(name: String, year: Int, number: Int, first: Weekday, weeks: Int, start: String) throws {
    let grid = MonthGrid(month: try #require(YearMonth(year: year, month: number)), firstWeekday: first)
    #expect(grid.weekCount == weeks)
    #expect(grid.firstDate.description == start)
  }
}
