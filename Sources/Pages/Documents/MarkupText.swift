import CalendarCore
import Canvas
import TextGate

/// What writes a document by means of its own.
protocol MarkupWriter {
  /// What has been written.
  var markup: MarkupText { get set }
}

extension MarkupWriter {
  /// An element, with what is inside it written by the same means.
  mutating func element(_ name: StaticString, _ attributes: [MarkupText.Attribute] = [], _ body: (inout Self) -> Void) {
    markup.begin(name, attributes)
    body(&self)
    markup.end(name)
  }
}

/// Writes a document that is well-formed XML (XML 1.0, fifth edition), which HTML may be as well.
///
/// Every text and every value of an attribute goes through one escaping function, whatever it is.
struct MarkupText {
  /// An attribute; without a value it is left out.
  typealias Attribute = (name: StaticString, value: String?)

  private var buffer: TextBuffer

  /// Begins with a declaration, such as a DOCTYPE.
  init(_ declaration: StaticString) {
    buffer = TextBuffer(capacity: 1 << 16)
    buffer.append(declaration.description)
    newLine()
  }

  /// What has been written.
  var text: String { buffer.text }

  /// An element with what is inside it.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], _ body: (inout MarkupText) -> Void) {
    begin(name, attributes)
    body(&self)
    end(name)
  }

  fileprivate mutating func begin(_ name: StaticString, _ attributes: [Attribute] = []) {
    open(name, attributes)
    buffer.append(scalar: ">")
  }

  fileprivate mutating func end(_ name: StaticString) {
    buffer.append("</")
    buffer.append(name.description)
    buffer.append(scalar: ">")
  }

  /// An element that holds a text.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    element(name, attributes) { $0.append(text) }
  }

  /// An element that holds nothing, of those that have no end tag in HTML, or of SVG.
  mutating func empty(_ name: StaticString, _ attributes: [Attribute]) {
    open(name, attributes)
    buffer.append("/>")
  }

  /// Text.
  mutating func append(_ text: String) { MarkupText.append(escaped: text, to: &buffer) }

  /// A style sheet, in which HTML knows no escapes: it has no `<` and no `&`.
  mutating func styleSheet(_ rules: String) {
    element("style") { markup in
      markup.newLine()
      markup.buffer.append(rules)
    }
  }

  /// A line feed between elements.
  mutating func newLine() { buffer.append(scalar: "\n") }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    buffer.append(scalar: "<")
    buffer.append(name.description)
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      buffer.append(scalar: " ")
      buffer.append(attribute.name.description)
      buffer.append("=\"")
      append(value)
      buffer.append(scalar: "\"")
    }
  }

  /// Appends a text in which nothing is markup, between tags and between quotes.
  static func append(escaped text: String, to buffer: inout TextBuffer) {
    if text.utf8.allSatisfy(isPlain) {
      buffer.append(text)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": buffer.append("&amp;")
      case "<": buffer.append("&lt;")
      case ">": buffer.append("&gt;")
      case "\"": buffer.append("&quot;")
      case "'": buffer.append("&#39;")
      case "\n": buffer.append(scalar: "\n")
      default: buffer.append(scalar: isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// Whether XML may hold a scalar (production 2, Char) and HTML takes it without an error: no control character and
  /// no noncharacter. Bytes of file names that are no UTF-8 are no text either.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE && UndecodedByte.byte(of: scalar) == nil
    }
  }
}
