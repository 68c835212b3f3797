import CalendarCore
import ICal
import Testing

/// Zones that need no file: yearly rules of POSIX TZ strings.
struct RuleZones: ZoneSource {
  private static let rules = [
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
    "America/Argentina/Salta": "<-03>3",
  ]

  func zone(named name: String) -> Zone? {
    if name == "UTC" { return .utc }
    guard let rule = RuleZones.rules[name].flatMap(PosixZoneRule.init) else { return nil }
    return Zone(identifier: name, initialOffset: 0, rule: rule)
  }

  func ianaName(forWindowsName name: String) -> String? {
    ["W. Europe Standard Time": "Europe/Berlin", "Eastern Standard Time": "America/New_York"][name]
  }

  func ianaNames(ofPlace place: String) -> [String] {
    ["berlin": ["Europe/Berlin"], "new york": ["America/New_York"]][place.lowercased()] ?? []
  }
}

/// What a source of these bytes says.
func contents(_ bytes: [UInt8]) -> CalendarContents {
  CalendarReader(zones: RuleZones()).read(bytes, file: "t.ics")
}

/// What a source of this text says.
func contents(_ text: String) -> CalendarContents { contents(Array(text.utf8)) }

/// What a source of these lines says; each ends with CR LF.
func contents(lines: [String]) -> CalendarContents {
  contents(Array(lines.map { $0 + "\r\n" }.joined().utf8))
}

/// What a calendar with one event says. BEGIN:VCALENDAR is line 1, BEGIN:VEVENT line 2, UID line 3, and the properties
/// begin at line 4; those of `calendar` come after the event.
func eventContents(_ properties: [String], calendar: [String] = []) -> CalendarContents {
  contents(
    lines: ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:one"] + properties + ["END:VEVENT"] + calendar + ["END:VCALENDAR"])
}

/// The one event with these properties, and a start on 1 December 2026 where they give none.
func event(_ properties: [String], calendar: [String] = []) throws -> Event {
  let hasStart = properties.contains { $0.uppercased().hasPrefix("DTSTART") }
  let contents = eventContents(hasStart ? properties : properties + ["DTSTART:20261201T090000"], calendar: calendar)
  try #require(contents.events.count == 1, "\(contents.diagnostics)")
  return contents.events[0]
}

/// A time with the name of its zone: `2026-12-01`, `2026-12-01T09:00:00`, `2026-12-01T09:00:00 Europe/Berlin`.
func shown(_ time: EventTime?) -> String {
  switch time {
  case nil: "none"
  case .date(let date): "\(date)"
  case .floating(let civil): "\(civil)"
  case .zoned(let civil, let zone): "\(civil) \(zone.identifier)"
  }
}

/// An end: a time, or `1d 3600s`.
func shown(_ end: Event.End) -> String {
  switch end {
  case .none: "none"
  case .time(let time): shown(time)
  case .duration(let duration): "\(duration.days)d \(duration.seconds)s"
  }
}

/// The moment of a time in UTC: `2026-12-01T08:00:00`.
func moment(_ time: EventTime) -> String {
  Zone.utc.time(at: time.instant(viewedIn: .utc)).civil.description
}

/// The lines that diagnostics name.
func lines(_ contents: CalendarContents) -> [Int?] { contents.diagnostics.map { $0.location?.line } }
