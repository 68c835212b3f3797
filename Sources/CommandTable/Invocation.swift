/// What was typed, over what is preset, read by the table: names are not looked up, days not resolved.
public struct Invocation: Sendable, Equatable {
  /// What is asked for.
  public enum Request: Sendable, Equatable {
    /// To run the command.
    case run
    /// The help on a topic, or the overview.
    case help(HelpTopic?)
    /// The version.
    case version
  }

  /// A vector in cells, x to the right and y downward; not (0, 0).
  public struct Vector: Sendable, Equatable {
    /// Cells to the right, -9999...9999.
    public let dx: Int
    /// Cells downward, -9999...9999.
    public let dy: Int

    /// Makes a vector.
    public init(dx: Int, dy: Int) {
      self.dx = dx
      self.dy = dy
    }
  }

  /// The command that was typed; `page` where none was.
  public var command: CommandName
  /// What is asked for. Unless it is `run`, the fields below are as if nothing had been typed.
  public var request: Request = .run
  /// The SOURCE operands in the order typed; `-` is standard input. Never an empty string.
  public var sources: [String] = []
  /// The date operand of `month` (any expression) and `day` (never longer than a day).
  public var date: DayExpression?
  /// The operand N of `next` and `prev`, 1...9999; nil where it was left out, which means 1.
  public var count: Int?
  /// The operands TEXT of `search` with blanks between them, not empty; nil for other commands.
  public var text: String?
  /// The operands UID of `show`.
  public var uids: [String] = []
  /// The chosen word of `config` and `completions`; nil where it was left out, and for other commands.
  public var choice: String?
  /// The operands WORD of `completions`.
  public var words: [String] = []
  /// The operands of `swipe`; nil for other commands.
  public var vector: Vector?
  /// The options.
  public var options = InvocationOptions()

  /// The defaults that cannot be obeyed, in the order given.
  public var faults: [DefaultFault] = []

  /// An invocation of a command without operands and options.
  public init(command: CommandName, request: Request = .run) {
    self.command = command
    self.request = request
  }
}
