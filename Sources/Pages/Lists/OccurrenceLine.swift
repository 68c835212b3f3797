import CalendarCore
import Canvas

/// An occurrence as one line of text, for pipes: `2026-12-15 09:00-10:00  Title @ Location  [calendar]`.
public enum OccurrenceLine {
  /// Occurrences, a line each. What an event's lines have in common is put together once: there may be many of them.
  ///
  /// - Parameter days: Occurrences that touch none of them are left out.
  public static func text(_ occurrences: [Occurrence], touching days: DayRange? = nil) -> String {
    var text = TextBuffer(capacity: occurrences.count * 80)
    var words: [ObjectIdentifier: String] = [:]
    for occurrence in occurrences where days.map(occurrence.days.overlaps) ?? true {
      appendTimes(of: occurrence, to: &text)
      let subject = ObjectIdentifier(occurrence.subject)
      if let known = words[subject] {
        text.append(known)
      } else {
        let new = OccurrenceLine.words(occurrence)
        words[subject] = new
        text.append(new)
      }
    }
    return text.text
  }

  /// Date and time: a day, a span of days (the last one inclusive), a time span of a day, or one over midnight.
  private static func appendTimes(of occurrence: Occurrence, to text: inout TextBuffer) {
    switch occurrence.span {
    case .allDay(let days):
      text.append(days.start)
      guard days.count > 1 else { return }
      text.append("..")
      text.append(days.end.adding(days: -1))
    case .timed(let start, let end):
      let (first, last) = (start.civil, end.civil)
      append(first, to: &text)
      if start.instant == end.instant { return }
      if first.date == last.date {
        text.append(scalar: "-")
        text.appendHourAndMinute(of: last)
      } else {
        text.append("..")
        append(last, to: &text)
      }
    }
  }

  private static func append(_ time: CivilDateTime, to text: inout TextBuffer) {
    text.append(time.date)
    text.append(scalar: " ")
    text.appendHourAndMinute(of: time)
  }

  /// What follows the times, to the end of the line.
  private static func words(_ occurrence: Occurrence) -> String {
    var words = TextBuffer(capacity: 80)
    words.append("  ")
    words.append(title(occurrence))
    if let location = occurrence.visibleLocation {
      words.append(" @ ")
      words.append(location.description)
    }
    let calendar = VisibleText(occurrence.calendar.name).description
    if !calendar.isEmpty {
      words.append("  [")
      words.append(calendar)
      words.append("]")
    }
    words.append("\n")
    return words.text
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
