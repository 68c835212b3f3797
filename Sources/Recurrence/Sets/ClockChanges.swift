import CalendarCore

/// How a rule that steps by hours, minutes or seconds passes the changes of its zone's clocks.
///
/// Its steps are counted on the clocks like those of any rule. But where they are no longer than the hour that comes
/// twice, they are meant to go on through it, so both passes have instances; and where they are no longer than the hour
/// that is skipped, nothing is moved out of that. With longer steps a time that is skipped or doubled means what RFC
/// 5545 3.3.5 says of any time.
struct ClockChanges {
  /// The rule, with its COUNT in times that clocks show: less by the second passes, more by the skipped ones.
  private(set) var rule: RecurrenceRule
  private let start: CivilDateTime
  private let zone: Zone
  /// Seconds from one period of the rule to the next.
  private let step: Int
  /// The last moment of an instance, where COUNT ends at a doubled hour.
  private var last: Instant?

  /// The changes that matter to a rule from its start to a moment; nil where there are none: for other frequencies, and
  /// for starts without a zone.
  init?(_ rule: RecurrenceRule, start: EventTime, until end: Instant) {
    guard case .zoned(let civil, let zone) = start, rule.frequency < .daily,
      zone.nextChange(after: start.instant(viewedIn: zone)) != nil
    else { return nil }
    self.rule = rule
    self.start = civil
    self.zone = zone
    step = rule.interval * rule.frequency.seconds
    if let count = rule.count { adjust(count, to: end) }
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

  /// Five centuries of two a year.
  private static let mostChanges = 1000

  /// The changes up to a moment that the rule's steps go on through.
  private func passages(to end: Instant) -> [Zone.Change] {
    var changes: [Zone.Change] = []
    var moment = zone.instant(of: start)
    while let change = zone.nextChange(after: moment), change.instant <= end, changes.count < ClockChanges.mostChanges {
      moment = change.instant
      if step <= abs(change.shift) { changes.append(change) }
    }
    return changes
  }

  private mutating func adjust(_ given: Int, to end: Instant) {
    let passages = passages(to: end)
    var counts = [given]
    for change in passages {
      let times = instances(within: change, count: nil).times.count
      counts.append(counts[counts.count - 1] + (change.shift < 0 ? -times : times))
    }
    // The first change that no instance follows; those after it do not matter.
    var (low, high) = (0, passages.count)
    while low < high {
      let middle = (low + high) / 2
      if isFollowed(passages[middle], count: counts[middle + 1]) { low = middle + 1 } else { high = middle }
    }
    rule.count = counts[low]
    if low < passages.count { finish(counts[low], at: passages[low]) }
  }

  /// Lets COUNT end at a change: within its first pass, or with some instances of its second.
  private mutating func finish(_ counted: Int, at change: Zone.Change) {
    let (times, rest) = instances(within: change, count: counted)
    guard change.shift < 0 else {
      rule.count = counted + times.count
      return
    }
    guard let lastTime = times.last else { return }
    let inSecondPass = min(times.count, rest)
    rule.count = counted - inSecondPass
    last =
      inSecondPass == 0
      ? zone.instant(of: lastTime) : zone.instant(of: times[inSecondPass - 1]).adding(seconds: -change.shift)
  }

  /// Whether so many instances reach beyond a change.
  private func isFollowed(_ change: Zone.Change, count: Int) -> Bool {
    guard count > 0 else { return false }
    var instances = instances(count: count, from: max(change.shown.before, change.shown.after), to: nil)
    return instances.next() != nil
  }

  /// The times which clocks skip or show twice at a change that are among so many instances, and how many come later.
  private func instances(within change: Zone.Change, count: Int?) -> (times: [CivilDateTime], rest: Int) {
    let (before, after) = change.shown
    var instances = instances(count: count, from: min(before, after), to: max(before, after) - 1)
    var times: [CivilDateTime] = []
    while let time = instances.next() { times.append(time) }
    return (times, instances.remainingCount)
  }

  private func instances(count: Int?, from first: Int, to last: Int?) -> RuleInstances {
    var rule = rule
    rule.count = count
    return RuleInstances(
      rule: rule, start: start, isDate: false, notBefore: CivilDateTime(clockSeconds: first),
      notAfter: last.map { CivilDateTime(clockSeconds: $0) })
  }
}
