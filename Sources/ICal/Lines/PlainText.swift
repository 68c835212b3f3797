import ICU

/// A source as the scanner takes it: names and marks of lines are ASCII, lines begin at the margin, and each ends in a line
/// feed.
///
/// Most sources are so, and stay where they are. What comes otherwise is brought into this form in memory.
struct PlainText {
  /// The bytes.
  let bytes: any ByteSource
  /// Where the text begins in them: behind a byte order mark.
  let start: Int
  /// The encoding of the source's lines that was given; nil where it was not, or all are UTF-8 now.
  let lineEncoding: TextEncoding?
  /// The encoding that the whole source was guessed to be in.
  let guess: TextEncoding?

  /// How much of a source shows what form it has.
  private static let lookedAt = 1 << 16

  /// - Parameter encoding: The encoding that the source was said to be in, if any.
  init(_ source: any ByteSource, encoding: TextEncoding? = nil) {
    let head = source.bytes(0..<PlainText.lookedAt)
    if let whole = WholeEncoding(head: head, given: encoding) {
      (bytes, start) = (MemoryBytes(PlainText.withoutMargin(whole.text(of: source))), 0)
      (lineEncoding, guess) = (nil, whole.isGuess ? whole.encoding : nil)
      return
    }
    let mark = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    (lineEncoding, guess) = (mark > 0 ? nil : encoding, nil)
    let isNested = PlainText.isIndentedByNesting(head[mark...])
    guard isNested || PlainText.margin(of: head[mark...]) > 0 else {
      (bytes, start) = (source, mark)
      return
    }
    let text = Array(source.allBytes().dropFirst(mark))
    (bytes, start) = (MemoryBytes(PlainText.withoutMargin(text, isNested ? .max : nil)), 0)
  }

  /// The same with lines that end in a line feed alone, where some end in a carriage return.
  init(endingLinesOf text: PlainText) {
    var plain: [UInt8] = []
    let source = text.bytes.allBytes()
    plain.reserveCapacity(source.count)
    var position = text.start
    while position < source.count {
      let byte = source[position]
      position += 1
      guard byte == 13 else {
        plain.append(byte)
        continue
      }
      // Any number of them before a line feed are one end.
      let next = source[position...].firstIndex { $0 != 13 } ?? source.count
      if next < source.count, source[next] == 10 { position = next + 1 }
      plain.append(10)
    }
    (bytes, start) = (MemoryBytes(plain), 0)
    (lineEncoding, guess) = (text.lineEncoding, text.guess)
  }

  /// How much white space the first line that is not blank begins with, as all lines of a file that was indented do.
  private static func margin(of bytes: some BidirectionalCollection<UInt8>) -> Int {
    guard let first = bytes.firstIndex(where: { !isWhitespace($0) && $0 != 10 && $0 != 13 }) else { return 0 }
    return bytes[..<first].reversed().prefix(while: isWhitespace).count
  }

  /// Whether what is inside components was indented, as programs print data that people read: no line goes on behind a
  /// BEGIN, nor does what comes before the first component hold one.
  private static func isIndentedByNesting(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isBehindBegin = false
    var begins = 0
    var rest = bytes
    let margin = margin(of: bytes)
    while begins < 3, !rest.isEmpty {
      let line = rest.prefix { $0 != 10 && $0 != 13 }
      rest = rest[line.endIndex...].dropFirst()
      let text = line.drop(while: isWhitespace)
      if text.isEmpty { continue }
      let isBegin = text.prefix(begin.count).lazy.map(\.asciiUppercased).elementsEqual(begin)
      if text.startIndex - line.startIndex > margin, isBegin && begins > 0 || isBehindBegin { return true }
      if begins == 2 { return false }
      isBehindBegin = isBegin
      begins += isBegin ? 1 : 0
    }
    return false
  }

  private static let begin = Array("BEGIN:".utf8)

  /// - Parameter most: The most white space that is taken away; what the first line begins with if it is nil.
  private static func withoutMargin(_ bytes: [UInt8], _ most: Int? = nil) -> [UInt8] {
    let margin = most ?? margin(of: bytes)
    guard margin > 0 else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      let next = min(bytes.count, end + 1)
      plain += bytes[(position + bytes[position..<end].prefix(margin).prefix(while: isWhitespace).count)..<next]
      position = next
    }
    return plain
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool { ContentLineScanner.isWhitespace(byte) }
}
