import CalendarCore

/// What an EXDATE or a RECURRENCE-ID names, compared with instances whatever form either has.
///
/// RFC 5545 wants the form of DTSTART. Files give a DATE for a timed instance, or UTC and other zones for zoned ones.
struct InstanceKeys {
  private var dates: Set<CivilDate> = []
  private var instants: Set<Instant> = []
  private let viewing: Zone

  init(_ times: [EventTime], viewing: Zone) {
    self.viewing = viewing
    for time in times {
      switch time {
      case .date(let date): dates.insert(date)
      case .floating, .zoned: instants.insert(time.instant(viewedIn: viewing))
      }
    }
  }

  /// Whether one of the times names the instance that starts at `start`.
  func contains(_ start: EventTime) -> Bool {
    if dates.isEmpty && instants.isEmpty { return false }
    switch start {
    case .date(let date):
      return dates.contains(date) || instants.contains { viewing.time(at: $0).civil.date == date }
    case .floating, .zoned:
      return dates.contains(start.civil.date) || instants.contains(start.instant(viewedIn: viewing))
    }
  }
}
