extension Occurrence: Comparable {
  /// The order of a list: by start (all-day before timed on a day), then end, title, UID, calendar and recurrence id.
  public static func < (left: Occurrence, right: Occurrence) -> Bool {
    let (first, second) = (left.orderKey, right.orderKey)
    return first == second ? left.isNamedBefore(right) : first < second
  }

  /// What of an occurrence's times its place in a list depends on.
  fileprivate typealias OrderKey = (start: Int, end: Int)

  fileprivate var orderKey: OrderKey {
    switch span {
    case .allDay(let days): return (Occurrence.startKey(days.start, 0), days.end.dayNumber)
    case .timed(let start, let end):
      // The clock's day comes first, then the moment: clocks that are set back show a time twice.
      let moment = start.civil.secondOfDay - start.offset
      return (Occurrence.startKey(start.civil.date, moment + Occurrence.furthestOffset), end.instant.seconds)
    }
  }

  /// No zone is 26 hours from UTC (RFC 9636 section 3.2); a second more, for all-day events come first.
  private static let furthestOffset = 26 * 3600 + 1

  /// A day and what orders the starts on it, in one number; the days that an ``Instant`` reaches leave room for that.
  private static func startKey(_ day: CivilDate, _ order: Int) -> Int {
    day.dayNumber &<< 20 | min(max(0, order), 1 << 20 - 1)
  }

  /// The order of occurrences at the same time, which is the same in whatever order they were found.
  fileprivate func isNamedBefore(_ other: Occurrence) -> Bool {
    if subject !== other.subject {
      let (title, otherTitle) = (subject.event.summary ?? "", other.subject.event.summary ?? "")
      if title != otherTitle { return title < otherTitle }
      let (uid, otherUID) = (subject.event.uid, other.subject.event.uid)
      if uid != otherUID { return uid < otherUID }
      let (order, otherOrder) = (subject.calendar.order, other.subject.calendar.order)
      if order != otherOrder { return order < otherOrder }
    }
    guard let id = recurrenceID, let otherID = other.recurrenceID else {
      return recurrenceID == nil && other.recurrenceID != nil
    }
    return id.isWrittenBefore(otherID)
  }
}

extension EventTime {
  /// An order of times in whatever form they are written, without a viewing zone: by what calendar and clock show.
  fileprivate func isWrittenBefore(_ other: EventTime) -> Bool {
    if civil != other.civil { return civil < other.civil }
    return (zoneIdentifier ?? "", isDate ? 0 : 1) < (other.zoneIdentifier ?? "", other.isDate ? 0 : 1)
  }

  private var zoneIdentifier: String? {
    if case .zoned(_, let zone) = self { zone.identifier } else { nil }
  }
}

extension [Occurrence] {
  /// The occurrences in the order of a list. It is places that are sorted, by keys that are made once: each comparison
  /// would make them anew, and occurrences are large.
  public func inListOrder() -> [Occurrence] {
    let keys = map { $0.orderKey }
    var places = keys.indices.map { (start: keys[$0].start, place: $0) }
    places.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      let (leftEnd, rightEnd) = (keys[left.place].end, keys[right.place].end)
      return leftEnd == rightEnd ? self[left.place].isNamedBefore(self[right.place]) : leftEnd < rightEnd
    }
    return places.map { self[$0.place] }
  }
}
