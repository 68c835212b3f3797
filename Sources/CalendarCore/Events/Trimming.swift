extension String {
  /// The text without white space (Unicode's White_Space) at its ends.
  public var trimmed: String { trimmedAtASCIIEnds ?? trimmedByCharacters }

  /// The result where bytes alone tell it, or nil.
  ///
  /// White space beside a character that is not ASCII may be part of it: a combining mark joins what stands before it,
  /// a prefix such as U+0600 what comes after (UAX #29).
  private var trimmedAtASCIIEnds: String? {
    let bytes = utf8
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, bytes[start].isASCIIWhitespace { start = bytes.index(after: start) }
    if start == end { return "" }
    while true {
      let last = bytes.index(before: end)
      guard bytes[last].isASCIIWhitespace else {
        guard bytes[start] < 0x80, bytes[last] < 0x80 else { return nil }
        break
      }
      end = last
    }
    return start == bytes.startIndex && end == bytes.endIndex ? self : String(self[start..<end])
  }

  private var trimmedByCharacters: String {
    var view = Substring(self)
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }
}

extension UInt8 {
  /// Whether it is a space or one of the controls from horizontal tab to carriage return.
  public var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
