import Foundation
import Testing

@testable import TestSupport

/// A person walks through the months, by keys and by mouse; the screen is the model's after each step.
@Suite("Browsing")
struct BrowseWalkTests {
  private let home: Home
  private let sources = [Binary.sample("family"), Binary.sample("team")]

  init() throws { home = try Home() }

  private static let sizes = [(80, 24), (132, 40), (30, 12)]

  /// Bytes that are typed, and something that is seen afterwards.
  private static let keys: [(bytes: String, seen: String)] = [
    ("", "November 2026"), ("l", "1 December 2026"), ("]", "January 2027"), ("\u{1B}[5~", "December 2026"),
    ("[[[", "September 2026"), ("t", "30 November 2026"), ("g2026-12-04\r", "4 December 2026"),
    ("\t", "open"), ("j", "down"), ("\u{1B}", "4 December 2026"), ("\r", "Calendar"), ("q", "4 December 2026"),
    ("?", "Keys"), ("jj", "Keys"), ("?", "quit"), ("/choir\r", "choir"), ("n", "choir"), ("\u{1B}\u{1B}", "quit"),
    ("c", "Calendars"), (" ", "[ ]"), ("ac", "quit"), ("zAsia/Tokyo\r", "Asia/Tokyo"), ("z\r", "Europe/Berlin"),
    ("w", "Week"), ("j", "Week"), ("y", "2026"), ("}", "2027"), ("m", "2027"), ("hjkl", "2027"),
  ]

  @Test("by keys", arguments: sizes, [[:], ["FLIPCAL_MOTION": "none"], ["FLIPCAL_TRANSITION": "fade"]])
  func keys(_ size: (columns: Int, rows: Int), _ environment: [String: String]) throws {
    let terminal = try LiveTerminal(
      ["browse"] + sources, columns: size.columns, rows: size.rows, in: home, environment: environment)
    var reference = try Reference(
      sources, columns: size.columns, rows: size.rows, in: home, environment: environment)
    for (step, (bytes, seen)) in Self.keys.enumerated() {
      terminal.type(bytes)
      reference.type(Array(bytes.utf8))
      reference.settle()
      let lines = reference.lines
      terminal.wait(for: lines)
      #expect(terminal.differences(from: lines).isEmpty, "step \(step)")
      if size.columns >= 80 { #expect(terminal.screen.lines.contains { $0.contains(seen) }, "step \(step): \(seen)") }
    }
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.isAtRest && terminal.screen.unknown.isEmpty && terminal.settingsAreRestored)
  }

  /// SGR reports of the left button and the wheel; rows and columns from 0.
  private func press(_ row: Int, _ column: Int) -> String { "\u{1B}[<0;\(column + 1);\(row + 1)M" }
  private func drag(_ row: Int, _ column: Int) -> String { "\u{1B}[<32;\(column + 1);\(row + 1)M" }
  private func release(_ row: Int, _ column: Int) -> String { "\u{1B}[<0;\(column + 1);\(row + 1)m" }
  private func wheel(down: Bool) -> String { "\u{1B}[<\(down ? 65 : 64);5;5M" }

