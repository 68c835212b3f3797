import Foundation
import Glibc
import Testing

@testable import TestSupport

@Suite("In a terminal")
struct TerminalTurnTests {
  let home: Home

  init() throws {
    home = try Home()
    _ = try home.run(Binary.sample("team"))
  }

  static let turns = [
    ["next"], ["prev"], ["next", "--corner", "left"], ["swipe", "4", "-2"], ["swipe", "-4", "2"], ["next", "5"],
  ]

  @Test(
    "a turn ends with the screen that the page alone would leave", arguments: turns, [(80, 24), (132, 40), (30, 12)])
  func finalScreen(arguments: [String], size: (columns: Int, rows: Int)) throws {
    let terminal = PseudoTerminal(columns: size.columns, rows: size.rows)
    let turned = try terminal.run(arguments, in: home)
    let shown = try terminal.run([], in: home)
    #expect(turned.status == 0)
    #expect(turned.screen == shown.screen)
    #expect(turned.screen.isCursorVisible)
    #expect(turned.screen.unknown.isEmpty)
    #expect(turned.settingsAreRestored)
    #expect(turned.text.contains("\u{1B}[?2026h"))
    #expect(turned.text.contains("\u{1B}[?25l"))
  }

  @Test("frames show the old page first, a fold between, and nothing of it at the end")
  func frames() throws {
    let frames = try PseudoTerminal(columns: 80, rows: 24).run(["next"], in: home).frames
    try #require(frames.count >= 5)
    #expect(frames[0].lines[0].contains("November 2026"))
    // The fold runs across the whole page as one unbroken diagonal.
    let folds = frames.map { frame in frame.lines.count { $0.contains("/") } }
    #expect((folds.max() ?? 0) >= 20)
    #expect(folds.last == 0)
    #expect(frames.last?.lines[0].contains("December 2026") == true)
    #expect(frames.last?.lines.joined().contains("November") == false)
  }

  @Test(
    "no animation where it is not wanted",
    arguments: [
      (["next", "--animate", "never"], [:]), (["next"], ["FLIPCAL_MOTION": "none"]),
      (["next"], ["FLIPCAL_MOTION": "reduced"]), (["today"], [:]), (["month", "2027-01"], [:]),
    ] as [([String], [String: String])])
  func still(arguments: [String], environment: [String: String]) throws {
    let result = try PseudoTerminal(columns: 80, rows: 24).run(arguments, in: home, environment: environment)
    #expect(result.status == 0)
    #expect(!result.text.contains("\u{1B}[?25l"))
    #expect(!result.text.contains("\u{1B}[?2026h"))
  }

  @Test("--animate always beats FLIPCAL_MOTION")
  func always() throws {
    let result = try PseudoTerminal(columns: 80, rows: 24).run(
      ["next", "--animate", "always"], in: home, environment: ["FLIPCAL_MOTION": "none"])
    #expect(result.text.contains("\u{1B}[?2026h"))
  }

  @Test("a dumb terminal gets plain text")
  func dumb() throws {
    let result = try PseudoTerminal(columns: 80, rows: 24).run(["next"], in: home, environment: ["TERM": "dumb"])
    #expect(result.status == 0)
    #expect(!result.text.contains("\u{1B}"))
    #expect(result.text.contains("December 2026"))
  }

  @Test("NO_COLOR leaves attributes but no colour")
  func noColor() throws {
    let result = try PseudoTerminal(columns: 80, rows: 24).run([], in: home, environment: ["NO_COLOR": "1"])
    #expect(result.text.contains("\u{1B}["))
    let colors = result.screen.spots.joined().filter { $0.style.foreground != nil || $0.style.background != nil }
    #expect(colors.isEmpty)
  }

  @Test(
    "a signal in the middle of a turn leaves the terminal as it was, and acts", arguments: [SIGINT, SIGTERM, SIGHUP],
    [400, 4000, 9000])
  func signal(number: Int32, after bytes: Int) throws {
    let terminal = PseudoTerminal(columns: 80, rows: 24)
    let result = try terminal.run(
      ["next"], in: home, disturbance: .init(after: bytes) { process, _ in kill(process, number) })
    #expect(result.signal == number)
    #expect(result.screen.isCursorVisible)
    #expect(!result.screen.isSynchronizing)
    #expect(result.screen.pen == .plain)
    #expect(result.settingsAreRestored)
    // The focus was saved when the turn began, and the page that was turned to is what stays.
    #expect(home.state("focus") == "2026-12 30\n")
    #expect(result.screen.lines.contains { $0.contains("December 2026") })
  }

  @Test("what is typed during a turn is neither shown nor lost")
  func typing() throws {
    let terminal = PseudoTerminal(columns: 80, rows: 24)
    let result = try terminal.run(
      ["next"], in: home, disturbance: .init(after: 3000) { _, master in _ = write(master, "zzzz", 4) })
    #expect(result.status == 0)
    #expect(!result.text.contains("zzzz"))
  }

  @Test("no line is wider than the terminal", arguments: [20, 21, 35, 36, 40, 59, 80, 200, 300])
  func widths(columns: Int) throws {
    let result = try PseudoTerminal(columns: columns, rows: 24).run([], in: home)
    #expect(result.status == 0)
    #expect(result.screen.scrolledOff.isEmpty)
    #expect(result.screen.lines[0].contains("2026"))
    #expect(result.screen.row == 23)
  }
}
