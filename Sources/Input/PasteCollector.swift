/// A text that is pasted (xterm's mode 2004), until its end.
struct PasteCollector: Sendable {
  /// The most bytes that are kept; the rest is passed over.
  static let most = 1 << 16
  /// `CSI 201 ~`.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private(set) var bytes: [UInt8] = []
  private var isCut = false
  /// Bytes of the end that have come.
  private var matched = 0

  /// Takes a byte; true where it is the last one of the end.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte != Self.end[matched] {
      keep(Self.end[..<matched])
      // The end begins with an ESC and has no other.
      matched = 0
      if byte != Self.end[0] {
        keep([byte])
        return false
      }
    }
    matched += 1
    return matched == Self.end.count
  }

  /// What has come, repaired where it is no UTF-8; a character that the bound cuts is left out.
  var text: String {
    var end = bytes.count
    if isCut {
      while end > 0, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
      if end > 0, bytes[end - 1] >= 0xC0 { end -= 1 }
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    let room = Self.most - bytes.count
    isCut = isCut || more.count > room
    bytes.append(contentsOf: more.prefix(room))
  }
}
