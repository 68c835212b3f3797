/// The options, each named by its long name without the two hyphens, in the order in which help lists them.
public enum OptionKey: String, CaseIterable, Sendable, Hashable {
  /// The viewing zone.
  case tz
  /// The first day, inclusive.
  case from
  /// The last day, inclusive.
  case to
  /// The number of days.
  case days
  /// Only these calendars.
  case calendar
  /// All calendars but these.
  case except
  /// Output as JSON.
  case json
  /// Output as tab-separated values.
  case tsv
  /// When to use colour.
  case color
  /// Draw with ASCII only.
  case ascii
  /// The width of the page in cells.
  case width
  /// The height of the page in cells.
  case height
  /// The first day of the week.
  case weekStart = "week-start"
  /// When to animate a turn.
  case animate
  /// The corner at which the page lifts.
  case corner
  /// Help, accepted by every command.
  case help
  /// The version, accepted by every command.
  case version

  /// The long name with its two hyphens, such as `--week-start`.
  public var longName: String { "--" + rawValue }
}
