import CalendarCore
import CommandTable

/// Resolves days as typed to civil dates.
struct DayResolver {
  let today: CivilDate
  /// The weekday that a week begins on. It is asked for where a week is meant: the locale may have to be looked up.
  let firstWeekday: () -> Weekday

  /// The days that an expression means: one, or all of a week, a month or a year.
  func days(_ expression: DayExpression) throws(AppError) -> DayRange {
    switch expression {
    case .iso(let year, let month, let day): return try date(year: year, month: month, day: day)
    case .month(let year, let month): return try self.month(year: year, month: month)
    case .monthOfThisYear(let month): return try self.month(year: today.year, month: month)
    case .dayOfThisYear(let month, let day): return try date(year: today.year, month: month, day: day)
    case .year(let year): return try self.year(year)
    case .today: return try single(today)
    case .tomorrow: return try single(today.adding(days: 1))
    case .yesterday: return try single(today.adding(days: -1))
    case .weekday(let number): return try single(today.adding(days: daysUntil(number)))
    case .weekdayAfter(let number):
      let days = daysUntil(number)
      return try single(today.adding(days: days == 0 ? 7 : days))
    case .weekdayBefore(let number): return try single(today.adding(days: daysUntil(number) - 7))
    case .isoWeek(let year, let week): return try span(from: try monday(year: year, week: week), days: 7)
    case .isoWeekday(let year, let week, let weekday):
      return try single(try monday(year: year, week: week).adding(days: weekday - 1))
    case .period(let unit, let offset): return try period(unit, offset: offset)
    case .relative(let amount, let unit):
      switch unit {
      case .day: return try single(today.adding(days: amount))
      case .week: return try single(today.adding(days: amount * 7))
      case .month: return try single(months: amount)
      case .year: return try single(months: amount * 12)
      }
    }
  }

  private func date(year: Int, month: Int, day: Int) throws(AppError) -> DayRange {
    guard let date = CivilDate(year: year, month: month, day: day) else {
      func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
      throw .usage("there is no day \(year)-\(twoDigits(month))-\(twoDigits(day))")
    }
    return DayRange(first: date, last: date)
  }

  private func month(year: Int, month: Int) throws(AppError) -> DayRange {
    guard let month = YearMonth(year: year, month: month) else { throw .usage("there is no month \(year)-\(month)") }
    return DayRange(month)
  }

  private func year(_ year: Int) throws(AppError) -> DayRange {
    guard let first = YearMonth(year: year, month: 1) else { throw .usage("there is no year \(year)") }
    return DayRange(first: first.firstDay, last: first.adding(months: 11).lastDay)
  }

  /// The week, month or year of today, or so many later.
  private func period(_ unit: DayExpression.Unit, offset: Int) throws(AppError) -> DayRange {
    switch unit {
    case .day: return try single(today.adding(days: offset))
    case .week:
      let lead = today.weekday.days(since: firstWeekday())
      return try span(from: today.adding(days: offset * 7 - lead), days: 7)
    case .month:
      let month = today.yearMonth.adding(months: offset)
      guard month.months(since: today.yearMonth) == offset else { throw tooFar }
      return DayRange(month)
    case .year: return try year(today.year + offset)
    }
  }

  /// Days from today forward to a weekday, 0...6.
  private func daysUntil(_ number: Int) -> Int {
    (Weekday(rawValue: number) ?? .monday).days(since: today.weekday)
  }

  /// The Monday of a week of ISO 8601: that of 4 January begins the first week.
  private func monday(year: Int, week: Int) throws(AppError) -> CivilDate {
    guard let fourth = CivilDate(year: year, month: 1, day: 4) else { throw .usage("there is no year \(year)") }
    return fourth.adding(days: (week - 1) * 7 - fourth.weekday.days(since: .monday))
  }

  private func span(from first: CivilDate, days: Int) throws(AppError) -> DayRange {
    let last = first.adding(days: days - 1)
    guard CivilDate.supportedYears.contains(first.year), CivilDate.supportedYears.contains(last.year) else {
      throw tooFar
    }
    return DayRange(first: first, last: last)
  }

  private func single(months: Int) throws(AppError) -> DayRange {
    let month = today.yearMonth.adding(months: months)
    guard month.months(since: today.yearMonth) == months else { throw tooFar }
    return try single(month.day(clamping: today.day))
  }

  private func single(_ date: CivilDate) throws(AppError) -> DayRange {
    guard CivilDate.supportedYears.contains(date.year) else { throw tooFar }
    return DayRange(first: date, last: date)
  }

  private var tooFar: AppError { .usage("that day lies outside the years 1 to 9999") }
}
