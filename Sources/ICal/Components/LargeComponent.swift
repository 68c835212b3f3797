/// The bytes of a large component without those of its lines that nothing reads: most often a thousand guests, or files
/// that are attached.
struct LargeComponent {
  /// What is kept. A line that is left out is `X:`, so that lines keep their numbers.
  private var kept: [UInt8] = []
  /// Where the content line that is looked at begins in ``kept``.
  private var lineStart = 0
  private var isLeftOut = false

  /// Components of fewer bytes are read as they are; 1 MiB.
  private static let leastBytes = 1 << 20
  /// More bytes than the beginning of a line needs to show what it is.
  private static let headSize = 64

  /// A component's bytes; nil where it is too large even so.
  static func bytes(of source: any ByteSource, _ range: Range<Int>) -> [UInt8]? {
    if range.count < leastBytes { return source.bytes(range) }
    var component = LargeComponent()
    // What has been read and not been looked at, at first the beginning of a physical line.
    var rest: [UInt8] = []
    var offset = range.lowerBound
    var isAtLineStart = true
    while offset < range.upperBound || !rest.isEmpty {
      let piece = source.bytes(offset..<min(range.upperBound, offset + leastBytes))
      offset += piece.count
      let isLast = piece.isEmpty
      rest += piece
      let used = component.take(rest[...], isLast: isLast, &isAtLineStart)
      rest.removeFirst(used)
      if component.kept.count > SourceLimits.mostComponentBytes { return nil }
      if isLast { break }
    }
    return component.kept
  }

  /// Takes bytes in, and returns how many.
  private mutating func take(_ bytes: ArraySlice<UInt8>, isLast: Bool, _ isAtLineStart: inout Bool) -> Int {
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if isAtLineStart {
        guard isLast || bytes.endIndex - position > LargeComponent.headSize else { break }
        begin(bytes[position...].prefix(LargeComponent.headSize))
        isAtLineStart = false
      }
      let feed = bytes[position...].firstIndex(of: 10)
      add(bytes[position..<(feed.map { $0 + 1 } ?? bytes.endIndex)])
      position = feed.map { $0 + 1 } ?? bytes.endIndex
      isAtLineStart = feed != nil
    }
    return position - bytes.startIndex
  }

  /// Begins a physical line.
  private mutating func begin(_ head: ArraySlice<UInt8>) {
    guard let first = head.first, first > 0x20 else { return }
    lineStart = kept.count
    isLeftOut = LargeComponent.isUnread(Array(head))
    if isLeftOut { kept += LargeComponent.placeholder }
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    if isLeftOut {
      if text.last == 10 { kept.append(10) }
      return
    }
    kept += text
    guard kept.count - lineStart > SourceLimits.mostLineBytes else { return }
    let feeds = kept[lineStart...].count { $0 == 10 }
    kept.removeSubrange(lineStart...)
    kept += LargeComponent.placeholder + [UInt8](repeating: 10, count: feeds)
    isLeftOut = true
  }

  private static let placeholder = Array("X:".utf8)

  /// Whether a line begins with the name of a property that is not read.
  private static func isUnread(_ head: [UInt8]) -> Bool {
    head.withUnsafeBytes { !Marker.mayBegin($0) } && PropertyLine.nameEnd(head) != nil
      && PropertyName(beginning: head)?.isPerson ?? true
  }
}
