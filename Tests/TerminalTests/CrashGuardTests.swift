import Foundation
import Testing

@testable import Terminal

/// `fork`, which Swift does not offer, since hardly anything may be done in the child: here it only crashes.
private let fork: @convention(c) () -> pid_t = {
  // The main program and all it is linked with.
  let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork")
  return unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
}()

@Suite("A crash", .serialized)
struct CrashGuardTests {
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  @Test("brings the terminal in order, and ends the process as ever", arguments: crashes)
  func crash(signal: Int32) throws {
    try Self.expectRestored(signal) { raise(signal) }
  }

  @Test("also one for which the stack has no room")
  func stackOverflow() throws {
    try Self.expectRestored(SIGSEGV) { _ = Self.depth(1) }
  }

  /// Calls itself without end.
  @inline(never)
  private static func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number &+ 1) &+ depth(number &+ 2) }

  private static func expectRestored(_ expected: Int32, crash: () -> Void) throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 6)
    let settings = terminal.settings
    let bytes = Array("restored".utf8)
    let modes = try #require(RawModes(terminal.slave))
    let child = fork()
    if child == 0 {
      // No file of what crashed.
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(.init(4), &none)
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      // Another test may have armed it.
      CrashGuard.disarm()
      // Whoever runs tests may have handlers of its own, after which a process goes on.
      for signal in crashes { _ = Foundation.signal(signal, SIG_DFL) }
      CrashGuard.arm(output: terminal.slave, bytes: bytes, terminal: terminal.slave)
      modes.begin()
      crash()
      _exit(0)
    }
    try #require(child > 0)
    var status: Int32 = 0
    #expect(waitpid(child, &status, 0) == child)
    #expect(status & 0x7F == expected, "status \(status)")
    #expect(terminal.settings == settings)
    #expect(terminal.receivedSoon { $0 == bytes } == bytes)
  }
}
