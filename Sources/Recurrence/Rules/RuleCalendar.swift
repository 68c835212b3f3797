import CalendarCore

/// The calendar whose months and years a rule counts in: the Gregorian one, or that of RSCALE (RFC 7529).
enum RuleCalendar: Sendable {
  case gregorian
  /// Another calendar; months are counted from the first of the anchor's year. Kept apart, so that rules without it
  /// are copied as plain bits.
  indirect case other(any CalendarScale, anchorYear: Int)

  /// The most months of a year in any calendar.
  static let mostMonths = 13

  /// The calendar of a scale for a rule that starts on a day.
  init(_ scale: (any CalendarScale)?, start: CivilDate) {
    guard let scale else {
      self = .gregorian
      return
    }
    self = .other(scale, anchorYear: scale.year(containing: start.dayNumber))
  }

  /// The number of the year that a day lies in.
  func year(of dayNumber: Int) -> Int {
    switch self {
    case .gregorian: CivilDate(dayNumber: dayNumber).year
    case .other(let scale, _): scale.year(containing: dayNumber)
    }
  }

  /// The day number that a year begins at, or nil for a year that the calendar does not reach.
  func firstDay(of year: Int) -> Int? {
    switch self {
    case .gregorian: GregorianYear.firstDay(of: year)
    case .other(let scale, _): scale.months(of: year).first?.first
    }
  }

  /// A month of a year by its place from 0, or nil after the last.
  func month(_ place: Int, ofYear year: Int) -> MonthSpan? {
    switch self {
    case .gregorian: place < 12 ? MonthSpan(gregorianYear: year, month: place + 1) : nil
    case .other(let scale, _): RuleCalendar.span(place, of: scale.months(of: year), year: year)
    }
  }

  /// The month that a day lies in, or nil where the calendar does not reach.
  func month(containing dayNumber: Int) -> MonthSpan? {
    switch self {
    case .gregorian: return MonthSpan(gregorian: CivilDate(dayNumber: dayNumber))
    case .other(let scale, _):
      let year = scale.year(containing: dayNumber)
      let months = scale.months(of: year)
      return months.lastIndex { $0.first <= dayNumber }.flatMap { RuleCalendar.span($0, of: months, year: year) }
    }
  }

  /// The number of the month that a day lies in; months are numbered without a gap.
  func monthIndex(of dayNumber: Int) -> Int {
    switch self {
    case .gregorian:
      let date = CivilDate(dayNumber: dayNumber)
      return date.year * 12 + date.month - 1
    case .other(let scale, let anchorYear):
      let year = scale.year(containing: dayNumber)
      let within = scale.months(of: year).lastIndex { $0.first <= dayNumber } ?? 0
      // Rules look at no day before their start but those of its own month and week.
      guard year >= anchorYear else { return within - scale.months(of: year).count }
      return (anchorYear..<year).reduce(within) { $0 + scale.months(of: $1).count }
    }
  }

  /// The month of a number, or nil where the calendar does not reach.
  func month(at index: Int) -> MonthSpan? {
    switch self {
    case .gregorian:
      return MonthSpan(gregorianYear: floorDivide(index, 12), month: floorModulo(index, 12) + 1)
    case .other(let scale, let anchorYear):
      var (year, rest) = (anchorYear, index)
      while true {
        let months = scale.months(of: year)
        guard !months.isEmpty, rest >= 0 else { return nil }
        if rest < months.count { return RuleCalendar.span(rest, of: months, year: year) }
        rest -= months.count
        year += 1
      }
    }
  }

  /// The day number that week 1 of a year starts at: the first week with four or more days in the year (RFC 5545
  /// 3.3.10).
  func firstWeek(of year: Int, weekStart: Int) -> Int? {
    // The fourth day lies in it whatever day weeks start on.
    firstDay(of: year).map { $0 + 3 - floorModulo(weekdayIndex(of: $0 + 3) - weekStart, 7) }
  }

  private static func span(_ place: Int, of months: [ScaleMonth], year: Int) -> MonthSpan? {
    guard months.indices.contains(place), let first = months.first, let last = months.last else { return nil }
    let month = months[place]
    return MonthSpan(
      year: year, number: month.number, isLeap: month.isLeap, first: month.first, length: month.length,
      scaleYearDays: first.first..<last.first + last.length, leapMonth: months.first(where: \.isLeap)?.number ?? 0)
  }
}
