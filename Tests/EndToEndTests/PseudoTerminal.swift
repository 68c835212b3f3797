import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import TestSupport

/// Runs flipcal on a pseudo-terminal of its own, which controls it, and draws what it writes on a virtual screen.
struct PseudoTerminal {
  /// What a run left behind.
  struct Result {
    var screen: VirtualScreen
    var bytes: [UInt8]
    /// The exit status, or nil when a signal ended the process.
    var status: Int32?
    /// The signal that ended it.
    var signal: Int32?
    /// Whether the terminal's settings are what they were before.
    var settingsAreRestored: Bool

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The screens that a person saw: one after each synchronized update.
    var frames: [VirtualScreen] {
      var screen = VirtualScreen(columns: self.screen.columns, rows: self.screen.rows)
      let end = "\u{1B}[?2026l"
      return text.components(separatedBy: end).map { update in
        screen.feed((update + end).utf8)
        return screen
      }
    }
  }

  let columns: Int
  let rows: Int

  /// `POSIX_SPAWN_SETSID`, which C headers hide from Swift on Linux, and the flags for signals: threads of a test run
  /// hold signals back, and a child would inherit that.
  private static var spawnFlags: Int16 {
    #if canImport(Glibc)
      let newSession = 0x80
    #else
      let newSession = 0x400
    #endif
    return Int16(newSession) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
  }

  /// Something to do to the process after some output has come.
  struct Disturbance {
    /// Bytes of output to wait for.
    var after: Int
    var action: (_ process: pid_t, _ terminal: Int32) -> Void
  }

  func run(
    _ arguments: [String], in home: Home, environment changes: [String: String] = [:], disturbance: Disturbance? = nil
  ) throws
    -> Result
  {
    let (master, slave) = try open()
    defer {
      close(master)
      close(slave)
    }
    let before = settings(slave)
    let process = try spawn(arguments, on: slave, environment: home.environment.merging(changes) { $1 })
    var bytes: [UInt8] = []
    var pending = disturbance
    var status: Int32 = 0
    var isRunning = true
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline {
      var item = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let isReadable = poll(&item, 1, 10) > 0 && item.revents & Int16(POLLIN) != 0
      if isReadable {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &chunk, chunk.count)
        if count > 0 { bytes += chunk[..<count] }
      }
      if let due = pending, bytes.count >= due.after {
        due.action(process, master)
        pending = nil
      }
      if !isReadable, !isRunning { break }
      if isRunning, waitpid(process, &status, WNOHANG) == process { isRunning = false }
    }
    if isRunning {
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
    }
    var screen = VirtualScreen(columns: columns, rows: rows)
    // The terminal line has already made CR LF of each LF.
    screen.feed(bytes)
    let signal = status & 0x7F
    return Result(
      screen: screen, bytes: bytes, status: signal == 0 ? status >> 8 & 0xFF : nil, signal: signal == 0 ? nil : signal,
      settingsAreRestored: settings(slave) == before)
  }

  /// The two ends of a pseudo-terminal.
  func open() throws -> (master: Int32, slave: Int32) {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
    // Programs that run at the same time must not keep it open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (master, slave)
  }

  func settings(_ terminal: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  func spawn(
    _ arguments: [String], program: String = Binary.path, on slave: Int32, environment: [String: String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Opened by a session leader without a terminal, it becomes the controlling one.
    guard let name = ptsname(of: slave) else { throw POSIXError(.ENOTTY) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, PseudoTerminal.spawnFlags)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    return process
  }

  private func ptsname(of slave: Int32) -> String? {
    var name = [CChar](repeating: 0, count: 128)
    guard ttyname_r(slave, &name, name.count) == 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
