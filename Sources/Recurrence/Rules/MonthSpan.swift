import CalendarCore

/// A month laid out for sets of days kept as bits: bit n stands for day n.
struct MonthSpan: Sendable {
  /// The year's number in its calendar.
  let year: Int
  /// The number that BYMONTH gives it, 1...13; a leap month has that of the month it follows.
  let number: Int
  let isLeap: Bool
  /// The day number of the first.
  let first: Int
  /// Days, 5...31.
  let length: Int
  /// The day numbers of its year; nil in the Gregorian calendar, where they are worked out when they are needed.
  let scaleYearDays: Range<Int>?
  /// The number of the year's leap month; 0 when it has none.
  let leapMonth: Int

  /// The day numbers of its year.
  var yearDays: Range<Int> {
    scaleYearDays ?? GregorianYear.firstDay(of: year)..<GregorianYear.firstDay(of: year + 1)
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
}

extension MonthSpan {
  /// One without days, before all others.
  static let none = MonthSpan(
    year: 0, number: 1, isLeap: false, first: .min / 2, length: 0, scaleYearDays: nil, leapMonth: 0)

  /// A month of the Gregorian calendar, or nil outside the supported years.
  init?(gregorianYear year: Int, month: Int) {
    guard let date = CivilDate(year: year, month: month, day: 1) else { return nil }
    self.init(gregorian: date)
  }

  /// The month of the Gregorian calendar that a date lies in.
  init(gregorian date: CivilDate) {
    self.init(
      year: date.year, number: date.month, isLeap: false, first: date.dayNumber - date.day + 1,
      length: CivilDate.length(ofMonth: date.month, year: date.year), scaleYearDays: nil, leapMonth: 0)
  }
}

/// Where the years of the Gregorian calendar begin.
enum GregorianYear {
  /// The day number of 1 January.
  static func firstDay(of year: Int) -> Int {
    let past = year - 1
    return past * 365 + floorDivide(past, 4) - floorDivide(past, 100) + floorDivide(past, 400) - 719_162
  }
}

/// Days from a Monday to the day, 0...6.
func weekdayIndex(of dayNumber: Int) -> Int { floorModulo(dayNumber + 3, 7) }
