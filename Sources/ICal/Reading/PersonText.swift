import TextGate

extension PropertyLine {
  /// A person as text, name and address: `Robin <robin@example.org>` (RFC 5545 3.8.4.1, 3.8.4.3 and 3.2.2); nil where
  /// there is neither.
  var person: UntrustedText? {
    var address = PropertyLine.text(value).trimmed
    if address.prefix(7).lowercased() == "mailto:" { address = String(address.dropFirst(7)) }
    let name = parameter("CN").map(PropertyLine.withoutCarets) ?? ""
    if name.isEmpty || name == address { return address.isEmpty ? nil : UntrustedText(address) }
    return UntrustedText(address.isEmpty ? name : "\(name) <\(address)>")
  }

  /// A parameter's value without the escapes of RFC 6868 3.
  private static func withoutCarets(_ text: String) -> String {
    guard text.contains("^") else { return text }
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let escaped: Character? =
        switch rest.first {
        case "n" where character == "^": "\n"
        case "'" where character == "^": "\""
        case "^" where character == "^": "^"
        default: nil
        }
      plain.append(escaped ?? character)
      if escaped != nil { rest.removeFirst() }
    }
    return plain
  }
}
