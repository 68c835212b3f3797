/// One option as the table declares it.
public struct OptionSpec: Sendable, Equatable {
  /// Which option this is; its long name is `key.longName`.
  public let key: OptionKey
  /// The letter of the short form, such as `a` for `-a`, if there is one.
  public var short: Character?
  /// What the option takes as its value.
  public let kind: ValueKind
  /// Whether every use counts. Otherwise the last use wins.
  public var isRepeatable = false
  /// The options that contradict this one: together they are a usage error. Declared on one of the two.
  public var excludes: [OptionKey] = []
  /// Whether the configuration file and the environment may set the option for all runs.
  public var preset = Preset.undoneByNegative
  /// One line for the help of a command; `Prose` markup, no full stop.
  public let help: String
  /// A paragraph for the man page; `Prose` markup, full sentences.
  public let prose: String

  /// Whether an option may have a default of the person's, and how a command line takes that back.
  public enum Preset: Sendable, Equatable {
    /// It may have none: it makes sense for one run only.
    case refused
    /// By a value that says the same as no option, such as `auto`.
    case undoneByValue
    /// By the negative form.
    case undoneByNegative
  }

  /// The long name of the form that takes a default back, such as `--no-ascii`; nil where there is none.
  public var negativeName: String? { preset == .undoneByNegative ? OptionSpec.negativePrefix + key.rawValue : nil }

  static let negativePrefix = "--no-"

  /// The forms in which the option is typed, short form first: `-a`, `--calendar`.
  public var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [key.longName]
  }
}
