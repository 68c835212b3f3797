import CalendarCore

/// A rule made ready for stepping: missing parts are taken from the start, lists are sorted sets, and what the
/// frequency expands is kept apart from what it limits (RFC 5545 3.3.10). The steps through one rule share it.
final class RulePlan: Sendable {
  let frequency: RecurrenceRule.Frequency
  /// INTERVAL in units of the frequency.
  let interval: Int
  let days: DayFilter
  /// Which periods shorter than a day are chosen; nil when all are, or when the frequency is daily or longer.
  let clockLimit: ClockFilter?
  /// Seconds from each base of a period to its times.
  let baseOffset: Int
  /// The times that each base of a period has, in seconds after that, ascending.
  let offsets: [Int]
  /// BYSETPOS.
  let setPositions: [Int]
  /// Whether the start is a date and the frequency shorter than a day: then a day counts once.
  let isOncePerDay: Bool
  /// Whether it is plain that the rule has no instances.
  let isImpossible: Bool

  /// The seconds after which the same periods come again in the same places of the calendar; the Gregorian calendar
  /// repeats after 400 years, which are a whole number of every unit. Other calendars repeat later or never; what does
  /// not come in as long a time in one of them is taken for impossible.
  let cycle: Int

  /// The one that most rules have, made once.
  private static let oneOffset = [0]

  /// An interval that steps past the last supported year from any start; a longer one would only overflow.
  private static func longestInterval(of frequency: RecurrenceRule.Frequency) -> Int {
    400_000_000_000 / frequency.seconds
  }

  init(rule: RecurrenceRule, start: CivilDateTime, isDate: Bool, calendar: RuleCalendar) {
    frequency = rule.frequency
    interval = min(max(1, rule.interval), RulePlan.longestInterval(of: rule.frequency))
    cycle = RulePlan.cycle(of: rule.frequency, interval: interval)
    days = DayFilter(rule: rule, start: start.date, calendar: calendar)
    setPositions = rule.setPositions
    isOncePerDay = isDate && rule.frequency < .daily
    if isDate || rule.isPlain && rule.frequency >= .daily {
      // All instances have the start's time: a plain rule names no other, and on a date none is looked at.
      clockLimit = nil
      (baseOffset, offsets) = (start.secondOfDay, RulePlan.oneOffset)
    } else {
      let clock = ClockFilter(rule: rule, start: start)
      clockLimit = clock.limit(for: rule.frequency)
      (baseOffset, offsets) = (0, clock.times(within: rule.frequency.seconds))
    }
    let misses =
      if let clockLimit {
        !RulePlan.reaches(clockLimit, from: start, frequency: rule.frequency, interval: interval)
      } else { false }
    // Periods of up to a day have one base, so BYSETPOS picks the same places of each.
    let isPickless = rule.frequency <= .daily && PeriodSet.count(of: offsets.count, at: rule.setPositions) == 0
    isImpossible = misses || isPickless || days.isImpossible || offsets.isEmpty
  }

  /// How many instances each period has, when that is the same for all.
  var instancesPerPeriod: Int? {
    switch frequency {
    case .yearly: return days.perYear.map { PeriodSet.count(of: $0 * offsets.count, at: setPositions) }
    case .monthly:
      guard days.choosesEveryMonth else { return nil }
      return days.perMonth.map { PeriodSet.count(of: $0 * offsets.count, at: setPositions) }
    case .weekly:
      guard days.isWeekdaysOnly, let weekdays = days.weekdays else { return nil }
      return PeriodSet.count(of: weekdays.nonzeroBitCount * offsets.count, at: setPositions)
    case .daily, .hourly, .minutely, .secondly:
      return days.isOpen && clockLimit == nil && !isOncePerDay ? instancesPerShortPeriod : nil
    }
  }

  /// How many instances a period of up to a day has when it is not excluded.
  var instancesPerShortPeriod: Int { PeriodSet.count(of: offsets.count, at: setPositions) }

  private static func cycle(of frequency: RecurrenceRule.Frequency, interval: Int) -> Int {
    let perCycle =
      switch frequency {
      case .yearly: 400
      case .monthly: 4800
      default: secondsOfCalendarCycle / frequency.seconds
      }
    let repeats = interval / greatestCommonDivisor(interval, perCycle)
    let (seconds, overflow) = secondsOfCalendarCycle.multipliedReportingOverflow(by: repeats)
    return overflow ? .max : seconds
  }

  private static let secondsOfCalendarCycle = 146_097 * 86_400

  /// Whether steps of the interval meet a time of day that satisfies the filter.
  private static func reaches(
    _ filter: ClockFilter, from start: CivilDateTime, frequency: RecurrenceRule.Frequency, interval: Int
  ) -> Bool {
    if filter.isEmpty { return false }
    let unit = frequency.seconds
    // The times of day that are met are those that differ by multiples of this.
    let stride = greatestCommonDivisor(interval, 86_400 / unit) * unit
    var time = start.secondOfDay / unit * unit % stride
    while time < 86_400 {
      if filter.contains(time) { return true }
      time += stride
    }
    return false
  }
}

/// The greatest common divisor of two positive numbers.
func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}

extension RecurrenceRule.Frequency {
  /// Seconds of a unit; of a day or a week for the longer units where it matters that they hold whole days only.
  var seconds: Int {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily: 86_400
    case .weekly: 7 * 86_400
    case .monthly, .yearly: 31 * 86_400
    }
  }
}
