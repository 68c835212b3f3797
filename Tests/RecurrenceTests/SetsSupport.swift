import CalendarCore
import TextGate
import Testing

@testable import Recurrence

/// Builds events and shows occurrences for the tests of recurrence sets.
enum Sets {
  static let zones: [String: String] = [
    "Berlin": "CET-1CEST,M3.5.0,M10.5.0/3", "New York": "EST5EDT,M3.2.0,M11.1.0", "Tokyo": "JST-9",
    "Kiritimati": "<+14>-14", "Pago Pago": "SST11", "UTC": "UTC0",
  ]

  static func zone(_ name: String) throws -> Zone {
    if name == "UTC" { return .utc }
    let rule = try #require(zones[name].flatMap(PosixZoneRule.init), "no zone \(name)")
    return Zone(identifier: name, initialOffset: 0, rule: rule)
  }

  static func date(_ text: some StringProtocol) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3, "not a date: \(text)")
    return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]), "no such date: \(text)")
  }

  /// A time from `2026-12-01`, `2026-12-01T09:00` or `2026-12-01T09:00 Berlin`.
  static func time(_ text: String) throws -> EventTime {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let halves = words[0].split(separator: "T")
    let date = try date(halves[0])
    guard halves.count == 2 else { return .date(date) }
    let parts = halves[1].split(separator: ":").compactMap { Int($0) }
    try #require(parts.count == 2, "not a time: \(text)")
    let civil = try #require(CivilDateTime(date, hour: parts[0], minute: parts[1]))
    return words.count == 2 ? .zoned(civil, try zone(words[1])) : .floating(civil)
  }

  /// An event called `a` that starts at a time; `change` sets the rest.
  static func event(_ start: String, title: String = "a", _ change: (inout Event) throws -> Void = { _ in })
    throws -> Event
  {
    var event = Event(uid: "one", start: try time(start))
    event.summary = UntrustedText(title)
    try change(&event)
    return event
  }

  /// A daily rule of so many instances.
  static func daily(_ count: Int) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency: .daily)
    rule.count = count
    return rule
  }

  /// The occurrences of one UID's components from the first to the last day (inclusive): `12-01 09:00-10:00 a`,
  /// or `12-01..12-02 a` for whole days.
  static func shown(
    _ events: [Event], from first: String = "2026-12-01", to last: String = "2026-12-31", in zone: String = "Berlin"
  ) throws -> [String] {
    let window = DayRange(first: try date(first), last: try date(last))
    var expansion = Expansion(window: window, viewing: try Sets.zone(zone))
    let found = EventSeries.grouping(events).flatMap {
      expansion.occurrences(of: $0, in: CalendarInfo(name: "test"))
    }
    return found.sorted().map { occurrence in
      let title = occurrence.event.summary ?? ""
      switch occurrence.span {
      case .allDay(let days):
        return "\(short(days.start))..\(short(days.end.adding(days: -1))) \(title)"
      case .timed(let start, let end):
        let (start, end) = (start.civil, end.civil)
        let endDay = start.date == end.date ? "" : short(end.date) + " "
        return "\(short(start.date)) \(start.hourAndMinute)-\(endDay)\(end.hourAndMinute) \(title)"
      }
    }
  }

  private static func short(_ date: CivilDate) -> String { String(date.description.dropFirst(5)) }
}

extension Expansion {
  /// The occurrences of one series.
  mutating func occurrences(of series: EventSeries, in calendar: CalendarInfo) -> [Occurrence] {
    var found: [Occurrence] = []
    add(series, in: calendar, to: &found)
    return found
  }
}
