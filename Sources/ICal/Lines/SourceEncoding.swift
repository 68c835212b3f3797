/// How the bytes of a source become UTF-8.
///
/// RFC 5545 3.1.4 wants UTF-8. What real files have besides it: a byte order mark, UTF-16 with a mark, and single lines
/// in Windows-1252 (a superset of Latin-1's printable part).
enum SourceEncoding {
  /// The bytes as UTF-8 without a byte order mark; bytes that are no UTF-8 stay for ``repaired(_:)``.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
    return bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A line as valid UTF-8 without NUL, and whether its characters had to be guessed.
  ///
  /// A line with no sound multi-byte sequence at all was written in a single-byte encoding and is read as Windows-1252;
  /// in one that is UTF-8 elsewhere, a broken sequence (often a title cut by bytes) becomes U+FFFD.
  static func repaired(_ line: [UInt8]) -> (bytes: [UInt8], isGuess: Bool) {
    var highBits: UInt8 = 0
    var hasNUL = false
    for byte in line {
      highBits |= byte
      if byte == 0 { hasNUL = true }
    }
    if highBits < 0x80 && !hasNUL { return (line, false) }
    let valid = String(validating: line, as: UTF8.self)
    if valid != nil && !hasNUL { return (line, false) }
    let text = valid ?? SourceEncoding.guessed(line)
    let visible = hasNUL ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text
    return (Array(visible.utf8), valid == nil)
  }

  private static func guessed(_ line: [UInt8]) -> String {
    let decoded = String(decoding: line, as: UTF8.self)
    if decoded.unicodeScalars.contains(where: { $0.value >= 0x80 && $0 != "\u{FFFD}" }) { return decoded }
    return String(String.UnicodeScalarView(line.map(windows1252)))
  }

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return highScalars[Int(byte) - 0x80]
  }

  /// 0x80...0x9F of Windows-1252 (Unicode Consortium, CP1252.TXT); its five unassigned places are U+FFFD.
  private static let highScalars: [Unicode.Scalar] = [
    "\u{20AC}", "\u{FFFD}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{FFFD}", "\u{017D}", "\u{FFFD}",
    "\u{FFFD}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", "\u{FFFD}", "\u{017E}", "\u{0178}",
  ]
}
