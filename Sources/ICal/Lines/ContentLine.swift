/// A content line (RFC 5545 3.1), unfolded.
struct ContentLine {
  /// The number of its first physical line, from 1.
  var line: Int
  /// Its bytes in the source, line ends included.
  var range: Range<Int>
  /// Its text without line ends and folds.
  var bytes: [UInt8]
}

/// Cuts a source into content lines.
///
/// CR LF, LF, CR and CR CR LF all end a line. Lines that are empty or only white space mean nothing, wherever they
/// stand; a line that begins with white space continues the one before.
struct ContentLineScanner {
  private let source: [UInt8]
  private var position = 0
  private var lineNumber = 0
  private var pending: ContentLine?

  /// White space that every line begins with where the first one does: a whole file that was indented.
  private let indent: Int

  init(_ source: [UInt8]) {
    self.source = source
    let first = source.firstIndex { !ContentLineScanner.isWhitespace($0) && $0 != 10 && $0 != 13 } ?? 0
    indent = source[..<first].reversed().prefix { ContentLineScanner.isWhitespace($0) }.count
  }

  /// Whether the source's last line has no end of line: it may have been cut.
  var endsWithoutLineEnd: Bool {
    guard let last = source.last else { return false }
    return last != UInt8(ascii: "\n") && last != UInt8(ascii: "\r")
  }

  /// The next content line, or nil at the end.
  mutating func next() -> ContentLine? {
    var current = pending
    pending = nil
    // White space that may be a folded part of the text, if the text goes on after it.
    var blank: Range<Int>?
    while let (content, end) = physicalLine() {
      let start = content.lowerBound
      let isBlank = source[content].allSatisfy(ContentLineScanner.isWhitespace)
      let continues = !content.isEmpty && ContentLineScanner.isWhitespace(source[start])
      if isBlank {
        blank = content.count > 1 && current != nil ? start + 1..<content.upperBound : nil
      } else if continues, var line = current {
        // Taken out while it grows, so that its bytes are not copied.
        current = nil
        if let blank { line.bytes.append(contentsOf: source[blank]) }
        blank = nil
        line.bytes.append(contentsOf: source[start + 1..<content.upperBound])
        line.range = line.range.lowerBound..<end
        current = line
      } else {
        let line = ContentLine(line: lineNumber, range: start..<end, bytes: Array(source[content]))
        guard current != nil else {
          current = line
          continue
        }
        pending = line
        return current
      }
    }
    return current
  }

  static func isWhitespace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The next physical line without its end, and where the line after it begins.
  private mutating func physicalLine() -> (content: Range<Int>, end: Int)? {
    guard position < source.count else { return nil }
    let start = position
    source.withUnsafeBufferPointer { bytes in
      while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
    }
    let margin = source[start..<position].prefix(indent).prefix { ContentLineScanner.isWhitespace($0) }.count
    let content = start + margin..<position
    var carriageReturns = position
    while carriageReturns < source.count, source[carriageReturns] == 13 { carriageReturns += 1 }
    if carriageReturns < source.count, source[carriageReturns] == 10 {
      position = carriageReturns + 1
    } else if position < source.count {
      position += 1
    }
    lineNumber += 1
    return (content, position)
  }
}
