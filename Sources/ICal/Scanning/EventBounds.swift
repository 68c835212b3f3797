import CalendarCore
import Recurrence

extension DayBounds {
  /// The days that an event, with all of its instances, may touch in any zone.
  public init(_ event: Event) {
    // It may move instances of its series anywhere.
    guard !event.replacesFuture else {
      self = .everything
      return
    }
    let start = event.start.civil.date.dayNumber
    let days = DayBounds.days(of: event.end, from: event.start)
    self.init(around: start, event.rules.isEmpty ? start + days : nil)
    if !event.rules.isEmpty {
      let lastStarts = event.rules.map { DayBounds.lastStart(of: $0, event) }
      let last = lastStarts.reduce(into: Optional(start)) { last, next in
        last = if let known = last, let next { max(known, next) } else { nil }
      }
      self = DayBounds(around: start, last.map { $0 + days })
    }
    for addition in event.additions {
      let start = addition.start.civil.date.dayNumber
      let own = DayBounds.days(of: addition.end, from: addition.start)
      self = union(DayBounds(around: start, start + max(days, own)))
    }
  }

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
