import Testing

@testable import TestSupport

@Suite("The first run")
struct FirstStepsTests {
  @Test("A terminal shows how to begin instead of an empty page")
  func terminal() throws {
    let result = try PseudoTerminal(columns: 80, rows: 24).run([], in: Home())
    let expected = [
      "Nothing is open yet. To begin:",
      "  flipcal FILE.ics  open files, or directories of them, and show the month",
      "  flipcal next      turn the page; flipcal prev turns it back",
      "  flipcal browse    turn pages with keys and the mouse",
      "  flipcal help      list the commands and topics, such as the configuration",
    ]
    #expect(result.screen.lines.filter { !$0.isEmpty } == expected)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("\u{1B}["), "the heading stands out")
  }

  @Test("A pipe gets the page, and standard error the same five lines")
  func pipe() throws {
    let run = try Home().run([])
    #expect(run.output.contains("November 2026") && run.status == 0)
    #expect(run.error.hasPrefix("flipcal: nothing is open; open a calendar with: flipcal FILE.ics\n"))
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0.hasPrefix("flipcal: ") })
  }

  @Test("Help has no escape sequences on a pipe and no colours where they are not wanted")
  func colors() throws {
    #expect(try !Home().run("help").output.contains("\u{1B}"))
    let terminal = PseudoTerminal(columns: 80, rows: 80)
    #expect(try terminal.run(["help"], in: Home()).text.contains("\u{1B}[1mPages"))
    #expect(try !terminal.run(["help", "--color", "never"], in: Home()).text.contains("\u{1B}"))
  }
}
