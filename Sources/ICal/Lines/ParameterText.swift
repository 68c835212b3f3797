/// Values of parameters as people read them.
enum ParameterText {
  /// Undoes the escapes of RFC 6868 3: `^n`, `^^` and `^'`.
  static func text(_ value: String) -> String {
    guard value.contains("^") else { return value }
    var text = ""
    var rest = value[...]
    while let character = rest.popFirst() {
      let escaped: Character? =
        switch rest.first {
        case "n" where character == "^": "\n"
        case "'" where character == "^": "\""
        case "^" where character == "^": "^"
        default: nil
        }
      text.append(escaped ?? character)
      if escaped != nil { rest.removeFirst() }
    }
    return text
  }

  /// A calendar address (RFC 5545 3.3.3) without `mailto:`.
  static func address(_ uri: String) -> String {
    let scheme = "mailto:"
    return uri.prefix(scheme.count).lowercased() == scheme ? String(uri.dropFirst(scheme.count)) : uri
  }
}
