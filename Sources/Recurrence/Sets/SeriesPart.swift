import CalendarCore

/// A stretch of a recurring event's instances that one component describes: the master up to the first override with
/// RANGE=THISANDFUTURE, that override up to the next one (RFC 5545 3.2.13 and 3.8.4.4).
struct SeriesPart {
  /// What the instances look like.
  let subject: Occurrence.Subject
  /// How long they are.
  let length: EventLength
  /// The first original start that it describes, on the series' clocks; nil for the master.
  let first: CivilDateTime?
  /// The original start that the next part begins at; nil for the last part.
  let end: CivilDateTime?

  private init(_ subject: Occurrence.Subject, from first: CivilDateTime?, to end: CivilDateTime?, viewing: Zone) {
    self.subject = subject
    self.first = first
    self.end = end
    length = EventLength(of: subject.event, viewing: viewing)
  }

  /// The one part of a series without such overrides.
  init(_ master: Occurrence.Subject, viewing: Zone) { self.init(master, from: nil, to: nil, viewing: viewing) }

  private var event: Event { subject.event }

  /// The parts of a series in their order.
  static func parts(
    of master: Occurrence.Subject, ranges: [Event], clock: SeriesClock, viewing: Zone
  ) -> [SeriesPart] {
    let later = ranges.compactMap { range in range.recurrenceID.map { (first: clock.reading(of: $0), event: range) } }
      .sorted { $0.first < $1.first }
    let ends = later.dropFirst().map(\.first) + [nil]
    return [SeriesPart(master, from: nil, to: later.first?.first, viewing: viewing)]
      + zip(later, ends).map { part, end in
        let subject = Occurrence.Subject(part.event, in: master.calendar)
        return SeriesPart(subject, from: part.first, to: end, viewing: viewing)
      }
  }

  /// Whether its instances are taken away.
  var isCancelled: Bool { first != nil && event.status == .cancelled }

  /// Whether it describes the instance whose original start the series' clocks show so.
  func contains(_ reading: CivilDateTime) -> Bool {
    first.map { reading >= $0 } ?? true && end.map { reading < $0 } ?? true
  }

  /// Where an instance starts: as much later or earlier than its original start, on the series' clocks, as the override
  /// is than the instance it names.
  ///
  /// - Parameters:
  ///   - original: The original start, and what the series' clocks show then.
  func start(of original: EventTime, reading: CivilDateTime, clock: SeriesClock) -> EventTime {
    guard let first else { return original }
    // From times to whole days or back, there is no difference but in days.
    guard !event.start.isDate, !original.isDate else {
      return event.start.replacing(civil: event.start.civil.adding(days: reading.date.days(since: first.date)))
    }
    let shift = clock.reading(of: event.start).clockSeconds - first.clockSeconds
    return clock.time(at: CivilDateTime(clockSeconds: reading.clockSeconds + shift))
  }

  /// How many days instances may lie before and after their original starts.
  var mostDaysMoved: (back: Int, forth: Int) {
    guard let first else { return (0, 0) }
    // Two more for zones: the override may be told on other clocks than the series'.
    let days = event.start.civil.date.days(since: first.date)
    return (max(0, 2 - days), max(0, days + 2))
  }
}
