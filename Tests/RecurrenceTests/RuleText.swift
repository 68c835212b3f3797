import CalendarCore
import Store

@testable import Recurrence

/// Reads the RRULE values, dates and times that the tests are written in. Not a general parser: what it does not
/// know stops the test run.
enum RuleText {
  static func rule(_ text: some StringProtocol) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency: .daily)
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=")
      let (name, value) = (String(pair[0]), String(pair[1]))
      let entries = value.split(separator: ",")
      let numbers = entries.compactMap { Int($0) }
      switch name {
      case "FREQ": rule.frequency = frequency(value)
      case "INTERVAL": rule.interval = numbers[0]
      case "COUNT": rule.count = numbers[0]
      case "UNTIL": rule.until = until(value)
      case "WKST": rule.weekStart = weekday(value)
      case "BYSECOND": rule.seconds = numbers
      case "BYMINUTE": rule.minutes = numbers
      case "BYHOUR": rule.hours = numbers
      case "BYMONTHDAY": rule.monthDays = numbers
      case "BYYEARDAY": rule.yearDays = numbers
      case "BYWEEKNO": rule.weekNumbers = numbers
      case "BYMONTH":
        rule.months = numbers
        rule.leapMonths = entries.filter { $0.hasSuffix("L") }.compactMap { Int($0.dropLast()) }
      case "BYSETPOS": rule.setPositions = numbers
      case "BYDAY": rule.weekdays = entries.map { .init(weekday($0.suffix(2)), ordinal: Int($0.dropLast(2)) ?? 0) }
      case "SKIP": rule.skip = value == "FORWARD" ? .forward : value == "BACKWARD" ? .backward : .omit
      case "RSCALE": rule.scale = value == "GREGORIAN" ? nil : value
      default: preconditionFailure("rule part \(name)")
      }
    }
    return rule
  }

  /// `20260102` or `20260102T030405`.
  static func time(_ text: some StringProtocol) -> CivilDateTime {
    let date = number(text.prefix(8))
    let clock = text.count > 8 ? number(text.suffix(6)) : 0
    guard let day = CivilDate(year: date / 10_000, month: date / 100 % 100, day: date % 100),
      let time = CivilDateTime(day, hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
    else { preconditionFailure("time \(text)") }
    return time
  }

  /// UNTIL in UTC is told on the clocks of New York, where the examples of the RFC are.
  private static func until(_ value: String) -> RecurrenceRule.Until {
    guard value.contains("T") else { return .date(time(value).date) }
    guard value.hasSuffix("Z") else { return .civil(time(value)) }
    guard let rule = PosixZoneRule("EST5EDT,M4.1.0,M10.5.0") else { preconditionFailure("New York in 1997") }
    let zone = Zone(identifier: "New York", initialOffset: 0, rule: rule)
    return .civil(zone.time(at: Instant(seconds: time(value.dropLast()).clockSeconds)).civil)
  }

  private static let scales = SystemScales()

  /// The instances of a rule, at most `limit`. The start is a date when its text has no time.
  static func instances(
    _ text: String, start: String, notBefore: CivilDateTime? = nil, notAfter: CivilDateTime? = nil, limit: Int = 100
  ) -> [CivilDateTime] {
    let rule = rule(text)
    let scale = rule.scale.map { name in
      guard let scale = scales.scale(named: name) else { preconditionFailure("calendar \(name)") }
      return scale
    }
    let instances = RuleInstances(
      rule: rule, start: time(start), isDate: !start.contains("T"), notBefore: notBefore, notAfter: notAfter,
      scale: scale)
    return Array(instances.prefix(limit))
  }

  /// The instances of a rule in a window whose ends are written like its start.
  static func instances(_ rule: String, start: String, from: String? = nil, through: String) -> [CivilDateTime] {
    instances(rule, start: start, notBefore: from.map { time($0) }, notAfter: time(through))
  }

  /// Instances as the tests write them: dates alone where all times are the start's.
  static func texts(_ instances: [CivilDateTime], timeOfDay: Int) -> [String] {
    instances.map { $0.secondOfDay == timeOfDay ? "\($0.date)" : "\($0)" }
  }

  private static func number(_ text: some StringProtocol) -> Int {
    guard let number = Int(text) else { preconditionFailure("number \(text)") }
    return number
  }

  private static func frequency(_ name: String) -> RecurrenceRule.Frequency {
    let names = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    guard let frequency = names.firstIndex(of: name).flatMap(RecurrenceRule.Frequency.init) else {
      preconditionFailure("frequency \(name)")
    }
    return frequency
  }

  private static func weekday(_ name: some StringProtocol) -> Weekday {
    guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: String(name)),
      let weekday = Weekday(rawValue: index + 1)
    else { preconditionFailure("weekday \(name)") }
    return weekday
  }
}
