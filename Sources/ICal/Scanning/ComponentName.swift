/// The name of a component (RFC 5545 3.6), in upper case.
enum ComponentName: Hashable, CustomStringConvertible {
  case calendar, event, todo, journal, freeBusy, timezone, alarm
  case other(String)

  init(_ text: String) {
    switch text {
    case "VCALENDAR": self = .calendar
    case "VEVENT": self = .event
    case "VTODO": self = .todo
    case "VJOURNAL": self = .journal
    case "VFREEBUSY": self = .freeBusy
    case "VTIMEZONE": self = .timezone
    case "VALARM": self = .alarm
    default: self = .other(text)
    }
  }

  var description: String {
    switch self {
    case .calendar: "VCALENDAR"
    case .event: "VEVENT"
    case .todo: "VTODO"
    case .journal: "VJOURNAL"
    case .freeBusy: "VFREEBUSY"
    case .timezone: "VTIMEZONE"
    case .alarm: "VALARM"
    case .other(let text): text
    }
  }

  /// Whether it stands in a calendar, never in another component.
  var isTopLevel: Bool {
    switch self {
    case .event, .todo, .journal, .freeBusy, .timezone: true
    case .calendar, .alarm: false
    case .other(let text): text == "VAVAILABILITY" || text == "VPOLL"
    }
  }
}
