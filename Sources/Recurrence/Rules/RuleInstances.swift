import CalendarCore

/// The starts that a recurrence rule generates, ascending and each once (RFC 5545 3.3.10 and 3.8.5.3, with SKIP of
/// RFC 7529), on the clocks of the start's zone.
///
/// The start is the first instance and the first of COUNT whether it satisfies the rule or not, and even when UNTIL
/// lies before it. Of UNTIL the civil forms are observed; a moment (``RecurrenceRule/Until/instant(_:)``) is for the
/// caller to check, who knows the zone.
///
/// The search is bounded: it ends after year 9999, at `notAfter`, when no instance has come in a whole cycle of the
/// calendar, and at the latest after ``mostPeriods`` periods in vain.
public struct RuleInstances: Sendable, Sequence, IteratorProtocol {
  /// The most periods that are examined for one instance.
  public static let mostPeriods = 1_000_000

  /// Whether the search was given up because ``mostPeriods`` were examined in vain: there may be more instances.
  public private(set) var exhaustedBudget = false

  /// How many instances COUNT leaves after those returned; `Int.max` without COUNT.
  var remainingCount: Int { remaining }

  /// How many periods were examined so far.
  private(set) var examinedPeriods = 0

  private let plan: RulePlan
  private let start: Int
  private let notBefore: CivilDateTime
  private let low: Int
  private let high: Int
  private var remaining: Int
  private let hasCount: Bool
  private let includesStart: Bool
  private let isStartInWindow: Bool
  private var cursor: PeriodCursor
  private var set: PeriodSet
  /// ``examinedPeriods`` when the last instance was returned.
  private var examinedBefore = 0
  /// The place in `set` of the next instance.
  private var position = 0
  private var last: Int
  private var lastFruitfulOrigin: Int
  private var isStarted = false
  private var isFinished = false

  /// Prepares the instances of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule; entries of its lists that are out of range are ignored.
  ///   - start: DTSTART on the clocks of its zone.
  ///   - isDate: Whether DTSTART is a date. Then BYHOUR, BYMINUTE and BYSECOND are ignored, and frequencies shorter
  ///     than a day give each day that they meet once.
  ///   - notBefore: Earlier instances are counted but left out.
  ///   - notAfter: Later instances are left out.
  ///   - includesStart: Whether the start is an instance even when it does not satisfy the rule. It is one of RRULE's; an
  ///     EXRULE takes away only what it gives (RFC 2445 4.8.5.2).
  ///   - scale: The calendar that RSCALE names; nil for the Gregorian one.
  public init(
    rule: RecurrenceRule, start: CivilDateTime, isDate: Bool, notBefore: CivilDateTime?,
    notAfter: CivilDateTime? = nil, includesStart: Bool = true, scale: (any CalendarScale)? = nil
  ) {
    plan = RulePlan(
      rule: rule, start: start, isDate: isDate, calendar: RuleCalendar(scale, start: start.date))
    self.start = start.clockSeconds
    self.notBefore = Swift.max(start, notBefore ?? start)
    low = self.notBefore.clockSeconds
    high = RuleInstances.end(of: rule, notAfter: notAfter)
    hasCount = rule.count != nil
    self.includesStart = includesStart
    isStartInWindow = start >= self.notBefore && notAfter.map { start <= $0 } ?? true
    remaining = Swift.max(1, rule.count ?? .max)
    cursor = PeriodCursor(plan, start: start)
    set = PeriodSet(plan)
    last = start.clockSeconds - (includesStart ? 0 : 1)
    if !hasCount { _ = cursor.skip(to: self.notBefore) }
    lastFruitfulOrigin = cursor.origin
  }

  /// The next start, or nil after the last one.
  public mutating func next() -> CivilDateTime? {
    if !isStarted {
      isStarted = true
      isFinished = plan.isImpossible
      if includesStart {
        remaining -= 1
        if isStartInWindow { return CivilDateTime(clockSeconds: start) }
      }
    }
    while !isFinished, remaining > 0 {
      if position < set.count {
        let instance = set[position]
        if instance > high { break }
        position += 1
        remaining -= 1
        last = instance
        examinedBefore = examinedPeriods
        return CivilDateTime(clockSeconds: instance)
      }
      examineNextPeriod()
    }
    isFinished = true
    return nil
  }

  /// Loads the next period's set and places `position` at its first instance from `low` on.
  private mutating func examineNextPeriod() {
    let origin = cursor.origin
    let isBarren = origin - lastFruitfulOrigin > plan.cycle
    exhaustedBudget = origin <= high && !isBarren && examinedPeriods - examinedBefore >= RuleInstances.mostPeriods
    guard origin <= high, !isBarren, !exhaustedBudget else {
      isFinished = true
      return
    }
    cursor.examine(into: &set.bases)
    set.pick()
    examinedPeriods += 1
    position = 0
    if set.count > 0 { lastFruitfulOrigin = origin }
    // What a month moved to the first of the next by SKIP may come again there.
    position = set.firstIndex(notBefore: last + 1)
    let wanted = set.firstIndex(notBefore: low)
    if wanted > position {
      remaining -= wanted - position
      last = set[wanted - 1]
      position = wanted
    }
    if position == set.count { skipCountedPeriods() }
  }

  /// Passes over the periods before `low` of a rule with COUNT, when each, or each chosen day, is known to
  /// have as many instances.
  private mutating func skipCountedPeriods() {
    guard hasCount, last < low, remaining > 0 else { return }
    if let perPeriod = plan.instancesPerPeriod {
      remaining -= cursor.skip(to: notBefore) * perPeriod
      if perPeriod > 0 { lastFruitfulOrigin = cursor.origin }
    } else {
      remaining -= cursor.skipDays(to: notBefore) * plan.instancesPerShortPeriod
    }
  }

  /// The last clock second that instances may start at.
  private static func end(of rule: RecurrenceRule, notAfter: CivilDateTime?) -> Int {
    var end = GregorianYear.firstDay(of: CivilDate.supportedYears.upperBound + 1) * 86_400 - 1
    if let notAfter { end = Swift.min(end, notAfter.clockSeconds) }
    switch rule.until {
    case nil, .instant: return end
    case .date(let date): return Swift.min(end, date.dayNumber * 86_400 + 86_399)
    case .civil(let time): return Swift.min(end, time.clockSeconds)
    }
  }
}
