/// How long each instance of an event lasts, or of a to-do, when it is due after its start.
///
/// RFC 5545 3.8.5.3: a length given by DTEND is exact for every instance, one given by DURATION is nominal.
public struct EventLength: Sendable {
  fileprivate enum Amount {
    /// Whole days, at least one; the event begins on a date.
    case days(Int)
    /// Seconds of exact time, 0 or more.
    case exact(seconds: Int)
    /// Calendar days on the clocks of the start's zone, then seconds of exact time.
    case nominal(CalendarDuration)
  }

  private let amount: Amount
  /// Whether only its end is shown, which is the moment or the last day.
  private let isDue: Bool

  /// The length of an event as its component says.
  public init(of event: Event, viewing: Zone) {
    self.init(start: event.start, end: event.end, kind: event.kind, viewing: viewing)
  }

  /// The length of an event of a kind that starts and ends so.
  public init(start: EventTime, end: Event.End, kind: Event.Kind = .event, viewing: Zone) {
    isDue = kind == .todo
    amount = isDue && start.isDate ? .days(EventLength.daysUntilDue(start, end) + 1) : Amount(start, end, viewing)
  }

  /// The days from a date to that on which a to-do is due: the one that DUE names, not the one before it.
  private static func daysUntilDue(_ start: EventTime, _ end: Event.End) -> Int {
    switch end {
    case .none: 0
    case .time(let due): max(0, due.civil.date.days(since: start.civil.date))
    case .duration(let duration): max(0, duration.days + duration.seconds / 86_400)
    }
  }

  /// An upper bound in days, for finding instances that began before a window.
  public var mostDays: Int {
    switch amount {
    case .days(let days): days
    case .exact(let seconds): seconds / 86_400 + 1
    case .nominal(let duration): duration.days + max(0, duration.seconds) / 86_400 + 2
    }
  }

  /// The times of an instance.
  ///
  /// - Parameters:
  ///   - start: When it starts.
  ///   - moment: The moment of a start that is a time, where it is known already.
  public func span(from start: EventTime, at moment: Instant? = nil, viewing: Zone) -> Occurrence.Span {
    if case .days(let count) = amount {
      let first = start.civil.date
      let end = first.adding(days: count)
      return .allDay(DayRange(start: isDue ? end.adding(days: -1) : first, end: end))
    }
    let begin = moment ?? start.instant(viewedIn: viewing)
    let end: Instant
    switch amount {
    case .days, .exact(seconds: 0): end = begin
    case .exact(let seconds): end = begin.adding(seconds: seconds)
    case .nominal(let duration):
      let civil = start.replacing(civil: start.civil.adding(days: duration.days))
      end = max(begin, civil.instant(viewedIn: viewing).adding(seconds: duration.seconds))
    }
    let times = viewing.times(from: isDue ? end : begin, to: end)
    return .timed(start: times.start, end: times.end)
  }
}

extension EventLength.Amount {
  fileprivate init(_ start: EventTime, _ end: Event.End, _ viewing: Zone) {
    switch (start, end) {
    case (.date, .none): self = .days(1)
    case (.date(let first), .time(let end)): self = .days(max(1, end.civil.date.days(since: first)))
    case (.date, .duration(let duration)):
      self = .days(max(1, duration.days + (duration.seconds + 86_399) / 86_400))
    case (_, .none): self = .exact(seconds: 0)
    case (_, .time(let end)):
      let seconds = end.instant(viewedIn: viewing).seconds - start.instant(viewedIn: viewing).seconds
      self = .exact(seconds: max(0, seconds))
    case (_, .duration(let duration)):
      self = duration.days == 0 ? .exact(seconds: max(0, duration.seconds)) : .nominal(duration)
    }
  }
}
