/// Where a content line (RFC 5545 3.1) lies in bytes, with its folds and the blank lines behind it.
struct LineExtent {
  /// Where it begins.
  let start: Int
  /// Where the text of its first physical line ends.
  let contentEnd: Int
  /// Where the next content line begins.
  private(set) var end: Int
  /// How many physical lines it takes.
  private(set) var count = 1
  /// Whether it goes on in a second physical line.
  private(set) var isFolded = false
  /// Whether a carriage return stands in it that belongs to no line end of CR LF: in other files that ends a line.
  private(set) var hasBareCarriageReturn = false
  /// Whether the source ends without ending it.
  let isUnended: Bool
  /// Whether it has bytes outside of ASCII.
  private(set) var hasHighBytes: Bool

  /// Whether it is nothing but white space.
  var isBlank: Bool { contentEnd == start }

  /// Finds the line that begins at a place; nil where bytes that are still to come may belong to it.
  init?(in bytes: UnsafeRawBufferPointer, from start: Int, isLast: Bool) {
    let first = PhysicalLine(in: bytes, from: start)
    guard first.isEnded || isLast else { return nil }
    self.start = start
    contentEnd = first.contentEnd
    end = first.end
    hasBareCarriageReturn = first.hasBareCarriageReturn
    hasHighBytes = first.hasHighBytes
    var isEnded = first.isEnded
    // Blank lines mean nothing, wherever they stand, so a fold may follow them.
    while end < bytes.count, bytes[end] <= 0x20, LineExtent.isFoldOrBlank(bytes[end]) {
      let next = PhysicalLine(in: bytes, from: end)
      guard next.isEnded || isLast else { return nil }
      if next.contentEnd > end { isFolded = true }
      hasBareCarriageReturn = hasBareCarriageReturn || next.hasBareCarriageReturn
      hasHighBytes = hasHighBytes || next.hasHighBytes
      isEnded = next.isEnded
      end = next.end
      count += 1
    }
    guard end < bytes.count || isLast else { return nil }
    isUnended = !isEnded
  }

  private static func isFoldOrBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 9 || byte == 10 || byte == 13
  }
}

/// Where a physical line lies: up to the next line feed.
private struct PhysicalLine {
  /// Where its text ends.
  let contentEnd: Int
  /// Where the next one begins.
  let end: Int
  let isEnded: Bool
  let hasBareCarriageReturn: Bool
  let hasHighBytes: Bool

  init(in bytes: UnsafeRawBufferPointer, from start: Int) {
    var position = start
    var carriageReturn: Int?
    var high: UInt64 = 0
    var lineFeed: Int?
    // Eight bytes at a time: the lines of a large calendar are many and short.
    while position + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let feeds = PhysicalLine.places(of: 10, in: word)
      let returns = PhysicalLine.places(of: 13, in: word)
      if returns != 0, carriageReturn == nil { carriageReturn = position + returns.trailingZeroBitCount / 8 }
      if feeds != 0 {
        let shift = feeds.trailingZeroBitCount & ~7
        high |= word & (1 << UInt64(shift) - 1)
        lineFeed = position + shift / 8
        break
      }
      high |= word
      position += 8
    }
    if lineFeed == nil {
      while position < bytes.count, bytes[position] != 10 {
        if bytes[position] == 13, carriageReturn == nil { carriageReturn = position }
        high |= UInt64(bytes[position])
        position += 1
      }
      if position < bytes.count { lineFeed = position }
    }
    let lineEnd = lineFeed ?? bytes.count
    // One behind the line feed belongs to another line.
    contentEnd = min(carriageReturn ?? lineEnd, lineEnd)
    end = min(bytes.count, lineEnd + 1)
    isEnded = lineFeed != nil
    hasBareCarriageReturn =
      contentEnd < lineEnd && (lineFeed == nil || !bytes[contentEnd..<lineEnd].allSatisfy { $0 == 13 })
    hasHighBytes = high & 0x8080_8080_8080_8080 != 0
  }

  /// The top bits of the bytes of a word that are a certain one; bits above the first of them mean nothing.
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let different = word ^ (0x0101_0101_0101_0101 * UInt64(byte))
    return (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080
  }
}
