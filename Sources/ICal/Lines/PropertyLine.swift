/// A content line taken apart: name, parameters, value.
///
/// It stays the line's bytes; texts are made of those parts only that are asked for.
struct PropertyLine {
  /// The number of its first physical line.
  let line: Int
  private let bytes: [UInt8]
  private let nameEnd: Int
  /// The colon behind the parameters.
  private let parametersEnd: Int
  private let valueStart: Int
  /// Whether quotes hide `:` and `;`: not where one is never closed.
  private let hasQuotes: Bool

  /// Takes a line apart, or nil when it does not begin with a name followed by `:` or `;`.
  init?(_ content: ContentLine) {
    bytes = content.bytes
    line = content.line
    guard let nameEnd = PropertyLine.nameEnd(bytes) else { return nil }
    self.nameEnd = nameEnd
    var hasQuotes = true
    var parameters = PropertyLine.parameters(bytes, from: nameEnd, hasQuotes: true)
    if parameters.end == bytes.count {
      hasQuotes = false
      parameters = PropertyLine.parameters(bytes, from: nameEnd, hasQuotes: false)
    }
    let (position, hasZone) = parameters
    guard position < bytes.count else { return nil }
    self.hasQuotes = hasQuotes
    parametersEnd = position
    let colon = hasZone ? PropertyLine.colonBehindZone(bytes[(position + 1)...]) : nil
    valueStart = (colon ?? position) + 1
  }

  /// The name in upper case.
  var name: String { PropertyLine.text(bytes[..<nameEnd]).trimmed.uppercased() }

  /// The name as it is written, with the white space behind it if there is any.
  var writtenName: ArraySlice<UInt8> { bytes[..<nameEnd] }

  /// The parameters as they are written, each behind its semicolon; a TZID that lacks its quotes with all of its colons.
  var writtenParameters: ArraySlice<UInt8> { bytes[nameEnd..<(valueStart - 1)] }

  /// The value as it is written.
  var value: ArraySlice<UInt8> { bytes[valueStart...] }

  /// All parameters that have a value: names in upper case, values without the quotes around them (RFC 5545 3.2).
  var parameters: [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    var position = nameEnd
    while let range = PropertyLine.parameter(bytes, at: &position, hasQuotes: hasQuotes) {
      guard let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = PropertyLine.text(bytes[range.lowerBound..<equals]).trimmed.uppercased()
      parameters.append((name, PropertyLine.unquoted(bytes[(equals + 1)..<range.upperBound])))
    }
    if let zone = parameters.firstIndex(where: { $0.name == "TZID" }) { parameters[zone].value += restOfZone }
    return parameters
  }

  /// Whether there are any parameters.
  var hasParameters: Bool { parametersEnd > nameEnd }

  /// The first value of a parameter, whose name is given in upper case.
  func parameter(_ name: String) -> String? {
    var position = nameEnd
    while let range = PropertyLine.parameter(bytes, at: &position, hasQuotes: hasQuotes) {
      guard let start = PropertyLine.valueStart(ofParameter: bytes[range], name) else { continue }
      let value = PropertyLine.unquoted(bytes[start..<range.upperBound])
      return name == "TZID" ? value + restOfZone : value
    }
    return nil
  }

  /// What the first TZID has behind the colon at which the parameters seemed to end.
  private var restOfZone: String {
    let start = parametersEnd + 1
    return valueStart == start ? "" : ":" + PropertyLine.text(bytes[start..<(valueStart - 1)]).trimmed
  }

  /// `TZID=tzone://Microsoft/Utc:20261210T100000`, `TZID=GMT+05:30:20261210T100000` without the quotes they need: what
  /// lies before the last colon is the zone's, if no date begins like that.
  private static func colonBehindZone(_ value: ArraySlice<UInt8>) -> Int? {
    guard let first = value.first, !ContentLineScanner.isWhitespace(first), !beginsWithDate(value) else { return nil }
    return value.lastIndex(of: UInt8(ascii: ":"))
  }

  /// Whether a value begins with the eight digits of a date, with or without hyphens.
  private static func beginsWithDate(_ value: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    for byte in value.prefix(10) where byte != UInt8(ascii: "-") {
      guard byte.isASCIIDigit else { return false }
      digits += 1
      if digits == 8 { return true }
    }
    return false
  }

  /// Where the parameters end, and whether TZID is one of them.
  private static func parameters(
    _ bytes: [UInt8], from start: Int, hasQuotes: Bool
  ) -> (end: Int, hasZone: Bool) {
    var position = start
    var hasZone = false
    while let parameter = parameter(bytes, at: &position, hasQuotes: hasQuotes) {
      hasZone = hasZone || valueStart(ofParameter: bytes[parameter], "TZID") != nil
    }
    return (position, hasZone)
  }

  /// The parameter that the semicolon at a position begins, without it; the position moves to the parameter's end.
  private static func parameter(_ bytes: [UInt8], at position: inout Int, hasQuotes: Bool) -> Range<Int>? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: ";") else { return nil }
    let start = position + 1
    var isQuoted = false
    position = start
    while position < bytes.count {
      let byte = bytes[position]
      if hasQuotes, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      position += 1
    }
    return start..<position
  }

  /// Where the value of a parameter begins, if it has this name.
  private static func valueStart(ofParameter parameter: ArraySlice<UInt8>, _ name: String) -> Int? {
    guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let written = parameter[..<equals]
    let isPlain = written.allSatisfy { $0 < 0x80 && !$0.isASCIIWhitespace }
    let isName =
      isPlain
      ? written.lazy.map(\.asciiUppercased).elementsEqual(name.utf8) : text(written).trimmed.uppercased() == name
    return isName ? equals + 1 : nil
  }

  private static func unquoted(_ value: ArraySlice<UInt8>) -> String {
    let quote = UInt8(ascii: "\"")
    return (value.contains(quote) ? text(value.filter { $0 != quote }) : text(value)).trimmed
  }

  /// Where a property name (RFC 5545 3.1: letters, digits, `-`) ends, if `:` or `;` follows it.
  static func nameEnd(_ bytes: [UInt8]) -> Int? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: ";"): return index > 0 ? index : nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        continue
      case UInt8(ascii: " "):
        // White space behind a name, if it is one: in other text a lower-case letter comes first.
        let next = bytes[index...].first { !ContentLineScanner.isWhitespace($0) }
        let isName = bytes[..<index].allSatisfy { $0 == UInt8(ascii: "-") || $0 & 0x20 == 0 }
        guard index > 2, isName, next == UInt8(ascii: ":") || next == UInt8(ascii: ";") else { return nil }
        return bytes[index...].firstIndex { !ContentLineScanner.isWhitespace($0) }
      default: return nil
      }
    }
    return nil
  }

  /// The beginning of a text, for a message.
  static func head(_ bytes: some Collection<UInt8>) -> String { text(bytes.prefix(200)) }

  static func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
