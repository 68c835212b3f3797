import CalendarCore
import TextGate

/// The components of one UID and kind in one calendar: what recurs, and what replaces single instances of it.
public struct EventSeries: Sendable {
  /// Components without RECURRENCE-ID; more than one only where a producer gave different events one UID.
  public let masters: [Event]
  /// Components with RECURRENCE-ID, one for each instance they replace. There may be no master to them.
  public let overrides: [Event]
  /// Those of the overrides, of whatever version, that stand for all later instances too (RANGE=THISANDFUTURE).
  let ranges: [Event]
  /// Whether there are more of these than count.
  private(set) var leavesOutRanges = false

  /// The most changes for all later instances that count; each is looked at with every RDATE and in every window.
  static let mostRanges = 200

  /// All components that describe an instance.
  public var components: [Event] { masters + overrides + ranges }

  /// Groups components by UID and kind, in the order of their first appearance, and keeps the newest of each version.
  public static func grouping(_ events: [Event]) -> [EventSeries] {
    var groups: [(first: Int, others: [Int])] = []
    var groupOfUID: [UntrustedText: Int] = [:]
    groupOfUID.reserveCapacity(events.count)
    for place in events.indices {
      if let group = groupOfUID.updateValue(groups.count, forKey: events[place].uid) {
        groupOfUID[events[place].uid] = group
        groups[group].others.append(place)
      } else {
        groups.append((place, []))
      }
    }
    var series: [EventSeries] = []
    series.reserveCapacity(groups.count)
    for group in groups {
      var versions = [events[group.first]]
      for place in group.others { versions.append(events[place]) }
      if versions.count == 1 || haveOneKind(versions) {
        series.append(EventSeries(versions: versions))
      } else {
        series += [Event.Kind.event, .todo, .journal].map { kind in versions.filter { $0.kind == kind } }
          .filter { !$0.isEmpty }.map(EventSeries.init)
      }
    }
    return series
  }

  /// Whether components are of one kind, as those of one UID should be.
  public static func haveOneKind(_ events: [Event]) -> Bool { events.allSatisfy { $0.kind == events[0].kind } }

  /// Makes a series of all versions of its components, which have one UID and one kind.
  public init(versions: [Event]) {
    if versions.count == 1, versions[0].recurrenceID == nil, versions[0].purpose != .withdrawal {
      // What nearly all events are: one component.
      (masters, overrides, ranges) = (versions, [], [])
      return
    }
    if let master = EventSeries.plainMaster(of: versions) {
      (masters, overrides, ranges) = ([master], Array(versions.dropFirst()), [])
      return
    }
    let said = versions.filter { $0.purpose != .proposal }
    // What guests say is shown only where it is all there is.
    let versions = said.isEmpty ? versions : said
    let newest = EventSeries.newestMasters(versions.filter { $0.recurrenceID == nil })
    let withdrawal = newest.first { $0.purpose == .withdrawal }
    masters = withdrawal == nil ? newest : []
    // Only what came after the withdrawal of the whole event is there again.
    let valid = versions.filter { event in withdrawal.map { EventSeries.isNewer(event, than: $0) } ?? true }
    let clock = newest.first.map { SeriesClock(of: $0, viewing: .utc) }
    // A later override of the same instance alone leaves what a range says of the others.
    let allRanges = EventSeries.newestOverrides(valid.filter(\.replacesFuture), clock)
    leavesOutRanges = allRanges.count > EventSeries.mostRanges
    ranges = Array(allRanges.prefix(EventSeries.mostRanges))
    let ends = EventSeries.ends(of: ranges, clock)
    overrides = EventSeries.newestOverrides(valid, clock).filter { override in
      ends.isEmpty || !EventSeries.isEnded(override, by: ends, clock)
    }
  }

