import CalendarCore

/// What an EXDATE or a RECURRENCE-ID names, compared with instances whatever form either has.
///
/// RFC 5545 wants the form of DTSTART. Files give a DATE for a timed instance, or UTC and other zones for zoned ones.
struct InstanceKeys {
  // Each list is sorted: most have one entry, and few have many.
  private var dates: [CivilDate] = []
  private var instants: [Instant] = []
  /// Times without zone: they are told on the clocks of the event, whatever those are.
  private var clockTimes: [CivilDateTime] = []
  /// The days that the times name for an all-day event, which has no zone to compare them in.
  private var datesOfTimes: [CivilDate] = []

  /// What times name; nil where there are none, as with most events.
  ///
  /// - Parameter hasDates: Whether there are instances on dates among those that are asked for.
  static func naming(_ times: [EventTime], hasDates: Bool, viewing: Zone) -> InstanceKeys? {
    times.isEmpty ? nil : InstanceKeys(times, hasDates: hasDates, viewing: viewing)
  }

  private init(_ times: [EventTime], hasDates: Bool, viewing: Zone) {
    for time in times {
      switch time {
      case .date(let date): dates.append(date)
      case .floating(let civil): clockTimes.append(civil)
      case .zoned: instants.append(time.instant(viewedIn: viewing))
      }
      if hasDates, !time.isDate { datesOfTimes.append(InstanceKeys.day(of: time)) }
    }
    guard times.count > 1 else { return }
    dates.sort()
    instants.sort()
    clockTimes.sort()
    datesOfTimes.sort()
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
    if dates.containsSorted(reading.date) { return true }
    if original.isDate { return datesOfTimes.containsSorted(reading.date) }
    return clockTimes.containsSorted(reading) || instants.containsSorted(moment)
  }
}

extension Array where Element: Comparable {
  /// Whether an element is in an ascending array.
  func containsSorted(_ element: Element) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
