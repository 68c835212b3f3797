import CLibical
import CalendarCore

/// A DATE or DATE-TIME value before its TZID is looked at.
enum CivilTime {
  case date(CivilDate)
  case floating(CivilDateTime)
  case utc(CivilDateTime)

  /// Takes over a time that libical has read; nil when it is null or no time that exists. `24:00` is the next midnight.
  init?(_ raw: icaltimetype) {
    guard icaltime_is_null_time(raw) == 0,
      let date = CivilDate(year: Int(raw.year), month: Int(raw.month), day: Int(raw.day))
    else { return nil }
    if raw.is_date != 0 {
      self = .date(date)
      return
    }
    let civil: CivilDateTime
    if raw.hour == 24, raw.minute == 0, raw.second == 0 {
      civil = CivilDateTime(date.adding(days: 1))
    } else if let time = CivilDateTime(date, hour: Int(raw.hour), minute: Int(raw.minute), second: Int(raw.second)) {
      civil = time
    } else {
      return nil
    }
    self = icaltime_is_utc(raw) != 0 ? .utc(civil) : .floating(civil)
  }
}

extension CivilTime {
  /// The clock reading; midnight for a date.
  var civil: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date)
    case .floating(let civil), .utc(let civil): civil
    }
  }
}

extension CalendarDuration {
  /// Takes over a duration that libical has read; lengths beyond the years that dates may have become the longest one.
  init(_ raw: icaldurationtype) {
    let sign = raw.is_neg != 0 ? -1 : 1
    let longest = 9999 * 366
    let days = min(longest, Int(raw.days) + Int(raw.weeks) * 7)
    let seconds = min(longest * 86_400, Int(raw.hours) * 3600 + Int(raw.minutes) * 60 + Int(raw.seconds))
    self.init(days: sign * days, seconds: sign * seconds)
  }
}
