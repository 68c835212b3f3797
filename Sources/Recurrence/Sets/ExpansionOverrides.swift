import CalendarCore

extension Expansion {
  /// The overrides that count.
  mutating func overrides(of series: EventSeries) -> [Event] {
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
  mutating func isStale(_ override: Event, _ newest: Event, _ names: [InstanceNames]) -> Bool {
    guard let id = override.recurrenceID, override.sequence < newest.sequence else { return false }
    for names in names where hasInstance(names, named: id) { return false }
    return true
  }

  /// What tells whether an event has an instance: the event, its clock, and what that shows at its given starts.
  struct InstanceNames {
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
  mutating func hasInstance(_ names: InstanceNames, named id: EventTime) -> Bool {
    let reading = names.clock.reading(of: id)
    if names.given.contains(reading) { return true }
    for rule in names.master.rules {
      guard budget.steps > 0 else { return true }
      var starts = starts(of: rule, names.master, from: reading, to: reading)
      defer { budget.steps -= 1 + (starts?.examinedPeriods ?? 0) }
      if starts?.next() == reading { return true }
    }
    return false
  }
}
