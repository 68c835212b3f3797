import CalendarCore

/// An EXRULE (RFC 2445 4.8.5.2), asked for one instance after the other.
struct ExceptionRule {
  /// The rule; of its UNTIL the civil forms are observed.
  let rule: RecurrenceRule
  private let makeInstances: (CivilDateTime) -> RuleInstances?
  private var instances: RuleInstances?
  private var upcoming: CivilDateTime?

  /// Makes one whose instances from a time on are made by a function; it takes nothing away where that makes none.
  init(_ rule: RecurrenceRule, makeInstances: @escaping (CivilDateTime) -> RuleInstances?) {
    self.rule = rule
    self.makeInstances = makeInstances
  }

  /// Whether it takes an instance away; each question is about a later instance than the one before, or the same.
  mutating func contains(_ reading: CivilDateTime) -> Bool {
    if instances == nil || rule.count == nil && upcoming.map({ $0 < reading }) ?? false {
      // Without COUNT it costs nothing to begin anew, whatever lies between.
      instances = makeInstances(reading)
      upcoming = instances?.next()
    }
    while let next = upcoming, next < reading { upcoming = instances?.next() }
    return upcoming == reading
  }
}
