import CalendarCore
import Store
import TextGate

/// Finds the next instances of an event, or the last ones where none is left.
struct NextInstances {
  let session: Session
  let store: CalendarStore
  /// For all recurring events that are asked about.
  private var budget = InstanceBudget()

  init(session: Session, store: CalendarStore) {
    self.session = session
    self.store = store
  }

  /// Whether instances of recurring events may be missing.
  var isCutShort: Bool { budget.isSpent }

  /// How many are looked for.
  private static let wanted = 3
  /// Days that are looked at, more and more until there are enough: two days, two months, two years, thirty years.
  private static let spans = [2, 62, 732, 10_958]

  /// Instances in the order of a list.
  ///
  /// - Parameter events: All components of one UID.
  mutating func instances(of events: [Event], in calendar: CalendarInfo) -> (occurrences: [Occurrence], areAhead: Bool)
  {
    guard !events.isEmpty else { return ([], false) }
    if !events.contains(where: { $0.isRecurring || $0.recurrenceID != nil }) {
      var own = InstanceBudget()
      let single = single(events, in: calendar, &own)
      return (single, single.contains(where: isAhead))
    }
    for span in NextInstances.spans {
      let found = expand(events, in: calendar, from: session.today, days: span)
      let ahead = found.filter(isAhead)
      if ahead.count >= NextInstances.wanted || span == NextInstances.spans.last, !ahead.isEmpty {
        return (Array(ahead.prefix(NextInstances.wanted)), true)
      }
    }
    for span in NextInstances.spans {
      let first = session.today.adding(days: -span)
      let past = expand(events, in: calendar, from: first, days: span + 1)
      if let last = past.last { return ([last], false) }
    }
    // Further away than people plan: where the event itself is.
    var left = budget
    let single = single(events, in: calendar, &left)
    budget = left
    return (single, single.contains(where: isAhead))
  }

  private mutating func expand(
    _ events: [Event], in calendar: CalendarInfo, from first: CivilDate, days: Int
  ) -> [Occurrence] {
    store.expand(events, in: calendar, from: first, days: days, viewing: session.viewing, budget: &budget)
  }

  /// The occurrence that begins where the first of the events does.
  private func single(
    _ events: [Event], in calendar: CalendarInfo, _ budget: inout InstanceBudget
  ) -> [Occurrence] {
    guard let first = events.map(\.start.civil.date).min() else { return [] }
    if events[0].isUndated { return [Occurrence(undated: Occurrence.Subject(events[0], in: calendar))] }
    // A day in one zone may be another one in the viewing zone.
    let found = store.expand(
      events, in: calendar, from: first.adding(days: -1), days: 3, viewing: session.viewing, budget: &budget)
    return Array(found.prefix(1))
  }

  private func isAhead(_ occurrence: Occurrence) -> Bool {
    !occurrence.isUndated && !occurrence.isOver(at: session.now.instant, on: session.today)
  }
}
