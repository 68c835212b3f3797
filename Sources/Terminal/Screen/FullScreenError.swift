/// Why the whole screen cannot be had.
public enum FullScreenError: Error, Sendable, Hashable {
  /// Standard output is no terminal.
  case outputIsNoTerminal
  /// The terminal's cursor cannot be moved, as `TERM=dumb` says.
  case cursorDoesNotMove
  /// There is no terminal to read keys from.
  case noKeyboard
  /// The system's reason, such as "Too many open files".
  case failed(String)
}
