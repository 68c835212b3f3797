import CLibical
import CalendarCore

extension RecurrenceRule {
  /// Takes over a rule that libical has read; nil when it holds no known frequency.
  init?(_ raw: icalrecurrencetype) {
    guard let frequency = Frequency(raw.freq) else { return nil }
    self.init(frequency: frequency, interval: max(1, Int(raw.interval)))
    count = raw.count > 0 ? Int(raw.count) : nil
    if icaltime_is_null_time(raw.until) == 0 {
      // A day that does not exist must not make the rule endless.
      guard let until = Until(raw.until) else { return nil }
      self.until = until
    }
    weekStart = Weekday(raw.week_start) ?? .monday
    seconds = numbers(raw.by_second).map { min($0, 59) }
    minutes = numbers(raw.by_minute)
    hours = numbers(raw.by_hour)
    monthDays = numbers(raw.by_month_day)
    yearDays = numbers(raw.by_year_day)
    weekNumbers = numbers(raw.by_week_no)
    for month in numbers(raw.by_month).map(Int16.init) {
      let number = Int(icalrecurrencetype_month_month(month))
      if icalrecurrencetype_month_is_leap(month) != 0 { leapMonths.append(number) } else { months.append(number) }
    }
    setPositions = numbers(raw.by_set_pos)
    weekdays = numbers(raw.by_day).compactMap { packed in
      let packed = Int16(packed)
      guard let weekday = Weekday(icalrecurrencetype_day_day_of_week(packed)) else { return nil }
      return WeekdayOrdinal(weekday, ordinal: Int(icalrecurrencetype_day_position(packed)))
    }
    if let name = raw.rscale.map({ String(cString: $0).uppercased() }), !gregorianScales.contains(name) {
      scale = name
    }
    switch raw.skip {
    case ICAL_SKIP_BACKWARD: skip = .backward
    case ICAL_SKIP_FORWARD: skip = .forward
    default: skip = .omit
    }
  }
}

/// CLDR's names for the Gregorian calendar and for those that differ from it in the numbers of years only.
private let gregorianScales: Set<String> = ["GREGORIAN", "GREGORY", "ISO8601", "BUDDHIST", "JAPANESE", "ROC"]

/// The numbers of one of libical's fixed lists, which end at a sentinel or at their size.
private func numbers<List>(_ list: List) -> [Int] {
  withUnsafeBytes(of: list) { bytes in
    bytes.bindMemory(to: Int16.self).prefix { $0 != Int16(ICAL_RECURRENCE_ARRAY_MAX.rawValue) }.map(Int.init)
  }
}

extension RecurrenceRule.Frequency {
  fileprivate init?(_ raw: icalrecurrencetype_frequency) {
    switch raw {
    case ICAL_SECONDLY_RECURRENCE: self = .secondly
    case ICAL_MINUTELY_RECURRENCE: self = .minutely
    case ICAL_HOURLY_RECURRENCE: self = .hourly
    case ICAL_DAILY_RECURRENCE: self = .daily
    case ICAL_WEEKLY_RECURRENCE: self = .weekly
    case ICAL_MONTHLY_RECURRENCE: self = .monthly
    case ICAL_YEARLY_RECURRENCE: self = .yearly
    default: return nil
    }
  }
}

extension RecurrenceRule.Until {
  fileprivate init?(_ raw: icaltimetype) {
    guard let time = CivilTime(raw) else { return nil }
    switch time {
    case .date(let date): self = .date(date)
    case .floating(let civil): self = .civil(civil)
    case .utc(let civil): self = .instant(Instant(seconds: civil.clockSeconds))
    }
  }
}

extension Weekday {
  /// libical counts from Sunday, which is 1.
  fileprivate init?(_ raw: icalrecurrencetype_weekday) {
    guard raw.rawValue >= 1, raw.rawValue <= 7 else { return nil }
    self = Weekday.sunday.adding(days: Int(raw.rawValue) - 1)
  }
}
