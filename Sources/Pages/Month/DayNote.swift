import Canvas
import TextGate

/// What a page tells of a day besides its number and its occurrences.
public struct DayNote: Sendable, Hashable {
  /// The day with its month, such as "1 Jan", where the number alone might be taken for a day of the page's month.
  public var label: String?
  /// The day in another calendar.
  public var otherCalendar: String?
  /// The same in less room; nil where it is not shorter.
  public var shortOtherCalendar: String?
  /// The names of the holidays on this day, behind the gate; each once, and none of them empty.
  public private(set) var holidays: [String] = []

  /// Makes a note.
  ///
  /// - Parameter holidays: Titles of events, as files have them.
  public init(
    label: String? = nil, otherCalendar: String? = nil, shortOtherCalendar: String? = nil,
    holidays: [UntrustedText] = []
  ) {
    self.label = label
    self.otherCalendar = otherCalendar
    self.shortOtherCalendar = shortOtherCalendar
    for title in holidays { add(holiday: title) }
  }

  /// Makes the day a holiday that has the title of an event.
  public mutating func add(holiday title: UntrustedText?) {
    let name = VisibleText(title: title).description
    if !holidays.contains(name) { holidays.append(name) }
  }
}
