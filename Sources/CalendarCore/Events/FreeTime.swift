/// When nothing is on.
public enum FreeTime {
  /// The parts of some stretches of time that no occurrence takes.
  ///
  /// - Parameters:
  ///   - stretches: In order; they do not overlap. Each is looked at by itself.
  ///   - busy: Moments that are taken, in any order.
  ///   - least: Seconds; shorter parts do not count.
  ///   - viewing: The zone whose clocks tell minutes. Old local times are seconds away from UTC.
  /// - Returns: Whole minutes, in order.
  public static func slots(
    in stretches: [Range<Instant>], busy: [Range<Instant>], atLeast least: Int, viewing: Zone
  ) -> [Range<Instant>] {
    let taken = merged(busy)
    var slots: [Range<Instant>] = []
    func append(_ start: Instant, _ end: Instant) {
      let first = start.adding(seconds: (60 - secondOfMinute(start, viewing)) % 60)
      let last = end.adding(seconds: -secondOfMinute(end, viewing))
      if last.seconds - first.seconds >= max(60, least) { slots.append(first..<last) }
    }
    var place = 0
    for stretch in stretches {
      while place < taken.count, taken[place].upperBound <= stretch.lowerBound { place += 1 }
      var start = stretch.lowerBound
      var next = place
      while next < taken.count, taken[next].lowerBound < stretch.upperBound {
        append(start, taken[next].lowerBound)
        start = max(start, taken[next].upperBound)
        next += 1
      }
      append(start, stretch.upperBound)
    }
    return slots
  }

  /// What the clocks of a zone show at a moment, 0 to 59.
  private static func secondOfMinute(_ moment: Instant, _ viewing: Zone) -> Int {
    let second = viewing.time(at: moment).civil.clockSeconds
    return second - floorDivide(second, 60) * 60
  }

  /// Ranges in order, those that touch or overlap as one; empty ones are left out.
  private static func merged(_ ranges: [Range<Instant>]) -> [Range<Instant>] {
    var merged: [Range<Instant>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
