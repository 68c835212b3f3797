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
    return !hasAscended(to: moment) && others.insert(moment).inserted
  }

  private func hasAscended(to moment: Instant) -> Bool {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < moment { low = middle + 1 } else { high = middle }
    }
    return ascending[low] == moment
  }
}
