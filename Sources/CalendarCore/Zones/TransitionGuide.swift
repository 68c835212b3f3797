/// Where in a zone's transitions to look for a moment: their time is cut into equal stretches, and for each it is known
/// how many transitions lie before it. Few lie within one.
struct TransitionGuide: Sendable {
  /// A stretch is two to this power of seconds.
  private let shift: Int
  /// The number of the stretch of the first transition, counted from 1970.
  private let first: Int
  /// For each stretch, how many transitions lie before it; at the end, how many there are.
  private let counts: [Int32]

  /// Makes a guide to transitions in ascending order.
  init(_ transitions: [Zone.Transition]) {
    guard let first = transitions.first?.instant.seconds, let last = transitions.last?.instant.seconds else {
      (shift, self.first, counts) = (0, 0, [])
      return
    }
    var shift = 20
    while (last >> shift) - (first >> shift) >= transitions.count { shift += 1 }
    var counts: [Int32] = []
    counts.reserveCapacity((last >> shift) - (first >> shift) + 2)
    for (place, transition) in transitions.enumerated() {
      let stretch = (transition.instant.seconds >> shift) - (first >> shift)
      while counts.count <= stretch { counts.append(Int32(clamping: place)) }
    }
    counts.append(Int32(clamping: transitions.count))
    (self.shift, self.first, self.counts) = (shift, first >> shift, counts)
  }

  /// The least and the most transitions that may not be after a moment in POSIX seconds.
  @inline(__always)
  func counts(upTo seconds: Int) -> (least: Int, most: Int) {
    let stretch = (seconds >> shift) - first
    if stretch < 0 || counts.isEmpty { return (0, 0) }
    let next = min(stretch + 1, counts.count - 1)
    return (Int(counts[min(stretch, next)]), Int(counts[next]))
  }
}
