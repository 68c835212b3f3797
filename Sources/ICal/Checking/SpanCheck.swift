import CalendarCore
import TextGate

/// Start, end and length of a component (RFC 5545 3.8.2).
enum SpanCheck {
  static func check(_ component: CheckedComponent, _ findings: inout FindingList) {
    let start = component.first("DTSTART")
    let end = component.first(component.name == .todo ? "DUE" : "DTEND")
    if let duration = component.first("DURATION") {
      if let end {
        findings.add(.endAndDuration, duration.number, "\(component.name) has \(end) and DURATION")
      }
      if duration.value.first == UInt8(ascii: "-"), ValueForms.isDuration(duration.value) {
        findings.add(.negativeDuration, duration.number, "DURATION is negative")
      }
      if start?.time?.isDate ?? false, duration.value.contains(where: { $0 | 0x20 == UInt8(ascii: "t") }) {
        findings.add(.duration, duration.number, "DTSTART is a date, so DURATION has days or weeks only")
      }
      if component.name == .todo, start == nil {
        findings.add(.durationWithoutStart, duration.number, "VTODO has DURATION, but no DTSTART")
      }
    }
    guard let start, let end, let first = start.time, let last = end.time else { return }
    check(end, last, start, first, &findings)
  }

  private static func check(
    _ end: CheckedProperty, _ last: TimeForm, _ start: CheckedProperty, _ first: TimeForm, _ findings: inout FindingList
  ) {
    guard last.isDate == first.isDate else {
      let (kind, other): (VisibleText, VisibleText) = last.isDate ? ("a date", "a time") : ("a time", "a date")
      return findings.add(.endType, end.number, "\(end) is \(kind), but DTSTART is \(other)")
    }
    let isFloating = { (property: CheckedProperty, time: TimeForm) in time.kind == .local && property.zone == nil }
    if isFloating(end, last) != isFloating(start, first) {
      let (bound, free): (VisibleText, VisibleText) =
        isFloating(end, last) ? ("DTSTART", "\(end)") : ("\(end)", "DTSTART")
      findings.add(.endForm, end.number, "\(bound) has a time zone, but \(free) has none")
    }
    // Times of different zones are compared where they are resolved.
    guard last.kind == first.kind, last.kind != .local || end.zone == start.zone else { return }
    if last.civil < first.civil {
      findings.add(.endBeforeStart, end.number, "\(end) is before DTSTART")
    } else if last.civil == first.civil {
      findings.add(.endAtStart, end.number, "\(end) is the same as DTSTART")
    }
  }
}
