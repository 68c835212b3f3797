import CalendarCore
import TextGate

/// What alarms of each kind must have (RFC 5545 3.6.6).
enum AlarmCheck {
  static func check(_ alarm: CheckedComponent, _ findings: inout FindingList) {
    if alarm.has("REPEAT") != alarm.has("DURATION") {
      let (one, other): (VisibleText, VisibleText) =
        alarm.has("REPEAT") ? ("REPEAT", "DURATION") : ("DURATION", "REPEAT")
      findings.add(.repeatWithoutDuration, alarm.line, "VALARM has \(one), but no \(other)")
    }
    let needed: [String]
    switch alarm.first("ACTION")?.word {
    case "DISPLAY": needed = ["DESCRIPTION"]
    case "EMAIL": needed = ["DESCRIPTION", "SUMMARY", "ATTENDEE"]
    default: return
    }
    let missing = needed.filter { !alarm.has($0) }
    guard !missing.isEmpty, let action = alarm.first("ACTION") else { return }
    findings.add(
      .alarmParts, alarm.line,
      "VALARM with ACTION:\(untrusted: action.word) has no \(untrusted: missing.joined(separator: " and no "))",
      write: "\(untrusted: missing.map { $0 + ":..." }.joined(separator: " and "))")
  }
}
