/// Why a text is no `DayExpression`.
public struct DayExpressionError: Error, Sendable, Equatable {
  /// One line without a full stop, such as `February 2026 has 28 days`.
  public let reason: String
}

extension DayExpression {
  /// The forms of a `D` that names a day, for messages and help.
  static let dayForms = "2026-12-01, today, tomorrow, yesterday, +7d, -2w, +1m, +1y or a weekday"

  /// Whether the text has the form of a `D`. It may still name no day: `2026-02-30` has the form.
  public static func hasForm(_ text: String) -> Bool { DayForm(text) != nil }

  /// Whether the text has a numeric form: `2026-12-01`, `20261201` or `2026-12`.
  public static func hasNumericForm(_ text: String) -> Bool { DayForm(text) == .numeric }

  /// Reads a `D`. Words may be in any letter case.
  /// - Throws: `DayExpressionError` where the text has no form of a `D`, or names a day that does not exist.
  public static func parse(_ text: String) throws(DayExpressionError) -> DayExpression {
    switch DayForm(text) {
    case .word(let expression): return expression
    case .numeric: return try numeric(text)
    case .year: return .year(try checkedYear(Int(text) ?? 0))
    case .relative: return try relative(text)
    case nil: throw DayExpressionError(reason: hint(for: text))
    }
  }

  /// What may have been meant by a text that has no form of a `D`.
  static func hint(for text: String) -> String {
    let words = ["today", "tomorrow", "yesterday"] + weekdayNames
    return Suggestions.hint(for: text, among: words) ?? "a day is \(dayForms)"
  }

  private static func numeric(_ text: String) throws(DayExpressionError) -> DayExpression {
    let digits = text.utf8.filter(DayForm.isDigit).map { Int($0 - UInt8(ascii: "0")) }
    guard digits.count == 8 || digits.count == 6 && text.utf8.count == 7 else {
      throw DayExpressionError(reason: "write month and day with two digits, such as 2026-01-05")
    }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let (year, month) = (try checkedYear(number(0..<4)), number(4..<6))
    guard (1...12).contains(month) else { throw DayExpressionError(reason: "months are 01 to 12") }
    guard digits.count == 8 else { return .month(year: year, month: month) }
    let day = number(6..<8)
    let count = dayCount(year: year, month: month)
    guard (1...count).contains(day) else {
      throw DayExpressionError(reason: "\(monthNames[month - 1]) \(text.prefix(4)) has the days 01 to \(count)")
    }
    return .iso(year: year, month: month, day: day)
  }

  private static func checkedYear(_ number: Int) throws(DayExpressionError) -> Int {
    guard number >= 1 else { throw DayExpressionError(reason: "years are 0001 to 9999") }
    return number
  }

  private static func relative(_ text: String) throws(DayExpressionError) -> DayExpression {
    guard let unit = Unit(rawValue: text.suffix(1).lowercased()) else {
      throw DayExpressionError(reason: "the unit is d, w, m or y, such as +7d")
    }
    guard let amount = Int(text.dropLast()), (-9_999_999...9_999_999).contains(amount) else {
      throw DayExpressionError(reason: "the number is at most 9999999")
    }
    return .relative(amount: amount, unit: unit)
  }

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
