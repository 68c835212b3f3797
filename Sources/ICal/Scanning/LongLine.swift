/// A content line that is too long to be read.
enum LongLine {
  /// Where the last line of a text ends that is one physical line with nothing but blank lines behind it; nil for another.
  static func endBeforeBlankLines(_ text: UnsafeRawBufferPointer) -> Int? {
    guard let first = text.firstIndex(of: 10), let last = text.lastIndex(of: 10) else { return nil }
    var isAtLineStart = true
    for byte in text[(first + 1)..<(last + 1)] {
      // White space is a fold only where text follows, but no one writes so much of it.
      guard byte == 10 || byte == 13 && isAtLineStart else { return nil }
      isAtLineStart = byte == 10
    }
    return last + 1
  }

  /// Whether a carriage return is followed by anything but a line feed: what seems to be one line is many then.
  static func hasBareCarriageReturn(_ text: UnsafeRawBufferPointer) -> Bool {
    var isBehindReturn = false
    for byte in text {
      if isBehindReturn, byte != 10, byte != 13 { return true }
      isBehindReturn = byte == 13
    }
    return false
  }

  /// Passes over a line.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where the bytes end that may belong to it.
  ///   - room: What is used to read into.
  /// - Returns: Where the next content line begins, and how many physical lines this one took.
  static func skip(
    in source: any ByteSource, from start: Int, to end: Int, room: UnsafeMutableRawBufferPointer
  ) -> (end: Int, lines: Int) {
    var lines = 0
    var offset = start
    var isBehindFeed = false
    while offset < end {
      let piece = UnsafeMutableRawBufferPointer(rebasing: room[..<min(room.count, end - offset)])
      let got = source.read(at: offset, into: piece)
      if got == 0 { break }
      for place in 0..<got {
        let byte = piece[place]
        if isBehindFeed, byte != 0x20, byte != 9, byte != 10, byte != 13 { return (offset + place, lines) }
        isBehindFeed = byte == 10
        if isBehindFeed { lines += 1 }
      }
      offset += got
    }
    return (offset, lines)
  }
}
