extension Occurrence {
  /// Whether it is on at a moment: from its start up to its end, which is not part of it; one without length for the
  /// minute that it lies in.
  ///
  /// - Parameter day: The day of the moment in the viewing zone; all-day events are on for all of it.
  public func isOn(at moment: Instant, on day: CivilDate) -> Bool {
    switch span {
    case .allDay(let days): return days.contains(day)
    case .timed(let start, let end):
      if start.instant == end.instant {
        return floorDivide(start.instant.seconds, 60) == floorDivide(moment.seconds, 60)
      }
      return start.instant <= moment && moment < end.instant
    }
  }

  /// Whether it takes time that could be used otherwise: it is an event, neither called off nor transparent (TRANSP, RFC
  /// 5545 3.8.2.7). Tentative ones do.
  public var takesTime: Bool { event.kind == .event && event.status != .cancelled && !event.isTransparent }

  /// Whether it has ended before a moment.
  ///
  /// - Parameter day: The day of the moment in the viewing zone; all-day events last to its end.
  public func isOver(at moment: Instant, on day: CivilDate) -> Bool {
    switch span {
    case .allDay(let days): days.end <= day
    case .timed(_, let end): end.instant <= moment && !isOn(at: moment, on: day)
    }
  }

  /// The moments it lasts in a viewing zone, all-day ones from midnight to midnight.
  public func moments(in viewing: Zone) -> Range<Instant> { span.moments(in: viewing) }
}

extension Occurrence.Span {
  /// The moments it lasts in a viewing zone, whole days from midnight to midnight.
  public func moments(in viewing: Zone) -> Range<Instant> {
    switch self {
    case .allDay(let days): viewing.startOfDay(days.start)..<viewing.startOfDay(days.end)
    case .timed(let start, let end): start.instant..<end.instant
    }
  }
}

extension Occurrence.Span {
  /// Whether it is about days more than about times: whole days, or 24 hours or more.
  public var lastsDays: Bool {
    switch self {
    case .allDay: true
    case .timed(let start, let end): end.instant.seconds - start.instant.seconds >= 86_400
    }
  }
}
