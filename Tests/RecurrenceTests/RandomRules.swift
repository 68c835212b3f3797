import CalendarCore
import SeededNumbers

/// Rules and starts drawn from a fixed seed.
struct RandomRules {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(state: seed) }

  mutating func start() -> CivilDateTime {
    CivilDateTime(CivilDate(dayNumber: int(in: 9000...22_000)), secondOfDay: int(in: 0...86_399))
  }

  /// A rule of any frequency with up to four BY parts.
  mutating func rule(withSetPositions: Bool) -> RecurrenceRule {
    var rule = RecurrenceRule(
      frequency: RecurrenceRule.Frequency(rawValue: int(in: 0...6)) ?? .daily,
      interval: chance(2) ? 1 : int(in: 2...40))
    rule.weekStart = Weekday.allCases[int(in: 0...6)]
    if chance(3) { rule.months = numbers(1...12, most: 4, signed: false) }
    if chance(4), rule.frequency != .weekly { rule.monthDays = numbers(1...31, most: 5, signed: true) }
    if chance(8), rule.frequency == .yearly || rule.frequency < .daily {
      rule.yearDays = numbers(1...366, most: 8, signed: true)
    }
    if chance(4), rule.frequency == .yearly { rule.weekNumbers = numbers(1...53, most: 4, signed: true) }
    if chance(2) {
      let hasOrdinals = rule.frequency >= .monthly && rule.weekNumbers.isEmpty && chance(2)
      let most = rule.frequency == .yearly && rule.months.isEmpty ? 53 : 5
      rule.weekdays = (0..<int(in: 1...4)).map { _ in
        let ordinal = hasOrdinals && !chance(4) ? int(in: 1...most) * (chance(2) ? 1 : -1) : 0
        return .init(Weekday.allCases[int(in: 0...6)], ordinal: ordinal)
      }
    }
    if chance(5) { rule.hours = numbers(0...23, most: 4, signed: false) }
    if chance(5) { rule.minutes = numbers(0...59, most: 4, signed: false) }
    if chance(5) { rule.seconds = numbers(0...59, most: 4, signed: false) }
    if withSetPositions, chance(3) { rule.setPositions = numbers(1...4, most: 2, signed: true) }
    return rule
  }

  mutating func int(in range: ClosedRange<Int>) -> Int { generator.int(in: range) }

  mutating func chance(_ times: Int) -> Bool { generator.chance(times) }

  private mutating func numbers(_ range: ClosedRange<Int>, most: Int, signed: Bool) -> [Int] {
    (0..<int(in: 1...most)).map { _ in int(in: range) * (signed && chance(3) ? -1 : 1) }
  }
}
