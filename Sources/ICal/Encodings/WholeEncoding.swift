import ICU

/// An encoding whose lines cannot be told apart before it is decoded: UTF-16 and the like.
struct WholeEncoding {
  let encoding: TextEncoding
  /// Bytes of the byte order mark.
  let mark: Int
  /// Whether it is a guess.
  let isGuess: Bool

  /// Byte order marks (Unicode Standard, 23.8), the longer ones first, for one begins as another does.
  private static let marks: [(bytes: [UInt8], name: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"), ([0xFF, 0xFE], "UTF-16LE"),
    ([0xFE, 0xFF], "UTF-16BE"),
  ]
  /// Bytes of a unit, and which of them is not NUL in ASCII.
  private static let units: [(name: String, size: Int, place: Int)] = [
    ("UTF-16LE", 2, 0), ("UTF-16BE", 2, 1), ("UTF-32LE", 4, 0), ("UTF-32BE", 4, 3),
  ]
  /// Units that must look like ASCII: `BEGIN:VC`.
  private static let lookedAt = 8

  /// The encoding of a source that begins with some bytes; nil where its lines can be told apart.
  ///
  /// - Parameter given: The encoding that it was said to be in; a byte order mark knows better.
  init?(head: [UInt8], given: TextEncoding?) {
    if let (bytes, name) = WholeEncoding.marks.first(where: { head.starts(with: $0.bytes) }),
      let encoding = TextEncoding(named: name)
    {
      self.init(encoding: encoding, mark: bytes.count, isGuess: false)
    } else if let given {
      // `UTF-16` without a mark says nothing of the order.
      if let name = WholeEncoding.guess(head), name.dropLast(2) == given.name, let encoding = TextEncoding(named: name)
      {
        self.init(encoding: encoding, mark: 0, isGuess: false)
        return
      }
      if given.meansASCII || head.starts(with: [0xEF, 0xBB, 0xBF]) { return nil }
      self.init(encoding: given, mark: 0, isGuess: false)
    } else {
      guard let name = WholeEncoding.guess(head) ?? WholeEncoding.guessOfEscapes(head),
        let encoding = TextEncoding(named: name)
      else { return nil }
      self.init(encoding: encoding, mark: 0, isGuess: true)
    }
  }

  private init(encoding: TextEncoding, mark: Int, isGuess: Bool) {
    (self.encoding, self.mark, self.isGuess) = (encoding, mark, isGuess)
  }

  /// Unicode without a byte order mark shows by its NULs.
  private static func guess(_ head: [UInt8]) -> String? {
    units.first { unit in
      let bytes = head.prefix(lookedAt * unit.size)
      guard bytes.count == lookedAt * unit.size else { return false }
      return bytes.enumerated().allSatisfy { offset, byte in
        offset % unit.size == unit.place ? (1..<0x80).contains(byte) : byte == 0
      }
    }?.name
  }

  /// ISO-2022-JP shows by the escape sequences that choose its sets of two bytes (RFC 1468), between bytes of ASCII only.
  private static func guessOfEscapes(_ head: [UInt8]) -> String? {
    guard head.contains(0x1B), head.allSatisfy({ $0 < 0x80 }) else { return nil }
    let hasSet = head.indices.contains { place in
      head[place] == 0x1B && (head[place...].starts(with: jis1978) || head[place...].starts(with: jis1983))
    }
    let hasEnd = head.indices.contains { head[$0] == 0x1B && head[$0...].starts(with: ascii) }
    return hasSet && hasEnd ? "ISO-2022-JP" : nil
  }

  private static let (jis1978, jis1983, ascii): ([UInt8], [UInt8], [UInt8]) = (
    [0x1B, 0x24, 0x40], [0x1B, 0x24, 0x42], [0x1B, 0x28, 0x42]
  )

  /// The text of a source as UTF-8. It is read in pieces, so that there is only the result in memory.
  func text(of source: any ByteSource) -> [UInt8] {
    guard var decoder = TextDecoder(encoding) else { return [] }
    var text: [UInt8] = []
    // Memory that is not written to is not taken.
    text.reserveCapacity(source.size + source.size / 2)
    var position = mark
    while true {
      let piece = source.bytes(position..<position + WholeEncoding.pieceSize)
      guard decoder.decode(piece, isLast: piece.isEmpty, into: &text), !piece.isEmpty else { break }
      position += piece.count
    }
    // Of UTF-16 that does not say its order, which would look like a mark.
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }

  private static let pieceSize = 1 << 18
}
