import CalendarCore

/// The calendar whose months and years a rule counts in: the Gregorian one, or that of RSCALE (RFC 7529).
enum RuleCalendar: Sendable {
  case gregorian
  case other(ScaleMonths)

  /// The most months of a year in any calendar.
  static let mostMonths = 13

  /// The calendar of a scale for a rule that starts on a day.
  init(_ scale: (any CalendarScale)?, start: CivilDate) {
    guard let scale else {
      self = .gregorian
      return
    }
    self = .other(ScaleMonths(scale, anchorYear: scale.year(containing: start.dayNumber)))
  }

  /// The number of the year that a day lies in.
  func year(of dayNumber: Int) -> Int {
    switch self {
    case .gregorian: CivilDate(dayNumber: dayNumber).year
    case .other(let months): months.year(of: dayNumber)
    }
  }

  /// The day number that a year begins at, or nil for a year that the calendar does not reach.
  func firstDay(of year: Int) -> Int? {
    switch self {
    case .gregorian: GregorianYear.firstDay(of: year)
    case .other(let months): months.firstDay(of: year)
    }
  }

  /// A month of a year by its place from 0, or nil after the last.
  func month(_ place: Int, ofYear year: Int) -> MonthSpan? {
    switch self {
    case .gregorian: place < 12 ? MonthSpan(gregorianYear: year, month: place + 1) : nil
    case .other(let months): months.month(place, ofYear: year)
    }
  }

  /// The month that a day lies in, or nil where the calendar does not reach.
  func month(containing dayNumber: Int) -> MonthSpan? {
    switch self {
    case .gregorian: MonthSpan(gregorian: CivilDate(dayNumber: dayNumber))
    case .other(let months): months.month(containing: dayNumber)
    }
  }

  /// The number of the month that a day lies in; months are numbered without a gap.
  func monthIndex(of dayNumber: Int) -> Int {
    switch self {
    case .gregorian:
      let date = CivilDate(dayNumber: dayNumber)
      return date.year * 12 + date.month - 1
    case .other(let months): return months.index(of: dayNumber)
    }
  }

  /// The month of a number, or nil where the calendar does not reach.
  func month(at index: Int) -> MonthSpan? {
    switch self {
    case .gregorian: MonthSpan(gregorianYear: floorDivide(index, 12), month: floorModulo(index, 12) + 1)
    case .other(let months): months.month(at: index)
    }
  }

  /// The day number that week 1 of a year starts at: the first week with four or more days in the year (RFC 5545
  /// 3.3.10).
  func firstWeek(of year: Int, weekStart: Int) -> Int? {
    // The fourth day lies in it whatever day weeks start on.
    firstDay(of: year).map { $0 + 3 - floorModulo(weekdayIndex(of: $0 + 3) - weekStart, 7) }
  }
}
