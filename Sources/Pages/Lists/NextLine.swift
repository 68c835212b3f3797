import CalendarCore
import Canvas
import TextGate

/// What comes next in one line, in English: `in 25 min  Dentist @ Practice`.
public struct NextLine: Sendable {
  /// When it is, as seen from now.
  public let time: String
  /// What it is, and where.
  public let words: String
  /// The style of the time.
  public let timeStyle: Style

  /// Makes the line of an occurrence that is on now or comes later.
  public init(_ occurrence: Occurrence, now: ZonedTime, theme: Theme) {
    time = NextLine.time(of: occurrence, now: now)
    let place = occurrence.subject.visibleLocation.map { " @ \($0.description)" } ?? ""
    words = OccurrenceLine.title(occurrence) + place
    timeStyle = theme.time(of: occurrence)
  }

  /// When an occurrence is, as seen from now: `in 25 min`, `now, 20 min left`, `tomorrow 09:00`, `Fri 18 Dec`.
  static func time(of occurrence: Occurrence, now: ZonedTime) -> String {
    let today = now.civil.date
    switch occurrence.span {
    case .allDay(let days):
      if days.contains(today) { return days.last > today ? "today, to \(name(of: days.last, today))" : "today" }
      return name(of: days.start, today)
    case .timed(let start, let end):
      if start.instant <= now.instant {
        let left = minutes(from: now.instant, to: end.instant)
        if left <= 0 {
          return start.instant == now.instant
            ? "now" : "\(name(of: start.civil.date, today)) \(start.civil.hourAndMinute)"
        }
        if left < 60 { return "now, \(left) min left" }
        let day = end.civil.date == today ? "" : "\(name(of: end.civil.date, today)) "
        return "now, to \(day)\(end.civil.hourAndMinute)"
      }
      let wait = minutes(from: now.instant, to: start.instant)
      if wait < 60 { return "in \(wait) min" }
      return "\(name(of: start.civil.date, today)) \(start.civil.hourAndMinute)"
    }
  }

  /// Minutes, rounded up.
  private static func minutes(from start: Instant, to end: Instant) -> Int {
    -floorDivide(start.seconds - end.seconds, 60)
  }

  /// `today`, `tomorrow`, `Fri 18 Dec`, and from half a year on the date in full.
  private static func name(of day: CivilDate, _ today: CivilDate) -> String {
    switch day.days(since: today) {
    case 0: "today"
    case 1: "tomorrow"
    case ..<183:
      "\(EnglishNames.weekday(day.weekday).prefix(3)) \(day.day) \(EnglishNames.month(day.yearMonth).prefix(3))"
    default: day.description
    }
  }
}
