import SeededNumbers
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
    ("now", .today), ("this friday", .weekday(5)), ("next friday", .weekdayAfter(5)),
    ("Last Monday", .weekdayBefore(1)),
    ("next-friday", .weekdayAfter(5)), ("NEXT_FRI", .weekdayAfter(5)), ("previous sun", .weekdayBefore(7)),
    ("this week", .period(.week, offset: 0)), ("next month", .period(.month, offset: 1)),
    ("last-year", .period(.year, offset: -1)),
    ("in 3 days", .relative(amount: 3, unit: .day)), ("3 days ago", .relative(amount: -3, unit: .day)),
    ("3-days-ago", .relative(amount: -3, unit: .day)), ("a week ago", .relative(amount: -1, unit: .week)),
    ("in a month", .relative(amount: 1, unit: .month)), ("one year ago", .relative(amount: -1, unit: .year)),
    ("+2 weeks", .relative(amount: 2, unit: .week)), ("-2 weeks", .relative(amount: -2, unit: .week)),
    ("+2weeks", .relative(amount: 2, unit: .week)), ("in 3d", .relative(amount: 3, unit: .day)),
    ("P3D", .relative(amount: 3, unit: .day)), ("-P1W", .relative(amount: -1, unit: .week)),
    ("+p2m", .relative(amount: 2, unit: .month)), ("P1Y", .relative(amount: 1, unit: .year)),
    ("2026-W51", .isoWeek(year: 2026, week: 51)), ("2026W51", .isoWeek(year: 2026, week: 51)),
    ("2026-w51-2", .isoWeekday(year: 2026, week: 51, weekday: 2)),
    ("2026W512", .isoWeekday(year: 2026, week: 51, weekday: 2)),
    ("2026-W53", .isoWeek(year: 2026, week: 53)), ("2020-W53", .isoWeek(year: 2020, week: 53)),
    ("2026-350", .iso(year: 2026, month: 12, day: 16)), ("2028-366", .iso(year: 2028, month: 12, day: 31)),
    ("2026-001", .iso(year: 2026, month: 1, day: 1)), ("2028-060", .iso(year: 2028, month: 2, day: 29)),
    ("december", .monthOfThisYear(12)), ("Dec", .monthOfThisYear(12)), ("may", .monthOfThisYear(5)),
    ("dec 2027", .month(year: 2027, month: 12)), ("2027 dec", .month(year: 2027, month: 12)),
    ("sept 2027", .month(year: 2027, month: 9)),
    ("24 dec", .dayOfThisYear(month: 12, day: 24)), ("dec 24", .dayOfThisYear(month: 12, day: 24)),
    ("24th dec", .dayOfThisYear(month: 12, day: 24)), ("december 1st", .dayOfThisYear(month: 12, day: 1)),
    ("24 december 2027", .iso(year: 2027, month: 12, day: 24)), ("24-dec-2027", .iso(year: 2027, month: 12, day: 24)),
    ("December 24, 2027", .iso(year: 2027, month: 12, day: 24)), ("24dec2027", .iso(year: 2027, month: 12, day: 24)),
    ("24.12.", .dayOfThisYear(month: 12, day: 24)), ("24.12", .dayOfThisYear(month: 12, day: 24)),
    ("24.12.2027", .iso(year: 2027, month: 12, day: 24)), ("24. 12. 2027", .iso(year: 2027, month: 12, day: 24)),
    ("24. dec 2027", .iso(year: 2027, month: 12, day: 24)), ("29 feb", .dayOfThisYear(month: 2, day: 29)),
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
    ("2026-W00", "2026 has the weeks 01 to 53"), ("2027-W53", "2027 has the weeks 01 to 52"),
    ("2026-W51-0", "the days of a week are 1 (Monday) to 7 (Sunday)"), ("0000-W01", "years are 0001 to 9999"),
    ("2026-000", "2026 has the days 001 to 365"), ("2028-367", "2028 has the days 001 to 366"),
    ("32 dec", "December has the days 01 to 31"), ("0 dec", "December has the days 01 to 31"),
    ("29 feb 2027", "February 2027 has the days 01 to 28"), ("1.0.", "months are 01 to 12"),
    ("dec 0000", "years are 0001 to 9999"), ("1 jan 0000", "years are 0001 to 9999"),
    ("in 10000000 days", "the number is at most 9999999"), ("P99999999999999999999D", "the number is at most 9999999"),
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
      "in -3 days",
      "", "202", "202612", "20260", "٢٠٢٦", "2026/12/01", "2026-12-01-01", "12-2026", "2026-W5", "2026-W501-2", "7d",
      "+d", "+", "-",
      "+-7d", "+7dd", "mo", "mond", "todays", "٢٠٢٦-12", "+٧d", "2026-12-01\u{301}", " today",
      "today ", "next", "next day", "friday next", "next next friday", "week", "3 days", "ago", "in 3", "in days ago",
      "3 days ago ago", "+3 fridays", "24", "24 12", "24 12 2026", "24-12", "24 dec 26", "24 24 dec", "dec dec",
      "dec 2026 2027", "decem", "P", "P3", "P1W2D", "PT1H", "P-1D", "24.12.26", ".12.2026", "2026.12.24", "24th", "th",
      "1/2/3/4", "2026/12/24", "a/b", "dec\u{301} 24", "next friday and a word that is too long for a date",
    ])
  func hasNoForm(_ text: String) {
    #expect(!DayExpression.hasForm(text))
    #expect(throws: DayExpressionError.self) { try DayExpression.parse(text) }
  }

  @Test("Whatever is typed is a date, or says why it is none", arguments: 0..<20)
  func anything(seed: Int) {
    var numbers = SeededGenerator(state: UInt64(seed))
    let pieces = [
      "next", "last", "this", "in", "ago", "days", "week", "dec", "may", "friday", "today", "24", "2026", "0",
      "99999999999",
      "W5", "P", "D", "+", "-", ".", "/", ",", "_", " ", "th", "a", "é", "\u{0}",
    ]
    for _ in 0..<2000 {
      let text = (0..<numbers.int(in: 1...5)).map { _ in pieces[numbers.int(in: 0...pieces.count - 1)] }.joined()
      do throws(DayExpressionError) {
        let expression = try DayExpression.parse(text)
        #expect(DayExpression.hasForm(text))
        #expect(expression.isSingleDay == (expression.span == nil))
      } catch { #expect(!error.reason.isEmpty) }
    }
  }

  @Test("Only the numeric forms outrank a file of that name")
  func numericForm() {
    #expect(
      ["2026-12-01", "20261201", "2026-12", "2026-W51", "2026W512", "2026-350"].allSatisfy(DayExpression.hasNumericForm)
    )
    #expect(
      !["today", "+7d", "fri", "2026", "24 dec", "24.12.", "next friday", "P3D"].contains(
        where: DayExpression.hasNumericForm))
  }

  @Test("A year has 365 days, or 366 in a leap year", arguments: [(2026, 365), (2028, 366), (1900, 365), (2000, 366)])
  func dayCounts(_ year: Int, _ expected: Int) {
    #expect((1...12).map { DayExpression.dayCount(year: year, month: $0) }.reduce(0, +) == expected)
  }
}
