import Foundation
import Glibc
import Testing

@testable import TestSupport

/// The terminal after browsing is the terminal before it, however it ends.
@Suite("Browsing leaves the terminal as it was")
struct BrowseSafetyTests {
  private let home: Home
  private let sources = [Binary.sample("family"), Binary.sample("team")]

  init() throws { home = try Home() }

  private func browse(_ environment: [String: String] = [:]) throws -> LiveTerminal {
    let terminal = try LiveTerminal(["browse"] + sources, in: home, environment: environment)
    #expect(terminal.wait { $0.screen.lines[0].contains("November 2026") })
    return terminal
  }

  private func expectRestored(_ terminal: LiveTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.pump()
    #expect(terminal.screen.isAtRest, sourceLocation: sourceLocation)
    #expect(terminal.settingsAreRestored, sourceLocation: sourceLocation)
    #expect(terminal.screen.unknown.isEmpty, sourceLocation: sourceLocation)
    // What was on the screen before is there again.
    #expect(terminal.screen.lines.allSatisfy { !$0.contains("2026") }, sourceLocation: sourceLocation)
  }

  @Test("it takes the screen, the keys and the pointer, and hides the cursor")
  func taken() throws {
    let terminal = try browse()
    terminal.settle()
    #expect(!terminal.screen.isAtRest && !terminal.screen.isCursorVisible)
    #expect(!terminal.settingsAreRestored)
  }

  @Test("after q")
  func quit() throws {
    let terminal = try browse()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectRestored(terminal)
  }

  @Test(
    "after a signal, at rest and at any frame of a turn",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS], [0, 200, 1500, 4000])
  func signals(_ number: Int32, _ bytes: Int) throws {
    let terminal = try browse(["SWIFT_BACKTRACE": "enable=no"])
    terminal.settle()
    if bytes > 0 {
      let start = terminal.bytes.count
      terminal.type("]")
      terminal.wait(forBytes: start + bytes)
    }
    kill(terminal.process, number)
    #expect(terminal.end() == .signal(number))
    expectRestored(terminal)
  }

  @Test("after Ctrl-C, also while a line is typed")
  func interrupt() throws {
    let terminal = try browse()
    terminal.type("/abc")
    terminal.settle()
    terminal.type("\u{3}")
    #expect(terminal.end() == .signal(SIGINT))
    expectRestored(terminal)
  }

  @Test("when it is stopped and goes on from outside, the screen is drawn anew")
  func stoppedFromOutside() throws {
    let terminal = try browse()
    terminal.settle()
    let before = terminal.screen.lines
    let count = terminal.bytes.count
    kill(terminal.process, SIGSTOP)
    usleep(20_000)
    kill(terminal.process, SIGCONT)
    terminal.wait(forBytes: count + 500)
    terminal.settle()
    #expect(terminal.screen.lines == before)
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectRestored(terminal)
  }

  @Test("while it is stopped from the keyboard, and when the shell brings it back it is drawn anew")
  func stoppedByKey() throws {
    let shell = try LiveTerminal(
      ["--norc", "--noediting", "-i"], program: "/bin/bash", in: home, environment: ["PS1": "ready> "])
    shell.wait { $0.text.contains("ready> ") }
    shell.type("'\(Binary.path)' browse '\(sources[0])'\n")
    #expect(shell.wait { $0.screen.lines[0].contains("November 2026") })
    shell.settle()
    let page = shell.screen.lines
    for bytes in [0, 800] {
      if bytes > 0 {
        let start = shell.bytes.count
        shell.type("]")
        shell.wait(forBytes: start + bytes)
      }
      let start = shell.bytes.count
      shell.type("\u{1A}")
      #expect(shell.wait { String(decoding: $0.bytes[start...], as: UTF8.self).contains("ready> ") })
      shell.settle()
      #expect(shell.screen.isAtRest)
      #expect(!shell.screen.lines.contains { $0.contains("2026 ") })
      shell.type("stty -a | tr ';' '\\n' | grep -c ' icanon'\n")
      shell.settle()
      shell.type("fg\n")
      let title = bytes > 0 ? "December 2026" : "November 2026"
      #expect(shell.wait { $0.screen.lines[0].contains(title) })
      shell.settle()
      if bytes == 0 { #expect(shell.screen.lines == page) }
    }
    shell.type("q")
    #expect(shell.wait { $0.screen.isAtRest })
    shell.type("exit\n")
    #expect(shell.end() == .status(0))
    #expect(shell.screen.unknown.isEmpty)
  }

  @Test("also where the terminal has stopped to take what is written", arguments: ["q", "\u{3}"])
  func stalled(_ key: String) throws {
    let terminal = try LiveTerminal(["browse"] + sources, columns: 200, rows: 60, in: home)
    #expect(terminal.wait { $0.screen.lines[0].contains("November 2026") })
    terminal.settle(quiet: 0.1)
    // Nobody reads these; a frame each, until the line is full.
    for _ in 0..<8 {
      terminal.type("]\u{C}")
      usleep(30_000)
    }
    terminal.type(key)
    terminal.waitForEndWithoutReading(atMost: 5)
    #expect([.status(0), .signal(SIGINT)].contains(terminal.end()))
    terminal.pump()
    #expect(terminal.screen.isAtRest)
    #expect(terminal.settingsAreRestored)
  }

  @Test("a hang-up ends it quietly")
  func hangUp() throws {
    let terminal = try browse()
    terminal.hangUp()
    #expect([.status(0), .signal(SIGHUP)].contains(terminal.end()))
  }

  @Test("a resize at any frame is followed", arguments: [0, 300, 2000, 5000])
  func resize(_ bytes: Int) throws {
    let terminal = try browse()
    terminal.settle()
    let start = terminal.bytes.count
    terminal.type("]")
    terminal.wait(forBytes: start + bytes)
    terminal.resize(columns: 132, rows: 40)
    terminal.settle(quiet: 0.1)
    var reference = try Reference(sources, columns: 80, rows: 24, in: home, environment: [:])
    reference.type(Array("]".utf8))
    reference.resize(columns: 132, rows: 40)
    #expect(terminal.differences(from: reference.lines).isEmpty)
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectRestored(terminal)
  }

  @Test("it does nothing while nothing happens: no wake-up in two seconds, no time of the processor")
  func idle() throws {
    // Also with a clock that goes on, whose next event is midnight.
    for environment in [[:], ["FLIPCAL_NOW": ""]] {
      let terminal = try LiveTerminal(["browse"] + sources, in: home, environment: environment)
      #expect(terminal.wait { $0.screen.lines.last?.contains("quit") == true })
      terminal.type("]")
      terminal.settle(quiet: 0.7)
      let before = try terminal.effort()
      usleep(2_000_000)
      #expect(try terminal.effort() == before)
      terminal.type("q")
      #expect(terminal.end() == .status(0))
    }
  }

  @Test("where there is no terminal that can show it, it says so and what to do")
  func refused() throws {
    let onPipe = try home.run(["browse"] + sources)
    #expect(onPipe.status == 1 && onPipe.output.isEmpty)
    #expect(onPipe.error.contains("browse needs a terminal") && onPipe.error.contains("flipcal month"))
    let terminal = try PseudoTerminal(columns: 80, rows: 24).run(
      ["browse"] + sources, in: home, environment: ["TERM": "dumb"])
    #expect(terminal.status == 1 && terminal.text.contains("browse needs a terminal"))
    #expect(!terminal.text.contains("\u{1B}"))
  }
}
