import CalendarCore

/// The clocks that a recurring event's instances are counted on: those of its start's zone.
struct SeriesClock {
  private let start: EventTime
  private let viewing: Zone
  /// The zone of the start; the viewing zone where it has none.
  let zone: Zone

  init(of master: Event, viewing: Zone) {
    start = master.start
    self.viewing = viewing
    if case .zoned(_, let zone) = start { self.zone = zone } else { zone = viewing }
  }

  /// Whether the start has a zone.
  var isZoned: Bool {
    if case .zoned = start { true } else { false }
  }

  /// What calendar and clock show at a time in whatever form. A date is read with the start's time of day.
  func reading(of time: EventTime) -> CivilDateTime {
    if start.isDate { return CivilDateTime(InstanceKeys.day(of: time)) }
    switch time {
    case .date(let date): return CivilDateTime(date, secondOfDay: start.civil.secondOfDay)
    case .floating(let civil): return civil
    case .zoned(let civil, let other):
      return other == zone ? civil : zone.time(at: time.instant(viewedIn: viewing)).civil
    }
  }

  /// A time of the start's kind and zone.
  func time(at reading: CivilDateTime) -> EventTime { start.replacing(civil: reading) }
}
