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
  private var pending: UnfoldedLine?
  /// The text of a line that is folded while its parts are found; kept, so that each line is allocated once.
  private var joined: [UInt8] = []

  /// A content line whose folds, if it has any, are not known yet.
  private struct UnfoldedLine {
    var line: Int
    var range: Range<Int>
    /// Its first physical line without the end.
    var content: Range<Int>
  }

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
    joined.removeAll(keepingCapacity: true)
    // White space that may be a folded part of the text, if the text goes on after it.
    var blank: Range<Int>?
    var isFolded = false
    while let (content, end) = physicalLine() {
      let start = content.lowerBound
      let margin = margin(content)
      if margin == content.count {
        blank = content.count > 1 && current != nil ? start + 1..<content.upperBound : nil
      } else if margin > 0, let line = current {
        if !isFolded { joined += source[line.content] }
        isFolded = true
        if let blank { joined += source[blank] }
        blank = nil
        joined += source[start + 1..<content.upperBound]
        current?.range = line.range.lowerBound..<end
      } else {
        let line = UnfoldedLine(line: lineNumber, range: start..<end, content: content)
        if current != nil {
          pending = line
          break
        }
        current = line
      }
    }
    return current.map { line in
      ContentLine(
        line: line.line, range: line.range,
        bytes: isFolded ? joined.withUnsafeBufferPointer { Array($0) } : Array(source[line.content]))
    }
  }

  static func isWhitespace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// How much white space a part of the source begins with.
  private func margin(_ part: Range<Int>) -> Int {
    var end = part.lowerBound
    while end < part.upperBound, ContentLineScanner.isWhitespace(source[end]) { end += 1 }
    return end - part.lowerBound
  }

  /// The next physical line without its end, and where the line after it begins.
  private mutating func physicalLine() -> (content: Range<Int>, end: Int)? {
    guard position < source.count else { return nil }
    let start = position
    source.withUnsafeBufferPointer { bytes in
      while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
    }
    let content = start + min(indent, margin(start..<position))..<position
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
