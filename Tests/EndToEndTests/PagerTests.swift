import Foundation
import Testing

@testable import TestSupport

/// Long output on a terminal goes through a pager.
@Suite("The pager")
struct PagerTests {
  /// A pager that says how many lines it got, and which environment it has.
  static let counting = "echo LESS=$LESS; echo lines: $(wc -l); echo paged"

  /// A calendar with so many days in a row, opened.
  private func home(days: Int) throws -> Home {
    let home = try Home()
    let source = try home.write(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:x
      BEGIN:VEVENT
      UID:daily
      DTSTART:20261130T100000Z
      RRULE:FREQ=DAILY;COUNT=\(days)
      SUMMARY:Daily
      END:VEVENT
      END:VCALENDAR

      """, to: "daily.ics")
    _ = try home.run(source)
    return home
  }

  private func run(
    _ arguments: [String], days: Int = 40, pager: String? = counting, environment: [String: String] = [:]
  ) throws -> PseudoTerminal.Result {
    var environment = environment
    if let pager { environment["PAGER"] = pager }
    return try PseudoTerminal(columns: 80, rows: 24).run(arguments, in: home(days: days), environment: environment)
  }

  @Test(
    "What is longer than the terminal, and nothing else",
    arguments: [
      (["agenda", "--days", "40"], true), (["agenda", "--days", "3"], false), (["search", "daily"], true),
      (["day"], false), (["help"], true), (["agenda", "--help"], true), (["--version"], false), (["month"], false),
      (["month", "--year"], false), ([], false), (["agenda", "--days", "40", "--json"], true),
    ])
  func length(_ arguments: [String], _ isPaged: Bool) throws {
    let result = try run(arguments)
    #expect(result.text.contains("paged") == isPaged, "\(result.text)")
    #expect(result.status == 0 && result.settingsAreRestored)
  }

  @Test("All of it gets there, and less is told what to do")
  func whole() throws {
    let result = try run(["agenda", "--days", "40"])
    // A heading, a line and an empty line for each day but the last, which has no empty line.
    #expect(result.text.contains("lines: 119\r\n"), "\(result.text)")
    #expect(result.text.contains("LESS=FRX\r\n"))
    #expect(try run(["agenda", "--days", "40"], environment: ["LESS": "S"]).text.contains("LESS=S\r\n"))
  }

  @Test(
    "The option beats the environment, and some words mean none",
    arguments: [
      (["--pager", "echo own; cat"], counting, "own"), (["--pager=echo own; cat"], "cat", "own"),
      (["--no-pager"], counting, nil), (["--pager", "no"], counting, nil), ([], "", nil), ([], "cat", nil),
    ] as [([String], String, String?)])
  func choice(_ options: [String], _ pager: String, _ sign: String?) throws {
    let result = try run(["agenda", "--days", "40"] + options, pager: pager)
    #expect(!result.text.contains("paged"))
    #expect(result.text.hasPrefix("own") == (sign != nil))
    #expect(result.text.contains("Daily") && result.status == 0)
  }

  @Test("On a pipe, and on a terminal of which nothing is known, there is none")
  func none() throws {
    let home = try home(days: 40)
    #expect(try !home.run("agenda", "--days", "40", environment: ["PAGER": Self.counting]).output.contains("paged"))
    #expect(try !run(["agenda", "--days", "40"], environment: ["TERM": "dumb"]).text.contains("paged"))
  }

  @Test("Where it cannot be run, the text is printed once", arguments: [40, 3000])
  func missing(_ days: Int) throws {
    let result = try run(["agenda", "--days", "\(days)"], days: days, pager: "no-such-pager")
    #expect(result.text.components(separatedBy: "Daily").count - 1 == days)
    #expect(result.status == 0)
  }

  @Test("Where there is no less, neither")
  func noLess() throws {
    let result = try run(["agenda", "--days", "40"], pager: nil, environment: ["PATH": "/nowhere"])
    #expect(result.text.components(separatedBy: "Daily").count - 1 == 40)
    #expect(!result.text.contains("not found"))
  }

  @Test("A pager that ends early ends flipcal without a word", arguments: [40, 3000])
  func early(_ days: Int) throws {
    let result = try run(["agenda", "--days", "\(days)"], days: days, pager: "head -n 1")
    #expect(result.status == 0 && result.signal == nil)
    #expect(result.text.components(separatedBy: "\r\n").count == 2, "\(result.text.prefix(500))")
  }

  @Test("The status is flipcal's own, whatever the pager's")
  func status() throws {
    let home = try Home()
    let broken = try home.write(
      "BEGIN:VCALENDAR\n" + String(repeating: "X-A:\u{1}\n", count: 50) + "END:VCALENDAR\n", to: "broken.ics")
    let result = try PseudoTerminal(columns: 80, rows: 24).run(
      ["check", broken], in: home, environment: ["PAGER": "cat >/dev/null; echo paged; exit 3"])
    #expect(result.status == 1)
    #expect(result.text.contains("paged"))
  }

  @Test("Ctrl-C is the pager's, and what it has changed at the terminal is brought back")
  func interrupt() throws {
    let home = try home(days: 40)
    let pager = "trap 'echo caught; exit 0' INT; stty -echo -icanon; echo waiting; while :; do sleep 0.1; done"
    let terminal = try LiveTerminal(["agenda", "--days", "40"], in: home, environment: ["PAGER": pager])
    #expect(terminal.wait { $0.text.contains("waiting") })
    terminal.type("\u{03}")
    #expect(terminal.end() == .status(0))
    #expect(terminal.text.contains("caught"))
    #expect(terminal.settingsAreRestored)
  }

  @Test("less itself shows the beginning and leaves at q")
  func less() throws {
    let home = try home(days: 40)
    let terminal = try LiveTerminal(["agenda", "--days", "40"], in: home)
    #expect(terminal.wait { $0.screen.lines.last?.hasPrefix(":") ?? false }, "\(terminal.screen.lines)")
    #expect(terminal.screen.lines.first?.contains("30 November 2026") ?? false)
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.settingsAreRestored && !terminal.text.contains("8 January"))
  }
}
