/// Puts characters of UTF-8 together, byte by byte; what is not well-formed (table 3-7 of the Unicode Standard) is
/// dropped.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  /// Bytes that are still to come.
  private var left = 0
  /// What the next byte may be.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a byte goes on with a character that has begun.
  func goesOn(with byte: UInt8) -> Bool { left > 0 && allowed.contains(byte) }

  /// Takes a byte; gives the character that it ends.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    guard goesOn(with: byte) else { return begin(byte) }
    value = value << 6 | UInt32(byte & 0x3F)
    left -= 1
    allowed = 0x80...0xBF
    return left == 0 ? Unicode.Scalar(value) : nil
  }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    self = ScalarDecoder()
    switch byte {
    case 0..<0x80: return Unicode.Scalar(byte)
    case 0xC2...0xDF: expect(1, byte & 0x1F)
    case 0xE0...0xEF: expect(2, byte & 0x0F)
    case 0xF0...0xF4: expect(3, byte & 0x07)
    default: break
    }
    // Longer than need be, surrogates, and what is above U+10FFFF.
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return nil
  }

  private mutating func expect(_ count: Int, _ bits: UInt8) {
    left = count
    value = UInt32(bits)
  }
}
