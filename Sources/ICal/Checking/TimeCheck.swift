import CalendarCore
import TextGate

/// Dates, times and periods (RFC 5545 3.3.4, 3.3.5, 3.3.9).
enum TimeCheck {
  /// Properties that are in UTC always (RFC 5545 3.8.2.1, 3.8.7; RFC 9074 6.1; RFC 7808 7.1).
  private static let inUTC: Set<String> = [
    "ACKNOWLEDGED", "COMPLETED", "CREATED", "DTSTAMP", "LAST-MODIFIED", "TZUNTIL",
  ]

  /// Names the first value of a property that is wrong.
  static func check(_ property: CheckedProperty, _ type: ValueType, _ findings: inout FindingList) {
    for value in property.values where !check(value, of: property, type, &findings) { return }
  }

  private static func check(
    _ value: ArraySlice<UInt8>, of property: CheckedProperty, _ type: ValueType, _ findings: inout FindingList
  ) -> Bool {
    let text = PropertyLine.text(value)
    if type == .period || value.contains(UInt8(ascii: "/")) && property.spec?.types.contains(.period) == true {
      return checkPeriod(text, value, property, type, &findings)
    }
    guard let time = TimeForm(value) else {
      let correction = TimeForm.correction(text)
      let fault: VisibleText = correction == nil ? "is not a date or time" : "is not in the form of iCalendar"
      findings.add(
        .dateTime, property.number, "\(property) \(quoted(text)) \(fault)", write: correction.map { "\(untrusted: $0)" }
      )
      return false
    }
    if property.zone != nil, time.kind != .local {
      let rule: LintRule = time.isDate ? .zoneWithDate : .zoneWithUTC
      let kind: VisibleText = time.isDate ? "is a date" : "is in UTC"
      findings.add(rule, property.number, "\(property) \(quoted(text)) \(kind), but has a TZID")
      return false
    }
    if inUTC.contains(property.name), time.kind != .utc {
      findings.add(.notUTC, property.number, "\(property) \(quoted(text)) is not in UTC")
      return false
    }
    if property.name == "TRIGGER", time.kind != .utc {
      findings.add(.triggerUTC, property.number, "TRIGGER \(quoted(text)) is not in UTC")
      return false
    }
    return checkType(of: time, text, property, type, &findings)
  }

  /// Whether a date or a time is what VALUE, or its absence, says.
  private static func checkType(
    of time: TimeForm, _ text: String, _ property: CheckedProperty, _ type: ValueType, _ findings: inout FindingList
  ) -> Bool {
    if time.isDate, type == .dateTime {
      findings.add(
        .valueTypeMismatch, property.number, "\(property) \(quoted(text)) is a date, but has no VALUE=DATE",
        write: property.declaredType == nil ? "\(property);VALUE=DATE:\(untrusted: text)" : nil)
      return false
    }
    if !time.isDate, type == .date {
      findings.add(.valueTypeMismatch, property.number, "\(property) \(quoted(text)) is a time, but has VALUE=DATE")
      return false
    }
    return true
  }

  private static func checkPeriod(
    _ text: String, _ value: ArraySlice<UInt8>, _ property: CheckedProperty, _ type: ValueType,
    _ findings: inout FindingList
  ) -> Bool {
    guard ValueForms.isPeriod(value) else {
      findings.add(.period, property.number, "\(property) \(quoted(text)) is not a period")
      return false
    }
    if type == .period { return true }
    findings.add(
      .valueTypeMismatch, property.number, "\(property) \(quoted(text)) is a period, but has no VALUE=PERIOD")
    return false
  }
}
