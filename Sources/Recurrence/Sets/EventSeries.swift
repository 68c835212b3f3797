import CalendarCore

/// The components of one UID in one calendar: what recurs, and what replaces single instances of it.
public struct EventSeries: Sendable {
  /// Components without RECURRENCE-ID; more than one only where a producer gave different events one UID.
  public let masters: [Event]
  /// Components with RECURRENCE-ID, one for each instance they replace. There may be no master to them.
  public let overrides: [Event]

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
    masters = EventSeries.newestMasters(versions.filter { $0.recurrenceID == nil })
    var newest: [Event] = []
    for event in versions where event.recurrenceID != nil {
      let same = newest.firstIndex { EventSeries.namesSameInstance($0, event) }
      guard let same else {
        newest.append(event)
        continue
      }
      if !EventSeries.isNewer(newest[same], than: event) { newest[same] = event }
    }
    overrides = newest
  }

  /// The newest version, and besides it only what has its very version but another content: two events, then, that some
  /// producer gave one UID.
  private static func newestMasters(_ events: [Event]) -> [Event] {
    guard events.count > 1, let newest = events.reduce(nil, { newer($0, $1) }) else { return events }
    var kept: [Event] = []
    for event in events where !isNewer(newest, than: event) {
      let isKnown = kept.contains { $0.start == event.start && $0.summary == event.summary && $0.rules == event.rules }
      if !isKnown { kept.append(event) }
    }
    return kept
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

  private static func namesSameInstance(_ event: Event, _ other: Event) -> Bool {
    guard let id = event.recurrenceID, let otherID = other.recurrenceID else { return false }
    return id == otherID
      || !id.isDate && !otherID.isDate && id.instant(viewedIn: .utc) == otherID.instant(viewedIn: .utc)
  }
}
