import CalendarCore
import Testing

@Suite struct DayRangeTests {
  @Test func daysOfAMonth() throws {
    let range = DayRange(try #require(YearMonth(year: 2028, month: 2)))
    #expect(range.count == 29)
    #expect(try range.contains(date("2028-02-29")))
    #expect(try !range.contains(date("2028-03-01")))
    #expect(try range == DayRange(first: date("2028-02-01"), last: date("2028-02-29")))
  }

  @Test func anEndBeforeTheStartGivesAnEmptyRange() throws {
    let range = try DayRange(start: date("2026-12-05"), end: date("2026-12-01"))
    #expect(range.count == 0)
    #expect(try range.end == date("2026-12-05"))
    #expect(try !range.contains(date("2026-12-05")))
  }

  /// Against the 10th to the 12th of December.
  @Test(arguments: [
    ("2026-12-10", "2026-12-12", true), ("2026-12-12", "2026-12-20", true), ("2026-12-01", "2026-12-10", true),
    ("2026-12-13", "2026-12-20", false), ("2026-11-20", "2026-12-09", false), ("2026-11-01", "2027-01-01", true),
    ("2026-12-11", "2026-12-11", true),
  ])
  func overlap(first: String, last: String, expected: Bool) throws {
    let base = try DayRange(first: date("2026-12-10"), last: date("2026-12-12"))
    let other = try DayRange(first: date(first), last: date(last))
    #expect(base.overlaps(other) == expected)
    #expect(other.overlaps(base) == expected)
  }

  @Test(arguments: [
    ("2026-12-10", "2026-12-12", ["2026-12-10", "2026-12-11", "2026-12-12"]),
    ("2026-12-12", "2026-12-20", ["2026-12-12"]), ("2026-12-01", "2026-12-09", []), ("2026-12-13", "2026-12-14", []),
  ])
  func inCommon(first: String, last: String, expected: [String]) throws {
    let base = try DayRange(first: date("2026-12-10"), last: date("2026-12-12"))
    let common = try base.intersection(DayRange(first: date(first), last: date(last)))
    #expect(common.days.map(\.description) == expected)
    if let end = expected.last { #expect(common.last.description == end) }
  }
}
