/// A content line as RFC 5545 3.1 wants it: folded at 75 octets, ended by CR LF.
enum FoldedLine {
  private static let longest = 75

  /// Writes a line of UTF-8.
  static func append(_ line: [UInt8], to output: inout [UInt8]) {
    var rest = line[...]
    // The blank that a fold begins with counts.
    var room = longest
    while rest.count > room {
      var end = rest.startIndex + room
      while end > rest.startIndex + 1, rest[end] & 0xC0 == 0x80 { end -= 1 }
      output += rest[..<end]
      output += [13, 10, 0x20]
      rest = rest[end...]
      room = longest - 1
    }
    output += rest
    output += [13, 10]
  }
}
