/// A date of the proleptic Gregorian calendar, without time or zone.
public struct CivilDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year; 1 BC is 0. Input is kept to ``supportedYears``, arithmetic may leave them.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, 1...31.
  public let day: Int

  /// Years that dates from outside may have: those that RFC 3339 and RFC 5545 can write.
  public static let supportedYears = 1...9999

  /// Makes a date, or nil when there is none of that name or the year is not supported.
  public init?(year: Int, month: Int, day: Int) {
    guard CivilDate.supportedYears.contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.length(ofMonth: month, year: year)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Makes a date from parts known to be right.
  init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date so many days after 1970-01-01 (before it when negative).
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
  public init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Days since 1970-01-01.
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.thursday.adding(days: dayNumber)
  }

  /// The month the date lies in.
  public var yearMonth: YearMonth {
    YearMonth(uncheckedYear: year, month: month)
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
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// ISO 8601: `2026-12-01`.
  public var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// A number with leading zeros.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (number < 0 ? "-" : "") + zeros + digits
}
