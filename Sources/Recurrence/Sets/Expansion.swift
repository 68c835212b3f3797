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
  private let scales: (any CalendarScaleSource)?

  /// Makes an expansion for a window.
  ///
  /// - Parameter scales: The calendars that rules may count in besides the Gregorian one.
  public init(window: DayRange, viewing: Zone, scales: (any CalendarScaleSource)? = nil) {
    self.window = window
    self.viewing = viewing
    self.scales = scales
    first = viewing.startOfDay(window.start)
    end = viewing.startOfDay(window.end)
  }

  /// The occurrences of a series in the window, in no particular order.
  public mutating func occurrences(of series: EventSeries, in calendar: CalendarInfo) -> [Occurrence] {
    var found: [Occurrence] = []
    let overrides = series.overrides.filter { !isStale($0, in: series) }
    let replaced = InstanceKeys(overrides.compactMap(\.recurrenceID), viewing: viewing)
    for master in series.masters {
      if master.isRecurring {
        addInstances(of: master, in: series, except: replaced, calendar, to: &found)
      } else if !replaced.contains(master.start, reading: master.start.civil), !isExcepted(master) {
        addSingle(master, calendar, to: &found)
      }
    }
    for override in overrides where override.status != .cancelled { addSingle(override, calendar, to: &found) }
    return found
  }

  /// An instance that touches the window: its original start, which names it, and its times.
  private struct Instance {
    var original: EventTime
    /// What the series' clocks show at the original start.
    var reading: CivilDateTime
    var span: Occurrence.Span
  }

  private mutating func addSingle(_ event: Event, _ calendar: CalendarInfo, to found: inout [Occurrence]) {
    let length = EventLength(start: event.start, end: event.end, viewing: viewing)
    let span = length.span(from: event.start, viewing: viewing)
    guard touches(span), takeOne() else { return }
    found.append(
      Occurrence(
        Occurrence.Subject(event, in: calendar), span: span, recurrenceID: event.recurrenceID,
        isRecurring: event.recurrenceID != nil))
  }

  /// Whether an override is left over from before the series was rescheduled: it is older than the series by SEQUENCE and
  /// names none of its instances any more.
  private func isStale(_ override: Event, in series: EventSeries) -> Bool {
    guard let id = override.recurrenceID, let newest = series.masters.first, override.sequence < newest.sequence,
      newest.isRecurring
    else { return false }
    return !series.masters.contains { hasInstance($0, named: id) }
  }

  private func hasInstance(_ master: Event, named id: EventTime) -> Bool {
    let clock = SeriesClock(of: master, viewing: viewing)
    let reading = clock.reading(of: id)
    if givenStarts(of: master).contains(where: { clock.reading(of: $0) == reading }) { return true }
    return master.rules.contains { rule in
      var starts = starts(of: rule, master, from: reading, to: reading)
      return starts?.next() == reading
    }
  }

  /// Whether a single event takes itself away by an EXDATE (RFC 5545 3.8.5.1).
  private func isExcepted(_ event: Event) -> Bool {
    !event.exceptions.isEmpty
      && InstanceKeys(event.exceptions, viewing: viewing).contains(event.start, reading: event.start.civil)
  }

  /// A recurring event, made ready.
  private struct Recurring {
    let master: Event
    let clock: SeriesClock
    /// The lengths of instances that an RDATE gives one of their own, by their original starts.
    let ownLengths: [Instant: EventLength]
  }

  private mutating func addInstances(
    of master: Event, in series: EventSeries, except replaced: InstanceKeys, _ calendar: CalendarInfo,
    to found: inout [Occurrence]
  ) {
    let recurring = Recurring(
      master: master, clock: SeriesClock(of: master, viewing: viewing), ownLengths: ownLengths(master))
    let excluded = InstanceKeys(master.exceptions, viewing: viewing)
    var seen: Set<Instant> = []
    let parts = SeriesPart.parts(of: master, ranges: series.ranges, clock: recurring.clock, viewing: viewing)
    for part in parts where !part.isCancelled {
      var exceptionRules = master.exceptionRules.map { [self] rule in
        ExceptionRule(rule) { starts(of: rule, master, from: $0, to: nil, includesStart: false) }
      }
      var subject: Occurrence.Subject?
      var instances = instances(of: recurring, in: part)
      if !exceptionRules.isEmpty { instances.sort { $0.reading < $1.reading } }
      for instance in instances {
        let (original, reading) = (instance.original, instance.reading)
        var isTaken = false
        for index in exceptionRules.indices where !isTaken {
          isTaken =
            exceptionRules[index].contains(reading)
            && !isPast(exceptionRules[index].rule.until, reading, master.start)
        }
        guard !isTaken, !excluded.contains(original, reading: reading),
          !replaced.contains(original, reading: reading), seen.insert(moment(of: original)).inserted
        else { continue }
        guard takeOne() else { return }
        let shared = subject ?? Occurrence.Subject(part.event, in: calendar)
        subject = shared
        found.append(Occurrence(shared, span: instance.span, recurrenceID: original, isRecurring: true))
      }
    }
  }

  /// What no other original start has: its moment, or its day as every zone has it.
  private func moment(of original: EventTime) -> Instant {
    original.isDate ? Instant(seconds: original.civil.clockSeconds) : original.instant(viewedIn: viewing)
  }

  /// RFC 5545 3.8.5.3: an RDATE with a PERIOD may also give an instance of the rule another length.
  private func ownLengths(_ master: Event) -> [Instant: EventLength] {
    var lengths: [Instant: EventLength] = [:]
    for addition in master.additions where addition.end != .none {
      let start = sameKind(addition.start, as: master.start)
      lengths[moment(of: start)] = EventLength(start: start, end: addition.end, viewing: viewing)
    }
    return lengths
  }

  /// What DTSTART, RRULEs and RDATEs give of a part, before anything is taken away; some may come twice.
  private mutating func instances(of recurring: Recurring, in part: SeriesPart) -> [Instance] {
    var found = givenStarts(of: recurring.master).compactMap { instance($0, recurring, part) }
    for rule in recurring.master.rules { found += instances(of: rule, recurring, part) }
    return found
  }

  /// The starts that need no rule: DTSTART, which is always the first instance (RFC 5545 3.8.5.3), and RDATEs.
  private func givenStarts(of master: Event) -> [EventTime] {
    [master.start] + master.additions.map { sameKind($0.start, as: master.start) }
  }

  /// The instance of an original start, if the part describes it and it touches the window.
  private func instance(_ original: EventTime, _ recurring: Recurring, _ part: SeriesPart) -> Instance? {
    let reading = recurring.clock.reading(of: original)
    guard part.contains(reading) else { return nil }
    let own = part.first == nil && !recurring.ownLengths.isEmpty ? recurring.ownLengths[moment(of: original)] : nil
    let start = part.start(of: original, reading: reading, clock: recurring.clock)
    let span = (own ?? part.length).span(from: start, viewing: viewing)
    return touches(span) ? Instance(original: original, reading: reading, span: span) : nil
  }

  /// Those of a rule's instances that a part describes and that touch the window.
  private mutating func instances(
    of rule: RecurrenceRule, _ recurring: Recurring, _ part: SeriesPart
  ) -> [Instance] {
    let (master, clock) = (recurring.master, recurring.clock)
    // A day on each side: the window's edges are told on other clocks than the rule's.
    let moved = part.mostDaysMoved
    let earliest = clock.zone.time(at: first).civil.adding(days: -part.length.mostDays - 1 - moved.forth)
    let latest = clock.zone.time(at: end).civil.adding(days: 1 + moved.back)
    let notBefore = max(earliest, part.first ?? earliest)
    let notAfter = min(latest, part.end ?? latest)
    let changes = ClockChanges(rule, start: master.start, until: end)
    var rule = rule
    rule.count = changes.map(\.count) ?? rule.count
    guard var starts = starts(of: rule, master, from: notBefore, to: notAfter) else {
      note(
        "its rule counts in a calendar that is not known (RSCALE=\(rule.scale ?? "")); only its start is shown", master)
      return []
    }
    var found: [Instance] = []
    while let start = starts.next(), start <= notAfter, !isPast(rule.until, start, master.start) {
      for original in changes?.moments(of: start).map(EventTime.init) ?? [clock.time(at: start)] {
        if let instance = instance(original, recurring, part) { found.append(instance) }
      }
      if found.count >= Expansion.mostInstances {
        note("too many instances; the first \(Expansion.mostInstances) are shown", master)
        break
      }
      if remaining == 0 { break }
    }
    if starts.exhaustedBudget { note("the search for instances of its rule was given up", master) }
    return found
  }

  /// The starts that a rule of an event gives from one time to another; of UNTIL the civil forms are observed. Nil for a
  /// rule in a calendar that is not known.
  ///
  /// - Parameter includesStart: Whether DTSTART is one of them even when it does not satisfy the rule.
  private func starts(
    of rule: RecurrenceRule, _ master: Event, from first: CivilDateTime, to last: CivilDateTime?,
    includesStart: Bool = true
  ) -> RuleInstances? {
    let scale = rule.scale.flatMap { scales?.scale(named: $0) }
    guard rule.scale == nil || scale != nil else { return nil }
    return RuleInstances(
      rule: rule, start: master.start.civil, isDate: master.start.isDate, notBefore: first, notAfter: last,
      includesStart: includesStart, scale: scale)
  }

  /// Counts an occurrence against what may be shown in all; false when there is no room.
  private mutating func takeOne() -> Bool {
    guard remaining > 0 else {
      note("too many occurrences in all; \(Expansion.mostOccurrences) are shown")
      return false
    }
    remaining -= 1
    return true
  }

  private mutating func note(_ message: String, _ event: Event? = nil) {
    let diagnostic = Diagnostic(message, at: event?.origin)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Whether an instance is past an UNTIL given as a moment. The other forms are civil and the rule's own matter.
  private func isPast(_ until: RecurrenceRule.Until?, _ civil: CivilDateTime, _ start: EventTime) -> Bool {
    guard case .instant(let last) = until else { return false }
    switch start {
    case .date: return civil.date > InstanceKeys.day(of: EventTime(last))
    // A floating time has no moment; the figures are compared as they are written.
    case .floating: return civil.clockSeconds > last.seconds
    case .zoned(_, let zone): return zone.instant(of: civil) > last
    }
  }

  /// An RDATE in the form of DTSTART: its day where that is a date, its midnight where that is a time.
  private func sameKind(_ time: EventTime, as start: EventTime) -> EventTime {
    // Without a zone beside a zoned start, it is told on the start's clocks.
    if case .floating(let civil) = time, case .zoned = start { return start.replacing(civil: civil) }
    if time.isDate == start.isDate { return time }
    if start.isDate { return .date(InstanceKeys.day(of: time)) }
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
