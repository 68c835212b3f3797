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
  /// A moment.
  case at
  /// The shortest time that counts.
  case min
  /// The hours of a day that count.
  case hours
  /// Also what is done.
  case all
  /// Only these calendars.
  case calendar
  /// All calendars but these.
  case except
  /// The encoding of the sources.
  case encoding
  /// Output as JSON.
  case json
  /// Output as lines of JSON.
  case ndjson
  /// Output as tab-separated values.
  case tsv
  /// Output as iCalendar.
  case ics
  /// Output by a template.
  case format
  /// Output as a SARIF log.
  case sarif
  /// Output as an HTML document.
  case html
  /// Output as an SVG picture.
  case svg
  /// Output as the frames of a turn.
  case frames
  /// Output as a recording of a turn.
  case cast
  /// Three months instead of one.
  case three
  /// A year instead of a month.
  case year
  /// When to use colour.
  case color
  /// The colours that pages are drawn in.
  case theme
  /// Draw with ASCII only.
  case ascii
  /// Cells that a character of ambiguous width takes.
  case ambiguousWidth = "ambiguous-width"
  /// The width of the page in cells.
  case width
  /// The height of the page in cells.
  case height
  /// The first day of the week.
  case weekStart = "week-start"
  /// The numbers of the weeks.
  case weekNumbers = "week-numbers"
  /// The days of the Chinese calendar, and the solar terms.
  case lunar
  /// The days of another calendar.
  case calendarSystem = "calendar-system"
  /// Sources that tell which days are holidays.
  case holidays
  /// How much may move.
  case motion
  /// When to animate a turn.
  case animate
  /// How the page turns.
  case transition
  /// The corner at which the page lifts.
  case corner
  /// The characters that shade the back of a curling page.
  case shading
  /// The page is browsed, not printed.
  case browse
  /// What shows long output on a terminal.
  case pager
  /// Help, accepted by every command.
  case help
  /// The version, accepted by every command.
  case version

  /// The long name with its two hyphens, such as `--week-start`.
  public var longName: String { "--" + rawValue }
}
