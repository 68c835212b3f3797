/// A date of the proleptic Gregorian calendar, without time or zone.
public struct CivilDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Days since 1970-01-01. It is all that is kept: dates are compared and counted far more often than written.
  public let dayNumber: Int

  /// Years that dates from outside may have: those that RFC 3339 and RFC 5545 can write.
  public static let supportedYears = 1...9999
  /// The first day of ``supportedYears``, 0001-01-01.
  public static let firstSupported = CivilDate(uncheckedYear: 1, month: 1, day: 1)
  /// The last day of ``supportedYears``, 9999-12-31.
  public static let lastSupported = CivilDate(uncheckedYear: 9999, month: 12, day: 31)

  /// Makes a date, or nil when there is none of that name or the year is not supported.
  public init?(year: Int, month: Int, day: Int) {
    guard CivilDate.supportedYears.contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.length(ofMonth: month, year: year)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Makes a date from parts known to be right.
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
  init(uncheckedYear year: Int, month: Int, day: Int) {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// The date so many days after 1970-01-01 (before it when negative).
  public init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// The year (1 BC is 0; input is kept to ``supportedYears``, arithmetic may leave them), the month, 1...12, and the
  /// day of the month, 1...31.
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The year, as in ``parts``.
  public var year: Int { parts.year }
  /// The month, 1...12.
  public var month: Int { parts.month }
  /// The day of the month, 1...31.
  public var day: Int { parts.day }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.thursday.adding(days: dayNumber)
  }

  /// The month the date lies in.
  public var yearMonth: YearMonth {
    let parts = parts
    return YearMonth(uncheckedYear: parts.year, month: parts.month)
  }

  /// The date so many days later (earlier when negative).
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  /// Days from `other` to this date.
  public func days(since other: CivilDate) -> Int {
    dayNumber - other.dayNumber
  }

  /// Days of a month, 28...31.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: return isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// Whether the year has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    floorModulo(year, 4) == 0 && (floorModulo(year, 100) != 0 || floorModulo(year, 400) == 0)
  }

  /// Earlier dates come first.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// ISO 8601: `2026-12-01`.
  public var description: String { TextBuffer.text { $0.append(self) } }
}
