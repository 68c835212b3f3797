import ICU

/// How the lines of a source become UTF-8.
///
/// RFC 5545 3.1.4 wants UTF-8. Every other encoding that a line can be in has names, colons and all else that structure is
/// made of where ASCII has it, so a source is scanned as it is and lines are decoded when they are read. They are decoded
/// unfolded: a fold may stand inside a character.
struct LineDecoder: Sendable {
  /// The encoding of lines that are not UTF-8, or of all; nil where all are UTF-8, and what is not is broken.
  let encoding: TextEncoding?
  /// Whether lines are in the encoding even where they look like UTF-8.
  let isGiven: Bool
  /// Whether short lines that could be both are rather in the encoding.
  let isPreferred: Bool

  init(encoding: TextEncoding?, isGiven: Bool = false, isPreferred: Bool = false) {
    (self.encoding, self.isGiven, self.isPreferred) = (encoding, isGiven, isPreferred)
  }

  /// UTF-8.
  static let utf8 = LineDecoder(encoding: nil)

  /// Continuation bytes of UTF-8 that may be chance.
  private static let mostByChance = 6

  /// A line with bytes outside of ASCII as UTF-8.
  func decoded(_ line: [UInt8]) -> [UInt8] {
    guard let encoding else { return asUTF8(line) }
    let isForeign = isGiven || LineForm(line) == .foreign
    guard isForeign || isPreferred && line.withUnsafeBytes(mayBeChance), let text = encoding.decoded(line),
      isForeign || text.faults == 0
    else { return asUTF8(line) }
    return text.bytes
  }

  private func mayBeChance(_ line: UnsafeRawBufferPointer) -> Bool {
    UTF8Sequences(line).soundBytes <= LineDecoder.mostByChance
  }

  private func asUTF8(_ line: [UInt8]) -> [UInt8] {
    line.withUnsafeBytes(UTF8Validity.isValid) ? line : Array(String(decoding: line, as: UTF8.self).utf8)
  }
}

extension ContentLine {
  /// Makes the text valid UTF-8, without NUL and without the byte order marks that joined files have in their middle.
  mutating func makeReadable(_ decoder: LineDecoder = .utf8) {
    var highBits: UInt8 = 0
    var hasNUL = false
    for byte in bytes {
      highBits |= byte
      if byte == 0 { hasNUL = true }
    }
    guard highBits >= 0x80 || hasNUL else { return }
    dropMarks()
    if highBits >= 0x80 { bytes = decoder.decoded(bytes) }
    if hasNUL { bytes = bytes.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] } }
  }

  /// Removes what stands before the text and is none: byte order marks of UTF-8, and NULs, with which holes of a damaged
  /// file are filled.
  mutating func dropMarks() {
    var start = 0
    while start < bytes.count {
      if bytes[start] == 0 {
        start += 1
      } else if bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) {
        start += 3
      } else {
        break
      }
    }
    if start > 0 { bytes.removeFirst(start) }
  }
}
