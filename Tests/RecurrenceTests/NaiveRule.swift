import CalendarCore

/// Whether a time satisfies a rule, told from the words of RFC 5545 3.3.10 one part at a time and without any of the
/// engine's means. COUNT, UNTIL, BYSETPOS and SKIP are not looked at.
struct NaiveRule {
  let rule: RecurrenceRule
  let start: CivilDateTime

  func contains(_ time: CivilDateTime) -> Bool {
    time >= start && hasTime(time) && isInPeriod(time) && rule.months.allows(time.date.month) && hasDay(time.date)
  }

  private var isYearlyOrMonthly: Bool { rule.frequency >= .monthly }

  private func isInPeriod(_ time: CivilDateTime) -> Bool {
    let distance: Int
    switch rule.frequency {
    case .yearly: distance = time.date.year - start.date.year
    case .monthly: distance = time.date.yearMonth.months(since: start.date.yearMonth)
    case .weekly: distance = weekStart(time.date).days(since: weekStart(start.date)) / 7
    case .daily: distance = time.date.days(since: start.date)
    case .hourly: distance = time.clockSeconds / 3600 - start.clockSeconds / 3600
    case .minutely: distance = time.clockSeconds / 60 - start.clockSeconds / 60
    case .secondly: distance = time.clockSeconds - start.clockSeconds
    }
    return distance % rule.interval == 0
  }

  private func weekStart(_ date: CivilDate) -> CivilDate {
    date.adding(days: -date.weekday.days(since: rule.weekStart))
  }

  private func hasDay(_ date: CivilDate) -> Bool {
    let length = CivilDate.length(ofMonth: date.month, year: date.year)
    let yearLength = CivilDate.isLeap(year: date.year) ? 366 : 365
    let dayOfYear = (1..<date.month).reduce(date.day) { $0 + CivilDate.length(ofMonth: $1, year: date.year) }
    let hasDayPart = !(rule.monthDays.isEmpty && rule.yearDays.isEmpty && rule.weekdays.isEmpty)
    if !hasDayPart {
      switch rule.frequency {
      case .weekly where date.weekday != start.date.weekday: return false
      case .monthly where date.day != start.date.day: return false
      case .yearly where rule.weekNumbers.isEmpty:
        if date.day != start.date.day || (rule.months.isEmpty && date.month != start.date.month) { return false }
      case .yearly where date.weekday != start.date.weekday: return false
      default: break
      }
    }
    return rule.monthDays.allows(date.day, date.day - length - 1)
      && rule.yearDays.allows(dayOfYear, dayOfYear - yearLength - 1)
      && (rule.weekNumbers.isEmpty
        || rule.weekNumbers.allows(weekNumber(date), weekNumber(date) - weeks(ofYearOf: date) - 1))
      && (rule.weekdays.isEmpty
        || rule.weekdays.contains {
          $0.weekday == date.weekday
            && isOrdinal($0.ordinal, date, dayOfYear: dayOfYear, yearLength: yearLength, length: length)
        })
  }

  private func isOrdinal(_ ordinal: Int, _ date: CivilDate, dayOfYear: Int, yearLength: Int, length: Int) -> Bool {
    guard ordinal != 0, isYearlyOrMonthly, rule.weekNumbers.isEmpty else { return true }
    let isWithinYear = rule.frequency == .yearly && rule.months.isEmpty
    let (day, days) = isWithinYear ? (dayOfYear, yearLength) : (date.day, length)
    return ordinal == (ordinal > 0 ? (day - 1) / 7 + 1 : -((days - day) / 7 + 1))
  }

  /// The week's number: weeks that begin in the year to which most of its days belong, counted one by one.
  private func weekNumber(_ date: CivilDate) -> Int {
    var (number, week) = (1, weekStart(date))
    let year = week.adding(days: 3).year
    while week.adding(days: -4).year == year {
      week = week.adding(days: -7)
      number += 1
    }
    return number
  }

  private func weeks(ofYearOf date: CivilDate) -> Int {
    var week = weekStart(date)
    let year = week.adding(days: 3).year
    while week.adding(days: 10).year == year { week = week.adding(days: 7) }
    return weekNumber(week)
  }

  private func hasTime(_ time: CivilDateTime) -> Bool {
    (rule.frequency > .hourly && rule.hours.isEmpty ? time.hour == start.hour : rule.hours.allows(time.hour))
      && (rule.frequency > .minutely && rule.minutes.isEmpty
        ? time.minute == start.minute : rule.minutes.allows(time.minute))
      && (rule.frequency > .secondly && rule.seconds.isEmpty
        ? time.second == start.second : rule.seconds.allows(time.second))
  }
}

extension [Int] {
  /// Whether a rule part is missing or has one of the numbers.
  func allows(_ numbers: Int...) -> Bool { isEmpty || numbers.contains(where: contains) }
}
