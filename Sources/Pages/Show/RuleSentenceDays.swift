import CalendarCore

/// The days that a rule names, and those that it leaves out.
extension RuleSentence {
  private static let weekend: Set<Weekday> = [.saturday, .sunday]

  /// "the second Tuesday", "the 1st and 15th", "the last weekday"; nil where the rule names none.
  var daysOfMonth: String? {
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

  var positions: String {
    guard !rule.setPositions.isEmpty, !hasSaidPositions else { return "" }
    return ", only the \(EnglishWords.list(rule.setPositions.map(EnglishWords.place))) of these"
  }

  var ifWeekdays: String {
    let days = rule.weekdays.map(\.weekday)
    return days.isEmpty ? "" : " if it is a " + EnglishWords.list(names(days), "or")
  }

  /// Days that a rule of shorter periods leaves out.
  var limits: String {
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

  var inMonths: String {
    let months = rule.months.map { month in
      rule.scale == nil
        ? YearMonth(year: 2000, month: month).map(EnglishNames.month) ?? "month \(month)" : "month \(month)"
    }
    let all = months + rule.leapMonths.map { "leap month \($0)" }
    return all.isEmpty ? "" : " in " + EnglishWords.list(all)
  }
}
