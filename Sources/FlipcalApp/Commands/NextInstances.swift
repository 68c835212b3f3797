import CalendarCore
import Store
import TextGate

/// Finds the next instances of an event, or the last ones where none is left.
struct NextInstances {
  let session: Session
  let store: CalendarStore

  /// How many are looked for.
  private static let wanted = 3
  /// Days that are looked at, more and more until there are enough: two months, two years, thirty years.
  private static let spans = [62, 732, 10_958]

  /// Instances in the order of a list.
  ///
  /// - Parameter events: All components of one UID.
  func instances(of events: [Event], in calendar: CalendarInfo) -> (occurrences: [Occurrence], areAhead: Bool) {
    guard !events.isEmpty else { return ([], false) }
    if !events.contains(where: { $0.isRecurring || $0.recurrenceID != nil }) {
      let single = single(events, in: calendar)
      return (single, single.contains(where: isAhead))
    }
    for span in NextInstances.spans {
      let ahead = store.expand(events, in: calendar, from: session.today, days: span, viewing: session.viewing)
        .filter(isAhead)
      if ahead.count >= NextInstances.wanted || span == NextInstances.spans.last, !ahead.isEmpty {
        return (Array(ahead.prefix(NextInstances.wanted)), true)
      }
    }
    for span in NextInstances.spans {
      let first = session.today.adding(days: -span)
      let past = store.expand(events, in: calendar, from: first, days: span + 1, viewing: session.viewing)
      if let last = past.last { return ([last], false) }
    }
    // Further away than people plan: where the event itself is.
    let single = single(events, in: calendar)
    return (single, single.contains(where: isAhead))
  }

  /// The occurrence that begins where the first of the events does.
  private func single(_ events: [Event], in calendar: CalendarInfo) -> [Occurrence] {
    guard let first = events.map(\.start.civil.date).min() else { return [] }
    if events[0].isUndated { return [Occurrence(undated: Occurrence.Subject(events[0], in: calendar))] }
    // A day in one zone may be another one in the viewing zone.
    let found = store.expand(events, in: calendar, from: first.adding(days: -1), days: 3, viewing: session.viewing)
    return Array(found.prefix(1))
  }

  private func isAhead(_ occurrence: Occurrence) -> Bool {
    !occurrence.isUndated && !occurrence.isOver(at: session.now.instant, on: session.today)
  }
}
