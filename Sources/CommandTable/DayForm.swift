/// The outward form of a `D`, before it is known whether the day exists.
enum DayForm: Equatable {
  /// Digits in groups with hyphens between them, or eight digits.
  case numeric
  /// Four digits.
  case year
  /// A sign, digits, and perhaps a letter.
  case relative
  /// A word: `today`, a weekday name.
  case word(DayExpression)

  /// The form of a text; nil where it is no `D` at all.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if let word = Self.word(text) {
      self = .word(word)
    } else if bytes.count == 4, bytes.allSatisfy(Self.isDigit) {
      self = .year
    } else if Self.isNumeric(bytes) {
      self = .numeric
    } else if Self.isRelative(bytes) {
      self = .relative
    } else {
      return nil
    }
  }

  private static func word(_ text: String) -> DayExpression? {
    switch text.lowercased() {
    case "today": .today
    case "tomorrow": .tomorrow
    case "yesterday": .yesterday
    default: DayExpression.weekdayNumber(text).map { .weekday($0) }
    }
  }

  /// `2026-12`, `2026-12-01`, `20261201`; one digit for a month or a day has the form too, so that it can be refused
  /// with the reason.
  private static func isNumeric(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.allSatisfy(isDigit) }) else { return false }
    switch groups.map(\.count) {
    case [8], [4, 1], [4, 2], [4, 1, 1], [4, 1, 2], [4, 2, 1], [4, 2, 2]: return true
    default: return false
    }
  }

  private static func isRelative(_ bytes: [UInt8]) -> Bool {
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    let rest = bytes.dropFirst()
    let tail = rest.drop(while: isDigit)
    return rest.first.map(isDigit) == true && tail.count <= 1 && tail.allSatisfy { isLetter($0) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
