#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The modes of a terminal's input in which every key comes at once and is not echoed.
///
/// Ctrl-C, Ctrl-\ and Ctrl-Z stay signals, so that they come the same way as from another process, but throw away
/// nothing that is on its way.
struct RawModes {
  private let descriptor: Int32
  private let saved: termios

  /// Reads the modes; nil where there is no terminal.
  init?(_ descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    saved = modes
    self.descriptor = descriptor
  }

  /// Sets the modes; in the background this stops the process until it is brought to the front.
  func begin() {
    var modes = saved
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG | NOFLSH)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    // At once: to wait until all output is taken could be for ever.
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// Sets the modes that were found. What was typed stays for whoever reads next.
  func end() {
    var modes = saved
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
