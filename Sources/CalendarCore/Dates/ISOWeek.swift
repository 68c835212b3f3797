/// A week of ISO 8601: it begins on Monday and belongs to the year that its Thursday lies in.
public struct ISOWeek: Sendable, Hashable {
  /// The year the week belongs to.
  public let year: Int
  /// The number of the week, 1...53.
  public let number: Int

  /// The week that holds a date.
  public init(containing date: CivilDate) {
    let thursday = date.adding(days: Weekday.thursday.rawValue - date.weekday.rawValue)
    year = thursday.year
    let newYear = CivilDate(uncheckedYear: year, month: 1, day: 1)
    number = thursday.days(since: newYear) / 7 + 1
  }
}
