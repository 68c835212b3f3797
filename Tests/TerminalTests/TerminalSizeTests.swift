import Testing

@testable import Terminal

@Suite("Terminal size")
struct TerminalSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var columns: Int?
    var rows: Int?
    var window: [Int]?
    var environment: [String: String] = [:]
    var size: TerminalSize
  }

  static let cases = [
    Case(testDescription: "nothing known", size: TerminalSize(columns: 80, rows: 24)),
    Case(
      testDescription: "window before variables", window: [100, 50], environment: ["COLUMNS": "60", "LINES": "20"],
      size: TerminalSize(columns: 100, rows: 50)),
    Case(
      testDescription: "variables on a pipe", environment: ["COLUMNS": "60", "LINES": "20"],
      size: TerminalSize(columns: 60, rows: 20)),
    Case(
      testDescription: "option before all", columns: 30, window: [100, 50], size: TerminalSize(columns: 30, rows: 50)),
    Case(
      testDescription: "both options", columns: 30, rows: 7, environment: ["COLUMNS": "60"],
      size: TerminalSize(columns: 30, rows: 7)),
    Case(
      testDescription: "a window that does not know", window: [0, 0], environment: ["COLUMNS": "60"],
      size: TerminalSize(columns: 60, rows: 24)),
    Case(
      testDescription: "variables that are no positive numbers", environment: ["COLUMNS": "-5", "LINES": "many"],
      size: TerminalSize(columns: 80, rows: 24)),
    Case(
      testDescription: "zero and a number beyond all", environment: ["COLUMNS": "0", "LINES": "99999999999999999999"],
      size: TerminalSize(columns: 80, rows: 24)),
    Case(
      testDescription: "bounds", environment: ["COLUMNS": "5000", "LINES": "1"],
      size: TerminalSize(columns: 1000, rows: 1)),
    Case(testDescription: "bounds of options", columns: -3, rows: 4000, size: TerminalSize(columns: 1, rows: 1000)),
  ]

  @Test("what decides", arguments: cases)
  func size(_ given: Case) {
    let window = given.window.map { (columns: $0[0], rows: $0[1]) }
    #expect(
      TerminalSize(columns: given.columns, rows: given.rows, window: window, environment: given.environment)
        == given.size)
  }
}
