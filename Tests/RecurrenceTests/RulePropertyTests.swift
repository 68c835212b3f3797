import CalendarCore
import Testing

@testable import Recurrence

@Suite("Properties of rule instances")
struct RulePropertyTests {
  @Test("instances ascend and begin with the start", arguments: [1, 2, 3] as [UInt64])
  func ascending(seed: UInt64) {
    forEachRule(seed: seed, count: 120, withSetPositions: true) { rule, start in
      let instances = first(60, of: rule, start)
      #expect(instances.first == start, "\(rule)")
      #expect(zip(instances, instances.dropFirst()).allSatisfy { $0 < $1 }, "\(rule)")
    }
  }

  @Test("every instance but the start satisfies the rule", arguments: [4, 5, 6] as [UInt64])
  func sound(seed: UInt64) {
    forEachRule(seed: seed, count: 120, withSetPositions: false) { rule, start in
      let naive = NaiveRule(rule: rule, start: start)
      for instance in first(60, of: rule, start).dropFirst() {
        #expect(naive.contains(instance), "\(instance) of \(rule) from \(start)")
      }
    }
  }

  @Test("no time that satisfies the rule is missing from a day", arguments: [7, 8] as [UInt64])
  func complete(seed: UInt64) {
    var random = RandomRules(seed: seed)
    var satisfied = 0
    forEachRule(seed: seed, count: 60, withSetPositions: false) { rule, start in
      let naive = NaiveRule(rule: rule, start: start)
      let instances = first(40, of: rule, start)
      guard let last = instances.last, last > start else { return }
      // Around an instance, where others are likely, and anywhere.
      let centre = instances[random.int(in: 0...instances.count - 1)].clockSeconds
      for second in centre - 70...centre + 70 {
        let time = CivilDateTime(clockSeconds: second)
        guard time > start, time <= last, naive.contains(time) else { continue }
        satisfied += 1
        #expect(instances.contains(time), "\(time) of \(rule) from \(start)")
      }
      for day in 0..<400 {
        let time = CivilDateTime(clockSeconds: centre + (day - 200) * 86_400)
        guard time > start, time <= last, naive.contains(time) else { continue }
        satisfied += 1
        #expect(instances.contains(time), "\(time) of \(rule) from \(start)")
      }
    }
    #expect(satisfied > 300)
  }

  @Test("a window gives what all instances filtered give", arguments: [9, 10, 11] as [UInt64])
  func windowed(seed: UInt64) {
    var random = RandomRules(seed: seed)
    forEachRule(seed: seed, count: 120, withSetPositions: true) { rule, start in
      var rule = rule
      rule.skip = [.omit, .backward, .forward][random.int(in: 0...2)]
      if random.chance(3) { rule.count = random.int(in: 1...80) }
      let all = first(80, of: rule, start)
      guard let last = all.last else { return }
      let from = CivilDateTime(clockSeconds: random.int(in: start.clockSeconds - 100...last.clockSeconds))
      let through = CivilDateTime(clockSeconds: random.int(in: from.clockSeconds...last.clockSeconds))
      let window = RuleInstances(rule: rule, start: start, isDate: false, notBefore: from, notAfter: through)
      let expected = all.filter { $0 >= from && $0 <= through }
      #expect(window.filter { $0 >= from && $0 <= through } == expected, "\(rule) from \(start), \(from)...\(through)")
    }
  }

  @Test("COUNT n gives the first n", arguments: [12, 13] as [UInt64])
  func counted(seed: UInt64) {
    forEachRule(seed: seed, count: 80, withSetPositions: true) { rule, start in
      let all = first(30, of: rule, start)
      for count in [1, 2, 3, 12, 29] {
        var counted = rule
        counted.count = count
        #expect(first(31, of: counted, start) == Array(all.prefix(count)), "\(rule), \(count)")
      }
    }
  }

  @Test("a rule by date gives the days of the rule by time", arguments: [14] as [UInt64])
  func dates(seed: UInt64) {
    forEachRule(seed: seed, count: 120, withSetPositions: false) { rule, start in
      guard rule.frequency >= .daily else { return }
      var rule = rule
      (rule.hours, rule.minutes, rule.seconds) = ([3], [4], [5])
      let dates = RuleInstances(
        rule: rule, start: CivilDateTime(start.date), isDate: true, notBefore: nil, notAfter: end(of: rule, start)
      ).prefix(30)
      let times = RuleInstances(
        rule: rule, start: CivilDateTime(start.date), isDate: false, notBefore: nil, notAfter: end(of: rule, start))
      let days = Set(times.prefix(31).map(\.date)).sorted().prefix(30)
      #expect(dates.map(\.date) == Array(days), "\(rule) from \(start)")
    }
  }

  private func forEachRule(
    seed: UInt64, count: Int, withSetPositions: Bool, _ body: (RecurrenceRule, CivilDateTime) -> Void
  ) {
    var random = RandomRules(seed: seed &* 1_000_003)
    for _ in 0..<count { body(random.rule(withSetPositions: withSetPositions), random.start()) }
  }

  private func first(_ limit: Int, of rule: RecurrenceRule, _ start: CivilDateTime) -> [CivilDateTime] {
    let end = end(of: rule, start)
    return Array(RuleInstances(rule: rule, start: start, isDate: false, notBefore: nil, notAfter: end).prefix(limit))
  }

  /// Rare rules are followed for some time only, to keep the tests short.
  private func end(of rule: RecurrenceRule, _ start: CivilDateTime) -> CivilDateTime {
    start.adding(days: rule.frequency < .daily ? 400 : 30 * 365)
  }
}
