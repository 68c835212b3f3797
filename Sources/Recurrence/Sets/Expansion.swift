import CalendarCore
import TextGate

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

  /// What is said when there are more.
  public static let tooMany = Diagnostic("too many occurrences in all; \(mostOccurrences) are shown")

  /// The most starts of one event that are collected, and the most steps of the search for all of them together: starts
  /// that are looked at, periods without any, and questions to exception rules. A rule by the second has 2,678,400 starts
  /// in a month.
  private static let mostCollected = 5 * mostInstances
  private static let mostSteps = 50_000_000
  /// The most diagnostics.
  private static let mostDiagnostics = 1000

  private var remaining = Expansion.mostOccurrences
  /// Whether there were more occurrences than may be shown.
  public private(set) var isFull = false
  private var stepsLeft = Expansion.mostSteps
  private var noted: Set<Diagnostic> = []
  /// Room for the instances of an event, and for their moments.
  private var room: [Instance] = []
  private var seen = SeenMoments()
  /// The window's edges on the clocks of the zone that was asked about last.
  private var edges: (zone: Zone, first: CivilDateTime, end: CivilDateTime)
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
    edges = (viewing, viewing.time(at: first).civil, viewing.time(at: end).civil)
  }

  /// Adds the occurrences of a series in the window, in no particular order.
  public mutating func add(_ series: EventSeries, in calendar: CalendarInfo, to found: inout [Occurrence]) {
    if series.leavesOutRanges {
      note(
        "it is changed for all later instances more than \(EventSeries.mostRanges) times; the first changes count",
        series.ranges[0])
    }
    let overrides = overrides(of: series)
    let replaced =
      overrides.isEmpty
      ? nil
      : InstanceKeys.naming(
        overrides.compactMap { $0.recurrenceID }, hasDates: series.masters.contains { $0.start.isDate },
        viewing: viewing)
    for master in series.masters {
      if master.isRecurring {
        addInstances(of: Occurrence.Subject(master, in: calendar), in: series, except: replaced, to: &found)
      } else if !isNamed(by: replaced, master), !isExcepted(master) {
        addSingle(master, calendar, to: &found)
      }
    }
    for override in overrides where override.status != .cancelled { addSingle(override, calendar, to: &found) }
  }

  /// An instance that touches the window: its original start, which names it, and its times.
  fileprivate struct Instance {
    var original: EventTime
    /// What no other original start has: its moment, or its day as every zone has it.
    var moment: Instant
    /// What the series' clocks show at the original start.
    var reading: CivilDateTime
    var span: Occurrence.Span
  }

  /// A day told in any zone is another one at most so many days away in the viewing zone: both may be 26 hours from UTC
  /// (RFC 9636 section 3.2).
  private static let furthestDay = 3

  private mutating func addSingle(_ event: Event, _ calendar: CalendarInfo, to found: inout [Occurrence]) {
    // What begins later in any zone need not be looked at.
    guard event.start.civil.date < window.end.adding(days: Expansion.furthestDay) else { return }
    let length = EventLength(start: event.start, end: event.end, viewing: viewing)
    let span = length.span(from: event.start, viewing: viewing)
    guard touches(span), takeOne() else { return }
    found.append(
      Occurrence(
        Occurrence.Subject(event, in: calendar), span: span, recurrenceID: event.recurrenceID,
        isRecurring: event.recurrenceID != nil))
  }

  /// The overrides that count.
  private mutating func overrides(of series: EventSeries) -> [Event] {
    guard let newest = series.masters.first, newest.isRecurring,
      series.overrides.contains(where: { $0.sequence < newest.sequence })
    else { return series.overrides }
    let names = series.masters.map { InstanceNames(of: $0, viewing: viewing) }
    var valid: [Event] = []
    for override in series.overrides where !isStale(override, newest, names) { valid.append(override) }
    return valid
  }

  /// Whether an override is left over from before the series was rescheduled: it is older than the series by SEQUENCE and
  /// names none of its instances any more.
  private mutating func isStale(_ override: Event, _ newest: Event, _ names: [InstanceNames]) -> Bool {
    guard let id = override.recurrenceID, override.sequence < newest.sequence else { return false }
    for names in names where hasInstance(names, named: id) { return false }
    return true
  }

  /// What tells whether an event has an instance: the event, its clock, and what that shows at its given starts.
  private struct InstanceNames {
    let master: Event
    let clock: SeriesClock
    let given: Set<CivilDateTime>

    init(of master: Event, viewing: Zone) {
      self.master = master
      let clock = SeriesClock(of: master, viewing: viewing)
      given = Set(Expansion.givenStarts(of: master).map(clock.reading))
      self.clock = clock
    }
  }

  /// Whether an event has an instance; one that is not found in the steps that are left counts as one.
  private mutating func hasInstance(_ names: InstanceNames, named id: EventTime) -> Bool {
    let reading = names.clock.reading(of: id)
    if names.given.contains(reading) { return true }
    for rule in names.master.rules {
      guard stepsLeft > 0 else { return true }
      var starts = starts(of: rule, names.master, from: reading, to: reading)
      defer { stepsLeft -= 1 + (starts?.examinedPeriods ?? 0) }
      if starts?.next() == reading { return true }
    }
    return false
  }

  /// Whether a single event takes itself away by an EXDATE (RFC 5545 3.8.5.1).
  private func isExcepted(_ event: Event) -> Bool {
    isNamed(by: InstanceKeys.naming(event.exceptions, hasDates: event.start.isDate, viewing: viewing), event)
  }

  private func isNamed(by keys: InstanceKeys?, _ event: Event) -> Bool {
    guard let keys else { return false }
    return keys.contains(event.start, reading: event.start.civil, moment: moment(of: event.start))
  }

  /// A recurring event, made ready.
  private struct Recurring {
    /// With its calendar; shared, for an event is large.
    let subject: Occurrence.Subject
    let clock: SeriesClock
    /// The lengths of instances that an RDATE gives one of their own, by their original starts.
    let ownLengths: [Instant: EventLength]?
    /// What EXDATEs take away, and what overrides replace.
    let excluded: InstanceKeys?
    let replaced: InstanceKeys?
  }

  private mutating func addInstances(
    of master: Occurrence.Subject, in series: EventSeries, except replaced: InstanceKeys?, to found: inout [Occurrence]
  ) {
    let recurring = Recurring(
      subject: master, clock: SeriesClock(of: master.event, viewing: viewing), ownLengths: ownLengths(master.event),
      excluded: InstanceKeys.naming(
        master.event.exceptions, hasDates: master.event.start.isDate, viewing: viewing),
      replaced: replaced)
    seen.removeAll()
    guard !series.ranges.isEmpty else {
      let part = SeriesPart(master, viewing: viewing)
      return addInstances(of: recurring, in: part, to: &found)
    }
    for part in SeriesPart.parts(of: master, ranges: series.ranges, clock: recurring.clock, viewing: viewing)
    where !part.isCancelled {
      addInstances(of: recurring, in: part, to: &found)
    }
  }

  /// Adds the occurrences of a part that nothing takes away.
  private mutating func addInstances(
    of recurring: Recurring, in part: SeriesPart, to found: inout [Occurrence]
  ) {
    // The room for them is used again for each part.
    var instances: [Instance] = []
    swap(&instances, &room)
    defer { swap(&instances, &room) }
    instances.removeAll(keepingCapacity: true)
    addInstances(of: recurring, in: part, to: &instances)
    var exceptionRules = exceptionRules(of: recurring.subject.event)
    if !exceptionRules.isEmpty { instances.sort { $0.reading < $1.reading } }
    for index in instances.indices {
      if !exceptionRules.isEmpty {
        stepsLeft -= exceptionRules.count
        guard stepsLeft > 0 else { return noteGivenUp(recurring.subject.event) }
        if takes(&exceptionRules, instances[index].reading, recurring.clock) { continue }
      }
      guard seen.insert(instances[index].moment) else { continue }
      guard takeOne() else { return }
      let occurrence = Occurrence(
        part.subject, span: instances[index].span, recurrenceID: instances[index].original, isRecurring: true)
      found.append(consume occurrence)
    }
  }

  /// Whether one of a series' exception rules takes an instance away.
  private func takes(_ rules: inout [ExceptionRule], _ reading: CivilDateTime, _ clock: SeriesClock) -> Bool {
    for index in rules.indices
    where rules[index].contains(reading) && !isPast(rules[index].rule.until, clock.time(at: reading)) {
      return true
    }
    return false
  }

  private func exceptionRules(of master: Event) -> [ExceptionRule] {
    guard !master.exceptionRules.isEmpty else { return [] }
    return master.exceptionRules.map { [self] rule in
      ExceptionRule(rule) { starts(of: rule, master, from: $0, to: nil, includesStart: false) }
    }
  }

  /// What tells an original start from any other (``Instance/moment``).
  private func moment(of original: EventTime) -> Instant {
    original.isDate ? Instant(seconds: original.civil.clockSeconds) : original.instant(viewedIn: viewing)
  }

  /// RFC 5545 3.8.5.3: an RDATE with a PERIOD may also give an instance of the rule another length.
  private func ownLengths(_ master: Event) -> [Instant: EventLength]? {
    guard !master.additions.isEmpty else { return nil }
    var lengths: [Instant: EventLength] = [:]
    for addition in master.additions where addition.end != .none {
      let start = Expansion.sameKind(addition.start, as: master.start)
      lengths[moment(of: start)] = EventLength(start: start, end: addition.end, viewing: viewing)
    }
    return lengths
  }

  /// Adds what DTSTART, RRULEs and RDATEs give of a part, before anything is taken away; some may come twice.
  private mutating func addInstances(of recurring: Recurring, in part: SeriesPart, to found: inout [Instance]) {
    let master = recurring.subject.event
    add(master.start, recurring, part, to: &found)
    for addition in master.additions {
      add(Expansion.sameKind(addition.start, as: master.start), recurring, part, to: &found)
    }
    for rule in master.rules where found.count < Expansion.mostCollected {
      addInstances(of: rule, recurring, part, to: &found)
    }
  }

  /// The starts that need no rule: DTSTART, which is always the first instance (RFC 5545 3.8.5.3), and RDATEs.
  private static func givenStarts(of master: Event) -> [EventTime] {
    [master.start] + master.additions.map { sameKind($0.start, as: master.start) }
  }

  /// Adds the instance of a given start, if the part describes it and it touches the window.
  private func add(_ original: EventTime, _ recurring: Recurring, _ part: SeriesPart, to found: inout [Instance]) {
    let reading = recurring.clock.reading(of: original)
    if part.first == nil, recurring.ownLengths == nil,
      reading.date.adding(days: part.length.mostDays + Expansion.furthestDay) < window.start
    {
      // Most series began long ago.
      return
    }
    add(original, reading: reading, moment(of: original), recurring, part, to: &found)
  }

  /// Adds the instance of an original start, if the part describes it and it touches the window.
  private func add(
    _ original: EventTime, reading: CivilDateTime, _ moment: Instant, _ recurring: Recurring, _ part: SeriesPart,
    to found: inout [Instance]
  ) {
    guard part.contains(reading) else { return }
    let isMaster = part.first == nil
    let own = isMaster ? recurring.ownLengths?[moment] : nil
    let length = own ?? part.length
    let span =
      isMaster
      ? length.span(from: original, at: moment, viewing: viewing)
      : length.span(from: part.start(of: original, reading: reading, clock: recurring.clock), viewing: viewing)
    guard touches(span) else { return }
    let instance = Instance(original: original, moment: moment, reading: reading, span: span)
    if let excluded = recurring.excluded, excluded.contains(instance) { return }
    if let replaced = recurring.replaced, replaced.contains(instance) { return }
    found.append(instance)
  }

  /// Adds those of a rule's instances that a part describes and that touch the window.
  private mutating func addInstances(
    of rule: RecurrenceRule, _ recurring: Recurring, _ part: SeriesPart, to found: inout [Instance]
  ) {
    let (subject, clock) = (recurring.subject, recurring.clock)
    if edges.zone != clock.zone {
      edges = (clock.zone, clock.zone.time(at: first).civil, clock.zone.time(at: end).civil)
    }
    // A day on each side: the window's edges are told on other clocks than the rule's.
    let moved = part.mostDaysMoved
    let earliest = edges.first.adding(days: -part.length.mostDays - 1 - moved.forth)
    let latest = edges.end.adding(days: 1 + moved.back)
    let notBefore = max(earliest, part.first ?? earliest)
    let notAfter = min(latest, part.end ?? latest)
    guard notBefore <= notAfter else { return }
    guard stepsLeft > 0 else { return noteGivenUp(subject.event) }
    let changes = rule.frequency < .daily ? ClockChanges(rule, start: subject.event.start, until: end) : nil
    let counted = changes?.rule ?? rule
    guard var starts = starts(of: counted, subject.event, from: notBefore, to: notAfter) else {
      note(
        "its rule counts in a calendar that is not known (RSCALE=\(untrusted: rule.scale ?? "")); only its start is shown",
        subject.event)
      return
    }
    let most = min(found.count + Expansion.mostInstances, Expansion.mostCollected)
    var looked = 0
    while let reading = starts.next(), reading <= notAfter {
      looked += 1
      let original = clock.time(at: reading)
      let moment = moment(of: original)
      if isPast(rule.until, original, moment) { break }
      if let changes {
        for moment in changes.moments(of: reading) {
          add(EventTime(moment), reading: clock.reading(of: EventTime(moment)), moment, recurring, part, to: &found)
        }
      } else {
        add(original, reading: reading, moment, recurring, part, to: &found)
      }
      if found.count >= most {
        note("too many instances; the first \(Expansion.mostInstances) are shown", subject.event)
        break
      }
      if remaining == 0 { break }
      if looked + starts.examinedPeriods >= stepsLeft { break }
    }
    stepsLeft -= looked + starts.examinedPeriods
    if starts.exhaustedBudget || stepsLeft <= 0 { noteGivenUp(subject.event) }
  }

  /// The starts that a rule of an event gives from one time to another; of UNTIL the civil forms are observed. Nil for a
  /// rule in a calendar that is not known.
  ///
  /// - Parameter includesStart: Whether DTSTART is one of them even when it does not satisfy the rule.
  private func starts(
    of rule: RecurrenceRule, _ master: Event, from first: CivilDateTime, to last: CivilDateTime?,
    includesStart: Bool = true
  ) -> RuleInstances? {
    var scale: (any CalendarScale)?
    if let name = rule.scale {
      scale = scales?.scale(named: name)
      if scale == nil { return nil }
    }
    return RuleInstances(
      rule: rule, start: master.start.civil, isDate: master.start.isDate, notBefore: first, notAfter: last,
      includesStart: includesStart, scale: scale)
  }

  /// Counts an occurrence against what may be shown in all; false when there is no room.
  private mutating func takeOne() -> Bool {
    guard remaining > 0 else {
      isFull = true
      note(Expansion.tooMany)
      return false
    }
    remaining -= 1
    return true
  }

  private mutating func note(_ message: VisibleText, _ event: Event) { note(Diagnostic(message, at: event.origin)) }

  private mutating func noteGivenUp(_ event: Event) {
    note("the search for instances of its rule was given up", event)
  }

  private mutating func note(_ diagnostic: Diagnostic) {
    guard noted.count < Expansion.mostDiagnostics, noted.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Whether an instance is past an UNTIL given as a moment. The other forms are civil and the rule's own matter.
  ///
  /// - Parameter moment: The instance's, where it is known already.
  private func isPast(_ until: RecurrenceRule.Until?, _ original: EventTime, _ moment: Instant? = nil) -> Bool {
    guard case .instant(let last) = until else { return false }
    switch original {
    case .date(let date): return date > InstanceKeys.day(of: EventTime(last))
    // A floating time has no moment; the figures are compared as they are written.
    case .floating(let civil): return civil.clockSeconds > last.seconds
    case .zoned(let civil, let zone): return (moment ?? zone.instant(of: civil)) > last
    }
  }

  /// An RDATE in the form of DTSTART: its day where that is a date, its midnight where that is a time.
  private static func sameKind(_ time: EventTime, as start: EventTime) -> EventTime {
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

extension InstanceKeys {
  /// Whether one of the times names an instance.
  fileprivate func contains(_ instance: Expansion.Instance) -> Bool {
    contains(instance.original, reading: instance.reading, moment: instance.moment)
  }
}
