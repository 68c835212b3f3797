import CalendarCore
import Pages

/// How often an event happens, in English.
enum RuleWords {
  /// A text for each rule; for an instance whose own component has none, that it repeats.
  static func texts(of event: Event) -> [String] {
    guard !event.rules.isEmpty else { return [event.isRecurring ? "on days of a list" : "yes; this one was changed"] }
    return event.rules.map(text)
  }

  /// A rule: "every 2 weeks on Monday and Friday, until 2027-06-30".
  static func text(_ rule: RecurrenceRule) -> String {
    [period(rule), days(rule), months(rule)].compactMap { $0 }.joined(separator: " ") + bound(rule)
  }

  private static func period(_ rule: RecurrenceRule) -> String {
    let unit =
      switch rule.frequency {
      case .secondly: "second"
      case .minutely: "minute"
      case .hourly: "hour"
      case .daily: "day"
      case .weekly: "week"
      case .monthly: "month"
      case .yearly: "year"
      }
    return rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s"
  }

  /// The days that are plain to say; others have a hint that there is more to it.
  private static func days(_ rule: RecurrenceRule) -> String? {
    let isOdd =
      !rule.setPositions.isEmpty || !rule.yearDays.isEmpty || !rule.weekNumbers.isEmpty || !rule.hours.isEmpty
      || !rule.minutes.isEmpty || !rule.seconds.isEmpty || rule.scale != nil
      || !rule.monthDays.isEmpty && !rule.weekdays.isEmpty
    if isOdd { return "by a rule of several parts" }
    if !rule.weekdays.isEmpty { return "on " + list(rule.weekdays.map(weekday)) }
    if !rule.monthDays.isEmpty { return "on the " + list(rule.monthDays.map { ordinal($0, last: "last day") }) }
    return nil
  }

  private static func weekday(_ day: RecurrenceRule.WeekdayOrdinal) -> String {
    let name = EnglishNames.weekday(day.weekday)
    return day.ordinal == 0 ? name : "the \(ordinal(day.ordinal, last: "last")) \(name)"
  }

  private static func months(_ rule: RecurrenceRule) -> String? {
    guard rule.scale == nil, rule.leapMonths.isEmpty else { return nil }
    let names = rule.months.compactMap { YearMonth(year: 2000, month: $0) }.map(EnglishNames.month)
    return names.isEmpty ? nil : "in " + list(names)
  }

  private static func bound(_ rule: RecurrenceRule) -> String {
    if let count = rule.count { return count == 1 ? ", once" : ", \(count) times" }
    switch rule.until {
    case nil: return ""
    case .date(let date): return ", until \(date)"
    case .civil(let time): return ", until \(time.date)"
    case .instant(let moment): return ", until \(CivilDateTime(clockSeconds: moment.seconds).date)"
    }
  }

  /// "1st", "22nd"; from the end "last", "2nd last".
  private static func ordinal(_ number: Int, last: String) -> String {
    if number == -1 { return last }
    let value = abs(number)
    let ending =
      switch (value % 100, value % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(value)\(ending)" + (number < 0 ? " \(last)" : "")
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
