/// Keys that do the same in a context: help, the man page, the footer and the keyboard read it.
public struct KeyBinding: Sendable, Hashable {
  /// Where the keys are typed.
  public let context: KeyContext
  /// The names of the keys, the one to show first: `h`, `Left`, `PgUp`, `Ctrl-L`.
  public internal(set) var keys: [String]
  /// What they do.
  public let command: KeyCommand
  /// The same in a line: a clause without a full stop.
  public let help: String
  /// The same in a word for the footer; nil where it is not shown there.
  public let footer: String?

  init(_ context: KeyContext, _ keys: [String], _ command: KeyCommand, _ help: String, footer: String? = nil) {
    self.context = context
    self.keys = keys
    self.command = command
    self.help = help
    self.footer = footer
  }
}
