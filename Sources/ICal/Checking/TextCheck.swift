import CalendarCore
import TextGate

/// Texts (RFC 5545 3.3.11), and those that are words of a list.
enum TextCheck {
  static func check(_ property: CheckedProperty, _ findings: inout FindingList) {
    switch property.name {
    case "CLASS":
      guard !["PUBLIC", "PRIVATE", "CONFIDENTIAL"].contains(property.word), !isOwn(property) else { return }
      findings.add(.classification, property.number, "CLASS \(quoted(property.text)) is unknown")
    case "TRANSP":
      guard !["OPAQUE", "TRANSPARENT"].contains(property.word) else { return }
      findings.add(.transparency, property.number, "TRANSP \(quoted(property.text)) is neither OPAQUE nor TRANSPARENT")
    case "COLOR":
      guard CalendarColor(property.text) == nil || property.text.hasPrefix("#") else { return }
      findings.add(.color, property.number, "COLOR \(quoted(property.text)) is not a colour name of CSS")
    case "VERSION":
      guard property.text != "2.0", !property.text.hasSuffix(";2.0") else { return }
      findings.add(.version, property.number, "VERSION \(quoted(property.text)) is not 2.0")
    case "CALSCALE":
      guard property.word != "GREGORIAN" else { return }
      findings.add(.calendarScale, property.number, "CALSCALE \(quoted(property.text)) is not GREGORIAN")
    case "METHOD":
      guard !methods.contains(property.word) else { return }
      findings.add(.unknownMethod, property.number, "METHOD \(quoted(property.text)) is unknown")
    case "ACTION":
      guard !["AUDIO", "DISPLAY", "EMAIL"].contains(property.word), !isOwn(property) else { return }
      findings.add(.unknownAction, property.number, "ACTION \(quoted(property.text)) is unknown")
    case "STATUS", "REQUEST-STATUS": break
    default: checkEscapes(property, &findings)
    }
  }

  /// RFC 5546 1.4.
  private static let methods: Set<String> = [
    "PUBLISH", "REQUEST", "REPLY", "ADD", "CANCEL", "REFRESH", "COUNTER", "DECLINECOUNTER",
  ]

  private static func isOwn(_ property: CheckedProperty) -> Bool { property.word.hasPrefix("X-") }

  private static func checkEscapes(_ property: CheckedProperty, _ findings: inout FindingList) {
    let isList = property.spec?.isList == true
    var isEscaped = false
    var bare: UInt8?
    for (place, byte) in zip(property.value.indices, property.value) {
      if isEscaped {
        isEscaped = false
        if TextEscapes.isEscape(byte) { continue }
        let escape = quoted("\\" + PropertyLine.text(property.value[place...].prefix(4)).prefix(1))
        findings.add(.textEscape, property.number, "\(property) has \(escape), which is no escape")
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") && !isList {
        bare = bare ?? byte
      }
    }
    if isEscaped { findings.add(.textEscape, property.number, "\(property) ends in a backslash, which is no escape") }
    guard let bare else { return }
    let kind: VisibleText = bare == UInt8(ascii: ";") ? "a semicolon" : "a comma"
    findings.add(.unescapedText, property.number, "\(property) has \(kind) without a backslash")
  }

  /// STATUS (RFC 5545 3.8.1.11) of a component.
  static func checkStatus(_ property: CheckedProperty, in component: ComponentName, _ findings: inout FindingList) {
    let known: [String]
    switch component {
    case .event: known = ["TENTATIVE", "CONFIRMED", "CANCELLED"]
    case .todo: known = ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"]
    case .journal: known = ["DRAFT", "FINAL", "CANCELLED"]
    default: return
    }
    guard !property.isEmpty, !known.contains(property.word) else { return }
    findings.add(
      .status, property.number, "STATUS \(quoted(property.text)) is no status of a \(component)",
      write: "\(untrusted: known.dropLast().joined(separator: ", ")) or \(untrusted: known.last ?? "")")
  }
}
