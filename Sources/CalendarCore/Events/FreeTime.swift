/// When nothing is on.
public enum FreeTime {
  /// The parts of some stretches of time that no occurrence takes.
  ///
  /// - Parameters:
  ///   - stretches: In order; they do not overlap. Each is looked at by itself.
  ///   - busy: Moments that are taken, in any order.
  ///   - least: Seconds; shorter parts do not count.
  /// - Returns: Whole minutes, in order.
  public static func slots(
    in stretches: [Range<Instant>], busy: [Range<Instant>], atLeast least: Int
  ) -> [Range<Instant>] {
    let taken = merged(busy)
    var slots: [Range<Instant>] = []
    var place = 0
    for stretch in stretches {
      while place < taken.count, taken[place].upperBound <= stretch.lowerBound { place += 1 }
      var start = stretch.lowerBound
      var next = place
      while next < taken.count, taken[next].lowerBound < stretch.upperBound {
        append(start, taken[next].lowerBound, atLeast: least, to: &slots)
        start = max(start, taken[next].upperBound)
        next += 1
      }
      append(start, stretch.upperBound, atLeast: least, to: &slots)
    }
    return slots
  }

  /// Appends what lies between two moments, if it is long enough.
  private static func append(_ start: Instant, _ end: Instant, atLeast least: Int, to slots: inout [Range<Instant>]) {
    let first = -floorDivide(-start.seconds, 60) * 60
    let last = floorDivide(end.seconds, 60) * 60
    guard last - first >= max(60, least) else { return }
    slots.append(Instant(seconds: first)..<Instant(seconds: last))
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
