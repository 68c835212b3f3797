import CalendarCore
import CommandTable
import PageTurn
import Pages

/// What stays the same while browsing.
public struct Settings: Sendable {
  /// How pages look.
  public var style: PageStyle
  /// The weekday that weeks begin on.
  public var firstWeekday: Weekday
  /// How pages turn; nil where they are exchanged at once.
  public var transition: (any Transition)?
  /// The corner of turns that no pointer decides.
  public var corner: Turn.CornerChoice
  /// What the keys do.
  public var keys: KeyBindings
  /// Names days: "Tuesday, 15 December 2026".
  public var heading: @Sendable (CivilDate) -> String
  /// Names days within a year: "15 Dec".
  public var shortDate: @Sendable (CivilDate) -> String

  /// Makes settings.
  public init(
    style: PageStyle, firstWeekday: Weekday, transition: (any Transition)?, corner: Turn.CornerChoice,
    keys: KeyBindings = .standard, heading: @escaping @Sendable (CivilDate) -> String,
    shortDate: @escaping @Sendable (CivilDate) -> String = { EnglishNames.shortDate($0, order: .dayFirst) }
  ) {
    self.style = style
    self.firstWeekday = firstWeekday
    self.transition = transition
    self.corner = corner
    self.keys = keys
    self.heading = heading
    self.shortDate = shortDate
  }
}
