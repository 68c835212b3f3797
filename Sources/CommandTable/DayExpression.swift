/// A day, a month or a year as typed: the `D` of the command line. What today is, and so which civil date is meant, is
/// decided elsewhere.
public enum DayExpression: Sendable, Equatable {
  /// A day, `2026-12-01` or `20261201` (ISO 8601, extended and basic form). It exists in the proleptic Gregorian
  /// calendar; years are 1...9999.
  case iso(year: Int, month: Int, day: Int)
  /// A month, `2026-12`.
  case month(year: Int, month: Int)
  /// A year, `2026`.
  case year(Int)
  /// `today`.
  case today
  /// `tomorrow`.
  case tomorrow
  /// `yesterday`.
  case yesterday
  /// A distance from today such as `+7d` or `-2w`; the amount is within -9999999...9999999.
  case relative(amount: Int, unit: Unit)
  /// A weekday, in full or its first three letters; ISO 8601 numbers, 1 is Monday and 7 is Sunday.
  case weekday(Int)

  /// The unit of a distance.
  public enum Unit: String, CaseIterable, Sendable, Equatable {
    /// Days.
    case day = "d"
    /// Weeks.
    case week = "w"
    /// Months.
    case month = "m"
    /// Years.
    case year = "y"
  }

  /// English weekday names in the order of ISO 8601.
  static let weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// The ISO 8601 number of an English weekday name, in full or its first three letters, in any letter case.
  public static func weekdayNumber(_ text: String) -> Int? {
    let name = text.lowercased()
    let index = weekdayNames.firstIndex { $0 == name || $0.prefix(3) == name }
    return index.map { $0 + 1 }
  }

  /// The number of days of a month in the proleptic Gregorian calendar.
  /// - Parameter month: 1...12; other numbers count as months of 31 days.
  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
