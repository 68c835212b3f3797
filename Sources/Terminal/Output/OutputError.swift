/// Why output could not be written.
public enum OutputError: Error, Sendable, Hashable {
  /// Nobody reads any more: the pipe was closed, or the terminal hung up. A reason to end without a word.
  case closed
  /// The system's reason, such as "No space left on device".
  case failed(String)
}
