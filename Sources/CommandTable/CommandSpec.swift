/// One command as the table declares it.
public struct CommandSpec: Sendable, Equatable {
  /// A command line that shows what the command is for.
  public struct Example: Sendable, Equatable {
    /// The whole command line, as typed into a shell.
    public let line: String
    /// What it does: one line, no full stop.
    public let meaning: String
  }

  /// Which command this is.
  public let name: CommandName
  /// Its operands in the order of the synopsis.
  public var operands: [OperandSpec] = []
  /// One line for the list of commands: what it does, no full stop.
  public let summary: String
  /// Paragraphs for the man page; `Prose` markup, full sentences.
  public let prose: [String]
  /// The options it takes, without those that every command takes.
  public var options: [OptionKey] = []
  /// Examples, the plainest first.
  public var examples: [Example] = []
  /// Sentences on exit statuses of its own, beyond those that all commands share.
  public var exitNotes: [String] = []

  /// The command line without options, such as `flipcal next [N]`.
  public var usage: String {
    (["flipcal"] + (name.word.map { [$0] } ?? []) + operands.map(\.usage)).joined(separator: " ")
  }

  /// What messages call it: its word or, without one, its command line.
  public var title: String { name.word ?? usage }

  /// Whether the command takes an option. `--help` and `--version` are taken by all.
  public func takes(_ key: OptionKey) -> Bool {
    CommandTable.globalOptions.contains(key) || options.contains(key)
  }
}
