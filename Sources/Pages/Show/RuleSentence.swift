import CalendarCore

/// A recurrence rule (RFC 5545 3.3.10) in plain English: "every second Tuesday until 18 December 2026".
struct RuleSentence {
  let rule: RecurrenceRule
  /// DTSTART, from which a rule takes what it does not say.
  private let start: EventTime?

  init(_ rule: RecurrenceRule, start: EventTime?) {
    (self.rule, self.start) = (rule, start)
  }

  /// What it says, its bound included.
  var text: String { rhythm + times + positions + scale + bound }

  /// The year that its bound names.
  var boundYear: Int? { until?.year }

  // MARK: Rhythm

  private var rhythm: String {
    switch rule.frequency {
    case .secondly: return often("second") + limits
    case .minutely: return often("minute") + limits
    case .hourly: return often("hour") + limits
    case .daily: return daily
    case .weekly: return weekly
    case .monthly: return monthly
    case .yearly: return yearly
    }
  }

  /// "every 15 minutes".
  private func often(_ unit: String) -> String {
    rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s"
  }

  /// "every second month"; "every 12 months".
  private func every(_ unit: String) -> String {
    if rule.interval == 1 { return "every \(unit)" }
    return EnglishWords.ordinalWord(rule.interval).map { "every \($0) \(unit)" } ?? often(unit)
  }

  private var daily: String {
    guard rule.interval == 1, rule.monthDays.isEmpty, !rule.weekdays.isEmpty else { return every("day") + limits }
    return onWeekdays(rule.weekdays.map(\.weekday)) + inMonths
  }

  private var weekly: String {
    let days = rule.weekdays.isEmpty ? startWeekday : rule.weekdays.map(\.weekday)
    if days.isEmpty { return every("week") + inMonths }
    if rule.interval == 1 { return onWeekdays(days) + inMonths }
    if days.count == 1, EnglishWords.ordinalWord(rule.interval) != nil {
      return every(EnglishNames.weekday(days[0])) + inMonths
    }
    return every("week") + " on " + EnglishWords.list(names(days)) + inMonths
  }

  private func onWeekdays(_ days: [Weekday]) -> String {
    let set = Set(days)
    if set.count == 7 { return "every day" }
    if set == RuleSentence.workdays { return "every weekday" }
    return "every " + EnglishWords.list(names(days))
  }

  static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

  /// The names of weekdays, each once, in the order of a week.
  func names(_ days: [Weekday]) -> [String] {
    let first = rule.weekStart
    return Set(days).sorted { $0.days(since: first) < $1.days(since: first) }.map(EnglishNames.weekday)
  }

  private var startWeekday: [Weekday] { start.map { [$0.civil.date.weekday] } ?? [] }

  private var monthly: String {
    let days = daysOfMonth ?? start.map { "the \(EnglishWords.monthDay($0.civil.date.day))" }
    guard let days, rule.scale == nil || daysOfMonth != nil else { return every("month") + inMonths }
    return "on \(days) of " + every("month") + inMonths
  }

  private var yearly: String {
    let year = every("year")
    if !rule.yearDays.isEmpty {
      let days = rule.yearDays.map { "the \(EnglishWords.place($0)) day" }
      return "\(year) on " + EnglishWords.list(days) + ifWeekdays
    }
    if !rule.weekNumbers.isEmpty {
      let weeks = rule.weekNumbers.map { $0 > 0 ? "\($0)" : "\(EnglishWords.place($0))" }
      let days = rule.weekdays.isEmpty ? startWeekday : rule.weekdays.map(\.weekday)
      return year + (days.isEmpty ? "" : " on " + EnglishWords.list(names(days)))
        + " in week " + EnglishWords.list(weeks)
    }
    if let dates = yearlyDates { return "\(year) on \(dates)" }
    guard let days = daysOfMonth else { return year + inMonths }
    if rule.months.isEmpty, rule.leapMonths.isEmpty {
      // Places of weekdays without a month are counted in the year.
      return "\(year) on \(days)" + (rule.monthDays.isEmpty ? "" : " of every month")
    }
    return "\(year) on \(days)" + inMonths
  }

  /// "24 December"; "1 March and 1 September".
  private var yearlyDates: String? {
    guard rule.scale == nil, rule.leapMonths.isEmpty, rule.weekdays.isEmpty, rule.monthDays.allSatisfy({ $0 > 0 }),
      !rule.months.isEmpty || rule.monthDays.isEmpty, let date = start?.civil.date
    else { return nil }
    let months = rule.months.isEmpty ? [date.month] : rule.months.sorted()
    let days = rule.monthDays.isEmpty ? [date.day] : rule.monthDays.sorted()
    let names = months.compactMap { YearMonth(year: 2000, month: $0) }.map(EnglishNames.month)
    guard names.count == months.count, days.count * names.count <= 6 else { return nil }
    return EnglishWords.list(names.map { EnglishWords.list(days.map(String.init)) + " " + $0 })
  }

  // MARK: Times

  /// The most times of a day that are named.
  private static let mostTimes = 8

  private var times: String {
    guard !rule.hours.isEmpty || !rule.minutes.isEmpty || !rule.seconds.isEmpty else { return "" }
    if rule.frequency >= .daily {
      let hours = rule.hours.isEmpty ? start.map { [$0.civil.hour] } ?? [] : rule.hours.sorted()
      let minutes = rule.minutes.isEmpty ? [start?.civil.minute ?? 0] : rule.minutes.sorted()
      let clocks = hours.flatMap { hour in minutes.map { hour * 60 + $0 } }
      if !clocks.isEmpty, clocks.count <= RuleSentence.mostTimes, rule.seconds.isEmpty {
        return " at " + EnglishWords.list(clocks.map(RuleSentence.clock))
      }
    }
    var text = ""
    if !rule.hours.isEmpty { text += " in the hours \(numbers(rule.hours))" }
    if !rule.minutes.isEmpty { text += " at the minutes \(numbers(rule.minutes))" }
    if !rule.seconds.isEmpty { text += " at the seconds \(numbers(rule.seconds))" }
    return text
  }

  private static func clock(_ minutes: Int) -> String {
    CivilDateTime(CivilDate(dayNumber: 0), secondOfDay: minutes * 60).hourAndMinute
  }

  private func numbers(_ numbers: [Int]) -> String { EnglishWords.list(numbers.sorted().map(String.init)) }

  private var scale: String {
    guard let scale = rule.scale else { return "" }
    return " in the calendar " + scale
  }

  // MARK: Bound

  private var until: CivilDate? {
    switch rule.until {
    case nil: return nil
    case .date(let date): return date
    case .civil(let time): return time.date
    case .instant(let moment):
      if case .zoned(_, let zone) = start { return zone.time(at: moment).civil.date }
      return CivilDateTime(clockSeconds: moment.seconds).date
    }
  }

  private var bound: String {
    if let count = rule.count { return count == 1 ? ", once" : ", \(count) times" }
    return until.map { " until " + EnglishWords.date($0) } ?? ""
  }
}
