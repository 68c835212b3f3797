import CalendarCore
import TextGate

/// What components must have (RFC 5545 3.6).
enum RequiredCheck {
  static func check(_ component: CheckedComponent, _ findings: inout FindingList) {
    func demand(_ name: String, _ rule: LintRule) {
      if component.has(name) { return }
      findings.add(rule, component.line, "\(component.name) has no \(untrusted: name)")
    }
    switch component.name {
    case .calendar:
      demand("VERSION", .missingVersion)
      demand("PRODID", .missingProduct)
      if component.children == 0 { findings.add(.emptyCalendar, component.line, "VCALENDAR has no component") }
    case .event, .todo, .journal, .freeBusy:
      demand("UID", .missingUID)
      demand("DTSTAMP", .missingTimestamp)
    case .timezone:
      demand("TZID", .missingZoneName)
      if component.children == 0 {
        findings.add(.missingObservance, component.line, "VTIMEZONE has neither STANDARD nor DAYLIGHT")
      }
    case .standard, .daylight:
      let missing = ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"].filter { !component.has($0) }
      guard !missing.isEmpty else { return }
      findings.add(
        .incompleteObservance, component.line,
        "\(component.name) has no \(untrusted: missing.joined(separator: " and no "))")
    case .alarm:
      demand("ACTION", .missingAction)
      demand("TRIGGER", .missingTrigger)
    case .other: break
    }
  }
}
