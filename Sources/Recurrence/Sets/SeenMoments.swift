import CalendarCore

/// The moments that have had an instance of an event, of which each has one only.
///
/// Rules give theirs in ascending order but for changes of the clocks; those need not be hashed.
struct SeenMoments {
  private var ascending: [Instant] = []
  private var others: Set<Instant> = []

  /// Takes a moment in; false when it has been seen.
  mutating func insert(_ moment: Instant) -> Bool {
    guard let last = ascending.last, moment <= last else {
      ascending.append(moment)
      return true
    }
    return !ascending.containsSorted(moment) && others.insert(moment).inserted
  }

  /// Forgets all moments, and keeps the room for others.
  mutating func removeAll() {
    ascending.removeAll(keepingCapacity: true)
    if !others.isEmpty { others = [] }
  }
}
