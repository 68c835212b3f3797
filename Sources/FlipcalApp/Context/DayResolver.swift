import CalendarCore
import CommandTable

/// Resolves days as typed to civil dates.
struct DayResolver {
  let today: CivilDate

  /// The days that an expression means: one, or all of a month or a year.
  func days(_ expression: DayExpression) throws(AppError) -> DayRange {
    switch expression {
    case .iso(let year, let month, let day):
      guard let date = CivilDate(year: year, month: month, day: day) else {
        throw .usage("there is no day \(year)-\(month)-\(day)")
      }
      return DayRange(first: date, last: date)
    case .month(let year, let month):
      guard let month = YearMonth(year: year, month: month) else { throw .usage("there is no month \(year)-\(month)") }
      return DayRange(month)
    case .year(let year):
      guard let first = YearMonth(year: year, month: 1) else { throw .usage("there is no year \(year)") }
      return DayRange(first: first.firstDay, last: first.adding(months: 11).lastDay)
    case .today: return try single(today)
    case .tomorrow: return try single(today.adding(days: 1))
    case .yesterday: return try single(today.adding(days: -1))
    case .weekday(let number):
      let weekday = Weekday(rawValue: number) ?? .monday
      return try single(today.adding(days: weekday.days(since: today.weekday)))
    case .relative(let amount, let unit):
      switch unit {
      case .day: return try single(today.adding(days: amount))
      case .week: return try single(today.adding(days: amount * 7))
      case .month: return try single(months: amount)
      case .year: return try single(months: amount * 12)
      }
    }
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
