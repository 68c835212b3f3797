import CalendarCore
import Testing

@Suite struct ISOWeekTests {
  /// By CPython 3 `datetime.date.isocalendar()`.
  @Test(arguments: [
    ("2018-12-30", 2018, 52), ("2018-12-31", 2019, 1), ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53),
    ("2021-01-04", 2021, 1), ("2016-01-03", 2015, 53), ("2026-12-31", 2026, 53), ("2027-01-01", 2026, 53),
    ("2010-01-03", 2009, 53), ("2000-01-01", 1999, 52), ("2004-12-31", 2004, 53), ("2005-01-01", 2004, 53),
    ("0001-01-01", 1, 1), ("9999-12-31", 9999, 52), ("2008-12-29", 2009, 1), ("2100-12-31", 2100, 52),
  ])
  func edgesOfYears(text: String, year: Int, number: Int) throws {
    let week = ISOWeek(containing: try date(text))
    #expect(week.year == year)
    #expect(week.number == number)
  }

  /// Every week has seven days, and numbers go up by one or start again at 1 after 52 or 53.
  @Test func weeksFollowEachOther() throws {
    let monday = try date("1899-12-25")
    var previous = ISOWeek(containing: monday.adding(days: -7))
    var wrong: [String] = []
    for index in 0..<11_000 {
      let start = monday.adding(days: index * 7)
      let days = Set((0..<7).map { ISOWeek(containing: start.adding(days: $0)) })
      let week = ISOWeek(containing: start)
      let follows =
        week.number == 1
        ? week.year == previous.year + 1 && previous.number >= 52
        : week.year == previous.year && week.number == previous.number + 1
      if days.count != 1 || !follows || week.number > 53 { wrong.append("\(start)") }
      previous = week
    }
    #expect(wrong.isEmpty)
  }
}
