import Synchronization

/// A time zone: the offsets its clocks have had, have, and will have.
///
/// Known changes are kept as a table; what follows the last of them is said by a POSIX rule (RFC 9636 section 3.3.2).
public struct Zone: Sendable, Hashable {
  /// A change of the clocks.
  public struct Transition: Sendable, Hashable {
    /// When it happens.
    public let instant: Instant
    /// Seconds ahead of UTC from then on.
    public let offset: Int

    /// Makes a transition.
    public init(instant: Instant, offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// A moment at which clocks are set forward or back.
  public struct Change: Sendable, Hashable {
    /// When it happens.
    public let instant: Instant
    /// Seconds that clocks are ahead of UTC before it.
    let offsetBefore: Int
    /// Seconds that clocks are ahead of UTC from then on.
    let offsetAfter: Int

    /// Seconds that clocks are set forward by; negative when they are set back.
    public var shift: Int { offsetAfter - offsetBefore }

    /// What clocks show at that moment before and after they are set, as ``CivilDateTime/clockSeconds``.
    public var shown: (before: Int, after: Int) { (instant.seconds + offsetBefore, instant.seconds + offsetAfter) }
  }

  /// A time span with one offset.
  struct Segment {
    var offset: Int
    /// The instant (POSIX seconds) after which another offset holds; `Int.max` when none follows.
    var end: Int
  }

  private let history: History

  /// What the clocks did and will do, and the zone's name; shared, for each time of each event holds a zone.
  private final class History: Sendable, Hashable {
    let identifier: String
    let initialOffset: Int
    let transitions: [Transition]
    let rule: PosixZoneRule?
    private let guide: TransitionGuide
    /// Worked out when it is first asked for.
    let skipsLate = Mutex<Bool?>(nil)

    init(identifier: String, initialOffset: Int, transitions: [Transition], rule: PosixZoneRule?) {
      self.identifier = identifier
      self.initialOffset = initialOffset
      self.transitions = transitions
      self.rule = rule
      guide = TransitionGuide(transitions)
    }

    init(_ other: History, identifier: String) {
      self.identifier = identifier
      initialOffset = other.initialOffset
      transitions = other.transitions
      rule = other.rule
      guide = other.guide
    }

    /// How many of the transitions are not after a moment in POSIX seconds.
    @inline(__always)
    func transitionCount(upTo seconds: Int) -> Int {
      var (low, high) = guide.counts(upTo: seconds)
      while low < high {
        let middle = (low + high) / 2
        if transitions[middle].instant.seconds <= seconds { low = middle + 1 } else { high = middle }
      }
      return low
    }

    static func == (left: History, right: History) -> Bool {
      left === right
        || left.identifier == right.identifier && left.initialOffset == right.initialOffset
          && left.transitions == right.transitions && left.rule == right.rule
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
      hasher.combine(initialOffset)
      hasher.combine(transitions.count)
    }
  }

  /// Makes a zone.
  ///
  /// - Parameters:
  ///   - identifier: The name it goes by.
  ///   - initialOffset: Seconds ahead of UTC before the first transition.
  ///   - transitions: Changes of the clocks, in any order; the last of several at one instant counts.
  ///   - rule: What holds after the last transition; nil for no further change.
  public init(identifier: String, initialOffset: Int, transitions: [Transition] = [], rule: PosixZoneRule? = nil) {
    var ordered: [Transition] = []
    for transition in transitions.sorted(by: { $0.instant < $1.instant }) {
      if ordered.last?.instant == transition.instant { ordered.removeLast() }
      ordered.append(transition)
    }
    history = History(identifier: identifier, initialOffset: initialOffset, transitions: ordered, rule: rule)
  }

  private init(_ history: History) { self.history = history }

  /// The name it goes by: an IANA id, or a calendar's own TZID.
  public var identifier: String { history.identifier }
  /// Seconds ahead of UTC before the first transition.
  public var initialOffset: Int { history.initialOffset }
  /// Changes of the clocks, each later than the one before.
  public var transitions: [Transition] { history.transitions }
  /// What holds after the last transition; nil for no further change.
  public var rule: PosixZoneRule? { history.rule }

  /// Coordinated Universal Time.
  public static let utc = Zone(identifier: "UTC", initialOffset: 0)

  /// The same zone under another name.
  public func named(_ identifier: String) -> Zone {
    Zone(History(history, identifier: identifier))
  }

  /// The same zone with a history of its own: threads that count references to one history wait for each other.
  public var unshared: Zone { named(identifier) }

  /// Before this time of day, in seconds, clocks are changed in nearly all zones.
  public static let earlyHours = 5 * 3600

  /// Whether the clocks skip, or have skipped since 1970, times later in the day than the ``earlyHours``, or more than
  /// so many at once.
  public var skipsLate: Bool {
    history.skipsLate.withLock { known in
      let answer = known ?? findsLateSkip()
      known = answer
      return answer
    }
  }

  private func findsLateSkip() -> Bool {
    var moment = Instant(seconds: 0)
    while let change = nextChange(after: moment), change.instant < Zone.lastSkip {
      let times = [change.shown.before, change.shown.after].map { floorModulo($0, 86_400) }
      if change.shift > Zone.earlyHours || change.shift > 0 && times.contains(where: { $0 > Zone.earlyHours }) {
        return true
      }
      moment = change.instant
    }
    return false
  }

  /// What rules say of all years they say of those to 2040.
  private static let lastSkip = Instant(seconds: 70 * 31_556_952)

  /// Seconds that clocks are ahead of UTC at a moment.
  public func offset(at instant: Instant) -> Int { segment(at: instant.seconds).offset }

  /// The first change of the clocks after a moment, or nil when none follows.
  public func nextChange(after instant: Instant) -> Change? {
    var segment = segment(at: instant.seconds)
    // A rule may change names only, year after year; three years show all that it ever does.
    for _ in 0..<history.transitions.count + 8 where segment.end < Int.max {
      let next = self.segment(at: segment.end)
      if next.offset != segment.offset {
        return Change(
          instant: Instant(seconds: segment.end), offsetBefore: segment.offset, offsetAfter: next.offset)
      }
      segment = next
    }
    return nil
  }

  /// The moment as this zone's clocks show it.
  public func time(at instant: Instant) -> ZonedTime {
    ZonedTime(instant: instant, offset: offset(at: instant))
  }

  /// The times from one moment to another, which is not before it. Hardly ever do clocks change in between.
  public func times(from start: Instant, to end: Instant) -> (start: ZonedTime, end: ZonedTime) {
    let segment = segment(at: start.seconds)
    let offset = end.seconds < segment.end ? segment.offset : offset(at: end)
    return (ZonedTime(instant: start, offset: segment.offset), ZonedTime(instant: end, offset: offset))
  }

  /// The moment at which this zone's clocks show a time.
  ///
  /// A time shown twice means its first pass; a time that is skipped is read with the offset before the gap
  /// (RFC 5545 3.3.5).
  public func instant(of civil: CivilDateTime) -> Instant {
    let clock = civil.clockSeconds
    // No zone is a whole 26 hours from UTC (RFC 9636 section 3.2), so the search begins early enough.
    var segment = segment(at: clock - Zone.furthestOffset)
    while true {
      let candidate = clock - segment.offset
      if candidate < segment.end { return Instant(seconds: candidate) }
      let next = self.segment(at: segment.end)
      if clock - next.offset < segment.end {
        // The clock jumped over this time.
        return Instant(seconds: candidate)
      }
      segment = next
    }
  }

  /// The first moment of a day on this zone's clocks: midnight, or the end of a gap that swallows it.
  public func startOfDay(_ date: CivilDate) -> Instant {
    let instant = instant(of: CivilDateTime(date))
    let shown = time(at: instant).civil
    // In a gap the time read with the old offset lies past the jump; the day begins at the jump itself.
    guard shown.date == date, shown.secondOfDay > 0 else { return instant }
    return segmentStart(before: instant) ?? instant
  }

  private static let furthestOffset = 26 * 3600

  private func segmentStart(before instant: Instant) -> Instant? {
    let early = segment(at: instant.seconds - Zone.furthestOffset)
    return early.end <= instant.seconds ? Instant(seconds: early.end) : nil
  }

  private func segment(at seconds: Int) -> Segment {
    let past = history.transitionCount(upTo: seconds)
    if past < history.transitions.count {
      return Segment(
        offset: past == 0 ? history.initialOffset : history.transitions[past - 1].offset,
        end: history.transitions[past].instant.seconds)
    }
    if let rule = history.rule { return rule.segment(at: seconds) }
    return Segment(offset: history.transitions.last?.offset ?? history.initialOffset, end: .max)
  }
}
