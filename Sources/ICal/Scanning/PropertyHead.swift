/// The name that a property line begins with.
enum PropertyHead {
  /// Where a name in capitals ends that `:` or `;` follows at once; nil for a name in any other form.
  static func end(in text: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        position += 1
      case UInt8(ascii: ":"), UInt8(ascii: ";"): return position > 0 ? position : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether what stands where a name would is rather the first word of a text that was not folded: `https:` or `Note:`.
  /// Names that nobody has registered begin with X-, and are mostly written in capitals.
  static func isUnlikely(_ name: some Collection<UInt8>) -> Bool {
    guard name.contains(where: { $0.asciiUppercased != $0 }) else { return false }
    let name = String(decoding: name.lazy.map(\.asciiUppercased), as: UTF8.self).trimmed
    return !name.hasPrefix("X-") && PropertySpec.all[name] == nil
  }

  /// The same of an unfolded line whose name ends at a place.
  static func holdsText(_ line: ContentLine, _ nameEnd: Int) -> Bool {
    line.bytes.withUnsafeBytes { holdsText($0, nameEnd) }
  }

  /// Whether the property is one whose text some producers fail to fold.
  static func holdsText(_ line: UnsafeRawBufferPointer, _ nameEnd: Int) -> Bool {
    func isName(_ name: StaticString) -> Bool {
      let letters = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      return zip(line, letters).allSatisfy { $0 & 0xDF == $1 }
    }
    return switch nameEnd {
    case 7: isName("SUMMARY") || isName("COMMENT") || isName("CONTACT")
    case 8: isName("LOCATION")
    case 11: isName("DESCRIPTION")
    default: false
    }
  }
}
