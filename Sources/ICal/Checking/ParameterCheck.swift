import CalendarCore
import TextGate

/// How parameters are written (RFC 5545 3.2).
enum ParameterCheck {
  /// Parameters that have one value.
  private static let single: Set<String> = [
    "ALTREP", "CN", "CUTYPE", "DIR", "EMAIL", "ENCODING", "FBTYPE", "FMTTYPE", "LABEL", "LANGUAGE", "PARTSTAT", "RANGE",
    "RELATED", "RELTYPE", "ROLE", "RSVP", "SENT-BY", "TZID", "VALUE",
  ]
  /// Parameters that are URIs (RFC 5545 3.2, RFC 9073 5.2, RFC 9253 6.1).
  private static let addresses: Set<String> = [
    "ALTREP", "DELEGATED-FROM", "DELEGATED-TO", "DIR", "LINKREL", "MEMBER", "SCHEMA", "SENT-BY",
  ]
  /// Schemes of URIs, at whose colon a value without quotes is cut.
  private static let schemes: Set<String> = ["cid", "http", "https", "ldap", "mailto", "tel", "urn"]

  static func check(_ property: CheckedProperty, _ findings: inout FindingList) {
    let written = property.line.writtenParameters
    guard !written.isEmpty else { return }
    var names: [String] = []
    for parameter in UnquotedParts(written.dropFirst(), at: UInt8(ascii: ";")) {
      guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")), equals > parameter.startIndex else {
        let text = quoted(PropertyLine.text(parameter))
        findings.add(.parameterSyntax, property.number, "the parameter \(text) of \(property) has no name and value")
        continue
      }
      let name = PropertyLine.text(parameter[..<equals]).trimmed.uppercased()
      if names.contains(name) {
        findings.add(.repeatedParameter, property.number, "\(property) has \(untrusted: name) more than once")
      }
      if names.count < mostNames { names.append(name) }
      check(name, parameter[(equals + 1)...], property, &findings)
    }
  }

  /// More parameters than any property has.
  private static let mostNames = 40

  private static func check(
    _ name: String, _ value: ArraySlice<UInt8>, _ property: CheckedProperty, _ findings: inout FindingList
  ) {
    let quote = UInt8(ascii: "\"")
    var count = 0
    var last: ArraySlice<UInt8> = []
    for value in UnquotedParts(value, at: UInt8(ascii: ",")) {
      (count, last) = (count + 1, value)
      guard value.contains(quote) else { continue }
      let isQuoted = value.first == quote && value.last == quote && value.count(where: { $0 == quote }) == 2
      if isQuoted { continue }
      let text = quoted(PropertyLine.text(value))
      return findings.add(.quoteInParameter, property.number, "\(untrusted: name) of \(property) is \(text)")
    }
    let isMail = !["8BIT", "BASE64"].contains(PropertyLine.text(value).uppercased())
    let isBinary = property.line.parameter("VALUE")?.uppercased() == "BINARY"
    if name == "ENCODING", isMail || !isBinary && property.spec?.types.first == .text {
      findings.add(
        .textEncoding, property.number,
        "\(property) is written in \(untrusted: PropertyLine.text(value)), as in vCalendar 1.0")
    }
    if name == "TZID", value.allSatisfy({ $0 == quote || ContentLineScanner.isWhitespace($0) }) {
      findings.add(.emptyValue, property.number, "TZID of \(property) is empty")
    }
    if name == "RSVP", !["TRUE", "FALSE"].contains(PropertyLine.text(value).uppercased()) {
      findings.add(.boolean, property.number, "RSVP of \(property) is \(quoted(PropertyLine.text(value)))")
    }
    if name == "RANGE", PropertyLine.text(value).uppercased() != "THISANDFUTURE" {
      let text = quoted(PropertyLine.text(value))
      findings.add(.range, property.number, "RANGE of \(property) is \(text)")
    }
    // For the value of another parameter, such a word may be whole.
    let isCutURI = addresses.contains(name) && schemes.contains(PropertyLine.text(last).lowercased())
    if count > 1 && single.contains(name) || isCutURI || name == "TZID" && hasBareColon(value) {
      let text = PropertyLine.text(value)
      let needed: VisibleText = isCutURI ? "a colon" : "commas and colons"
      findings.add(
        .parameterQuotes, property.number, "\(untrusted: name) of \(property) has \(needed) without quotes",
        write: isCutURI || value.contains(quote) ? nil : "\(untrusted: name)=\(quoted(text))")
    }
  }

  private static func hasBareColon(_ value: ArraySlice<UInt8>) -> Bool {
    value.contains(UInt8(ascii: ":")) && value.first != UInt8(ascii: "\"")
  }
}

/// The parts of a text between separators that do not stand in quotes; of a text without any, itself.
private struct UnquotedParts: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>?
  private let separator: UInt8

  init(_ text: ArraySlice<UInt8>, at separator: UInt8) { (rest, self.separator) = (text, separator) }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let text = rest else { return nil }
    var isQuoted = false
    for place in text.indices {
      if text[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard text[place] == separator, !isQuoted else { continue }
      rest = text[(place + 1)...]
      return text[..<place]
    }
    rest = nil
    return text
  }
}
