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
  /// One line for the help of a command; `Prose` markup, no full stop.
  public let help: String
  /// A paragraph for the man page; `Prose` markup, full sentences.
  public let prose: String

  /// The forms in which the option is typed, short form first: `-a`, `--calendar`.
  public var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [key.longName]
  }
}
