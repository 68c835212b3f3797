/// What a page tells of a day besides its number and its occurrences.
public struct DayNote: Sendable, Hashable {
  /// The day with its month, such as "1 Jan", where the number alone might be taken for a day of the page's month.
  public var label: String?
  /// The day in another calendar.
  public var otherCalendar: String?
  /// The names of the holidays on this day: text from files.
  public var holidays: [String]

  /// Makes a note.
  public init(label: String? = nil, otherCalendar: String? = nil, holidays: [String] = []) {
    self.label = label
    self.otherCalendar = otherCalendar
    self.holidays = holidays
  }
}