  /// The master of what most series with overrides are: a master, then one override each of different instances of it,
  /// all of them published and none for later instances too. Nil where there is more to find out.
  private static func plainMaster(of versions: [Event]) -> Event? {
    guard versions.count <= mostPlain, let master = versions.first, master.recurrenceID == nil,
      master.purpose == .publication
    else { return nil }
    for override in versions.dropFirst() {
      guard override.recurrenceID != nil, !override.replacesFuture, override.purpose == .publication else {
        return nil
      }
    }
    guard versions.count > 2 else { return master }
    let clock = SeriesClock(of: master, viewing: .utc)
    var names: [InstanceName] = []
    for override in versions.dropFirst() {
      guard let name = override.recurrenceID.map({ InstanceName($0, clock) }), !names.contains(name) else { return nil }
      names.append(name)
    }
    return master
  }

  /// Among so many components, looking at each is sooner done than hashing them.
  private static let mostPlain = 8

  /// Whether a range that is cancelled takes away an override of a later instance that is not newer than it.
  private static func isEnded(
    _ override: Event, by ends: [(first: CivilDateTime, range: Event)], _ clock: SeriesClock?
  ) -> Bool {
    guard !override.replacesFuture, let clock, let id = override.recurrenceID else { return false }
    let reading = clock.reading(of: id)
    return ends.contains { reading >= $0.first && !isNewer(override, than: $0.range) }
  }

  /// The ranges that are cancelled, and what the series' clocks show where they begin.
  private static func ends(of ranges: [Event], _ clock: SeriesClock?) -> [(first: CivilDateTime, range: Event)] {
    guard let clock else { return [] }
    return ranges.compactMap { range in
      range.status == .cancelled ? range.recurrenceID.map { (clock.reading(of: $0), range) } : nil
    }
  }

  private static func newestOverrides(_ versions: [Event], _ clock: SeriesClock?) -> [Event] {
    var newest: [Event] = []
    var places: [InstanceName: Int] = [:]
    for event in versions {
      guard let id = event.recurrenceID else { continue }
      let name = InstanceName(id, clock)
      guard let place = places[name] else {
        places[name] = newest.count
        newest.append(event)
        continue
      }
      let known = newest[place]
      // Of one version the one that takes away counts.
      if isNewer(event, than: known) || !isNewer(known, than: event) && known.status != .cancelled {
        newest[place] = event
      }
    }
    return newest
  }

  /// What a RECURRENCE-ID names, in whatever form it is written.
  private enum InstanceName: Hashable {
    case reading(CivilDateTime)
    case instant(Instant)

    /// - Parameter clock: The series'; nil where there is no master to tell it.
    init(_ id: EventTime, _ clock: SeriesClock?) {
      switch (id, clock) {
      case (.zoned, nil): self = .instant(id.instant(viewedIn: .utc))
      case (_, nil): self = .reading(id.civil)
      case (.zoned, let clock?) where clock.isZoned: self = .instant(id.instant(viewedIn: clock.zone))
      case (_, let clock?):
        let reading = clock.reading(of: id)
        self = clock.isZoned ? .instant(clock.zone.instant(of: reading)) : .reading(reading)
      }
    }
  }

  /// What tells two events with one UID and one version apart.
  private struct Content: Hashable {
    var start: EventTime
    var summary: UntrustedText?
    var rules: [RecurrenceRule]
  }

  /// The newest version, and besides it only what has its very version but another content: two events, then, that some
  /// producer gave one UID.
  private static func newestMasters(_ events: [Event]) -> [Event] {
    guard events.count > 1, let newest = events.reduce(nil, { newer($0, $1) }) else { return events }
    var seen: Set<Content> = []
    return events.filter { event in
      !isNewer(newest, than: event)
        && seen.insert(Content(start: event.start, summary: event.summary, rules: event.rules)).inserted
    }
  }

  private static func newer(_ best: Event?, _ event: Event) -> Event {
    guard let best else { return event }
    return isNewer(event, than: best) ? event : best
  }

  /// RFC 5546 2.1.5: the higher SEQUENCE wins, then the later DTSTAMP.
  private static func isNewer(_ event: Event, than other: Event) -> Bool {
    if event.sequence != other.sequence { return event.sequence > other.sequence }
    guard let stamp = event.stamp, let otherStamp = other.stamp else { return false }
    return stamp > otherStamp
  }
}
