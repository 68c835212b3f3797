import CalendarCore

/// Finds the occurrences that touch a window.
public struct Expansion: Sendable {
  /// The days that are asked for, in the viewing zone.
  public let window: DayRange
  /// The zone that times are shown in.
  public let viewing: Zone
  /// What was cut short, and why.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The most instances of one event that a window shows. A rule by the minute has 44,640 in a month.
  public static let mostInstances = 50_000
  /// The most occurrences of all events together.
  public static let mostOccurrences = 250_000

  private var remaining = Expansion.mostOccurrences
  private let first: Instant
  private let end: Instant

  /// Makes an expansion for a window.
  public init(window: DayRange, viewing: Zone) {
    self.window = window
    self.viewing = viewing
    first = viewing.startOfDay(window.start)
    end = viewing.startOfDay(window.end)
  }

  /// The occurrences of a series in the window, in no particular order.
  public mutating func occurrences(of series: EventSeries, in calendar: CalendarInfo) -> [Occurrence] {
    var found: [Occurrence] = []
    let replaced = InstanceKeys(series.overrides.compactMap(\.recurrenceID), viewing: viewing)
    for master in series.masters {
      if master.isRecurring {
        found += instances(of: master, except: replaced, in: calendar)
      } else if !replaced.contains(master.start) {
        found += occurrences(of: master, at: [(master.start, nil)], in: calendar)
      }
    }
    for override in series.overrides where override.status != .cancelled {
      found += occurrences(of: override, at: [(override.start, nil)], recurrenceID: override.recurrenceID, in: calendar)
    }
    return found
  }

  private func length(of event: Event) -> EventLength {
    EventLength(start: event.start, end: event.end, viewing: viewing)
  }

  private mutating func instances(
    of master: Event, except replaced: InstanceKeys, in calendar: CalendarInfo
  ) -> [Occurrence] {
    let excluded = InstanceKeys(master.exceptions, viewing: viewing)
    var excludedByRule: Set<CivilDateTime> = []
    for rule in master.exceptionRules {
      excludedByRule.formUnion(starts(of: rule, master, includesStart: false))
    }
    // DTSTART is always the first instance, whether the rule gives it or not (RFC 5545 3.8.5.3).
    var candidates: [Candidate] = [(master.start, nil)]
    for rule in master.rules {
      candidates += starts(of: rule, master).map { (master.start.replacing(civil: $0), nil) }
    }
    for addition in master.additions {
      let start = sameKind(addition.start, as: master.start)
      let length = addition.end == .none ? nil : EventLength(start: start, end: addition.end, viewing: viewing)
      candidates.append((start, length))
    }
    let zone = clock(of: master.start)
    var seen: Set<CivilDateTime> = []
    let instances = candidates.filter { start, _ in
      let civil = start.isDate ? start.civil : zone.time(at: start.instant(viewedIn: viewing)).civil
      return !excluded.contains(start) && !replaced.contains(start) && !excludedByRule.contains(start.civil)
        && seen.insert(civil).inserted
    }
    return occurrences(of: master, at: instances, in: calendar)
  }

  /// A start, and a length where it is not the event's own.
  private typealias Candidate = (start: EventTime, length: EventLength?)

  /// Those of an event's instances that touch the window.
  private mutating func occurrences(
    of event: Event, at instances: [Candidate], recurrenceID: EventTime? = nil, in calendar: CalendarInfo
  ) -> [Occurrence] {
    let usual = length(of: event)
    var subject: Occurrence.Subject?
    var found: [Occurrence] = []
    for (start, length) in instances {
      let span = (length ?? usual).span(from: start, viewing: viewing)
      guard touches(span) else { continue }
      guard remaining > 0 else {
        note("too many occurrences in all; \(Expansion.mostOccurrences) are shown")
        break
      }
      remaining -= 1
      let shared = subject ?? Occurrence.Subject(event, in: calendar)
      subject = shared
      let id = recurrenceID ?? (event.isRecurring ? start : nil)
      found.append(Occurrence(shared, span: span, recurrenceID: id, isRecurring: id != nil))
    }
    return found
  }

  /// The starts that a rule gives for the window, on the clocks of the event's zone.
  private mutating func starts(
    of rule: RecurrenceRule, _ master: Event, includesStart: Bool = true
  ) -> [CivilDateTime] {
    if let scale = rule.scale {
      note("its rule counts in another calendar (RSCALE=\(scale)), which is not followed; its start is shown", master)
      return []
    }
    let zone = clock(of: master.start)
    let length = length(of: master)
    // A day on each side: the window's edges are told on other clocks than the rule's.
    let notBefore = zone.time(at: first).civil.adding(days: -length.mostDays - 1)
    let notAfter = zone.time(at: end).civil.adding(days: 1)
    var instances = RuleInstances(
      rule: rule, start: master.start.civil, isDate: master.start.isDate, notBefore: notBefore, notAfter: notAfter,
      includesStart: includesStart)
    var starts: [CivilDateTime] = []
    while let start = instances.next() {
      if start > notAfter || isPast(rule.until, start, master.start) { break }
      if start < notBefore { continue }
      guard touches(length.span(from: master.start.replacing(civil: start), viewing: viewing)) else { continue }
      if starts.count == Expansion.mostInstances {
        note("too many instances; the first \(Expansion.mostInstances) are shown", master)
        break
      }
      starts.append(start)
      if remaining == 0 { break }
    }
    if instances.exhaustedBudget { note("the search for instances of its rule was given up", master) }
    return starts
  }

  private mutating func note(_ message: String, _ event: Event? = nil) {
    let diagnostic = Diagnostic(message, at: event?.origin)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Whether an instance is past an UNTIL given as a moment. The other forms are civil and the rule's own matter.
  private func isPast(_ until: RecurrenceRule.Until?, _ civil: CivilDateTime, _ start: EventTime) -> Bool {
    guard case .instant(let last) = until else { return false }
    switch start {
    // A date or floating time has no moment; the figures are compared as they are written.
    case .date, .floating: return civil.clockSeconds > last.seconds
    case .zoned(_, let zone): return zone.instant(of: civil) > last
    }
  }

  private func clock(of start: EventTime) -> Zone {
    if case .zoned(_, let zone) = start { zone } else { viewing }
  }

  /// An RDATE in the form of DTSTART: its day where that is a date, its midnight where that is a time.
  private func sameKind(_ time: EventTime, as start: EventTime) -> EventTime {
    // Without a zone beside a zoned start, it is told on the start's clocks.
    if case .floating(let civil) = time, case .zoned = start { return start.replacing(civil: civil) }
    if time.isDate == start.isDate { return time }
    if start.isDate { return .date(time.civil.date) }
    return start.replacing(civil: CivilDateTime(time.civil.date, secondOfDay: start.civil.secondOfDay))
  }

  private func touches(_ span: Occurrence.Span) -> Bool {
    switch span {
    case .allDay(let days): return days.overlaps(window)
    case .timed(let start, let finish):
      return start.instant < end
        && (finish.instant > first || start.instant == finish.instant && start.instant >= first)
    }
  }
}
