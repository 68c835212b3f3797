import CalendarCore

extension Expansion {
  /// An instance that touches the window: its original start, which names it, and its times.
  struct Instance {
    var original: EventTime
    /// What no other original start has: its moment, or its day as every zone has it.
    var moment: Instant
    /// What the series' clocks show at the original start.
    var reading: CivilDateTime
    var span: Occurrence.Span
  }

  /// A recurring event, made ready.
  struct Recurring {
    /// With its calendar; shared, for an event is large.
    let subject: Occurrence.Subject
    let clock: SeriesClock
    /// The lengths of instances that an RDATE gives one of their own, by their original starts.
    let ownLengths: [Instant: EventLength]?
    /// What EXDATEs take away, and what overrides replace.
    let excluded: InstanceKeys?
    let replaced: InstanceKeys?
  }

  mutating func addInstances(
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
  mutating func addInstances(
    of recurring: Recurring, in part: SeriesPart, to found: inout [Occurrence]
  ) {
    // The room for them is used again for each part.
    var instances: [Instance] = []
    swap(&instances, &room)
    defer { swap(&instances, &room) }
    instances.removeAll(keepingCapacity: true)
    addInstances(of: recurring, in: part, to: &instances)
    var exceptionRules = exceptionRules(of: recurring.subject.event)
    let isTask = recurring.subject.event.kind == .todo
    if !exceptionRules.isEmpty { instances.sort { $0.reading < $1.reading } }
    for index in instances.indices {
      if !exceptionRules.isEmpty {
        budget.steps -= exceptionRules.count
        guard budget.steps > 0 else { return noteGivenUp(recurring.subject.event) }
        if takes(&exceptionRules, instances[index].reading, recurring.clock) { continue }
      }
      guard seen.insert(instances[index].moment) else { continue }
      guard takeOne() else { return }
      var occurrence = Occurrence(
        part.subject, span: instances[index].span, recurrenceID: instances[index].original, isRecurring: true)
      if isTask { occurrence.isOverdue = isOverdue(part.subject.event, instances[index].span) }
      found.append(consume occurrence)
    }
  }

  /// RFC 5545 3.8.5.3: an RDATE with a PERIOD may also give an instance of the rule another length.
  func ownLengths(_ master: Event) -> [Instant: EventLength]? {
    guard !master.additions.isEmpty else { return nil }
    var lengths: [Instant: EventLength] = [:]
    for addition in master.additions where addition.end != .none {
      let start = Expansion.sameKind(addition.start, as: master.start)
      lengths[moment(of: start)] = EventLength(start: start, end: addition.end, kind: master.kind, viewing: viewing)
    }
    return lengths
  }

  /// Adds what DTSTART, RRULEs and RDATEs give of a part, before anything is taken away; some may come twice.
  mutating func addInstances(of recurring: Recurring, in part: SeriesPart, to found: inout [Instance]) {
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
  static func givenStarts(of master: Event) -> [EventTime] {
    [master.start] + master.additions.map { sameKind($0.start, as: master.start) }
  }

  /// Adds the instance of a given start, if the part describes it and it touches the window.
  func add(_ original: EventTime, _ recurring: Recurring, _ part: SeriesPart, to found: inout [Instance]) {
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
  func add(
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

  /// An RDATE in the form of DTSTART: its day where that is a date, its midnight where that is a time.
  static func sameKind(_ time: EventTime, as start: EventTime) -> EventTime {
    // Without a zone beside a zoned start, it is told on the start's clocks.
    if case .floating(let civil) = time, case .zoned = start { return start.replacing(civil: civil) }
    if time.isDate == start.isDate { return time }
    if start.isDate { return .date(InstanceKeys.day(of: time)) }
    return start.replacing(civil: CivilDateTime(time.civil.date, secondOfDay: start.civil.secondOfDay))
  }
}

extension InstanceKeys {
  /// Whether one of the times names an instance.
  func contains(_ instance: Expansion.Instance) -> Bool {
    contains(instance.original, reading: instance.reading, moment: instance.moment)
  }
}
