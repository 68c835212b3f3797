#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process may do with a terminal.
enum ControllingTerminal {
  /// How the process stands to it.
  enum Standing {
    /// Its process group is in the foreground: what is typed is meant for it, or for the shell afterwards.
    case foreground
    /// A job in the background, which shares the screen with the shell.
    case background
    /// The terminal does not control this process.
    case none
  }

  /// The process's standing to the terminal behind a descriptor.
  static func standing(_ descriptor: Int32) -> Standing {
    let group = tcgetpgrp(descriptor)
    guard group >= 0 else { return .none }
    return group == getpgrp() ? .foreground : .background
  }

  /// Opens a terminal once more, for reading or writing without waiting.
  ///
  /// Setting the mode of the descriptor at hand would set it for every process that shares it, the shell among them.
  ///
  /// - Parameter access: `O_WRONLY` or `O_RDONLY`.
  /// - Returns: nil where the terminal has no name that can be opened.
  static func openNonBlocking(_ descriptor: Int32, access: Int32 = O_WRONLY) -> Int32? {
    let flags = access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let named = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { name -> Int32 in
      guard let base = name.baseAddress, ttyname_r(descriptor, base, name.count) == 0 else { return -1 }
      return open(base, flags)
    }
    if named >= 0 { return named }
    // After su the name may belong to another user; this one is open to all whom the terminal controls.
    guard standing(descriptor) != .none else { return nil }
    let controlling = open("/dev/tty", flags)
    return controlling >= 0 ? controlling : nil
  }
}

/// Keeps what is typed during an animation off the screen. It stays in the terminal's queue for whoever reads next.
struct EchoSuppression {
  private let descriptor: Int32
  private let saved: termios

  /// Switches echo off; nil when that is not this process's business, or echo is off already.
  init?(_ descriptor: Int32) {
    guard ControllingTerminal.standing(descriptor) == .foreground else { return nil }
    var modes = termios()
    let echo = tcflag_t(ECHO | ECHONL)
    guard tcgetattr(descriptor, &modes) == 0, modes.c_lflag & echo != 0 else { return nil }
    saved = modes
    self.descriptor = descriptor
    modes.c_lflag &= ~echo
    // At once: echo is about input, and waiting for output would hang on a terminal stopped by Ctrl-S.
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// Restores the modes that were found, unless the terminal has gone to another job meanwhile.
  func restore() {
    guard ControllingTerminal.standing(descriptor) == .foreground else { return }
    var modes = saved
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
