import CalendarCore
import Testing
import SeededNumbers

@Suite struct YearMonthTests {
  private func month(_ year: Int, _ month: Int) throws -> YearMonth {
    try #require(YearMonth(year: year, month: month))
  }

  @Test(arguments: [
    (2026, 12, 1, 2027, 1), (2026, 1, -1, 2025, 12), (2026, 5, 0, 2026, 5), (2026, 5, 25, 2028, 6),
    (2026, 5, -25, 2024, 4), (9999, 12, 1, 9999, 12), (9999, 1, 50, 9999, 12), (1, 1, -1, 1, 1), (1, 6, -12, 1, 1),
    (2026, 5, Int.max, 9999, 12), (2026, 5, Int.min, 1, 1), (1, 1, 9999 * 12 - 1, 9999, 12),
  ])
  func adding(year: Int, number: Int, months: Int, newYear: Int, newNumber: Int) throws {
    #expect(try month(year, number).adding(months: months) == month(newYear, newNumber))
  }

  @Test func addingAndCountingAgree() throws {
    var generator = SeededGenerator(state: 2)
    var wrong: [String] = []
    for _ in 0..<5000 {
      let start = try month(Int.random(in: 1...9999, using: &generator), Int.random(in: 1...12, using: &generator))
      let end = try month(Int.random(in: 1...9999, using: &generator), Int.random(in: 1...12, using: &generator))
      let months = end.months(since: start)
      if start.adding(months: months) != end || (months < 0) != (end < start) { wrong.append("\(start) \(end)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [(2026, 0), (2026, 13), (0, 1), (10_000, 1), (2026, -3)])
  func monthsThatDoNotExist(year: Int, month: Int) {
    #expect(YearMonth(year: year, month: month) == nil)
  }

  @Test(arguments: [
    (2026, 2, 31, "2026-02-28"), (2028, 2, 31, "2028-02-29"), (2026, 4, 31, "2026-04-30"), (2026, 12, 31, "2026-12-31"),
    (2026, 2, 0, "2026-02-01"), (2026, 2, -5, "2026-02-01"), (2026, 2, 14, "2026-02-14"),
  ])
  func dayIsClampedToTheMonth(year: Int, number: Int, day: Int, expected: String) throws {
    #expect(try month(year, number).day(clamping: day).description == expected)
  }

  @Test func endsAndLength() throws {
    let february = try month(2028, 2)
    #expect(february.length == 29)
    #expect(february.firstDay.description == "2028-02-01")
    #expect(february.lastDay.description == "2028-02-29")
    #expect(february.description == "2028-02")
    #expect(february.lastDay.yearMonth == february)
    #expect(try month(7, 3).description == "0007-03")
  }
}
