import CalendarCore
import TextGate

/// Messages of scheduling (RFC 5546 3): what METHOD demands of components.
enum MethodCheck {
  static func check(_ component: CheckedComponent, _ calendar: CheckedCalendar, _ findings: inout FindingList) {
    guard let method = calendar.method else { return }
    let name = VisibleText(method)
    if let first = calendar.messageKind(beside: component.kinds) {
      findings.add(.mixedMethod, component.line, "a message with METHOD:\(name) has \(first) and \(component.name)")
    }
    let isScheduled = ["REQUEST", "REPLY", "ADD", "CANCEL", "COUNTER", "DECLINECOUNTER", "REFRESH"].contains(method)
    if isScheduled, !component.has("ORGANIZER") {
      findings.add(.missingOrganizer, component.line, "\(component.name) has no ORGANIZER, as METHOD:\(name) demands")
    }
    // Who counters an event need not name anybody (RFC 5546 3.2.7).
    if ["REQUEST", "REPLY", "REFRESH"].contains(method), component.name != .journal,
      !component.has("ATTENDEE")
    {
      findings.add(.missingAttendee, component.line, "\(component.name) has no ATTENDEE, as METHOD:\(name) demands")
    }
  }
}
