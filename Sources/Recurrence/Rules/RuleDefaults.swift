import CalendarCore

/// What a rule leaves out is taken from its start (RFC 5545 3.3.10: "information … not specified … is retrieved from
/// DTSTART").
extension DayFilter {
  /// The day parts of a rule, completed from its start.
  init(rule: RecurrenceRule, start: CivilDate, calendar: RuleCalendar) {
    self.calendar = calendar
    weekStart = rule.weekStart.rawValue - 1
    if rule.frequency >= .monthly { skip = rule.skip }
    if !rule.isPlain { take(rule.allParts, of: rule.frequency) }
    addDefaults(of: rule, from: start)
  }

  /// The parts of a rule of a frequency.
  private mutating func take(_ parts: RecurrenceRule.Parts, of frequency: RecurrenceRule.Frequency) {
    yearDays = parts.yearDays.filter { (-366...366).contains($0) && $0 != 0 }
    weekNumbers = parts.weekNumbers.filter { (-53...53).contains($0) && $0 != 0 }
    let isLong = frequency >= .monthly
    expandsYearDays = frequency == .yearly && !yearDays.isEmpty
    let namesMonths = !parts.months.isEmpty || !parts.leapMonths.isEmpty
    if namesMonths {
      months = DayFilter.bits(ofMonths: parts.months)
      leapMonths = DayFilter.bits(ofMonths: parts.leapMonths)
    }
    if !parts.monthDays.isEmpty { monthDays = DayFilter.bits(ofMonthDays: parts.monthDays) }
    if !parts.weekdays.isEmpty {
      // Ordinals count within a month or a year; beside BYWEEKNO and in shorter frequencies there is no such span.
      if isLong, parts.weekNumbers.isEmpty {
        ordinals = parts.weekdays.filter { $0.ordinal != 0 && (-53...53).contains($0.ordinal) }
        ordinalScope = frequency == .yearly && !namesMonths ? .year : .month
      }
      weekdays = parts.weekdays.reduce(into: 0) { bits, entry in
        if entry.ordinal == 0 || ordinalScope == .none { bits |= 1 << UInt8(entry.weekday.rawValue - 1) }
      }
    }
    isImpossible =
      months == 0 && leapMonths == 0 || monthDays.map { $0.fromStart == 0 && $0.fromEnd == 0 } ?? false
      || weekdays == 0 && ordinals.isEmpty || yearDays.isEmpty != parts.yearDays.isEmpty
      || weekNumbers.isEmpty != parts.weekNumbers.isEmpty
  }

  private mutating func addDefaults(of rule: RecurrenceRule, from start: CivilDate) {
    guard rule.monthDays.isEmpty, rule.weekdays.isEmpty, rule.yearDays.isEmpty else { return }
    let hasWeeks = !rule.weekNumbers.isEmpty
    switch rule.frequency {
    case .secondly, .minutely, .hourly, .daily: break
    case .weekly: weekdays = 1 << UInt8(start.weekday.rawValue - 1)
    case .monthly, .yearly:
      if hasWeeks {
        weekdays = 1 << UInt8(start.weekday.rawValue - 1)
      } else if let month = calendar.month(containing: start.dayNumber) {
        monthDays = (fromStart: 1 << UInt32(start.dayNumber - month.first + 1), fromEnd: 0)
        guard rule.frequency == .yearly, rule.months.isEmpty, rule.leapMonths.isEmpty else { return }
        months = month.isLeap ? 0 : 1 << UInt16(month.number)
        leapMonths = month.isLeap ? 1 << UInt16(month.number) : 0
      }
    }
  }

  private static func bits(ofMonths numbers: [Int]) -> UInt16 {
    numbers.reduce(into: 0) { bits, month in
      if (1...13).contains(month) { bits |= 1 << UInt16(month) }
    }
  }

  private static func bits(ofMonthDays numbers: [Int]) -> (fromStart: UInt32, fromEnd: UInt32) {
    numbers.reduce(into: (fromStart: 0, fromEnd: 0)) { bits, day in
      if (1...31).contains(day) { bits.fromStart |= 1 << UInt32(day) }
      if (-31 ... -1).contains(day) { bits.fromEnd |= 1 << UInt32(-day) }
    }
  }
}

extension ClockFilter {
  /// The times of a rule, completed from its start for the units shorter than its period.
  init(rule: RecurrenceRule, start: CivilDateTime) {
    func part(_ numbers: [Int], _ limit: Int, _ unit: RecurrenceRule.Frequency, _ value: Int) -> UInt64 {
      numbers.isEmpty && rule.frequency > unit ? 1 << UInt64(value) : ClockFilter.bits(numbers, limit: limit)
    }
    hours = part(rule.hours, 24, .hourly, start.hour)
    minutes = part(rule.minutes, 60, .minutely, start.minute)
    seconds = part(rule.seconds, 60, .secondly, start.second)
  }

  /// What limits the periods of a frequency shorter than a day, told by the time that a period begins at; nil when
  /// nothing does.
  func limit(for frequency: RecurrenceRule.Frequency) -> ClockFilter? {
    guard frequency < .daily else { return nil }
    var limit = self
    if frequency > .secondly { limit.seconds = 1 }
    if frequency > .minutely { limit.minutes = 1 }
    let isOpen =
      hours == ClockFilter.everyHour && (frequency > .minutely || minutes == ClockFilter.everyMinute)
      && (frequency > .secondly || seconds == ClockFilter.everyMinute)
    return isOpen ? nil : limit
  }
}
