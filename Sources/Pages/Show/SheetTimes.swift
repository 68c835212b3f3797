import CalendarCore
import TextGate

/// Times as a sheet tells them, in the viewing zone.
struct SheetTimes {
  let viewing: Zone
  /// Names days: "Tuesday, 15 December 2026".
  let heading: @Sendable (CivilDate) -> String
  let dash: String

  /// The name of a day.
  func day(_ date: CivilDate) -> String { VisibleText(heading(date)).description }

  /// A day and a time on it.
  func moment(_ time: CivilDateTime) -> String { "\(day(time.date)), \(time.hourAndMinute)" }

  /// A moment.
  func moment(_ instant: Instant) -> String { moment(viewing.time(at: instant).civil) }

  /// A start, an end or a time that something is due.
  func text(_ time: EventTime) -> String {
    time.isDate ? day(time.civil.date) : moment(time.instant(viewedIn: viewing))
  }

  /// When an occurrence is.
  func text(_ span: Occurrence.Span) -> String {
    switch span {
    case .allDay(let days):
      guard days.count > 1 else { return day(days.start) }
      return "\(day(days.start)) \(dash) \(day(days.last)) (\(days.count) days)"
    case .timed(let start, let end): return text(start.civil, end.civil)
    }
  }

  /// From one time to another.
  private func text(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
    guard start.date == end.date else { return "\(moment(start)) \(dash) \(moment(end))" }
    return "\(day(start.date)), \(clocks(start, end))"
  }

  private func clocks(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
    start == end ? start.hourAndMinute : "\(start.hourAndMinute)\(dash)\(end.hourAndMinute)"
  }

  /// A start and an end.
  func text(_ start: EventTime, _ end: Event.End) -> String { text(span(start, end)) }

  /// The same on the clocks of the start's own zone: `03:00–04:00 America/New_York`; nil where these are the viewing
  /// zone's.
  func there(_ start: EventTime, _ end: Event.End, _ name: UntrustedText?) -> VisibleText? {
    guard case .zoned(_, let zone) = start, let name, case .timed(let first, let last) = span(start, end) else {
      return nil
    }
    let (own, ownEnd) = (zone.time(at: first.instant), zone.time(at: last.instant))
    guard own.offset != first.offset || ownEnd.offset != last.offset else { return nil }
    let isSameDay = own.civil.date == first.civil.date && own.civil.date == ownEnd.civil.date
    let text = isSameDay ? clocks(own.civil, ownEnd.civil) : text(own.civil, ownEnd.civil)
    return "\(untrusted: text) \(name)"
  }

  /// When a component is that has some start and end.
  func span(_ start: EventTime, _ end: Event.End) -> Occurrence.Span {
    EventLength(start: start, end: end, viewing: viewing).span(from: start, viewing: viewing)
  }

  /// A moment so much later: days on the clocks of its zone, the rest exactly (RFC 5545 3.3.6).
  func moved(_ time: EventTime, by duration: CalendarDuration) -> Instant {
    time.replacing(civil: time.civil.adding(days: duration.days)).instant(viewedIn: viewing)
      .adding(seconds: duration.seconds)
  }
}
