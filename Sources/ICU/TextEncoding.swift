import CICU

/// An encoding of characters that ICU knows.
public struct TextEncoding: Sendable, Hashable {
  /// What it is called: by MIME, else by the IANA registry, else as it was given.
  public let name: String
  /// Whether bytes below 0x80 mean ASCII in it, unless they follow a byte of the upper half, and no byte changes what those
  /// behind its character mean: then lines, names and values can be told apart before they are decoded.
  public let meansASCII: Bool
  /// What ICU is asked for.
  let converter: String

  /// Encodings that stand for a larger one where people name them (WHATWG Encoding Standard, section 4.2).
  private static let supersets = [
    "EUC-KR": "windows-949", "GB2312": "GBK", "ISO-8859-1": "windows-1252", "ISO-8859-9": "windows-1254",
    "US-ASCII": "windows-1252",
  ]

  /// The encoding of a name or an alias, in whatever letter case; nil where ICU knows none.
  public init?(named alias: String) {
    guard !alias.utf8.contains(0), let name = stringFilled({ flipcal_icu_encoding_name(alias, $0, $1) }) else {
      return nil
    }
    self.name = name
    converter = TextEncoding.supersets[name] ?? name
    meansASCII = flipcal_icu_means_ascii(converter) != 0
  }

  /// The names of the encodings that ICU knows, as MIME or the IANA registry have them.
  public static var knownNames: [String] {
    var names: Set<String> = []
    var index: Int32 = 0
    while let name = stringFilled({ flipcal_icu_known_encoding(index, $0, $1) }) {
      if !name.isEmpty { names.insert(name) }
      index += 1
    }
    return names.sorted()
  }

  /// A whole text as UTF-8, and how much in it was no character and became U+FFFD; so do C1 control characters, for
  /// which ICU takes bytes that an encoding gives to none. Nil where ICU fails.
  public func decoded(_ text: [UInt8]) -> (bytes: [UInt8], faults: Int)? {
    // No byte becomes more than three.
    guard let length = Int32(exactly: text.count), let capacity = Int32(exactly: text.count * 3 + 16) else {
      return nil
    }
    var (count, faults): (Int32, Int32) = (-1, 0)
    var decoded = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, filled in
      count = text.withUnsafeBytes { bytes in
        flipcal_icu_decoded(
          converter, bytes.bindMemory(to: CChar.self).baseAddress, length,
          UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self).baseAddress, capacity, &faults)
      }
      filled = max(0, Int(count))
    }
    guard count >= 0 else { return nil }
    TextEncoding.replaceControls(&decoded)
    return (decoded, Int(faults))
  }

  /// Writes U+FFFD for U+0080...U+009F.
  private static func replaceControls(_ text: inout [UInt8]) {
    guard let first = text.firstIndex(of: 0xC2) else { return }
    var plain = Array(text[..<first])
    plain.reserveCapacity(text.count)
    var position = first
    while position < text.count {
      // In UTF-8 the byte is the first of two wherever it stands.
      if text[position] == 0xC2, position + 1 < text.count, text[position + 1] < 0xA0 {
        plain += [0xEF, 0xBF, 0xBD]
        position += 2
      } else {
        plain.append(text[position])
        position += 1
      }
    }
    text = plain
  }
}
