import CommandTable
import Testing

@Suite("-3 and -y: how much a page shows")
struct SpanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: Invocation
    var testDescription: String { "flipcal \(line)" }

    init(_ line: String, _ command: CommandName, _ span: PageSpan, _ change: (inout Invocation) -> Void = { _ in }) {
      self.line = line
      var invocation = invocation(command, change)
      invocation.options.span = span
      expected = invocation
    }
  }

  static let options: [Case] = [
    Case("-3", .page, .threeMonths),
    Case("--three", .page, .threeMonths),
    Case("-y", .page, .year),
    Case("--year", .page, .year),
    Case("-3 cal.ics", .open, .threeMonths) { $0.sources = ["cal.ics"] },
    Case("cal.ics -3", .open, .threeMonths) { $0.sources = ["cal.ics"] },
    Case("work -y cal.ics", .open, .year) { $0.sources = ["work", "cal.ics"] },
    Case("-3 month", .month, .threeMonths),
    Case("month -3", .month, .threeMonths),
    Case("month -3 -3", .month, .threeMonths),
    Case("-y month 2026-11", .month, .year) { $0.date = .month(year: 2026, month: 11) },
    Case("month -y 2026-11", .month, .year) { $0.date = .month(year: 2026, month: 11) },
    Case("month 2026-11 -y", .month, .year) { $0.date = .month(year: 2026, month: 11) },
    Case("month 2027 -3 cal.ics", .month, .threeMonths) {
      $0.date = .year(2027)
      $0.sources = ["cal.ics"]
    },
    Case("month -3 -3m", .month, .threeMonths) { $0.date = .relative(amount: -3, unit: .month) },
  ]

  static let operands: [Case] = [
    Case("month -3m", .month, .month) { $0.date = .relative(amount: -3, unit: .month) },
    Case("month -- -3m", .month, .month) { $0.date = .relative(amount: -3, unit: .month) },
    Case("day -3d", .day, .month) { $0.date = .relative(amount: -3, unit: .day) },
    Case("swipe -3 -5", .swipe, .month) { $0.vector = .init(dx: -3, dy: -5) },
    Case("swipe -5 -3", .swipe, .month) { $0.vector = .init(dx: -5, dy: -3) },
  ]

  @Test("An option in every place; negative numbers stay operands", arguments: options + operands)
  func parses(_ example: Case) throws {
    #expect(try parse(example.line) == example.expected)
  }

  static let refused = ["-3y", "-y -3", "--three --year", "month -3 --json", "month --svg -y", "next -3", "agenda -y"]

  @Test("Both at once, or where nothing takes them", arguments: refused)
  func refuses(_ line: String) {
    #expect(usageError(line.split(separator: " ").map(String.init)) != nil)
  }
}
