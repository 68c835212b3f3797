import Foundation
import Glibc
import Testing

@testable import TestSupport

/// What other programs do while a person browses.
@Suite("Browsing while the world goes on")
struct BrowseWorldTests {
  private let home: Home
  private let sources = [Binary.sample("family"), Binary.sample("team")]

  init() throws { home = try Home() }

  /// A calendar with an event on the day it is.
  private func calendar(_ title: String) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(title)\r\nDTSTART;VALUE=DATE:20261130\r\nSUMMARY:\(title)\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private func shows(_ title: String, _ terminal: LiveTerminal) -> Bool {
    terminal.screen.lines.contains { $0.contains(title) }
  }

  /// flipcal behind a pipe from a shell's command.
  private func browse(behind command: String) throws -> LiveTerminal {
    try LiveTerminal(["-c", "\(command) | '\(Binary.path)' browse -"], program: "/bin/sh", in: home)
  }

  @Test("Calendars that are hidden stay hidden when a file changes", arguments: [0, 1])
  func hidden(_ place: Int) throws {
    let titles = ["Apples", "Brambles"]
    let files = try titles.map { try home.write(calendar($0), to: "\($0).ics") }
    let terminal = try LiveTerminal(["browse"] + files, in: home)
    #expect(terminal.wait(atMost: 3) { shows("Apples", $0) && shows("Brambles", $0) })
    terminal.type("c" + (place == 1 ? "j" : "") + " q")
    #expect(terminal.wait(atMost: 3) { !shows(titles[place], $0) && shows("1 hidden", $0) })
    // Both change, so that the one that is hidden is read anew as well.
    for title in titles { _ = try home.write(calendar("\(title) and pears"), to: "\(title).ics") }
    #expect(terminal.wait(atMost: 3) { shows("\(titles[1 - place]) and pears", $0) })
    terminal.settle()
    #expect(!shows(titles[place], terminal))
    terminal.type("ca")
    #expect(terminal.wait(atMost: 3) { shows("[x]", $0) && !shows("[ ]", $0) })
    terminal.type("q")
    #expect(terminal.wait(atMost: 3) { shows("\(titles[place]) and pears", $0) })
    terminal.type("q")
    #expect(terminal.end(atMost: 3) == .status(0))
  }

  @Test("Sources are read in the encoding that was given, also when they change")
  func encoding() throws {
    let file = home.url.appending(path: "c.ics")
    // "Обед" and "Ужин" in CP866.
    let write = { (title: [UInt8]) in
      let parts = calendar("@").split(separator: "SUMMARY:@")
      try Data(Array("\(parts[0])SUMMARY:".utf8) + title + Array(parts[1].utf8)).write(to: file)
    }
    try write([0x8E, 0xA1, 0xA5, 0xA4])
    let terminal = try LiveTerminal(["browse", file.path, "--encoding", "cp866"], in: home)
    #expect(terminal.wait(atMost: 3) { shows("Обед", $0) })
    try write([0x93, 0xA6, 0xA8, 0xAD])
    #expect(terminal.wait(atMost: 3) { shows("Ужин", $0) })
    terminal.type("q")
    #expect(terminal.end(atMost: 3) == .status(0))
  }

  @Test("What came through a pipe is not read again, and stays")
  func pipe() throws {
    let file = try home.write(calendar("Apples"), to: "fruit.ics")
    let terminal = try browse(behind: "cat '\(file)'")
    #expect(terminal.wait(atMost: 3) { shows("Apples", $0) })
    terminal.type("r")
    #expect(
      terminal.wait(atMost: 3) {
        $0.screen.lines.last?.contains("what came through a pipe cannot be read again") == true
      })
    #expect(shows("Apples", terminal))
    terminal.type("]q")
    #expect(terminal.end(atMost: 3) == .status(0))
    #expect(terminal.screen.isAtRest)
  }

  @Test("A window that changes while sources are read is filled by the first screen", arguments: [(132, 40), (60, 18)])
  func resizedWhileReading(_ columns: Int, _ rows: Int) throws {
    let terminal = try browse(behind: "(sleep 0.5; cat '\(sources[0])')")
    terminal.pass(seconds: 0.25)
    #expect(!terminal.text.contains("2026"), "it is still reading")
    terminal.resize(columns: columns, rows: rows)
    let reference = try Reference([sources[0]], columns: columns, rows: rows, in: home, environment: [:])
    terminal.wait(atMost: 3, for: reference.lines)
    #expect(terminal.differences(from: reference.lines).isEmpty)
    terminal.type("q")
    #expect(terminal.end(atMost: 3) == .status(0))
    #expect(terminal.screen.isAtRest && terminal.screen.unknown.isEmpty)
  }

  @Test(
    "Another program that holds the lock of the state holds up neither a turn nor the end",
    arguments: [("\u{3}", LiveTerminal.Ending.signal(SIGINT)), ("q", .status(0))])
  func lockedState(_ key: String, _ ending: LiveTerminal.Ending) throws {
    _ = try home.run([sources[0]])
    let before = home.state("focus")
    let terminal = try LiveTerminal(["browse"], in: home)
    #expect(terminal.wait(atMost: 3) { shows("November 2026", $0) })
    let lock = open("\(home.url.path)/state/flipcal/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    defer { close(lock) }
    terminal.type("]")
    #expect(terminal.wait(atMost: 3) { shows("December 2026", $0) })
    terminal.settle()
    terminal.type(key)
    #expect(terminal.end(atMost: 3) == ending)
    #expect(terminal.screen.isAtRest && terminal.settingsAreRestored && terminal.screen.unknown.isEmpty)
    #expect(home.state("focus") == before)
  }

  @Test("A turn that could not be kept is told at the end, and the next one is kept")
  func lockedStateForAWhile() throws {
    _ = try home.run([sources[0]])
    let terminal = try LiveTerminal(["browse"], in: home)
    #expect(terminal.wait(atMost: 3) { shows("November 2026", $0) })
    let lock = open("\(home.url.path)/state/flipcal/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    terminal.type("]")
    #expect(terminal.wait(atMost: 3) { shows("December 2026", $0) })
    terminal.settle()
    close(lock)
    terminal.type("]")
    #expect(terminal.wait(atMost: 3) { _ in home.state("focus") == "2027-01 30\n" })
    terminal.type("q")
    #expect(terminal.end(atMost: 3) == .status(0))
    #expect(terminal.text.contains("the next run will not know of this turn"))
  }
}
