import CalendarCore

/// The month and day that the page shows.
public struct Focus: Sendable, Hashable {
  /// The month.
  public let month: YearMonth
  /// The day of the month that was chosen last, 1...31. Shorter months show their last day, and the next month that has
  /// the day shows it again: 31 January turns to 28 February and back to 31 January.
  public let preferredDay: Int

  /// Makes a focus.
  public init(month: YearMonth, preferredDay: Int) {
    self.month = month
    self.preferredDay = min(max(1, preferredDay), 31)
  }

  /// A focus on a day.
  public init(_ date: CivilDate) {
    self.init(month: date.yearMonth, preferredDay: date.day)
  }

  /// The day in the month.
  public var day: CivilDate { month.day(clamping: preferredDay) }

  /// The focus so many months later (earlier when negative).
  public func turned(months: Int) -> Focus {
    Focus(month: month.adding(months: months), preferredDay: preferredDay)
  }

  /// Reads what ``text`` writes; nil for anything else.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let day = Int(words[1]), (1...31).contains(day) else { return nil }
    let parts = words[0].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Int(parts[0]), let number = Int(parts[1]),
      let month = YearMonth(year: year, month: number)
    else { return nil }
    self.init(month: month, preferredDay: day)
  }

  /// The focus as the state file keeps it: `2026-12 31`.
  var text: String { "\(month) \(preferredDay)\n" }
}
