import CalendarCore
import Canvas

/// An occurrence as one line of text, for pipes: `2026-12-15 09:00-10:00  Title @ Location  [calendar]`.
public enum OccurrenceLine {
  /// The line, without its end.
  public static func text(_ occurrence: Occurrence) -> String {
    var line = when(occurrence) + "  " + title(occurrence)
    if let location = occurrence.visibleLocation { line += " @ \(location)" }
    let calendar = VisibleText(occurrence.calendar.name).description
    if !calendar.isEmpty { line += "  [" + calendar + "]" }
    return line
  }

  /// Date and time: a day, a span of days (the last one inclusive), a time span of a day, or one over midnight.
  static func when(_ occurrence: Occurrence) -> String {
    switch occurrence.span {
    case .allDay(let days):
      return days.count > 1 ? "\(days.start)..\(days.end.adding(days: -1))" : "\(days.start)"
    case .timed(let start, let end):
      let (first, last) = (start.civil, end.civil)
      if start.instant == end.instant { return "\(first.date) \(first.hourAndMinute)" }
      if first.date == last.date { return "\(first.date) \(first.hourAndMinute)-\(last.hourAndMinute)" }
      return "\(first.date) \(first.hourAndMinute)..\(last.date) \(last.hourAndMinute)"
    }
  }

  /// The title, with the state in words where it is not the usual one.
  static func title(_ occurrence: Occurrence) -> String {
    let title = occurrence.visibleTitle.description
    switch occurrence.event.status {
    case .cancelled: return title + " (cancelled)"
    case .tentative: return title + " (tentative)"
    case .confirmed, nil: return title
    }
  }
}
