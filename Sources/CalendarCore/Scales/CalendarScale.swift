/// A calendar that a rule may count in (RSCALE, RFC 7529): days that make months, months that make years.
public protocol CalendarScale: Sendable {
  /// The year that a day lies in. Years are numbered without a gap; what the first is called does not matter.
  ///
  /// - Parameter dayNumber: Days since 1970-01-01.
  func year(containing dayNumber: Int) -> Int
  /// The months of a year in their order; empty for years that the calendar does not reach.
  func months(of year: Int) -> [ScaleMonth]
}

/// A month of a year in some calendar.
public struct ScaleMonth: Sendable, Hashable {
  /// The number that BYMONTH gives it, 1...13. A leap month has that of the month it follows (RFC 7529 4.2).
  public let number: Int
  /// Whether it is a leap month, which BYMONTH writes with an `L`.
  public let isLeap: Bool
  /// The day number of its first day.
  public let first: Int
  /// Days, 5...31.
  public let length: Int

  /// Makes a month.
  public init(number: Int, isLeap: Bool = false, first: Int, length: Int) {
    self.number = number
    self.isLeap = isLeap
    self.first = first
    self.length = length
  }
}

/// Where calendars come from.
public protocol CalendarScaleSource: Sendable {
  /// The calendar of a CLDR name such as `HEBREW`, in any letter case; nil when it is unknown.
  func scale(named name: String) -> (any CalendarScale)?
}
