import TextGate

/// A stretch of time in which two occurrences or more are on at once.
public struct Conflict: Sendable, Hashable {
  /// The moments at which more than one of them is on; not empty.
  public let moments: Range<Instant>
  /// What is on at some of them, in the order of the list that was looked through.
  public let occurrences: [Occurrence]

  /// Two occurrences that are on at once, and when they are.
  public struct Pair: Sendable, Hashable {
    /// When both are on; not empty.
    public let moments: Range<Instant>
    /// The one that stands first in the list, and the other one.
    public let first, second: Occurrence
  }

  /// The conflicts among timed occurrences that take time; ends that touch are none. What stands in two calendars, with
  /// one UID and at one time, is one event there and no conflict with itself.
  ///
  /// - Parameter occurrences: In the order of a list.
  public static func all(in occurrences: [Occurrence]) -> [Conflict] {
    let candidates = candidates(occurrences)
    var conflicts: [Conflict] = []
    var running = Set<Int>()
    // Of the stretch in which more than one is on: its start, and all that were.
    var start: Instant?
    var members: Set<Int> = []
    for change in changes(candidates) {
      if change.isStart {
        running.insert(change.place)
        guard running.count > 1 else { continue }
        if start == nil {
          start = change.moment
          members = running
        }
        members.insert(change.place)
      } else {
        running.remove(change.place)
        guard running.count == 1, let first = start else { continue }
        conflicts.append(
          Conflict(moments: first..<change.moment, occurrences: members.sorted().map { candidates[$0].occurrence }))
        start = nil
      }
    }
    return conflicts
  }

  /// The same, two by two, and no more than so many.
  public static func pairs(in occurrences: [Occurrence], atMost most: Int) -> [Pair] {
    let candidates = candidates(occurrences)
    var pairs: [Pair] = []
    for (place, first) in candidates.enumerated() {
      // The list is in the order of starts.
      for second in candidates[(place + 1)...] {
        guard second.moments.lowerBound < first.moments.upperBound, pairs.count < most else { break }
        pairs.append(
          Pair(
            moments: second.moments.lowerBound..<min(first.moments.upperBound, second.moments.upperBound),
            first: first.occurrence, second: second.occurrence))
      }
    }
    return pairs
  }

  private typealias Candidate = (occurrence: Occurrence, moments: Range<Instant>)

  /// What can be in a conflict, in the order of starts.
  private static func candidates(_ occurrences: [Occurrence]) -> [Candidate] {
    struct Identity: Hashable {
      let uid: UntrustedText
      let moments: Range<Instant>
    }
    var known: Set<Identity> = []
    var candidates: [Candidate] = []
    for occurrence in occurrences where occurrence.takesTime {
      guard case .timed(let start, let end) = occurrence.span, start.instant < end.instant else { continue }
      let moments = start.instant..<end.instant
      guard known.insert(Identity(uid: occurrence.event.uid, moments: moments)).inserted else { continue }
      candidates.append((occurrence, moments))
    }
    // Lists are ordered by the days that clocks show first, and some clocks were set back over midnight.
    return candidates.enumerated().sorted { left, right in
      (left.element.moments.lowerBound, left.offset) < (right.element.moments.lowerBound, right.offset)
    }.map(\.element)
  }

  /// All starts and ends in order; of one moment the ends come first.
  private static func changes(_ candidates: [Candidate]) -> [(moment: Instant, isStart: Bool, place: Int)] {
    var changes: [(moment: Instant, isStart: Bool, place: Int)] = []
    changes.reserveCapacity(candidates.count * 2)
    for (place, candidate) in candidates.enumerated() {
      changes.append((candidate.moments.lowerBound, true, place))
      changes.append((candidate.moments.upperBound, false, place))
    }
    return changes.sorted { left, right in
      (left.moment, left.isStart ? 1 : 0, left.place) < (right.moment, right.isStart ? 1 : 0, right.place)
    }
  }
}
