import CalendarCore

/// Which page is shown.
public enum PageID: Sendable, Hashable {
  /// A month.
  case month(YearMonth)
  /// A week, by its first day.
  case week(CivilDate)
  /// A year.
  case year(Int)

  /// The kind of a page.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Of a month, a week, a year.
    case month, week, year
  }

  /// The page of a kind that a day is on.
  public init(_ kind: Kind, with date: CivilDate, firstWeekday: Weekday) {
    switch kind {
    case .month: self = .month(date.yearMonth)
    case .week: self = .week(date.adding(days: -date.weekday.days(since: firstWeekday)))
    case .year: self = .year(date.year)
    }
  }

  /// Its kind.
  public var kind: Kind {
    switch self {
    case .month: .month
    case .week: .week
    case .year: .year
    }
  }

  /// Whether it comes before another one of its kind.
  func isBefore(_ other: PageID) -> Bool {
    switch (self, other) {
    case (.month(let one), .month(let two)): one < two
    case (.week(let one), .week(let two)): one < two
    case (.year(let one), .year(let two)): one < two
    default: false
    }
  }
}
