/// A command line that cannot be obeyed. The app prints `flipcal: ` and `description` to standard error and exits 2.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong: one line, without control characters, without a full stop.
  public let message: String
  /// What to do about it, in the same form.
  public let hint: String?
  /// The word of the command whose help tells more, if the command is known and has a word.
  public let command: String?

  /// Makes an error.
  public init(_ message: String, hint: String? = nil, command: String? = nil) {
    self.message = message
    self.hint = hint
    self.command = command
  }

  /// The message and the hint in one line.
  public var description: String {
    guard let hint else { return message }
    return "\(message); \(hint)"
  }
}
