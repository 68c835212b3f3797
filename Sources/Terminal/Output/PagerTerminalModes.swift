#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The modes of the terminal, which a pager that is killed does not bring back.
struct PagerTerminalModes: Sendable {
  private let modes: termios

  /// The modes that it has now; nil where standard output is no terminal.
  init?() {
    var modes = termios()
    guard tcgetattr(STDOUT_FILENO, &modes) == 0 else { return nil }
    self.modes = modes
  }

  /// Brings them back where they are others.
  func restore() {
    var current = termios()
    guard tcgetattr(STDOUT_FILENO, &current) == 0,
      current.c_lflag != modes.c_lflag || current.c_iflag != modes.c_iflag || current.c_oflag != modes.c_oflag
    else { return }
    var wanted = modes
    tcsetattr(STDOUT_FILENO, TCSADRAIN, &wanted)
  }
}
