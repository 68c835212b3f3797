import CalendarCore

/// Reads the rules and times that tests, comparisons and benchmarks are written in. Not a general parser: what it does
/// not know stops the program.
public enum RuleNotation {
  /// A rule; its UNTIL is a date or on the clocks of the start.
  public static func rule(_ text: some StringProtocol) -> RecurrenceRule {
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
      case "UNTIL": rule.until = value.contains("T") ? .civil(time(value)) : .date(time(value).date)
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
      default: fatalError("rule part \(name)")
      }
    }
    return rule
  }

  /// `20260102` or `20260102T030405`.
  public static func time(_ text: some StringProtocol) -> CivilDateTime {
    let (date, clock) = (number(text.prefix(8)), text.count > 8 ? number(text.suffix(6)) : 0)
    guard let day = CivilDate(year: date / 10_000, month: date / 100 % 100, day: date % 100),
      let time = CivilDateTime(day, hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
    else { fatalError("time \(text)") }
    return time
  }

  private static func number(_ text: some StringProtocol) -> Int {
    guard let number = Int(text) else { fatalError("number \(text)") }
    return number
  }

  private static func frequency(_ name: String) -> RecurrenceRule.Frequency {
    let names = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    guard let frequency = names.firstIndex(of: name).flatMap(RecurrenceRule.Frequency.init) else {
      fatalError("frequency \(name)")
    }
    return frequency
  }

  private static func weekday(_ name: some StringProtocol) -> Weekday {
    guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: String(name)) else {
      fatalError("weekday \(name)")
    }
    return Weekday.monday.adding(days: index)
  }
}
