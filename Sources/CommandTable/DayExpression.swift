/// A day, a week, a month or a year as typed: the `D` of the command line. What today is, and so which civil date is
/// meant, is decided elsewhere.
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
  /// A weekday, in full or its first three letters; ISO 8601 numbers, 1 is Monday and 7 is Sunday. The first one from
  /// today on.
  case weekday(Int)
  /// `next friday`: the first one after today.
  case weekdayAfter(Int)
  /// `last friday`: the last one before today.
  case weekdayBefore(Int)
  /// A week of ISO 8601, `2026-W51`; it exists.
  case isoWeek(year: Int, week: Int)
  /// A day of such a week, `2026-W51-2`; the weekday is 1...7.
  case isoWeekday(year: Int, week: Int, weekday: Int)
  /// `this week`, `next month`, `last year`: so many weeks, months or years from that of today; never days.
  case period(Unit, offset: Int)
  /// A month of this year, `december`; 1...12.
  case monthOfThisYear(Int)
  /// A day of this year, `24 dec`; 29 February may not exist.
  case dayOfThisYear(month: Int, day: Int)

  /// The unit of a distance or of a period.
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

  /// The words that name a day by themselves, for suggestions and completions.
  static let dayWords = ["today", "tomorrow", "yesterday"] + weekdayNames

  /// The ISO 8601 number of an English weekday name, in full or its first three letters, in any letter case.
  public static func weekdayNumber(_ text: String) -> Int? {
    let name = text.lowercased()
    let index = weekdayNames.firstIndex { $0 == name || $0.prefix(3) == name }
    return index.map { $0 + 1 }
  }

  /// Whether it names one day, not a longer span.
  public var isSingleDay: Bool { span == nil }

  /// Whether it names a whole year.
  public var isYear: Bool { span == .year }

  /// What it names where that is not a day.
  var span: Unit? {
    switch self {
    case .month, .monthOfThisYear: .month
    case .year: .year
    case .isoWeek: .week
    case .period(let unit, _): unit
    case .iso, .today, .tomorrow, .yesterday, .relative, .weekday, .weekdayAfter, .weekdayBefore, .isoWeekday,
      .dayOfThisYear:
      nil
    }
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
