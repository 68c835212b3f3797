/// Whole days in a row; the end is exclusive.
public struct DayRange: Sendable, Hashable {
  /// The first day.
  public let start: CivilDate
  /// The day after the last one; never before the start.
  public let end: CivilDate

  /// Makes a range; an end before the start gives an empty one.
  public init(start: CivilDate, end: CivilDate) {
    self.start = start
    self.end = max(start, end)
  }

  /// Makes a range from its first and last day; a last day before the first gives an empty one.
  public init(first: CivilDate, last: CivilDate) {
    self.init(start: first, end: last.adding(days: 1))
  }

  /// The days of a month.
  public init(_ month: YearMonth) {
    self.init(first: month.firstDay, last: month.lastDay)
  }

  /// How many days.
  public var count: Int { end.days(since: start) }

  /// The last day; the day before the start where there is none.
  public var last: CivilDate { end.adding(days: -1) }

  /// The days, from the first on.
  public var days: some Sequence<CivilDate> { (0..<count).lazy.map { start.adding(days: $0) } }

  /// What both have in common; empty where that is nothing.
  public func intersection(_ other: DayRange) -> DayRange {
    DayRange(start: max(start, other.start), end: min(end, other.end))
  }

  /// Whether a day is in the range.
  public func contains(_ date: CivilDate) -> Bool { start <= date && date < end }

  /// Whether both have a day in common.
  public func overlaps(_ other: DayRange) -> Bool { start < other.end && other.start < end }
}
