import CalendarCore
import TextGate

/// What is kept of a VCALENDAR while its components go by.
struct CheckedCalendar {
  /// METHOD, in upper case.
  var method: String?
  /// The kinds of the components in it.
  var kinds: ComponentKinds = []
  /// The zones that it defines, by their names in lower case, and where.
  private(set) var definitions: [String: (name: String, line: Int)] = [:]
  /// The zones that its times name, and where first.
  private(set) var uses: [String: Int] = [:]

  /// More zones than there are.
  private static let mostZones = 10_000

  /// Takes a VTIMEZONE in.
  mutating func define(_ component: CheckedComponent, _ findings: inout FindingList) {
    guard let property = component.first("TZID"), !property.isEmpty else { return }
    let name = ZoneDefinitions.name(property.line)
    if definitions[name.lowercased()] != nil {
      findings.add(.duplicateZone, component.line, "the time zone \(quoted(name)) is defined more than once")
    } else if definitions.count < CheckedCalendar.mostZones {
      definitions[name.lowercased()] = (name, component.line)
    }
  }

  /// Notes the zone that a property names.
  mutating func use(_ property: CheckedProperty, in component: ComponentName) {
    if property.name == "X-WR-TIMEZONE", component == .calendar { mark(ZoneDefinitions.name(property.line), nil) }
    guard let zone = property.zone, let time = property.time ?? property.period, time.kind == .local else { return }
    mark(zone, property.number)
  }

  /// - Parameter line: Where it is used, or nil where it need not be defined.
  private mutating func mark(_ zone: String, _ line: Int?) {
    if uses[zone] == nil, uses.count < CheckedCalendar.mostZones { uses[zone] = line ?? 0 }
  }

  /// The kind of the first component of a message, if it is another one than this.
  func messageKind(beside kind: ComponentKinds) -> VisibleText? {
    let order: [(ComponentKinds, VisibleText)] = [
      (.event, "VEVENT"), (.todo, "VTODO"), (.journal, "VJOURNAL"), (.freeBusy, "VFREEBUSY"),
    ]
    return order.first { kinds.contains($0.0) && $0.0 != kind }?.1
  }
}

extension CheckedProperty {
  /// The start of its first value, if that is a PERIOD.
  fileprivate var period: TimeForm? {
    values.first?.split(separator: UInt8(ascii: "/")).first.flatMap(TimeForm.init)
  }
}
