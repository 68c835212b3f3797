/// What a scan has seen of lines that are not UTF-8.
struct EncodingEvidence {
  /// The number of the first line that is in another encoding.
  private(set) var firstForeign: Int?
  /// The number of the first line in which characters are broken.
  private(set) var firstCut: Int?
  /// Lines in another encoding, from the first one on, as many as are looked at.
  private(set) var lines: [[UInt8]] = []
  private var size = 0
  /// Bytes outside of ASCII in lines in another encoding, and continuation bytes in those that are UTF-8; not counted on
  /// behind some number.
  private var (foreignBytes, soundBytes) = (0, 0)

  /// Bytes of lines that are looked at: some hundred titles.
  private static let mostBytes = 1 << 13
  /// Bytes of a line that are looked at.
  private static let mostBytesOfLine = 1 << 10

  private static let mostForeign = 10_000
  private static let mostSound = 1024

  /// Whether lines that are not UTF-8 can tell nothing more.
  private var isComplete: Bool {
    size >= EncodingEvidence.mostBytes && firstCut != nil && foreignBytes >= EncodingEvidence.mostForeign
  }

  /// Whether there is so little UTF-8 besides the lines in another encoding that it may be chance: in the East Asian ones
  /// some words are.
  var isHardlyUTF8: Bool { firstForeign != nil && soundBytes * 5 < foreignBytes }

  /// Looks at a line that is UTF-8.
  ///
  /// - Parameter line: The line with its folds.
  mutating func add(sound line: UnsafeRawBufferPointer) {
    guard soundBytes < EncodingEvidence.mostSound else { return }
    soundBytes = min(EncodingEvidence.mostSound, soundBytes + UTF8Sequences(line).soundBytes)
  }

  /// Looks at an unfolded line that is not UTF-8, if its folds are not.
  mutating func add(_ line: [UInt8], number: Int) {
    guard !isComplete else { return }
    switch LineForm(line) {
    case .utf8: line.withUnsafeBytes { add(sound: $0) }
    case .cut: firstCut = firstCut ?? number
    case .foreign:
      firstForeign = firstForeign ?? number
      foreignBytes = min(EncodingEvidence.mostForeign, foreignBytes + line.count { $0 >= 0x80 })
      add(line)
    }
  }

  private mutating func add(_ line: [UInt8]) {
    guard size < EncodingEvidence.mostBytes else { return }
    var part = line.prefix(EncodingEvidence.mostBytesOfLine)
    // Not inside a character: no byte of one is below 0x30.
    if part.count < line.count, let end = part.lastIndex(where: { $0 < 0x30 }) { part = part[..<end] }
    lines.append(Array(part))
    size += part.count
  }

  /// Takes over what was seen of a part behind so many lines.
  mutating func append(_ next: EncodingEvidence, behind count: Int) {
    firstForeign = firstForeign ?? next.firstForeign.map { $0 + count }
    firstCut = firstCut ?? next.firstCut.map { $0 + count }
    for line in next.lines { add(line) }
    foreignBytes = min(EncodingEvidence.mostForeign, foreignBytes + next.foreignBytes)
    soundBytes = min(EncodingEvidence.mostSound, soundBytes + next.soundBytes)
  }
}
