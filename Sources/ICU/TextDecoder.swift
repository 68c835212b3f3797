import CICU

/// Turns bytes of an encoding into UTF-8, piece by piece; what is no character becomes U+FFFD.
public struct TextDecoder: ~Copyable {
  private let decoder: OpaquePointer

  /// Makes a decoder; nil where ICU cannot open it.
  public init?(_ encoding: TextEncoding) {
    guard let decoder = flipcal_icu_decoder_open(encoding.converter) else { return nil }
    self.decoder = decoder
  }

  deinit { flipcal_icu_decoder_close(decoder) }

  private static let pieceSize = 1 << 16

  /// Decodes the next piece, and adds the text to what there is; false where ICU fails.
  ///
  /// - Parameter isLast: Whether nothing follows it, so that what it begins and does not end is no character.
  public mutating func decode(_ piece: [UInt8], isLast: Bool, into text: inout [UInt8]) -> Bool {
    guard let length = Int32(exactly: piece.count) else { return false }
    var used: Int32 = 0
    var count: Int32
    repeat {
      count = -1
      let part = [UInt8](unsafeUninitializedCapacity: TextDecoder.pieceSize) { buffer, filled in
        count = piece.withUnsafeBytes { bytes in
          flipcal_icu_decode(
            decoder, bytes.bindMemory(to: CChar.self).baseAddress, length, &used, isLast ? 1 : 0,
            UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self).baseAddress, Int32(TextDecoder.pieceSize))
        }
        filled = max(0, Int(count))
      }
      guard count >= 0 else { return false }
      text += part
    } while used < length || Int(count) == TextDecoder.pieceSize
    return true
  }
}
