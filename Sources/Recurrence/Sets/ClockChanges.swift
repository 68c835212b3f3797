import CalendarCore

/// How a rule that steps by hours, minutes or seconds passes the changes of its zone's clocks.
///
/// Its steps are counted on the clocks like those of any rule. But where they are no longer than the hour that comes
/// twice, they are meant to go on through it, so both passes have instances; and where they are no longer than the hour
/// that is skipped, nothing is moved out of that. With longer steps a time that is skipped or doubled means what RFC
/// 5545 3.3.5 says of any time.
struct ClockChanges {
  private let zone: Zone
  /// Seconds from one period of the rule to the next.
  private let step: Int
  /// COUNT in times that clocks show: less by the second passes, more by the skipped ones.
  private(set) var count: Int?
  /// The last moment of an instance, where COUNT ends within a second pass.
  private var last: Instant?

  /// The changes that matter to a rule from its start to a moment; nil where there are none: for other frequencies, and
  /// for starts without a zone.
  init?(_ rule: RecurrenceRule, start: EventTime, until end: Instant) {
    guard case .zoned(let civil, let zone) = start, rule.frequency < .daily,
      zone.nextChange(after: start.instant(viewedIn: zone)) != nil
    else { return nil }
    self.zone = zone
    step = rule.interval * rule.frequency.seconds
    count = rule.count
    if rule.count != nil { adjustCount(rule, civil, from: start.instant(viewedIn: zone), to: end) }
  }

  /// The moments of an instance that the clocks show so: one, or none in a gap, or two in an overlap.
  func moments(of civil: CivilDateTime) -> [Instant] {
    let moment = zone.instant(of: civil)
    let shown = zone.time(at: moment).civil
    var moments = [moment]
    if shown != civil {
      if step <= shown.clockSeconds - civil.clockSeconds { moments = [] }
    } else if let change = zone.nextChange(after: moment), step <= -change.shift,
      civil.clockSeconds >= change.shown.after
    {
      moments.append(moment.adding(seconds: -change.shift))
    }
    return last.map { last in moments.filter { $0 <= last } } ?? moments
  }

  private mutating func adjustCount(
    _ rule: RecurrenceRule, _ start: CivilDateTime, from first: Instant, to end: Instant
  ) {
    var rule = rule
    var moment = first
    while let change = zone.nextChange(after: moment), change.instant <= end, last == nil {
      moment = change.instant
      guard step <= abs(change.shift) else { continue }
      let shown = change.shown
      let (low, high) = (min(shown.before, shown.after), max(shown.before, shown.after) - 1)
      rule.count = count
      var instances = RuleInstances(
        rule: rule, start: start, isDate: false, notBefore: CivilDateTime(clockSeconds: low),
        notAfter: CivilDateTime(clockSeconds: high))
      var times: [CivilDateTime] = []
      while let time = instances.next() { times.append(time) }
      guard let lastTime = times.last, let counted = count else { continue }
      guard change.shift < 0 else {
        count = counted + times.count
        continue
      }
      let rest = instances.remainingCount
      count = counted - min(times.count, rest)
      guard rest < times.count else { continue }
      last = zone.instant(of: rest > 0 ? times[rest - 1] : lastTime)
      if rest > 0 { last = last?.adding(seconds: -change.shift) }
    }
  }
}
