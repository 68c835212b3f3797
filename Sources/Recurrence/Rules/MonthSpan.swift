import CalendarCore

/// A month of the Gregorian calendar laid out for sets of days kept as bits: bit n stands for day n.
struct MonthSpan: Sendable {
  let year: Int
  let month: Int
  /// The day number of the first.
  let first: Int
  /// Days, 28...31.
  let length: Int

  /// The month, or nil outside the supported years.
  init?(year: Int, month: Int) {
    guard let date = CivilDate(year: year, month: month, day: 1) else { return nil }
    self.year = year
    self.month = month
    first = date.dayNumber
    length = CivilDate.length(ofMonth: month, year: year)
  }

  /// The month that a day lies in.
  init(containing dayNumber: Int) {
    let date = CivilDate(dayNumber: dayNumber)
    year = date.year
    month = date.month
    first = dayNumber - date.day + 1
    length = CivilDate.length(ofMonth: month, year: year)
  }

  /// The day number after the last day.
  var end: Int { first + length }

  /// Every day.
  var everyDay: UInt32 { ((1 << UInt32(length)) - 1) << 1 }

  /// The bit of a day number; 0 when it lies in another month.
  func bit(_ dayNumber: Int) -> UInt32 {
    (first..<end).contains(dayNumber) ? 1 << UInt32(dayNumber - first + 1) : 0
  }

  /// The bits of the days in a range of day numbers.
  func bits(_ days: Range<Int>) -> UInt32 {
    let lower = max(days.lowerBound, first)
    let upper = min(days.upperBound, end)
    guard lower < upper else { return 0 }
    return ((1 << UInt32(upper - lower)) - 1) << UInt32(lower - first + 1)
  }

  /// The day number of the year's first day.
  var yearStart: Int { YearLayout.firstDay(of: year) }
}

/// Where years and their weeks lie.
enum YearLayout {
  /// The day number of 1 January.
  static func firstDay(of year: Int) -> Int {
    let past = year - 1
    return past * 365 + floorDivide(past, 4) - floorDivide(past, 100) + floorDivide(past, 400) - 719_162
  }

  /// Days from a Monday to the day, 0...6.
  static func weekdayIndex(of dayNumber: Int) -> Int { floorModulo(dayNumber + 3, 7) }

  /// The day number that week 1 starts at: the first week with four or more days in the year (RFC 5545 3.3.10).
  static func firstWeek(of year: Int, weekStart: Int) -> Int {
    // 4 January lies in it whatever day weeks start on.
    let fourth = firstDay(of: year) + 3
    return fourth - floorModulo(weekdayIndex(of: fourth) - weekStart, 7)
  }
}