  @Test("by mouse", arguments: sizes)
  func mouse(_ size: (columns: Int, rows: Int)) throws {
    let terminal = try LiveTerminal(["browse"] + sources, columns: size.columns, rows: size.rows, in: home)
    var reference = try Reference(sources, columns: size.columns, rows: size.rows, in: home, environment: [:])
    let (right, low) = (min(size.columns, 76) - 4, min(size.rows, 18) - 5)
    let steps = [
      // A click, a double click and its end.
      press(6, 4) + release(6, 4), press(6, 9) + release(6, 9) + press(6, 9) + release(6, 9), "\u{1B}",
      // The wheel.
      wheel(down: true), wheel(down: false),
      // A drag that is let go too soon, and one that is not; then one back.
      press(low, right) + drag(low - 1, right - 2) + drag(low - 2, right - 2), release(low - 2, right - 2),
      press(low, right) + drag(low - 3, right - 8) + drag(1, 2), release(1, 2),
      press(1, 2) + drag(low, right - 1), release(low, right - 1),
    ]
    for (step, bytes) in steps.enumerated() {
      terminal.type(bytes)
      reference.type(Array(bytes.utf8))
      reference.settle()
      let lines = reference.lines
      terminal.wait(for: lines)
      #expect(terminal.differences(from: lines).isEmpty, "step \(step)")
      // The last frames of a turn look alike; what is pointed at before it ends is ignored.
      terminal.settle(quiet: 0.2)
    }
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test("while the page is held, its corner is where the pointer is, and what lies beneath is the other month")
  func held() throws {
    let terminal = try LiveTerminal(["browse"] + sources, in: home)
    terminal.settle()
    let flat = terminal.screen.lines
    terminal.type(press(16, 76) + drag(10, 50))
    #expect(terminal.wait { $0.screen.lines != flat })
    terminal.settle()
    let lifted = terminal.screen.lines
    #expect(lifted[0].contains("November 2026"))
    // The tip of the back, and below it the page that lies beneath.
    #expect(lifted[10].dropFirst(49).prefix(3).contains { ".':".contains($0) })
    terminal.type(drag(12, 60))
    terminal.settle()
    #expect(terminal.screen.lines != lifted)
    terminal.type(release(12, 60))
    #expect(terminal.wait { $0.screen.lines == flat }, "let go before a third, it springs back")
  }

  @Test("the focus goes along with the open set, and stays where sources are named")
  func focus() throws {
    _ = try home.run([sources[0]])
    let before = home.state("focus")
    let named = try LiveTerminal(["browse", sources[1]], in: home)
    named.settle()
    named.type("]]q")
    #expect(named.end() == .status(0))
    #expect(home.state("focus") == before)
    let open = try LiveTerminal(["browse"], in: home)
    open.settle()
    open.type("]")
    #expect(open.wait { _ in home.state("focus") == "2026-12 30\n" }, "it is kept when the turn begins")
    open.type("hq")
    #expect(open.end() == .status(0))
    #expect(home.state("focus") == "2026-12 29\n")
  }

  @Test("what changes on the disk is shown, and what is chosen stays")
  func reload() throws {
    func calendar(_ title: String) -> String {
      """
      BEGIN:VCALENDAR\r
      BEGIN:VEVENT\r
      UID:1\r
      DTSTART;VALUE=DATE:20261130\r
      SUMMARY:\(title)\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    }
    let file = try home.write(calendar("Apples"), to: "fruit.ics")
    let terminal = try LiveTerminal(["browse", file], in: home)
    #expect(terminal.wait { $0.screen.lines.contains { $0.contains("Apples") } })
    _ = try home.write(calendar("Pears and plums"), to: "fruit.ics")
    #expect(terminal.wait { $0.screen.lines.contains { $0.contains("Pears and plums") } })
    #expect(!terminal.screen.lines.contains { $0.contains("Apples") })
    // A file that is gone leaves what was read.
    try FileManager.default.removeItem(atPath: file)
    #expect(terminal.wait { $0.screen.lines.last?.contains("fruit.ics") == true })
    #expect(terminal.screen.lines.contains { $0.contains("Pears and plums") })
    _ = try home.write(calendar("Grapes"), to: "fruit.ics")
    #expect(terminal.wait { $0.screen.lines.contains { $0.contains("Grapes") } })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test(
    "what is wrong with the sources is told on the screen, too",
    arguments: [
      (["nope.ics"], "nope.ics: No such file"), (["-d", "Team Harbour", "team"], "None of the calendars"),
      ([], "Nothing is open"), (["team", "nope.ics"], "nope.ics: No such file"),
    ])
  func problems(_ words: [String], _ told: String) throws {
    let arguments = words.map { $0 == "team" ? Binary.sample($0) : $0 == "nope.ics" ? home.url.path + "/" + $0 : $0 }
    let terminal = try LiveTerminal(["browse"] + arguments, columns: 132, rows: 24, in: home)
    #expect(terminal.wait { $0.screen.lines.last?.contains(told) == true }, "\(terminal.screen.lines.last ?? "")")
    terminal.type("q")
    #expect([.status(0), .status(1)].contains(terminal.end()))
  }

  @Test("with browse = yes a bare flipcal browses, and what is typed beats that")
  func configured() throws {
    _ = try home.run([sources[0]])
    try FileManager.default.createDirectory(
      at: home.url.appending(path: "config/flipcal"), withIntermediateDirectories: true)
    _ = try home.write("[options]\nbrowse = yes\n", to: "config/flipcal/config")
    let terminal = try LiveTerminal([], in: home)
    #expect(terminal.wait { $0.screen.isAlternate && $0.screen.lines[0].contains("November 2026") })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    for arguments in [["-3"], ["--width", "60"], ["--no-browse"]] {
      let printed = try PseudoTerminal(columns: 80, rows: 24).run(arguments, in: home)
      #expect(printed.status == 0 && !printed.text.contains("\u{1B}[?1049h"), "\(arguments)")
    }
    #expect(try home.run([]).output.contains("November 2026"), "on a pipe it prints")
  }

  @Test("a calendar that comes through a pipe is browsed by the keys of the terminal")
  func standardInput() throws {
    let terminal = try LiveTerminal(
      ["-c", "'\(Binary.path)' browse - < '\(sources[0])'"], program: "/bin/sh", in: home)
    #expect(terminal.wait { $0.screen.lines[0].contains("November 2026") })
    terminal.type("]")
    #expect(terminal.wait { $0.screen.lines[0].contains("December 2026") })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.isAtRest)
  }

  @Test("no text of a calendar reaches the terminal as a control sequence")
  func hostile() throws {
    let file = try home.write(
      """
      BEGIN:VCALENDAR
      X-WR-CALNAME:\u{1B}[2Jname\u{7}
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Europe/Berlin:20261130T100000
      SUMMARY:\u{1B}]0;title\u{7}\u{9B}31m\u{202E}evil\\nline
      LOCATION:\u{1B}[?1049l
      DESCRIPTION:\u{1B}[5n\\n\u{1B}P1$r\u{1B}\\\\
      URL:http://example.org/\u{1B}[c
      CATEGORIES:\u{1B}[6n
      END:VEVENT
      END:VCALENDAR
      """, to: "evil\u{1B}[31m.ics")
    let terminal = try LiveTerminal(["browse", file], in: home)
    terminal.settle()
    for keys in ["\r", "qc", "q\t", "\u{1B}", "/evil\r", "w", "y", "zno", "\u{1B}", "r", "\u{1B}", "\u{1B}"] {
      terminal.type(keys)
      terminal.settle(quiet: 0.08)
    }
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.unknown.isEmpty && terminal.screen.isAtRest)
  }

  @Test("a turn takes as many frames as the terminal shows, and few bytes", arguments: [true, false])
  func frames(_ acknowledges: Bool) throws {
    let terminal = try LiveTerminal(["browse"] + sources, columns: 132, rows: 40, in: home)
    terminal.acknowledges = acknowledges
    terminal.settle(quiet: 0.1)
    let start = terminal.bytes.count
    terminal.type("]")
    terminal.settle(quiet: 1.2)
    let turn = String(decoding: terminal.bytes[start...], as: UTF8.self)
    let frames = turn.components(separatedBy: "\u{1B}[?2026h").count - 1
    // A terminal that answers gets them as fast as it shows them; a silent one is not flooded before it is known.
    #expect(acknowledges ? frames >= 3 : frames >= 1)
    #expect(frames <= 40)
    // The page has 4,000 cells, and half of them or more change in the whole turn.
    #expect(turn.utf8.count < 60_000, "\(turn.utf8.count) bytes in \(frames) frames")
    #expect(terminal.screen.lines[0].contains("December 2026"))
  }
}
