import CalendarCore
import CommandTable
import Testing

@testable import FlipcalApp

@Suite("Days as typed, on Tuesday, 15 December 2026")
struct DayResolverTests {
  private func days(_ text: String, today: String = "2026-12-15", weeksFrom first: Weekday = .monday) throws -> String {
    let parts = today.split(separator: "-").compactMap { Int($0) }
    let date = try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
    let days = try DayResolver(today: date, firstWeekday: { first }).days(try DayExpression.parse(text))
    return days.count == 1 ? "\(days.start)" : "\(days.start)..\(days.last)"
  }

  static let forms: [(String, String)] = [
    ("2026-12-24", "2026-12-24"), ("20261224", "2026-12-24"), ("2026-12", "2026-12-01..2026-12-31"),
    ("2027", "2027-01-01..2027-12-31"), ("today", "2026-12-15"), ("now", "2026-12-15"), ("tomorrow", "2026-12-16"),
    ("yesterday", "2026-12-14"), ("+7d", "2026-12-22"), ("-2w", "2026-12-01"), ("+1m", "2027-01-15"),
    ("+1y", "2027-12-15"), ("tuesday", "2026-12-15"), ("wednesday", "2026-12-16"), ("monday", "2026-12-21"),
    ("this tuesday", "2026-12-15"), ("next tuesday", "2026-12-22"), ("next friday", "2026-12-18"),
    ("next monday", "2026-12-21"), ("last tuesday", "2026-12-08"), ("last monday", "2026-12-14"),
    ("last friday", "2026-12-11"), ("this week", "2026-12-14..2026-12-20"), ("next week", "2026-12-21..2026-12-27"),
    ("last week", "2026-12-07..2026-12-13"), ("this month", "2026-12-01..2026-12-31"),
    ("next month", "2027-01-01..2027-01-31"), ("last month", "2026-11-01..2026-11-30"),
    ("this year", "2026-01-01..2026-12-31"), ("next year", "2027-01-01..2027-12-31"),
    ("in 3 days", "2026-12-18"), ("3 days ago", "2026-12-12"), ("2 weeks ago", "2026-12-01"),
    ("a month ago", "2026-11-15"), ("P1W", "2026-12-22"), ("-P3D", "2026-12-12"), ("P2M", "2027-02-15"),
    ("december", "2026-12-01..2026-12-31"), ("jan", "2026-01-01..2026-01-31"), ("jan 2027", "2027-01-01..2027-01-31"),
    ("24 dec", "2026-12-24"), ("jan 6", "2026-01-06"), ("24.12.", "2026-12-24"), ("6.1.2027", "2027-01-06"),
    ("2026-W51", "2026-12-14..2026-12-20"), ("2026-W51-2", "2026-12-15"), ("2026W512", "2026-12-15"),
    ("2026-W53", "2026-12-28..2027-01-03"), ("2026-W01-1", "2025-12-29"), ("2020-W53-5", "2021-01-01"),
    ("2021-W01-1", "2021-01-04"), ("2026-350", "2026-12-16"), ("0001-01-01", "0001-01-01"),
  ]

  @Test("mean these days", arguments: forms)
  func form(_ text: String, _ expected: String) throws {
    #expect(try days(text) == expected)
    #expect(try days(text.uppercased().replacing(" ", with: "_")) == expected)
  }

  @Test("A week begins where the person's weeks begin; one of ISO 8601 on Monday")
  func weekStart() throws {
    #expect(try days("this week", weeksFrom: .sunday) == "2026-12-13..2026-12-19")
    #expect(try days("next week", weeksFrom: .saturday) == "2026-12-19..2026-12-25")
    #expect(try days("this week", weeksFrom: .tuesday) == "2026-12-15..2026-12-21")
    #expect(try days("2026-W51", weeksFrom: .sunday) == "2026-12-14..2026-12-20")
  }

  @Test(
    "What is no day, or none that there is a calendar for",
    arguments: [
      ("29 feb", "2026-12-15"), ("next year", "9999-12-15"), ("last year", "0001-12-15"), ("next month", "9999-12-15"),
      ("this week", "9999-12-31"), ("this week", "0001-01-01"), ("+1y", "9999-12-15"), ("next friday", "9999-12-31"),
      ("last friday", "0001-01-01"),
    ])
  func none(_ text: String, _ today: String) throws {
    // 31 December 9999 is a Friday, and 1 January of the year 1 a Monday.
    #expect(throws: AppError.self) {
      try days(text, today: today, weeksFrom: today.hasPrefix("0001") ? .sunday : .monday)
    }
  }

  @Test("A day that a month has not is named as days are written (ISO 8601)")
  func noDay() throws {
    let outcome = try Home().run("day", "29 feb")
    #expect(outcome.status == 2)
    #expect(outcome.error == "flipcal: there is no day 2026-02-29\n")
  }

  @Test("29 February is a day of this year where it has one")
  func leapDay() throws { #expect(try days("29 feb", today: "2028-06-01") == "2028-02-29") }
}
