import CalendarCore
import TextGate

extension Attendee {
  /// Reads an ATTENDEE or the ORGANIZER (RFC 5545 3.8.4.1 and 3.8.4.3); nil for one without address.
  init?(_ property: PropertyLine) {
    guard let uri = DetailValues.uri(property) else { return nil }
    self.init(address: Attendee.address(uri))
    func word(_ name: String) -> UntrustedText? {
      property.parameter(name).flatMap { $0.isEmpty ? nil : UntrustedText($0.uppercased()) }
    }
    name = property.parameter("CN").map(ParameterText.text).flatMap { $0.isEmpty ? nil : UntrustedText($0) }
    state = word("PARTSTAT")
    role = word("ROLE")
    type = word("CUTYPE")
    wantsAnswer = word("RSVP") == "TRUE"
    delegatedTo = Attendee.addresses(property.parameter("DELEGATED-TO"))
    delegatedFrom = Attendee.addresses(property.parameter("DELEGATED-FROM"))
    sentBy = Attendee.addresses(property.parameter("SENT-BY")).first
  }

  /// A calendar address (RFC 5545 3.3.3) without `mailto:`.
  private static func address(_ uri: String) -> UntrustedText {
    let scheme = "mailto:"
    return UntrustedText(uri.prefix(scheme.count).lowercased() == scheme ? String(uri.dropFirst(scheme.count)) : uri)
  }

  /// A list of them, without the quotes around each.
  private static func addresses(_ list: String?) -> [UntrustedText] {
    (list ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }.map(address)
  }
}

/// The value of a parameter that people read.
enum ParameterText {
  /// Undoes the escapes of RFC 6868: `^n`, `^^` and `^'`.
  static func text(_ value: String) -> String {
    guard value.contains("^") else { return value }
    var text = ""
    var rest = value[...]
    while let place = rest.firstIndex(of: "^") {
      text += rest[..<place]
      let behind = rest.index(after: place)
      let escape = behind < rest.endIndex ? rest[behind] : " "
      switch escape {
      case "n": text += "\n"
      case "^": text += "^"
      case "'": text += "\""
      default:
        text += "^"
        rest = rest[behind...]
        continue
      }
      rest = rest[rest.index(after: behind)...]
    }
    return text + rest
  }
}
