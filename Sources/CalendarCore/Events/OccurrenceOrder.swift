extension Occurrence: Comparable {
  /// The order of a list: by start (all-day before timed on a day), then end, title, UID, calendar and recurrence id.
  public static func < (left: Occurrence, right: Occurrence) -> Bool {
    let (first, second) = (left.orderKey, right.orderKey)
    return first == second ? left.isNamedBefore(right) : first < second
  }

  /// What of an occurrence's times its place in a list depends on.
  fileprivate typealias OrderKey = (dayAndKind: Int, start: Int, end: Int)

  fileprivate var orderKey: OrderKey {
    switch span {
    case .allDay(let days): (days.start.dayNumber * 2, 0, days.end.dayNumber)
    case .timed(let start, let end):
      (start.civil.date.dayNumber * 2 + 1, start.instant.seconds, end.instant.seconds)
    }
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
    var places = indices.map { (key: self[$0].orderKey, place: $0) }
    places.sort { left, right in
      left.key == right.key ? self[left.place].isNamedBefore(self[right.place]) : left.key < right.key
    }
    return places.map { self[$0.place] }
  }
}
