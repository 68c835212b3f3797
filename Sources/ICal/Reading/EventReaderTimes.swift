import CalendarCore
import TextGate

/// What DTSTART, DTEND, DUE and DURATION say together (RFC 5545 3.6.1 and 3.6.2).
extension EventReader {
  /// A to-do that says when it is due, which decides over what its start says. Instances are counted from the start
  /// where there is one.
  mutating func task(due: (time: EventTime, property: PropertyLine), _ fields: EventFields) -> Event {
    guard let start = fields.start else { return event(due, end: .none, fields) }
    let last = dueTime(due.time, start.time)
    var first = start.time
    if first.isDate != last.isDate {
      first = last.replacing(civil: CivilDateTime(first.civil.date, secondOfDay: last.civil.secondOfDay))
    }
    if let floatingZone { first = first.settled(in: floatingZone) }
    let zone = floatingZone ?? .utc
    guard last.instant(viewedIn: zone) >= first.instant(viewedIn: zone) else {
      note(.endBeforeStart, "DUE is before DTSTART, which is ignored", line: due.property.line)
      return event((last, due.property), end: .none, fields)
    }
    // Whose TZID is kept is told by the clocks that instances are counted on.
    let property = start.time.isDate ? due.property : start.property
    return event((first, property), end: last == first ? .none : .time(last), fields)
  }

  /// A DUE without zone beside a start that has one is told on the clocks of the start.
  private func dueTime(_ due: EventTime, _ start: EventTime) -> EventTime {
    if case (.zoned(_, let zone), .floating(let civil)) = (start, due) { return .zoned(civil, zone) }
    return due
  }

  /// The end, without one that lies before the start.
  mutating func end(of start: EventTime, _ fields: EventFields) -> Event.End {
    if let (time, property) = fields.end {
      let end = sameKind(time, as: start)
      if start.isDate, end.civil == start.civil { return .none }
      // Where neither has a zone any will do.
      let zone = floatingZone ?? .utc
      if end.instant(viewedIn: zone) >= start.instant(viewedIn: zone) { return .time(end) }
      note(.endBeforeStart, "DTEND is before DTSTART; the event is shown without length", line: property.line)
    } else if let (duration, property) = fields.duration {
      if !duration.isNegative { return .duration(duration) }
      let outcome: VisibleText = kind == .event ? "the event is shown without length" : "ignored"
      note(.negativeDuration, "DURATION is negative; \(outcome)", line: property.line)
    }
    return .none
  }

  /// A date as the end of a timed event is its midnight; a time as the end of an all-day event lies on its last day; an
  /// end without zone is told on the clocks of the start.
  private func sameKind(_ end: EventTime, as start: EventTime) -> EventTime {
    if case (.zoned(_, let zone), .floating(let civil)) = (start, end) { return .zoned(civil, zone) }
    if start.isDate == end.isDate { return end }
    if start.isDate {
      let civil = end.civil
      return .date(civil.secondOfDay > 0 ? civil.date.adding(days: 1) : civil.date)
    }
    return start.replacing(civil: end.civil)
  }
}
