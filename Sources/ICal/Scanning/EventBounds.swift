import CalendarCore
import Recurrence

extension DayBounds {
  /// The days that an event, with all of its instances, may touch in any zone.
  public init(_ event: Event) {
    guard !event.isUndated else {
      self = .undated
      return
    }
    // It may move instances of its series anywhere.
    guard !event.replacesFuture else {
      self = .everything
      return
    }
    guard event.isRecurring else {
      self = DayBounds.single(event)
      return
    }
    let start = event.start.civil.date.dayNumber
    let days = DayBounds.days(of: event.end, from: event.start)
    let lastStarts = event.rules.map { DayBounds.lastStart(of: $0, event) }
    let last = lastStarts.reduce(into: Optional(start)) { last, next in
      last = if let known = last, let next { max(known, next) } else { nil }
    }
    self.init(around: start, last.map { $0 + days })
    for addition in event.additions {
      let start = addition.start.civil.date.dayNumber
      let own = DayBounds.days(of: addition.end, from: addition.start)
      self = union(DayBounds(around: start, start + max(days, own)))
    }
  }

  /// The days of an event without recurrence. Most events are such, and most of what a query looks at in vain would be
  /// those on the days around it, so these are no more than must be.
  private static func single(_ event: Event) -> DayBounds {
    let start = event.start
    let length = EventLength(of: event, viewing: .utc)
    switch length.span(from: start, viewing: .utc) {
    case .allDay(let days):
      return DayBounds(
        first: Int32(clamping: days.start.dayNumber), last: Int32(clamping: days.end.dayNumber - 1))
    case .timed(let first, let last):
      // A time without zone is told on the clocks that it is shown on, but those may skip it, and its end.
      let reach = if case .floating = start { 86_400 } else { furthestOffset }
      return DayBounds(
        first: Int32(clamping: floorDivide(first.instant.seconds - reach, 86_400)),
        last: Int32(clamping: floorDivide(last.instant.seconds + reach, 86_400)))
    }
  }

  /// Seconds that no clock is from UTC.
  private static let furthestOffset = 26 * 3600

  /// The most days from a start to the last day that is touched.
  private static func days(of end: Event.End, from start: EventTime) -> Int {
    switch end {
    case .none: 0
    case .time(let end): max(0, end.civil.date.days(since: start.civil.date)) + slack
    case .duration(let duration): max(0, duration.days) + max(0, duration.seconds) / 86_400 + 1
    }
  }

  /// COUNT is followed so far to find the last instance; a rule that has more is taken for endless.
  private static let mostSteps = 500

  /// The day number of a rule's last instance, or a later one; nil where nothing tells one.
  private static func lastStart(of rule: RecurrenceRule, _ event: Event) -> Int? {
    let start = event.start.civil
    switch rule.until {
    case .date(let date): return date.dayNumber
    case .civil(let civil): return civil.date.dayNumber
    case .instant(let instant): return CivilDateTime(clockSeconds: instant.seconds).date.dayNumber
    case nil: break
    }
    // In other calendars it takes ICU to tell, and hours that clocks skip move the end of shorter steps.
    guard let count = rule.count, count <= mostSteps, rule.scale == nil, rule.frequency >= .daily else { return nil }
    var instances = RuleInstances(rule: rule, start: start, isDate: event.start.isDate, notBefore: nil)
    var last = start
    while let next = instances.next() { last = max(last, next) }
    return instances.exhaustedBudget ? nil : last.date.dayNumber
  }
}
