/// The text of an RRULE brought into the form that libical's reader accepts.
enum RuleText {
  /// Upper case, no white space, no empty parts, no parts that only a vendor knows; UNTIL in RFC 5545's own form.
  static func mended(_ value: String) -> String {
    var text = String(value.uppercased().filter { !$0.isWhitespace })
    while text.hasPrefix("RRULE:") { text.removeFirst("RRULE:".count) }
    let parts = text.split(separator: ";").filter { !$0.hasPrefix("X-") }
    return parts.map { part in
      guard part.hasPrefix("UNTIL=") else { return String(part) }
      switch TimeText(String(part.dropFirst("UNTIL=".count))) {
      case .date(let text), .dateTime(let text), .cut(let text): return "UNTIL=" + text
      case .period, nil: return String(part)
      }
    }.joined(separator: ";")
  }
}
