import CalendarCore
import TextGate

/// Whether the value of a property is of its type (RFC 5545 3.3).
enum ValueCheck {
  static func check(_ property: CheckedProperty, _ findings: inout FindingList) {
    guard checkDeclared(property, &findings), let type = property.type else { return }
    if property.isEmpty {
      // A text may be empty, unless something depends on it.
      guard type != .text || needed.contains(property.name) else { return }
      return findings.add(.emptyValue, property.number, "\(property) has no value")
    }
    switch type {
    case .date, .dateTime, .period: TimeCheck.check(property, type, &findings)
    // Of one that no specification knows, commas and semicolons may be part of the form.
    case .text: if property.spec != nil { TextCheck.check(property, &findings) }
    case .duration:
      if property.name == "TRIGGER", let time = TimeForm(property.value) {
        findings.add(
          .valueTypeMismatch, property.number, "TRIGGER is a time, but has no VALUE=DATE-TIME",
          write: time.kind == .utc ? "TRIGGER;VALUE=DATE-TIME:\(untrusted: property.text)" : nil)
      } else if !ValueForms.isDuration(property.value) {
        findings.add(
          .duration, property.number,
          "\(property) \(quoted(property.text)) is not a duration")
      }
    case .utcOffset:
      guard !ValueForms.isOffset(property.value) else { return }
      let plain = Array(property.text.utf8.filter { $0 != UInt8(ascii: ":") })[...]
      findings.add(
        .utcOffset, property.number, "\(property) \(quoted(property.text)) is not an offset",
        write: ValueForms.isOffset(plain) ? "\(untrusted: PropertyLine.text(plain))" : nil)
    case .integer: for value in property.values where !checkInteger(value, of: property, &findings) { return }
    case .float: if property.name == "GEO" { checkPosition(property, &findings) }
    case .boolean:
      if property.word != "TRUE", property.word != "FALSE" {
        findings.add(.boolean, property.number, "\(property) \(quoted(property.text)) is neither TRUE nor FALSE")
      }
    case .calendarAddress:
      guard !ValueForms.isURI(property.value) else { return }
      findings.add(
        .calendarAddress, property.number, "\(property) \(quoted(property.text)) is not a calendar address",
        write: property.text.contains("@") ? "mailto:\(untrusted: property.text)" : nil)
    case .uri:
      if !ValueForms.isURI(property.value) {
        findings.add(.uri, property.number, "\(property) \(quoted(property.text)) is not a URI")
      }
    case .binary:
      if property.line.parameter("ENCODING")?.uppercased() != "BASE64" {
        findings.add(.binary, property.number, "\(property) is of the type BINARY, but has no ENCODING=BASE64")
      }
    case .rule, .time, .uid, .xmlReference: break
    }
  }

  /// Texts that something depends on.
  private static let needed: Set<String> = [
    "ACTION", "CALSCALE", "CLASS", "METHOD", "PRODID", "STATUS", "TRANSP", "TZID", "UID", "VERSION",
  ]

  /// Whether VALUE names a type that the property may have.
  private static func checkDeclared(_ property: CheckedProperty, _ findings: inout FindingList) -> Bool {
    guard let declared = property.declaredType else { return true }
    guard let type = ValueType(rawValue: declared) else {
      guard !declared.hasPrefix("X-") else { return false }
      findings.add(.unknownValueType, property.number, "VALUE of \(property) is \(quoted(declared)), an unknown type")
      return false
    }
    guard let spec = property.spec, !spec.types.contains(type) else { return true }
    let allowed = spec.types.map(\.rawValue).joined(separator: " or ")
    findings.add(
      .valueType, property.number,
      "\(property) cannot be of the type \(untrusted: declared); it is \(untrusted: allowed)")
    return false
  }

  /// Whether a value is a whole number; how large it may be depends on the property.
  private static func checkInteger(
    _ value: ArraySlice<UInt8>, of property: CheckedProperty, _ findings: inout FindingList
  ) -> Bool {
    guard let number = ValueForms.integer(value) else {
      findings.add(
        .integer, property.number, "\(property) \(quoted(PropertyLine.text(value))) is not a whole number")
      return false
    }
    switch property.name {
    case "PRIORITY" where !(0...9).contains(number):
      findings.add(.priority, property.number, "PRIORITY is \(number), but ends at 9")
    case "PERCENT-COMPLETE" where !(0...100).contains(number):
      findings.add(.percentComplete, property.number, "PERCENT-COMPLETE is \(number), but ends at 100")
    case "SEQUENCE" where number < 0, "REPEAT" where number < 0:
      findings.add(.integer, property.number, "\(property) is \(number), but cannot be negative")
    default: break
    }
    return true
  }

  private static func checkPosition(_ property: CheckedProperty, _ findings: inout FindingList) {
    let parts = property.value.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap(ValueForms.float)
    let isPlace =
      parts.count == 2 && numbers.count == 2 && abs(numbers.first ?? 91) <= 90 && abs(numbers.last ?? 181) <= 180
    if !isPlace { findings.add(.position, property.number, "GEO \(quoted(property.text)) is not a position") }
  }
}
