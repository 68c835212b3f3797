import CalendarCore

extension Expansion {
  /// Adds those of a rule's instances that a part describes and that touch the window.
  mutating func addInstances(
    of rule: RecurrenceRule, _ recurring: Recurring, _ part: SeriesPart, to found: inout [Instance]
  ) {
    let subject = recurring.subject
    let (notBefore, notAfter) = originalStarts(of: part, recurring.clock)
    guard notBefore <= notAfter else { return }
    guard budget.steps > 0 else { return noteGivenUp(subject.event) }
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
      let original = recurring.clock.time(at: reading)
      let moment = moment(of: original)
      if isPast(rule.until, original, moment) { break }
      if let changes {
        for moment in changes.moments(of: reading) {
          let start = EventTime(moment)
          add(start, reading: recurring.clock.reading(of: start), moment, recurring, part, to: &found)
        }
      } else {
        add(original, reading: reading, moment, recurring, part, to: &found)
      }
      if found.count >= most {
        note("too many instances; the first \(Expansion.mostInstances) are shown", subject.event)
        break
      }
      if budget.occurrences == 0 { break }
      if looked + starts.examinedPeriods >= budget.steps { break }
    }
    budget.steps -= looked + starts.examinedPeriods
    if starts.exhaustedBudget || budget.steps <= 0 { noteGivenUp(subject.event) }
  }

  /// The original starts between which a part's instances may touch the window, on the clocks of a series.
  private mutating func originalStarts(
    of part: SeriesPart, _ clock: SeriesClock
  ) -> (first: CivilDateTime, last: CivilDateTime) {
    if edges.zone != clock.zone {
      edges = (clock.zone, clock.zone.time(at: first).civil, clock.zone.time(at: end).civil)
    }
    // A day on each side: the window's edges are told on other clocks than the rule's.
    let moved = part.mostDaysMoved
    let earliest = edges.first.adding(days: -part.length.mostDays - 1 - moved.forth)
    let latest = edges.end.adding(days: 1 + moved.back)
    return (max(earliest, part.first ?? earliest), min(latest, part.end ?? latest))
  }

  /// The starts that a rule of an event gives from one time to another; of UNTIL the civil forms are observed. Nil for a
  /// rule in a calendar that is not known.
  ///
  /// - Parameter includesStart: Whether DTSTART is one of them even when it does not satisfy the rule.
  func starts(
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

  /// Whether one of a series' exception rules takes an instance away.
  func takes(_ rules: inout [ExceptionRule], _ reading: CivilDateTime, _ clock: SeriesClock) -> Bool {
    for index in rules.indices
    where rules[index].contains(reading) && !isPast(rules[index].rule.until, clock.time(at: reading)) {
      return true
    }
    return false
  }

  func exceptionRules(of master: Event) -> [ExceptionRule] {
    guard !master.exceptionRules.isEmpty else { return [] }
    return master.exceptionRules.map { [self] rule in
      ExceptionRule(rule) { starts(of: rule, master, from: $0, to: nil, includesStart: false) }
    }
  }

  /// Whether an instance is past an UNTIL given as a moment. The other forms are civil and the rule's own matter.
  ///
  /// - Parameter moment: The instance's, where it is known already.
  func isPast(_ until: RecurrenceRule.Until?, _ original: EventTime, _ moment: Instant? = nil) -> Bool {
    guard case .instant(let last) = until else { return false }
    switch original {
    case .date(let date): return date > InstanceKeys.day(of: EventTime(last))
    // A floating time has no moment; the figures are compared as they are written.
    case .floating(let civil): return civil.clockSeconds > last.seconds
    case .zoned(let civil, let zone): return (moment ?? zone.instant(of: civil)) > last
    }
  }
}
