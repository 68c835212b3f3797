import CalendarCore
import TextGate

/// Writes JSON (RFC 8259), key by key, in the order of the calls.
///
/// Strings keep their text; control characters, line separators and characters that reorder text or cannot be seen are written as
/// `\u` escapes, so that a terminal shows the document as it is.
struct JSONText {
  private var buffer = TextBuffer()
  private var needsComma = false

  /// What has been written.
  var text: String { buffer.text }

  mutating func object(_ body: (inout JSONText) -> Void) {
    separate()
    buffer.append(scalar: "{")
    needsComma = false
    body(&self)
    buffer.append(scalar: "}")
    needsComma = true
  }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (inout JSONText, Element) -> Void) {
    array { json in
      for element in elements { body(&json, element) }
    }
  }

  /// An array of values of different types.
  mutating func array(_ body: (inout JSONText) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Begins an array that is written in pieces.
  mutating func beginArray() {
    separate()
    buffer.append(scalar: "[")
    needsComma = false
  }

  /// Ends such an array.
  mutating func endArray() {
    buffer.append(scalar: "]")
    needsComma = true
  }

  /// Moves what has been written behind another text.
  mutating func move(to text: inout TextBuffer) {
    text.append(buffer)
    buffer.removeAll()
  }

  mutating func key(_ name: String) {
    separate()
    buffer.append(scalar: "\"")
    buffer.append(name)
    buffer.append("\":")
    needsComma = false
  }

  mutating func string(_ value: UntrustedText?) {
    separate()
    guard let value else {
      buffer.append("null")
      needsComma = true
      return
    }
    buffer.append(scalar: "\"")
    append(escaped: value)
    buffer.append(scalar: "\"")
    needsComma = true
  }

  mutating func string(_ value: String?) { string(value.map { UntrustedText($0) }) }

  mutating func bool(_ value: Bool) {
    separate()
    buffer.append(value ? "true" : "false")
    needsComma = true
  }

  mutating func number(_ value: Int) {
    separate()
    buffer.append("\(value)")
    needsComma = true
  }

  /// Seconds with six decimals, whatever they are.
  mutating func seconds(microseconds: Int) {
    separate()
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    buffer.append("\(seconds).")
    buffer.append(rest, digits: 6)
    needsComma = true
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: UntrustedText?) {
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
  mutating func newLine() { buffer.append(scalar: "\n") }

  /// Ends a document that is a line of its own among others.
  mutating func endLine() {
    newLine()
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { buffer.append(scalar: ",") }
    needsComma = false
  }

  private mutating func append(escaped value: UntrustedText) {
    // Nearly all text is ASCII without anything to escape.
    let isPlain = value.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) else { return false }
      buffer.append(utf8: bytes)
      return true
    }
    if !isPlain { value.forEachScalar { append($0) } }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: buffer.append("\\\"")
    case 0x5C: buffer.append("\\\\")
    case 0x0A: buffer.append("\\n")
    case 0x0D: buffer.append("\\r")
    case 0x09: buffer.append("\\t")
    case 0x00...0x1F, 0x7F...0x9F, 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B,
      0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB:
      let digits = String(scalar.value, radix: 16)
      buffer.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    case 0xE0000...0xE0FFF:
      // Beyond the first plane an escape has two halves.
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        buffer.append("\\u" + String(unit, radix: 16))
      }
    default: buffer.append(scalar: UndecodedByte.byte(of: scalar) == nil ? scalar : "\u{FFFD}")
    }
  }
}
