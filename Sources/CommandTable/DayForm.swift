/// The outward form of a `D`, before it is known whether the day exists.
enum DayForm: Equatable {
  /// Digits in groups with hyphens between them, or eight digits.
  case numeric
  /// Four digits.
  case year
  /// A sign, digits, and perhaps a letter.
  case relative
  /// ISO 8601 with a `W`: `2026-W51`, `2026-W51-2`, `2026W512`.
  case week
  /// A year and a day of it, `2026-350`.
  case ordinal
  /// A length of ISO 8601 with or without a sign: `P3D`, `-P1W`.
  case duration
  /// Two or three numbers with slashes between them, which are read in different ways in different places.
  case slashes
  /// Words and numbers: `today`, `next friday`, `24 dec`, `24.12.`.
  case words

  /// The form of a text; nil where it is no `D` at all.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.count == 4, bytes.allSatisfy(Self.isDigit) {
      self = .year
    } else if Self.isNumeric(bytes) {
      self = .numeric
    } else if ISODayText.weekParts(text) != nil {
      self = .week
    } else if ISODayText.ordinalParts(text) != nil {
      self = .ordinal
    } else if ISODayText.durationParts(text) != nil {
      self = .duration
    } else if Self.isRelative(bytes) {
      self = .relative
    } else if Self.hasSlashes(bytes) {
      self = .slashes
    } else if DayWords(text)?.meaning != nil {
      self = .words
    } else {
      return nil
    }
  }

  /// `12/24`, `24/12/2026`.
  private static func hasSlashes(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return false }
    return (2...3).contains(groups.count) && groups[0].count <= 2 && groups[1].count <= 2
      && (groups.count == 2 || groups[2].count == 2 || groups[2].count == 4)
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

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
