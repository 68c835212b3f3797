/// The weeks that a month's page shows: whole weeks from the one with the 1st to the one with the last day.
public struct MonthGrid: Sendable, Hashable {
  /// The month.
  public let month: YearMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The date of the first row's first column; at most six days before the 1st.
  public let firstDate: CivilDate
  /// Rows, 4...6.
  public let weekCount: Int

  /// Lays a month out.
  public init(month: YearMonth, firstWeekday: Weekday) {
    self.month = month
    self.firstWeekday = firstWeekday
    let lead = month.firstDay.weekday.days(since: firstWeekday)
    firstDate = month.firstDay.adding(days: -lead)
    weekCount = (lead + month.length + 6) / 7
  }

  /// The date in a row and column, both from 0.
  public func date(week: Int, column: Int) -> CivilDate {
    firstDate.adding(days: week * 7 + column)
  }

  /// The week of ISO 8601 that names a row. A row that does not begin on Monday lies in two; the one with its Thursday
  /// names it.
  public func isoWeek(ofRow week: Int) -> ISOWeek {
    ISOWeek(containing: date(week: week, column: Weekday.thursday.days(since: firstWeekday)))
  }

  /// The weekdays of the columns, left to right.
  public var weekdays: [Weekday] { (0..<7).map { firstWeekday.adding(days: $0) } }

  /// The days on the page, those of the neighbouring months included.
  public var days: DayRange {
    DayRange(start: firstDate, end: firstDate.adding(days: weekCount * 7))
  }
}
