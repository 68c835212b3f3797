import Canvas
import Foundation
import Input
import Testing

@testable import Terminal
@testable import TestSupport

/// Signals and the guard belong to the process, so one of these runs at a time.
@Suite("The whole screen of a pseudo-terminal", .serialized)
struct FullScreenTests {
  private static func key(_ character: Character) -> InputEvent { .key(KeyPress(.character(character))) }

  private static func screen(on terminal: PseudoTerminal) throws -> FullScreen {
    let screen = try FullScreen(capabilities: .full, input: terminal.slave, output: terminal.slave)
    try screen.enter()
    return screen
  }

  /// Presents a frame and waits until it is written.
  private static func show(_ surface: Surface, on screen: FullScreen, isAnimating: Bool = false) throws {
    screen.present(surface, isAnimating: isAnimating)
    while try screen.wait(until: screen.now + 0.01) == [.timeout], !screen.pending.isEmpty {}
  }

  @Test("what is taken is given back: the screen, its modes, and what was typed")
  func roundTrip() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let before = VirtualScreen.prompted(columns: 20, rows: 6, row: 2)
    let settings = terminal.settings
    let screen = try Self.screen(on: terminal)
    try screen.enter()
    let frame = Surface.text("a frame", "in full", width: 20)
    try Self.show(frame, on: screen)
    let during = before.after(terminal.receivedSoon { $0.text.hasSuffix("\u{1B}[5n") })
    #expect(during.isAlternate)
    #expect(during.lines.prefix(2) == ["a frame", "in full"])
    #expect(during.unknown == [])
    #expect(during.statusRequests == 1)
    let off = tcflag_t(ICANON | ECHO | IEXTEN)
    #expect(terminal.modes & off == 0)
    #expect(terminal.modes & tcflag_t(ISIG) != 0)
    #expect(terminal.settings[0] & tcflag_t(IXON | ICRNL) == 0)

