/// A BEGIN or END line (RFC 5545 3.6).
enum Marker {
  case begin(ComponentName)
  case end(ComponentName)

  /// Reads a line in whatever form, or nil when it is no such line.
  init?(_ line: ContentLine) {
    let bytes = line.bytes
    guard bytes.count >= 4, bytes.count < 128, bytes.withUnsafeBytes(Marker.mayBegin),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let word = PropertyLine.text(bytes[..<colon]).trimmed.uppercased()
    let name = ComponentName(PropertyLine.text(bytes[(colon + 1)...]).trimmed.uppercased())
    switch word {
    case "BEGIN": self = .begin(name)
    case "END": self = .end(name)
    default: return nil
    }
  }

  /// What stands in one line though it should be two: `END:VEVENTBEGIN:VEVENT`. The place is that of the second in the line.
  func parts(of line: ContentLine) -> (first: Marker, second: Marker, place: Int)? {
    guard case .end(.other(let text)) = self, let begin = text.firstRange(of: "BEGIN:"),
      let place = line.bytes.map(\.asciiUppercased).firstRange(of: Array("BEGIN:".utf8))?.lowerBound
    else { return nil }
    let name = ComponentName(String(text[begin.upperBound...]).trimmed)
    return (.end(ComponentName(String(text[..<begin.lowerBound]).trimmed)), .begin(name), place)
  }

  /// Reads a line in the plainest form, with a name that most files have.
  init?(plain text: UnsafeRawBufferPointer) {
    guard text.count > 8, text[0] == UInt8(ascii: "B") || text[0] == UInt8(ascii: "E") else { return nil }
    let isBegin = bytesEqual(UnsafeRawBufferPointer(rebasing: text[..<6]), "BEGIN:")
    guard isBegin || bytesEqual(UnsafeRawBufferPointer(rebasing: text[..<4]), "END:"),
      let name = ComponentName(plain: UnsafeRawBufferPointer(rebasing: text[(isBegin ? 6 : 4)...]))
    else { return nil }
    self = isBegin ? .begin(name) : .end(name)
  }

  /// Whether a line begins as these lines do, in whatever letter case.
  static func mayBegin(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 1 else { return false }
    switch (text[0] | 0x20, text[1] | 0x20) {
    case (UInt8(ascii: "b"), UInt8(ascii: "e")), (UInt8(ascii: "e"), UInt8(ascii: "n")): return true
    default: return false
    }
  }
}
