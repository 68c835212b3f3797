import CalendarCore

/// The components of one UID in one calendar: what recurs, and what replaces single instances of it.
public struct EventSeries: Sendable {
  /// Components without RECURRENCE-ID; more than one only where a producer gave different events one UID.
  public let masters: [Event]
  /// Components with RECURRENCE-ID, one for each instance they replace. There may be no master to them.
  public let overrides: [Event]
  /// Those of the overrides, of whatever version, that stand for all later instances too (RANGE=THISANDFUTURE).
  let ranges: [Event]

  /// Groups components by UID, in the order of their first appearance, and keeps the newest of each version.
  public static func grouping(_ events: [Event]) -> [EventSeries] {
    var order: [String] = []
    var groups: [String: [Event]] = [:]
    for event in events {
      if groups[event.uid] == nil { order.append(event.uid) }
      groups[event.uid, default: []].append(event)
    }
    return order.compactMap { groups[$0].map(EventSeries.init(versions:)) }
  }

  /// Makes a series of all versions of its components.
  init(versions: [Event]) {
    let newest = EventSeries.newestMasters(versions.filter { $0.recurrenceID == nil })
    let withdrawal = newest.first(where: \.isWithdrawn)
    masters = withdrawal == nil ? newest : []
    // Only what came after the withdrawal of the whole event is there again.
    let valid = versions.filter { event in withdrawal.map { EventSeries.isNewer(event, than: $0) } ?? true }
    overrides = EventSeries.newestOverrides(valid)
    // A later override of the same instance alone leaves what a range says of the others.
    ranges = EventSeries.newestOverrides(valid.filter(\.replacesFuture))
  }

  private static func newestOverrides(_ versions: [Event]) -> [Event] {
    var newest: [Event] = []
    var places: [InstanceName: Int] = [:]
    for event in versions {
      guard let id = event.recurrenceID else { continue }
      let name = InstanceName(id)
      guard let place = places[name] else {
        places[name] = newest.count
        newest.append(event)
        continue
      }
      if !isNewer(newest[place], than: event) { newest[place] = event }
    }
    return newest
  }

  /// What a RECURRENCE-ID names, whatever zone it is written in.
  private enum InstanceName: Hashable {
    case date(CivilDate)
    case floating(CivilDateTime)
    case instant(Instant)

    init(_ id: EventTime) {
      switch id {
      case .date(let date): self = .date(date)
      case .floating(let civil): self = .floating(civil)
      case .zoned: self = .instant(id.instant(viewedIn: .utc))
      }
    }
  }

  /// What tells two events with one UID and one version apart.
  private struct Content: Hashable {
    var start: EventTime
    var summary: String?
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
