import CalendarCore
import TextGate

/// The name of a component (RFC 5545 3.6), in upper case.
enum ComponentName: Hashable, CustomStringConvertible {
  case calendar, event, todo, journal, freeBusy, timezone, alarm, standard, daylight
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
    case "STANDARD": self = .standard
    case "DAYLIGHT": self = .daylight
    default: self = .other(text)
    }
  }

  /// Reads one of the names that most files have; nil for all others.
  init?(plain text: UnsafeRawBufferPointer) {
    switch text.count {
    case 6 where bytesEqual(text, "VEVENT"): self = .event
    case 6 where bytesEqual(text, "VALARM"): self = .alarm
    case 5 where bytesEqual(text, "VTODO"): self = .todo
    case 9 where bytesEqual(text, "VCALENDAR"): self = .calendar
    case 9 where bytesEqual(text, "VTIMEZONE"): self = .timezone
    case 8 where bytesEqual(text, "STANDARD"): self = .standard
    case 8 where bytesEqual(text, "DAYLIGHT"): self = .daylight
    case 8 where bytesEqual(text, "VJOURNAL"): self = .journal
    default: return nil
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
    case .standard: "STANDARD"
    case .daylight: "DAYLIGHT"
    case .other(let text): text
    }
  }

  /// What it is to who reads it; nil for what is not shown by itself.
  var kind: Event.Kind? {
    switch self {
    case .event: .event
    case .todo: .todo
    case .journal: .journal
    default: nil
    }
  }

  /// The component of a kind.
  init(_ kind: Event.Kind) {
    switch kind {
    case .event: self = .event
    case .todo: self = .todo
    case .journal: self = .journal
    }
  }

  /// Whether no specification has it, and it is no one's own extension.
  var isUnregistered: Bool {
    guard case .other(let text) = self else { return false }
    return !text.hasPrefix("X-") && !ComponentName.registered.contains(text)
  }

  /// Those of RFC 7953, RFC 9073 and drafts that calendars have.
  private static let registered: Set<String> = [
    "AVAILABLE", "PARTICIPANT", "VAVAILABILITY", "VLOCATION", "VPOLL", "VRESOURCE", "VVOTER", "VOTE",
  ]

  /// Whether another specification than RFC 5545 defines it, or none.
  var isOther: Bool { if case .other = self { true } else { false } }

  /// Whether it stands in a calendar, never in another component.
  var isTopLevel: Bool {
    switch self {
    case .event, .todo, .journal, .freeBusy, .timezone: true
    case .calendar, .alarm, .standard, .daylight: false
    case .other(let text): text == "VAVAILABILITY" || text == "VPOLL"
    }
  }
}

extension VisibleText.StringInterpolation {
  /// The name of a component, which files choose.
  mutating func appendInterpolation(_ name: ComponentName) { appendInterpolation(untrusted: name.description) }

  /// The name of a property.
  mutating func appendInterpolation(_ name: PropertyName) { appendLiteral(name.rawValue) }
}
