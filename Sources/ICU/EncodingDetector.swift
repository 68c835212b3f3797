import CICU

/// ICU's guess of what encoding a text is in. It is good for texts of some hundred bytes and more.
public enum EncodingDetector {
  /// The likeliest encodings with how sure ICU is, 0...100; the likeliest first, and those left out that ICU can guess but
  /// not read.
  public static func guesses(_ text: [UInt8]) -> [(encoding: TextEncoding, confidence: Int)] {
    guard let length = Int32(exactly: text.count) else { return [] }
    return text.withUnsafeBytes { bytes in
      var guesses: [(encoding: TextEncoding, confidence: Int)] = []
      var confidence: Int32 = 0
      let characters = bytes.bindMemory(to: CChar.self).baseAddress
      for index in 0..<mostGuesses {
        guard
          let name = stringFilled({
            flipcal_icu_detected_encoding(characters, length, index, $0, $1, &confidence)
          })
        else { break }
        if let encoding = TextEncoding(named: name) { guesses.append((encoding, Int(confidence))) }
      }
      return guesses
    }
  }

  private static let mostGuesses: Int32 = 4
}
