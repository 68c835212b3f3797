import Testing

@testable import CommandTable

@Suite("Dates as typed")
struct DayExpressionTests {
  static let valid: [(String, DayExpression)] = [
    ("2026-12-01", .iso(year: 2026, month: 12, day: 1)),
    ("20261201", .iso(year: 2026, month: 12, day: 1)),
    ("0001-01-01", .iso(year: 1, month: 1, day: 1)),
    ("9999-12-31", .iso(year: 9999, month: 12, day: 31)),
    ("2028-02-29", .iso(year: 2028, month: 2, day: 29)),
    ("2000-02-29", .iso(year: 2000, month: 2, day: 29)),
    ("2026-12", .month(year: 2026, month: 12)),
    ("2026", .year(2026)), ("0001", .year(1)), ("9999", .year(9999)),
    ("today", .today), ("TODAY", .today), ("Tomorrow", .tomorrow), ("yesterday", .yesterday),
    ("+7d", .relative(amount: 7, unit: .day)), ("-2w", .relative(amount: -2, unit: .week)),
    ("+1m", .relative(amount: 1, unit: .month)), ("+1y", .relative(amount: 1, unit: .year)),
    ("+3D", .relative(amount: 3, unit: .day)), ("-0d", .relative(amount: 0, unit: .day)),
    ("-9999999d", .relative(amount: -9_999_999, unit: .day)),
    ("monday", .weekday(1)), ("tue", .weekday(2)), ("Wed", .weekday(3)), ("THURSDAY", .weekday(4)),
    ("fri", .weekday(5)), ("Saturday", .weekday(6)), ("sun", .weekday(7)),
  ]

  @Test("Every form", arguments: valid)
  func parses(_ text: String, _ expected: DayExpression) throws {
    #expect(try DayExpression.parse(text) == expected)
    #expect(DayExpression.hasForm(text))
  }

  static let impossible: [(String, String)] = [
    ("2026-02-30", "February 2026 has the days 01 to 28"),
    ("1900-02-29", "February 1900 has the days 01 to 28"),
    ("2028-02-30", "February 2028 has the days 01 to 29"),
    ("20260431", "April 2026 has the days 01 to 30"),
    ("2026-12-32", "December 2026 has the days 01 to 31"),
    ("2026-12-00", "December 2026 has the days 01 to 31"),
    ("2026-00", "months are 01 to 12"),
    ("2026-13-01", "months are 01 to 12"),
    ("0000-01-01", "years are 0001 to 9999"),
    ("0000", "years are 0001 to 9999"),
    ("2026-1-05", "write month and day with two digits, such as 2026-01-05"),
    ("2026-1", "write month and day with two digits, such as 2026-01-05"),
    ("2026-10-5", "write month and day with two digits, such as 2026-01-05"),
    ("+7", "the unit is d, w, m or y, such as +7d"),
    ("+7x", "the unit is d, w, m or y, such as +7d"),
    ("+10000000d", "the number is at most 9999999"),
    ("-99999999999999999999d", "the number is at most 9999999"),
  ]

  @Test("A text with the form of a date that names none is a fault, not a file", arguments: impossible)
  func refuses(_ text: String, _ reason: String) {
    #expect(DayExpression.hasForm(text))
    #expect(throws: DayExpressionError(reason: reason)) { try DayExpression.parse(text) }
  }

  @Test(
    "Texts without the form",
    arguments: [
      "", "202", "202612", "20260", "٢٠٢٦", "2026/12/01", "2026-12-01-01", "12-2026", "2026-W50", "7d", "+d", "+", "-",
      "+-7d", "+7dd", "mo", "mond", "todays", "٢٠٢٦-12", "+٧d", "2026-12-01\u{301}", " today",
    ])
  func hasNoForm(_ text: String) {
    #expect(!DayExpression.hasForm(text))
    #expect(throws: DayExpressionError.self) { try DayExpression.parse(text) }
  }

  @Test("Only the numeric forms outrank a file of that name")
  func numericForm() {
    #expect(["2026-12-01", "20261201", "2026-12"].allSatisfy(DayExpression.hasNumericForm))
    #expect(!["today", "+7d", "fri", "2026"].contains(where: DayExpression.hasNumericForm))
  }

  @Test("A year has 365 days, or 366 in a leap year", arguments: [(2026, 365), (2028, 366), (1900, 365), (2000, 366)])
  func dayCounts(_ year: Int, _ expected: Int) {
    #expect((1...12).map { DayExpression.dayCount(year: year, month: $0) }.reduce(0, +) == expected)
  }
}
