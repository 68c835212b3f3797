import CalendarCore
import TextGate

/// Messages of scheduling (RFC 5546 3): what METHOD demands of components.
enum MethodCheck {
  static func check(_ component: CheckedComponent, _ calendar: CheckedCalendar, _ findings: inout FindingList) {
    guard let method = calendar.method else { return }
    let name = VisibleText(method)
    let kind = ComponentKinds(component.name)
    if let first = calendar.messageKind(beside: kind) {
      findings.add(.mixedMethod, component.line, "a message with METHOD:\(name) has \(first) and \(component.name)")
    }
    let isScheduled = ["REQUEST", "REPLY", "ADD", "CANCEL", "COUNTER", "DECLINECOUNTER", "REFRESH"].contains(method)
    if isScheduled, !component.has("ORGANIZER") {
      findings.add(.missingOrganizer, component.line, "\(component.name) has no ORGANIZER, as METHOD:\(name) demands")
    }
    if ["REQUEST", "REPLY", "COUNTER", "REFRESH"].contains(method), component.name != .journal,
      !component.has("ATTENDEE")
    {
      findings.add(.missingAttendee, component.line, "\(component.name) has no ATTENDEE, as METHOD:\(name) demands")
    }
  }
}
