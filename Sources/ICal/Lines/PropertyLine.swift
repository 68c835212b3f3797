/// A content line taken apart: name, parameters, value.
///
/// Names and parameter names are upper case here; quotes around parameter values are gone (RFC 5545 3.2).
struct PropertyLine {
  var line: Int
  var name: String
  var parameters: [(name: String, value: String)]
  var value: [UInt8]

  /// Takes a line apart, or nil when it does not begin with a name followed by `:` or `;`.
  init?(_ content: ContentLine) {
    let bytes = content.bytes
    guard let nameEnd = PropertyLine.nameEnd(bytes) else { return nil }
    line = content.line
    name = PropertyLine.text(bytes[..<nameEnd]).trimmed.uppercased()
    parameters = []
    var position = nameEnd
    while position < bytes.count, bytes[position] == UInt8(ascii: ";") {
      let start = position + 1
      var isQuoted = false
      position = start
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if !isQuoted, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
        position += 1
      }
      let parameter = bytes[start..<position]
      if let equals = parameter.firstIndex(of: UInt8(ascii: "=")) {
        let value = PropertyLine.text(parameter[(equals + 1)...].filter { $0 != UInt8(ascii: "\"") })
        parameters.append((PropertyLine.text(parameter[..<equals]).trimmed.uppercased(), value.trimmed))
      }
    }
    guard position < bytes.count else { return nil }
    value = Array(bytes[(position + 1)...])
    takeBackZone()
  }

  /// `TZID=tzone://Microsoft/Utc:20261210T100000`, `TZID=GMT+05:30:20261210T100000` without the quotes they need: what
  /// lies before the last colon is the zone's, if no date begins like that.
  private mutating func takeBackZone() {
    guard let zone = parameters.firstIndex(where: { $0.name == "TZID" }),
      let colon = value.lastIndex(of: UInt8(ascii: ":")), let first = value.first,
      !ContentLineScanner.isWhitespace(first), !PropertyLine.beginsWithDate(value)
    else { return }
    parameters[zone].value += ":" + PropertyLine.text(value[..<colon]).trimmed
    value = Array(value[(colon + 1)...])
  }

  /// Whether a value begins with the eight digits of a date, with or without hyphens.
  private static func beginsWithDate(_ value: [UInt8]) -> Bool {
    let digits = value.prefix(10).filter { $0 != UInt8(ascii: "-") }.prefix(8)
    return digits.count == 8 && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The first value of a parameter.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
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

  static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
