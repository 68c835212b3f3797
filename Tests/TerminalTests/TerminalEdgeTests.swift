import Canvas
import Foundation
import Testing

@testable import Terminal
@testable import TestSupport

@Suite("At a pseudo-terminal")
struct TerminalEdgeTests {
  private static let final = Surface.text("the", "end", width: 10)

  private static func frame(_ elapsed: Double) -> Surface {
    elapsed >= 1 ? final : .text("at", "\(Int(elapsed * 10))", width: 10)
  }

  @Test("facts of a terminal, and of what is none")
  func facts() throws {
    let terminal = try PseudoTerminal(columns: 50, rows: 20)
    #expect(Capabilities(environment: ["TERM": "xterm"], descriptor: terminal.slave).canAnimate)
    #expect(
      TerminalSize(descriptor: terminal.slave, environment: ["COLUMNS": "10"]) == TerminalSize(columns: 50, rows: 20))
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(!Capabilities(environment: ["TERM": "xterm"], descriptor: descriptor).isTerminal)
    #expect(
      TerminalSize(descriptor: descriptor, environment: ["COLUMNS": "10"]) == TerminalSize(columns: 10, rows: 24))
  }

  @Test("a played animation ends as the printed page, its modes untouched")
  func play() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let modes = terminal.modes
    let animator = Animator(output: Output(descriptor: terminal.slave), capabilities: .full, framesPerSecond: 50)
    var moments: [Double] = []
    try animator.play(for: .milliseconds(100)) { elapsed in
      moments.append(elapsed)
      return Self.frame(elapsed)
    }
    let bytes = terminal.received()
    let empty = VirtualScreen(columns: 20, rows: 6)
    #expect(empty.after(bytes) == empty.after(TextEncoder(.full).encode(Self.final)))
    #expect(bytes.text.contains("\u{1B}[?25l"))
    #expect(moments.contains { $0 > 0 && $0 < 1 })
    #expect(terminal.modes == modes)
  }

  @Test("where nothing can be animated the page is printed", arguments: ["dumb", "small window", "no time"])
  func printed(reason: String) throws {
    let terminal = try PseudoTerminal(columns: reason == "small window" ? 9 : 20, rows: 6)
    let capabilities =
      reason == "dumb" ? Capabilities(environment: [:], isTerminal: true, terminfo: { _ in nil }) : .full
    let animator = Animator(output: Output(descriptor: terminal.slave), capabilities: capabilities)
    try animator.play(for: reason == "no time" ? .zero : .milliseconds(20), frame: Self.frame)
    #expect(terminal.received().text == "the\r\nend\r\n")
  }

  @Test("a terminal that hung up is closed output")
  func hangUp() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let other = dup(terminal.slave)
    defer { close(other) }
    terminal.hangUp()
    let output = Output(descriptor: other)
    try output.write("lost")
    #expect(throws: OutputError.closed) { try output.flush() }
  }

  @Test("a held signal waits, and an ignored one is not looked for")
  func heldSignals() {
    // Threads of a pool come with all signals blocked.
    var both = sigset_t()
    sigemptyset(&both)
    sigaddset(&both, SIGUSR1)
    sigaddset(&both, SIGUSR2)
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &both, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let signals = HeldSignals([SIGUSR1])
    #expect(!signals.isPending)
    pthread_kill(pthread_self(), SIGUSR1)
    #expect(signals.isPending)
    // Taken away, so that it does not end the tests.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGUSR1)
    var taken: Int32 = 0
    #expect(sigwait(&set, &taken) == 0)
    #expect(taken == SIGUSR1)
    #expect(!signals.isPending)
    signals.release()

    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    let ignoring = HeldSignals([SIGUSR2])
    pthread_kill(pthread_self(), SIGUSR2)
    #expect(!ignoring.isPending)
    ignoring.release()
  }
}
