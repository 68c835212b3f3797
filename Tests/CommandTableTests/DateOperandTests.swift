import CommandTable
import Testing

@Suite("The date operand of month and day")
struct DateOperandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    var date: DayExpression?
    var sources: [String] = []
    var testDescription: String { line }
  }

  static let cases: [Case] = [
    Case(line: "month 2026-11", date: .month(year: 2026, month: 11)),
    Case(line: "month 2026-11-30", date: .iso(year: 2026, month: 11, day: 30)),
    Case(line: "month 20261130", date: .iso(year: 2026, month: 11, day: 30)),
    Case(line: "month -1m", date: .relative(amount: -1, unit: .month)),
    Case(line: "month +1y cal.ics", date: .relative(amount: 1, unit: .year), sources: ["cal.ics"]),
    Case(line: "month cal.ics 2026-11 work", date: .month(year: 2026, month: 11), sources: ["cal.ics", "work"]),
    Case(line: "month work", sources: ["work"]),
    Case(line: "month -", sources: ["-"]),
    Case(line: "month nosuch.ics", sources: ["nosuch.ics"]),
    Case(line: "month nosuch/ today", date: .today, sources: ["nosuch/"]),
    Case(line: "day today nosuch", date: .today, sources: ["nosuch"]),
    Case(line: "day Tomorrow", date: .tomorrow),
    Case(line: "day -2w --tsv -", date: .relative(amount: -2, unit: .week), sources: ["-"]),
    Case(line: "day -- -2w", date: .relative(amount: -2, unit: .week)),
    Case(line: "day -- nosuch -x", sources: ["nosuch", "-x"]),
    // The numeric forms are dates although a file of that name exists; all other forms give way to the file.
    Case(line: "month 2026-12", date: .month(year: 2026, month: 12)),
    Case(line: "month ./2026-12", sources: ["./2026-12"]),
    Case(line: "month 2026-11 2026-12", date: .month(year: 2026, month: 11), sources: ["2026-12"]),
    Case(line: "day friday", sources: ["friday"]),
    Case(line: "day friday today", date: .today, sources: ["friday"]),
    Case(line: "day fri", date: .weekday(5)),
    Case(line: "month 2027", date: .year(2027)),
    Case(line: "month work 2027 nosuch.ics", date: .year(2027), sources: ["work", "nosuch.ics"]),
    Case(line: "month 2026", sources: ["2026"]),
    Case(line: "month 2026 2027", date: .year(2027), sources: ["2026"]),
    Case(line: "month 12 2027", date: .year(2027), sources: ["12"]),
    Case(line: "month march", sources: ["march"]),
    Case(line: "month -- 2027", date: .year(2027)),
    // Words that are a date together.
    Case(line: "day last monday", date: .weekdayBefore(1)),
    Case(line: "day cal.ics in 3 days work", date: .relative(amount: 3, unit: .day), sources: ["cal.ics", "work"]),
    Case(line: "day december 24, 2027", date: .iso(year: 2027, month: 12, day: 24)),
    Case(line: "day 3 days ago --tsv", date: .relative(amount: -3, unit: .day)),
    Case(line: "day -2 weeks", date: .relative(amount: -2, unit: .week)),
    Case(line: "day -P3D", date: .relative(amount: -3, unit: .day)),
    Case(line: "day today tomorrow.ics", date: .today, sources: ["tomorrow.ics"]),
    Case(line: "month dec 2027", date: .month(year: 2027, month: 12)),
    Case(line: "month december", date: .monthOfThisYear(12)),
    Case(line: "month MAY --ascii", date: .monthOfThisYear(5)),
    Case(line: "month cal.ics sept 2027", date: .month(year: 2027, month: 9), sources: ["cal.ics"]),
    // A word that is the name of a file is that file, and no part of a date.
    Case(line: "day next friday today", date: .today, sources: ["next", "friday"]),
    Case(line: "month march 2028", date: .year(2028), sources: ["march"]),
    Case(line: "day -- in 3 days", date: .relative(amount: 3, unit: .day)),
  ]

  @Test("The first operand with the form of a date is the date, the others are sources", arguments: cases)
  func splits(_ example: Case) throws {
    let result = try parse(example.line)
    #expect(result.date == example.date)
    #expect(result.sources == example.sources)
  }
}
