/// A help text, line by line.
public struct HelpText: Sendable, Equatable {
  /// A line without its end.
  public struct Line: Sendable, Equatable {
    /// What stands on it.
    public let text: String
    /// Whether it stands out on a terminal.
    public let isHeading: Bool
  }

  /// The lines.
  public let lines: [Line]

  /// The plain text, each line ended by a newline.
  public var text: String { lines.map { $0.text + "\n" }.joined() }
}