    terminal.send("\u{1B}[0n")
    #expect(try screen.wait(until: screen.now + 0.05) == [.timeout], "the answer is no event")
    terminal.send("date\n")
    screen.leave()
    screen.leave()
    #expect(terminal.settings == settings)
    #expect(during.after(terminal.receivedSoon { $0.text.hasSuffix("\u{1B}[?1049l") }) == before)
    #expect(terminal.typed() == "date\n")
    #expect(screen.statistics.frames == 1)
  }

  @Test("an answer that is to come when it is left does not reach the next reader")
  func lateAnswer() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let screen = try Self.screen(on: terminal)
    try Self.show(.text("a", width: 20), on: screen)
    terminal.send("\u{1B}[0n")
    screen.leave()
    #expect(terminal.typed() == "")
    try screen.enter()
    try Self.show(.text("a", width: 20), on: screen)
    let start = screen.now
    screen.leave()
    #expect((0.19...0.5).contains(screen.now - start), "it is not waited for long")
  }

  @Test("keys come as events, an ESC alone after a short time")
  func keys() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let screen = try Self.screen(on: terminal)
    defer { screen.leave() }
    terminal.send("j\u{1B}[A\u{3}")
    var events: [InputEvent] = []
    while events.count < 2, case .input(let more)? = try screen.wait(until: screen.now + 1).first { events += more }
    #expect(events == [Self.key("j"), .key(KeyPress(.up))], "Ctrl-C is none: this terminal controls nobody")
    terminal.send("\u{1B}")
    let start = screen.now
    #expect(try screen.wait(until: screen.now + 1) == [.input([.key(KeyPress(.escape))])])
    #expect((0.04...0.3).contains(screen.now - start))
    terminal.send("\r\u{13}")
    #expect(
      try screen.wait(until: screen.now + 1)
        == [.input([.key(KeyPress(.enter)), .key(KeyPress(.character("S"), .control))])])
  }

  @Test("it wakes up for nothing but what happens")
  func idle() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let screen = try Self.screen(on: terminal)
    defer { screen.leave() }
    try Self.show(.text("a", width: 20), on: screen)
    let wakeUps = screen.statistics.wakeUps
    let start = screen.now
    #expect(try screen.wait(until: start + 0.15) == [.timeout])
    #expect(screen.now - start >= 0.15)
    #expect(screen.statistics.wakeUps - wakeUps <= 2)
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([1]))
    #expect(try screen.wait(watching: pipe.fileHandleForReading.fileDescriptor) == [.watched])
  }

  @Test("frames of an animation come as the terminal answers, others at once")
  func pace() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let screen = try Self.screen(on: terminal)
    defer { screen.leave() }
    #expect(screen.isReady)
    try Self.show(.text("a", width: 20), on: screen)
    terminal.send("\u{1B}[0n")
    #expect(try screen.wait(until: screen.now + 1, forFrame: true) == [.ready])
    try Self.show(.text("b", width: 20), on: screen, isAnimating: true)
    #expect(terminal.receivedSoon { $0.text.hasSuffix("\u{1B}[5n") }.text.hasSuffix("\u{1B}[5n"))
    #expect(!screen.isReady)
    #expect(try screen.wait(until: screen.now + 0.1, forFrame: true) == [.timeout])
    terminal.send("\u{1B}[0n")
    #expect(try screen.wait(until: screen.now + 1, forFrame: true) == [.ready])
    #expect(screen.isReady)
    try Self.show(.text("c", width: 20), on: screen)
    let last = terminal.receivedSoon { $0.text.hasSuffix("\u{1B}[?2026l") }
    #expect(last.text.contains("c"))
    #expect(last.text.hasSuffix("\u{1B}[?2026l"), "no question")
    #expect(try screen.wait(until: screen.now + 1, forFrame: true) == [.ready])
  }

  @Test("a terminal that takes few bytes at a time gets whole frames, and is not asked again and again")
  func slowTerminal() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 60)
    let screen = try Self.screen(on: terminal)
    var random = Seeded(5)
    let frame = Surface.random(width: 200, height: 60, using: &random)
    screen.present(frame)
    let wakeUps = screen.statistics.wakeUps
    #expect(try screen.wait(until: screen.now + 0.2) == [.timeout])
    #expect(!screen.isReady)
    #expect(screen.statistics.wakeUps - wakeUps < 20)
    var bytes: [UInt8] = []
    while !screen.pending.isEmpty {
      bytes += terminal.received()
      _ = try screen.wait(until: screen.now + 0.01)
    }
    bytes += terminal.receivedSoon { $0.text.hasSuffix("\u{1B}[5n") }
    let shown = VirtualScreen(columns: 200, rows: 60).after(bytes)
    #expect(shown.unknown == [])
    for row in 0..<60 { #expect(shown.visibleSpots[row] == frame.spots(row, columns: 200)) }
    #expect(screen.statistics.bytesWritten == bytes.count)
    screen.leave()
  }

  @Test("a terminal that takes nothing any more is left within a second or so")
  func stuckTerminal() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 60)
    let settings = terminal.settings
    let screen = try Self.screen(on: terminal)
    var random = Seeded(6)
    screen.present(.random(width: 200, height: 60, using: &random))
    #expect(try screen.wait(until: screen.now + 0.05) == [.timeout])
    let start = screen.now
    screen.leave()
    #expect(screen.now - start < 1.3)
    #expect(terminal.settings == settings)
  }

  @Test("another size of the window, a signal that ends, and going on after a stop")
  func signals() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let settings = terminal.settings
    let screen = try Self.screen(on: terminal)
    defer { screen.leave() }
    let frame = Surface.text("a", "b", width: 20)
    try Self.show(frame, on: screen)
    terminal.resize(columns: 30, rows: 8)
    kill(getpid(), SIGWINCH)
    let size = TerminalSize(columns: 30, rows: 8)
    #expect(try screen.wait(until: screen.now + 1) == [.resized(size)])
    #expect(screen.size == size)
    kill(getpid(), SIGUSR1)
    #expect(try screen.wait(until: screen.now + 1) == [.signalled(SIGUSR1)])

    var cooked = termios()
    tcgetattr(terminal.slave, &cooked)
    cooked.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(terminal.slave, TCSANOW, &cooked)
    _ = terminal.received()
    kill(getpid(), SIGCONT)
    #expect(try screen.wait(until: screen.now + 1) == [.resumed])
    #expect(terminal.modes & tcflag_t(ICANON | ECHO) == 0)
    try Self.show(frame, on: screen)
    let shown = VirtualScreen(columns: 30, rows: 8).after(terminal.receivedSoon { $0.text.contains("b") })
    #expect(shown.lines.prefix(2) == ["a", "b"], "in full")
    screen.leave()
    #expect(terminal.settings == settings)
  }

  @Test("a signal that is ignored is left so")
  func ignored() throws {
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let screen = try Self.screen(on: terminal)
    defer { screen.leave() }
    kill(getpid(), SIGUSR2)
    #expect(try screen.wait(until: screen.now + 0.1) == [.timeout])
  }

  @Test("a terminal that hangs up")
  func hangUp() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let screen = try Self.screen(on: terminal)
    terminal.hangUp()
    #expect(try screen.wait(until: screen.now + 1) == [.hungUp])
    screen.present(.text("a", width: 20))
    #expect(try screen.wait(until: screen.now + 1) == [.hungUp])
    screen.leave()
  }

  @Test("where there is no screen to take")
  func errors() throws {
    let pipe = Pipe()
    let (reading, writing) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    #expect(throws: FullScreenError.outputIsNoTerminal) {
      _ = try FullScreen(capabilities: .full, input: terminal.slave, output: writing)
    }
    let dumb = Capabilities(environment: ["TERM": "dumb"], isTerminal: true, terminfo: { _ in nil })
    #expect(throws: FullScreenError.cursorDoesNotMove) {
      _ = try FullScreen(capabilities: dumb, input: terminal.slave, output: terminal.slave)
    }
    // Data comes from a pipe, and keys from the terminal.
    let screen = try FullScreen(capabilities: .full, input: reading, output: terminal.slave)
    try screen.enter()
    defer { screen.leave() }
    terminal.send("q")
    #expect(try screen.wait(until: screen.now + 1) == [.input([Self.key("q")])])
  }
}
