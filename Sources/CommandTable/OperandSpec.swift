/// An operand of a command: an argument that is not an option.
public struct OperandSpec: Sendable, Equatable {
  /// What an operand stands for.
  public enum Kind: Sendable, Equatable {
    /// A SOURCE: a file, a directory, or `-` for standard input.
    case path
    /// A whole number in this range.
    case count(ClosedRange<Int>)
    /// A whole number with an optional sign, in this range.
    case signedInteger(ClosedRange<Int>)
    /// A `DayExpression` that names a day.
    case day
    /// A `DayExpression`; a day stands for its month.
    case month
    /// The word of a command.
    case command
    /// Any text but an empty one.
    case text
    /// The UID of an event, or a SOURCE where the word surely is one.
    case uid
    /// One of the listed words.
    case choice([String])
    /// Any words, as they are.
    case words

    /// Whether an argument that begins with a hyphen and a digit can be a value of this kind.
    var admitsNegative: Bool {
      switch self {
      case .signedInteger, .day, .month: true
      case .path, .count, .command, .text, .uid, .choice, .words: false
      }
    }
  }

  /// What the synopsis calls it, such as `SOURCE`.
  public let name: String
  /// What it stands for.
  public let kind: Kind
  /// Whether it may be left out.
  public var isOptional = false
  /// Whether it may be given several times.
  public var isRepeatable = false
  /// One line for the help of the command; `Prose` markup, no full stop.
  public let help: String

  /// Its form in a synopsis: `N`, `[N]`, `SOURCE...`, `[SOURCE...]`.
  public var usage: String {
    let form = isRepeatable ? name + "..." : name
    return isOptional ? "[\(form)]" : form
  }
}
