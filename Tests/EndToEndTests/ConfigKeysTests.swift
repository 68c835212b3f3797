import Foundation
import Testing

@testable import TestSupport

/// Keys of `browse` that the configuration names.
@Suite("Keys of the configuration")
struct ConfigKeysTests {
  let home: Home

  init() throws { home = try Home() }

  private func shows(_ text: String, _ terminal: LiveTerminal) -> Bool {
    terminal.screen.lines.contains { $0.contains(text) }
  }

  @Test("do what they are given to, on the page and in other places; those that they had do nothing")
  func keys() throws {
    try home.configure(
      """
      [keys]
      next-month = F2 x
      quit = Ctrl-Q
      calendars = none
      [keys help]
      close = X
      [keys prompt]
      accept = Ctrl-T
      """)
    let terminal = try LiveTerminal(["browse", Binary.sample("family")], in: home)
    #expect(terminal.wait(atMost: 3) { shows("November 2026", $0) && shows("F2 next", $0) && shows("Ctrl-Q quit", $0) })
    terminal.type("x")
    #expect(terminal.wait(atMost: 3) { shows("December 2026", $0) })
    terminal.type("\u{1B}OQ")
    #expect(terminal.wait(atMost: 3) { shows("January 2027", $0) })
    terminal.type("]nqc")
    terminal.settle()
    #expect(shows("January 2027", terminal))
    terminal.type("?")
    #expect(terminal.wait(atMost: 3) { shows("F2 x               turn to the next month", $0) && shows("X close", $0) })
    #expect(!shows("show and hide calendars", terminal))
    terminal.type("X")
    #expect(terminal.wait(atMost: 3) { !shows("turn to the next month", $0) })
    terminal.type("g2027-03-05\r")
    terminal.settle()
    #expect(shows("January 2027", terminal))
    terminal.type("\u{14}")
    #expect(terminal.wait(atMost: 3) { shows("March 2027", $0) })
    terminal.type("\u{11}")
    #expect(terminal.end(atMost: 3) == .status(0))
  }

  @Test("What is wrong with them is said by its line, and the others hold")
  func faults() throws {
    let file = try home.configure(
      """
      [keys]
      next-mont = x
      toggle = x
      today = PgDwn
      quit = Ctrl-C
      help =
      search = s
      zone = s z
      reload = Ctrl-I
      [keys hit]
      [keys prompt]
      accept = y
      """)
    let outcome = try home.run("month", Binary.sample("family"))
    #expect(outcome.status == 0)
    let start = "flipcal: \(file):"
    #expect(
      outcome.error == """
        \(start)2: there is no command 'next-mont' for keys; did you mean 'next-month'?
        \(start)3: [keys] has no 'toggle'; it belongs into [keys calendars]
        \(start)4: 'PgDwn' is no key; did you mean 'PgDn'?
        \(start)5: 'Ctrl-C' is the terminal's own, which interrupts or stops what runs in it
        \(start)6: 'help' needs a value: keys with blanks between them, or none
        \(start)8: 's' was given to search in line 7; it is zone now
        \(start)9: terminals tell no 'Ctrl-I' from another key; write Tab
        \(start)10: there is no place 'hit' for keys; did you mean 'hits'?
        \(start)12: 'y' is typed into the line; bind a key such as Ctrl-Y

        """)
  }
}
