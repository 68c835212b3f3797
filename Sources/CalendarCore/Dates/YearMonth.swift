/// A month of a year of the proleptic Gregorian calendar.
public struct YearMonth: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, 1...12.
  public let month: Int

  /// Makes a month, or nil when the parts are out of range (years as in ``CivilDate/supportedYears``).
  public init?(year: Int, month: Int) {
    guard CivilDate.supportedYears.contains(year), (1...12).contains(month) else { return nil }
    self.init(uncheckedYear: year, month: month)
  }

  /// Makes a month from parts known to be right.
  init(uncheckedYear year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// The month so many months later (earlier when negative), kept within ``CivilDate/supportedYears``.
  public func adding(months: Int) -> YearMonth {
    let years = CivilDate.supportedYears
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    let total = overflow ? (months > 0 ? Int.max : Int.min) : sum
    let index = min(max(total, years.lowerBound * 12), years.upperBound * 12 + 11)
    return YearMonth(uncheckedYear: index / 12, month: index % 12 + 1)
  }

  /// Months from `other` to this one.
  public func months(since other: YearMonth) -> Int {
    (year - other.year) * 12 + month - other.month
  }

  /// Days of the month, 28...31.
  public var length: Int { CivilDate.length(ofMonth: month, year: year) }

  /// The first day.
  public var firstDay: CivilDate { CivilDate(uncheckedYear: year, month: month, day: 1) }

  /// The last day.
  public var lastDay: CivilDate { CivilDate(uncheckedYear: year, month: month, day: length) }

  /// The day of that number, or the last one of a shorter month: 31 turns to 30, 29 or 28.
  public func day(clamping day: Int) -> CivilDate {
    CivilDate(uncheckedYear: year, month: month, day: min(max(1, day), length))
  }

  /// Earlier months come first.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  /// ISO 8601: `2026-12`.
  public var description: String { String(firstDay.description.dropLast(3)) }
}
