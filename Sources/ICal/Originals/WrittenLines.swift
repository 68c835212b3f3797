/// The content lines of a stretch of a source as they are written, with their folds and line ends, read in pieces.
struct WrittenLines {
  private let source: any ByteSource
  /// Where the bytes behind those of the buffer are.
  private var offset: Int
  private let end: Int
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var position = 0

  /// Bytes that are read at once.
  private static let pieceSize = 1 << 16

  init(_ source: any ByteSource, _ range: Range<Int>) {
    self.source = source
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// The next line, or nil at the end. One that is longer than may be is passed over, as reading does.
  mutating func next() -> ArraySlice<UInt8>? {
    while true {
      let isLast = offset >= end
      if isLast, position == buffer.count { return nil }
      if let line = line(isLast: isLast) {
        position = line.upperBound
        return buffer[line]
      }
      if buffer.count - position > SourceLimits.mostLineBytes { skip() } else { fill() }
    }
  }

  private func line(isLast: Bool) -> Range<Int>? {
    guard position < buffer.count else { return nil }
    return buffer.withUnsafeBytes { bytes in
      LineExtent(in: bytes, from: position, isLast: isLast).map { $0.start..<$0.end }
    }
  }

  private mutating func fill() {
    let rest = buffer.count - position
    let piece = source.bytes(offset..<min(end, offset + max(WrittenLines.pieceSize, rest)))
    // A source that has become shorter ends here.
    offset = piece.isEmpty ? end : offset + piece.count
    if position > 0 { buffer.removeSubrange(..<position) }
    position = 0
    if buffer.isEmpty { buffer = piece } else { buffer += piece }
  }

  private mutating func skip() {
    let start = offset - (buffer.count - position)
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: WrittenLines.pieceSize, alignment: 16)
    defer { room.deallocate() }
    offset = min(end, LongLine.skip(in: source, from: start, to: end, room: room).end)
    (buffer, position) = ([], 0)
  }
}

extension ContentLine {
  /// Unfolds a line as it is written; nil for blank ones.
  init?(written: ArraySlice<UInt8>) {
    var scanner = ContentLineScanner(Array(written))
    guard let line = scanner.next() else { return nil }
    self = line
  }
}
