/// A start, an end or a recurrence id as the data gives it (RFC 5545 3.3.4 and 3.3.5).
public enum EventTime: Sendable, Hashable {
  /// A whole day, the same in every zone.
  case date(CivilDate)
  /// A wall-clock time in whatever zone the reader is.
  case floating(CivilDateTime)
  /// A wall-clock time in a zone; UTC is one.
  case zoned(CivilDateTime, Zone)

  /// A moment, told in UTC.
  public init(_ moment: Instant) { self = .zoned(CivilDateTime(clockSeconds: moment.seconds), .utc) }

  /// What calendar and clock show; midnight for a date.
  public var civil: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date)
    case .floating(let civil), .zoned(let civil, _): civil
    }
  }

  /// Whether it is a whole day.
  public var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// The moment; dates (their first moment) and floating times are taken in the viewing zone.
  public func instant(viewedIn viewing: Zone) -> Instant {
    switch self {
    case .date(let date): viewing.startOfDay(date)
    case .floating(let civil): viewing.instant(of: civil)
    case .zoned(let civil, let zone): zone.instant(of: civil)
    }
  }

  /// A time of the same kind and zone with another calendar and clock reading.
  public func replacing(civil: CivilDateTime) -> EventTime {
    switch self {
    case .date: .date(civil.date)
    case .floating: .floating(civil)
    case .zoned(_, let zone): .zoned(civil, zone)
    }
  }

  /// The same, but in a zone where it is floating.
  public func settled(in zone: Zone) -> EventTime {
    if case .floating(let civil) = self { .zoned(civil, zone) } else { self }
  }
}
