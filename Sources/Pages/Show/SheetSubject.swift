import CalendarCore

/// An event, to-do or journal entry with all that is said of it elsewhere.
public struct SheetSubject: Sendable {
  /// What its own component says.
  public var details: ComponentDetails
  /// The calendar that it lies in.
  public var calendar: CalendarInfo
  /// The components that replace single instances of it.
  public var overrides: [ComponentDetails]
  /// Its next instances, or its last ones where none is left.
  public var instances: [Occurrence]
  /// Whether the ``instances`` are still to come.
  public var areAhead: Bool

  /// Makes a subject.
  public init(
    _ details: ComponentDetails, in calendar: CalendarInfo, overrides: [ComponentDetails] = [],
    instances: [Occurrence] = [], areAhead: Bool = true
  ) {
    self.details = details
    self.calendar = calendar
    self.overrides = overrides
    self.instances = instances
    self.areAhead = areAhead
  }

  /// When it begins and ends, as pages take it where they show it.
  var span: (start: EventTime, end: Event.End)? {
    if details.kind != .todo, details.start != nil, let event = details.event { return (event.start, event.end) }
    return details.start.map { ($0, details.end) }
  }

  /// Its alarms in words.
  func alarmWords(_ times: SheetTimes) -> AlarmWords {
    AlarmWords(times: times, start: span?.start ?? details.due, end: end(times), isDue: details.due != nil)
  }

  /// Its end, from which alarms may be reckoned; a to-do's is when it is due (RFC 5545 3.8.6.3).
  private func end(_ times: SheetTimes) -> EventTime? {
    if let due = details.due { return due }
    guard let (start, end) = span else { return nil }
    if case .time(let time) = end { return time }
    let moment = times.span(start, end).moments(in: times.viewing).upperBound
    // On the clocks of the start: days before the end are counted on them.
    let zone = if case .zoned(_, let zone) = start { zone } else { times.viewing }
    return start.replacing(civil: zone.time(at: moment).civil)
  }

  /// How often it happens; nil for a single one.
  var recurrence: String? { RecurrenceWords.text(of: details.basics, start: details.start) }
}
