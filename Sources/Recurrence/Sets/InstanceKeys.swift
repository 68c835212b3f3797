import CalendarCore

/// What an EXDATE or a RECURRENCE-ID names, compared with instances whatever form either has.
///
/// RFC 5545 wants the form of DTSTART. Files give a DATE for a timed instance, or UTC and other zones for zoned ones.
struct InstanceKeys {
  private var dates: Set<CivilDate> = []
  private var instants: Set<Instant> = []
  /// Times without zone: they are told on the clocks of the event, whatever those are.
  private var clockTimes: Set<CivilDateTime> = []
  /// The days that the times name for an all-day event, which has no zone to compare them in.
  private var datesOfTimes: Set<CivilDate> = []

  /// What times name; nil where there are none, as with most events.
  static func naming(_ times: [EventTime], viewing: Zone) -> InstanceKeys? {
    times.isEmpty ? nil : InstanceKeys(times, viewing: viewing)
  }

  private init(_ times: [EventTime], viewing: Zone) {
    for time in times {
      switch time {
      case .date(let date): dates.insert(date)
      case .floating(let civil): clockTimes.insert(civil)
      case .zoned: instants.insert(time.instant(viewedIn: viewing))
      }
      if !time.isDate { datesOfTimes.insert(InstanceKeys.day(of: time)) }
    }
  }

  /// The day that a time means for an all-day event: the day as it is written, but in UTC it is the midnight of some
  /// other zone that is written. Midnights are at 10:00 or before from Hawaii to London, and after it from New Zealand
  /// to Berlin, on the day before.
  static func day(of time: EventTime) -> CivilDate {
    guard case .zoned(let civil, .utc) = time, isMidnightSomewhere(civil), civil.secondOfDay > 36_000 else {
      return time.civil.date
    }
    return time.civil.date.adding(days: 1)
  }

  /// Offsets from UTC are quarters of hours. A time such as 22:59:59 is the end of a day.
  private static func isMidnightSomewhere(_ civil: CivilDateTime) -> Bool { civil.secondOfDay % 900 == 0 }

  /// Whether one of the times names an instance.
  ///
  /// - Parameters:
  ///   - original: Its original start.
  ///   - reading: What the series' clocks show then.
  ///   - moment: The moment of a start that is a time.
  func contains(_ original: EventTime, reading: CivilDateTime, moment: Instant) -> Bool {
    if dates.contains(reading.date) { return true }
    if original.isDate { return datesOfTimes.contains(reading.date) }
    return clockTimes.contains(reading) || instants.contains(moment)
  }
}
