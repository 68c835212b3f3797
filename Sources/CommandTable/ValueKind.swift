/// What an option takes as its value. Parser, help and completions all read it.
public enum ValueKind: Sendable, Equatable {
  /// No value.
  case flag
  /// One of the listed words, exactly as written.
  case choice([String])
  /// Any text; `metavar` is what help calls it.
  case text(metavar: String)
  /// A SOURCE: a path, or `-`.
  case path
  /// A `DayExpression`.
  case day
  /// A `TimeExpression`.
  case time
  /// A length of time, in minutes.
  case duration
  /// An `HourRange`.
  case hours
  /// A whole number in this range.
  case count(ClosedRange<Int>)
  /// The name of a time zone. Only the time zone database can tell whether it exists, so the parser does not.
  case zone
  /// An English weekday name, in full or its first three letters.
  case weekday

  /// Longer lists of words stand in the text of the option, which can be wrapped.
  private static let mostWordsInMetavar = 6

  /// What help calls the value, such as `NAME` or `auto|always|never`; nil for a flag.
  public var metavar: String? {
    switch self {
    case .flag: nil
    case .choice(let words): words.count > ValueKind.mostWordsInMetavar ? "NAME" : words.joined(separator: "|")
    case .text(let metavar): metavar
    case .path: "SOURCE"
    case .day: "D"
    case .time: "T"
    case .duration: "LENGTH"
    case .hours: "HH:MM-HH:MM"
    case .count: "N"
    case .zone: "ZONE"
    case .weekday: "DAY"
    }
  }
}
