/// Writes JSON (RFC 8259), key by key, in the order of the calls.
///
/// Strings keep their text; control characters, line separators and characters that reorder text are written as
/// `\u` escapes, so that a terminal shows the document as it is.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ body: (inout JSONText) -> Void) {
    separate()
    text += "{"
    needsComma = false
    body(&self)
    text += "}"
    needsComma = true
  }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (inout JSONText, Element) -> Void) {
    separate()
    text += "["
    needsComma = false
    for element in elements { body(&self, element) }
    text += "]"
    needsComma = true
  }

  mutating func key(_ name: String) {
    separate()
    text += "\"\(name)\":"
    needsComma = false
  }

  mutating func string(_ value: String?) {
    separate()
    guard let value else {
      text += "null"
      needsComma = true
      return
    }
    text += "\""
    for scalar in value.unicodeScalars { append(scalar) }
    text += "\""
    needsComma = true
  }

  mutating func bool(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
    needsComma = true
  }

  mutating func number(_ value: Int) {
    separate()
    text += "\(value)"
    needsComma = true
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Int?) {
    if let value { member(name, value) } else { member(name, nil as String?) }
  }

  /// A line feed, which means nothing in JSON and keeps lines short.
  mutating func newLine() { text += "\n" }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: text += "\\\""
    case 0x5C: text += "\\\\"
    case 0x0A: text += "\\n"
    case 0x0D: text += "\\r"
    case 0x09: text += "\\t"
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
