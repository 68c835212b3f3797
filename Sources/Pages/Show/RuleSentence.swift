import CalendarCore

/// A recurrence rule (RFC 5545 3.3.10) in plain English: "every second Tuesday until 18 December 2026".
struct RuleSentence {
  private let rule: RecurrenceRule
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

  private static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
  private static let weekend: Set<Weekday> = [.saturday, .sunday]

  /// The names of weekdays, each once, in the order of a week.
  private func names(_ days: [Weekday]) -> [String] {
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

  // MARK: Days of a month

  /// "the second Tuesday", "the 1st and 15th", "the last weekday"; nil where the rule names none.
  private var daysOfMonth: String? {
    if !rule.monthDays.isEmpty {
      return "the " + EnglishWords.list(rule.monthDays.map(EnglishWords.monthDay)) + ifWeekdays
    }
    guard !rule.weekdays.isEmpty else { return nil }
    if rule.weekdays.allSatisfy({ $0.ordinal == 0 }) { return plainWeekdays }
    var texts: [String] = []
    for weekday in Weekday.allCases {
      let places = rule.weekdays.filter { $0.weekday == weekday }.map(\.ordinal)
      if places.isEmpty { continue }
      let name = EnglishNames.weekday(weekday)
      texts.append(
        places.contains(0) ? "every \(name)" : "the \(EnglishWords.list(places.map(EnglishWords.place))) \(name)")
    }
    return EnglishWords.list(texts)
  }

  /// Weekdays without places: all of them, or those that BYSETPOS picks.
  private var plainWeekdays: String {
    let days = rule.weekdays.map(\.weekday)
    guard !rule.setPositions.isEmpty else { return "every " + EnglishWords.list(names(days)) }
    let kind =
      switch Set(days) {
      case RuleSentence.workdays: "weekday"
      case RuleSentence.weekend: "weekend day"
      case let all where all.count == 7: "day"
      default: EnglishWords.list(names(days), "or")
      }
    return "the \(EnglishWords.list(rule.setPositions.map(EnglishWords.place))) \(kind)"
  }

  /// Whether ``plainWeekdays`` has said what BYSETPOS picks.
  private var hasSaidPositions: Bool {
    (rule.frequency == .monthly || rule.frequency == .yearly) && rule.monthDays.isEmpty && rule.yearDays.isEmpty
      && rule.weekNumbers.isEmpty && !rule.weekdays.isEmpty && rule.weekdays.allSatisfy { $0.ordinal == 0 }
  }

  private var positions: String {
    guard !rule.setPositions.isEmpty, !hasSaidPositions else { return "" }
    return ", only the \(EnglishWords.list(rule.setPositions.map(EnglishWords.place))) of these"
  }

  // MARK: Limits

  private var ifWeekdays: String {
    let days = rule.weekdays.map(\.weekday)
    return days.isEmpty ? "" : " if it is a " + EnglishWords.list(names(days), "or")
  }

  /// Days that a rule of shorter periods leaves out.
  private var limits: String {
    var text = ""
    if !rule.monthDays.isEmpty {
      text += " on the " + EnglishWords.list(rule.monthDays.map(EnglishWords.monthDay))
    }
    if !rule.yearDays.isEmpty {
      text += " on the " + EnglishWords.list(rule.yearDays.map(EnglishWords.place)) + " day of the year"
    }
    if !rule.weekdays.isEmpty { text += " on " + EnglishWords.list(names(rule.weekdays.map(\.weekday))) }
    return text + inMonths
  }

  private var inMonths: String {
    let months = rule.months.map { month in
      rule.scale == nil
        ? YearMonth(year: 2000, month: month).map(EnglishNames.month) ?? "month \(month)" : "month \(month)"
    }
    let all = months + rule.leapMonths.map { "leap month \($0)" }
    return all.isEmpty ? "" : " in " + EnglishWords.list(all)
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
