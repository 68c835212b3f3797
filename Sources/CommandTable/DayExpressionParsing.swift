/// Why a text is no `DayExpression`.
public struct DayExpressionError: Error, Sendable, Equatable {
  /// One line without a full stop, such as `February 2026 has 28 days`.
  public let reason: String
}

extension DayExpression {
  /// The forms of a `D` that names a day, for messages and help.
  static let dayForms =
    "2026-12-24, today, tomorrow, +7d, -2w, 3 days ago, friday, next friday, 24 dec, 24.12.2026 or 2026-W52-4"

  /// The forms that name a longer span, for help.
  static let spanForms = "2026-12, december, 2026, 2026-W51, this week, next month or last year"

  /// Whether the text has the form of a `D`. It may still name no day: `2026-02-30` has the form.
  public static func hasForm(_ text: String) -> Bool { DayForm(text) != nil }

  /// Whether the text has a numeric form of ISO 8601: `2026-12-01`, `20261201`, `2026-12`, `2026-W51` or `2026-350`.
  public static func hasNumericForm(_ text: String) -> Bool {
    switch DayForm(text) {
    case .numeric, .week, .ordinal: true
    default: false
    }
  }

  /// Reads a `D`. Words may be in any letter case.
  /// - Throws: `DayExpressionError` where the text has no form of a `D`, or names a day that does not exist.
  public static func parse(_ text: String) throws(DayExpressionError) -> DayExpression {
    switch DayForm(text) {
    case .words: return try words(text)
    case .week: return try week(text)
    case .ordinal: return try ordinal(text)
    case .duration: return try duration(text)
    case .slashes: throw DayExpressionError(reason: slashHint(for: text))
    case .numeric: return try numeric(text)
    case .year: return .year(try checkedYear(Int(text) ?? 0))
    case .relative: return try relative(text)
    case nil: throw DayExpressionError(reason: hint(for: text))
    }
  }

  /// What may have been meant by a text that has no form of a `D`.
  static func hint(for text: String) -> String {
    Suggestions.hint(for: text, among: dayWords) ?? "a day is \(dayForms)"
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

  private static func week(_ text: String) throws(DayExpressionError) -> DayExpression {
    guard let (year, week, weekday) = ISODayText.weekParts(text) else {
      throw DayExpressionError(reason: hint(for: text))
    }
    let weeks = ISODayText.weekCount(of: try checkedYear(year))
    guard (1...weeks).contains(week) else {
      throw DayExpressionError(reason: "\(text.prefix(4)) has the weeks 01 to \(weeks)")
    }
    guard let weekday else { return .isoWeek(year: year, week: week) }
    guard (1...7).contains(weekday) else {
      throw DayExpressionError(reason: "the days of a week are 1 (Monday) to 7 (Sunday)")
    }
    return .isoWeekday(year: year, week: week, weekday: weekday)
  }

  private static func ordinal(_ text: String) throws(DayExpressionError) -> DayExpression {
    guard let (year, number) = ISODayText.ordinalParts(text) else { throw DayExpressionError(reason: hint(for: text)) }
    var rest = number
    for month in 1...12 {
      let count = dayCount(year: try checkedYear(year), month: month)
      if (1...count).contains(rest) { return .iso(year: year, month: month, day: rest) }
      rest -= count
    }
    throw DayExpressionError(
      reason: "\(text.prefix(4)) has the days 001 to \(dayCount(year: year, month: 2) == 29 ? 366 : 365)")
  }

  private static func duration(_ text: String) throws(DayExpressionError) -> DayExpression {
    guard let (amount, unit) = ISODayText.durationParts(text) else { throw DayExpressionError(reason: hint(for: text)) }
    return try checkedDistance(amount, unit)
  }

  private static func checkedDistance(_ amount: Int, _ unit: Unit) throws(DayExpressionError) -> DayExpression {
    guard (-9_999_999...9_999_999).contains(amount) else {
      throw DayExpressionError(reason: "the number is at most 9999999")
    }
    return .relative(amount: amount, unit: unit)
  }

  private static func words(_ text: String) throws(DayExpressionError) -> DayExpression {
    switch DayWords(text)?.meaning {
    case .expression(let expression): return expression
    case .distance(let amount, let unit): return try checkedDistance(amount, unit)
    case .month(let year, let month): return .month(year: try checkedYear(year), month: month)
    case .day(let year, let month, let day):
      guard (1...12).contains(month) else { throw DayExpressionError(reason: "months are 01 to 12") }
      // Of this year it is found out later; 2000 has all days that years may have.
      let count = dayCount(year: try year.map(checkedYear) ?? 2000, month: month)
      guard (1...count).contains(day) else {
        let name = monthNames[month - 1] + (year.map { " \($0)" } ?? "")
        throw DayExpressionError(reason: "\(name) has the days 01 to \(count)")
      }
      return year.map { .iso(year: $0, month: month, day: day) } ?? .dayOfThisYear(month: month, day: day)
    case nil: throw DayExpressionError(reason: hint(for: text))
    }
  }

  /// What to write instead of `12/24`: in some places the month stands first, in others the day.
  private static func slashHint(for text: String) -> String {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    let year = numbers.count == 3 ? (numbers[2] < 100 ? 2000 + numbers[2] : numbers[2]) : nil
    func written(month: Int, day: Int) -> String? {
      guard (1...12).contains(month), (1...31).contains(day) else { return nil }
      func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      guard let year else { return "\(day) \(monthNames[month - 1].prefix(3).lowercased())" }
      return "\(year)-\(digits(month))-\(digits(day))"
    }
    var forms: [String] = []
    for form in [written(month: numbers[0], day: numbers[1]), written(month: numbers[1], day: numbers[0])] {
      if let form, !forms.contains(form) { forms.append(form) }
    }
    if forms.isEmpty { return "write a date as 2026-12-24" }
    let words = Quotation.list(forms.map { "'\($0)'" }, "or")
    return "write it as \(words)\(year == nil ? ", or with its year as in 2026-12-24" : "")"
  }

  private static func checkedYear(_ number: Int) throws(DayExpressionError) -> Int {
    guard number >= 1 else { throw DayExpressionError(reason: "years are 0001 to 9999") }
    return number
  }

  private static func relative(_ text: String) throws(DayExpressionError) -> DayExpression {
    guard let unit = Unit(rawValue: text.suffix(1).lowercased()) else {
      throw DayExpressionError(reason: "the unit is d, w, m or y, such as +7d")
    }
    return try checkedDistance(Int(text.dropLast()) ?? .max, unit)
  }

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
