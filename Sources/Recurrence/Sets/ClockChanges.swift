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

  /// A change of the clocks that the rule's steps go on through, and COUNT as it is after it.
  private struct Passage {
    var change: Zone.Change
    /// How many times that clocks show are skipped or come twice.
    var times: Int
    var count: Int
  }

  /// Five centuries of two a year.
  private static let mostChanges = 1000

  private mutating func adjustCount(
    _ rule: RecurrenceRule, _ start: CivilDateTime, from first: Instant, to end: Instant
  ) {
    guard let given = rule.count else { return }
    var passages: [Passage] = []
    var moment = first
    while let change = zone.nextChange(after: moment), change.instant <= end, passages.count < ClockChanges.mostChanges
    {
      moment = change.instant
      guard step <= abs(change.shift) else { continue }
      let times = self.times(of: rule, start, count: nil, at: change).count
      let before = passages.last?.count ?? given
      passages.append(Passage(change: change, times: times, count: before + (change.shift < 0 ? -times : times)))
    }
    // The first change that no instance follows; those after it do not matter.
    var (low, high) = (0, passages.count)
    while low < high {
      let middle = (low + high) / 2
      if isFollowed(passages[middle], rule, start) { low = middle + 1 } else { high = middle }
    }
    count = low == 0 ? given : passages[low - 1].count
    if low < passages.count { finish(at: passages[low].change, rule, start) }
  }

  private func isFollowed(_ passage: Passage, _ rule: RecurrenceRule, _ start: CivilDateTime) -> Bool {
    guard passage.count > 0 else { return false }
    var rule = rule
    rule.count = passage.count
    let shown = passage.change.shown
    var instances = RuleInstances(
      rule: rule, start: start, isDate: false,
      notBefore: CivilDateTime(clockSeconds: max(shown.before, shown.after)))
    return instances.next() != nil
  }

  /// The times that clocks skip or show twice at a change which a rule, or as much of it as COUNT leaves, gives.
  private func times(of rule: RecurrenceRule, _ start: CivilDateTime, count: Int?, at change: Zone.Change)
    -> [CivilDateTime]
  {
    var rule = rule
    rule.count = count
    let shown = change.shown
    let instances = RuleInstances(
      rule: rule, start: start, isDate: false,
      notBefore: CivilDateTime(clockSeconds: min(shown.before, shown.after)),
      notAfter: CivilDateTime(clockSeconds: max(shown.before, shown.after) - 1))
    return Array(instances)
  }

  /// Lets COUNT end at a change: within its first pass, or with some instances of its second.
  private mutating func finish(at change: Zone.Change, _ rule: RecurrenceRule, _ start: CivilDateTime) {
    guard let counted = count else { return }
    let times = times(of: rule, start, count: counted, at: change)
    guard change.shift < 0 else {
      count = counted + times.count
      return
    }
    let everyTime = self.times(of: rule, start, count: nil, at: change)
    guard let lastTime = times.last, times.count == everyTime.count else { return }
    let rest = remaining(of: rule, counted, start, after: lastTime)
    count = counted - min(times.count, rest)
    last = zone.instant(of: rest > 0 ? times[min(rest, times.count) - 1] : lastTime)
    if rest > 0 { last = last?.adding(seconds: -change.shift) }
  }

  /// How many of so many instances come after one of them.
  private func remaining(
    of rule: RecurrenceRule, _ count: Int, _ start: CivilDateTime, after time: CivilDateTime
  ) -> Int {
    var rule = rule
    rule.count = count
    var instances = RuleInstances(rule: rule, start: start, isDate: false, notBefore: time, notAfter: time)
    return instances.next() == nil ? 0 : instances.remainingCount
  }
}
