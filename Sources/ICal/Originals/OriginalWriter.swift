/// Writes a component as its source has it, and in UTF-8.
///
/// A line is changed only where no other program could read it, or nothing would come of it: where it is in another
/// encoding or has NULs in it, where it belongs to the line before, which a producer did not fold, or where two have run
/// together. What has no END gets one, and an END of nothing is left out, as is a line that is no property.
struct OriginalWriter {
  private let decoder: LineDecoder
  private var nesting = ComponentNesting()
  /// Whether the line before holds a text that a producer may have failed to fold.
  private var isBehindText = false
  /// Whether the line before goes on in this one (RFC 2045 6.7).
  private var isInQuotedPrintable = false
  private var output: [UInt8] = []

  /// More bytes than these are handed on.
  private static let pieceSize = 1 << 16
  private static let lineEnd: [UInt8] = [13, 10]

  private init(decoder: LineDecoder) { self.decoder = decoder }

  /// Writes the component of a range, in pieces.
  static func write<Failure: Error>(
    _ source: any ByteSource, _ range: Range<Int>, decoder: LineDecoder,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = OriginalWriter(decoder: decoder)
    var lines = WrittenLines(source, range)
    while let line = lines.next() {
      writer.take(line)
      if writer.output.count > pieceSize {
        try sink(writer.output)
        writer.output.removeAll(keepingCapacity: true)
      }
    }
    writer.close(writer.nesting.finish(end: 0))
    try sink(writer.output)
  }

  private mutating func take(_ written: ArraySlice<UInt8>) {
    guard var line = ContentLine(written: written) else { return }
    let bytes = line.bytes
    line.makeReadable(decoder)
    let isAsWritten = line.bytes == bytes
    if isInQuotedPrintable {
      isInQuotedPrintable = line.bytes.last == UInt8(ascii: "=")
      return isAsWritten ? append(written) : append(line)
    }
    if let marker = Marker(line) {
      isBehindText = false
      guard let (first, second, place) = marker.parts(of: line) else {
        return take(marker) ? (isAsWritten ? append(written) : append(line)) : ()
      }
      if take(first) { append(ContentLine(line: 0, range: 0..<0, bytes: Array(line.bytes[..<place]))) }
      if take(second) { append(ContentLine(line: 0, range: 0..<0, bytes: Array(line.bytes[place...]))) }
      return
    }
    guard let nameEnd = PropertyLine.nameEnd(line.bytes),
      !isBehindText || !PropertyHead.isUnlikely(line.bytes[..<nameEnd])
    else {
      // Read as a line of the text before it; a fold and an escape say so to everybody.
      if isBehindText { append(Array(" \\n".utf8) + line.bytes) }
      return
    }
    isBehindText = PropertyHead.holdsText(line, nameEnd)
    isInQuotedPrintable = line.bytes.withUnsafeBytes(TransferEncoding.goesOn)
    if isAsWritten { append(written) } else { append(line) }
  }

  /// Follows the structure, and writes the ENDs that are missing; false for an END of nothing.
  private mutating func take(_ marker: Marker) -> Bool {
    switch marker {
    case .begin(let name):
      close(nesting.begin(name, line: 0, start: 0))
      return true
    case .end(let name):
      let isIgnored = nesting.open.last?.ignoredDepth ?? 0 > 0
      let closed = nesting.end(name, line: 0, range: 0..<0)
      close(closed.dropLast())
      return isIgnored || !closed.isEmpty
    }
  }

  private mutating func close(_ components: some Collection<ComponentNesting.Closed>) {
    for closed in components {
      append(Array("END:\(closed.component.name.description)".utf8))
    }
  }

  /// A line as it is written, with a line end where it is the last one of a source and lacks it.
  private mutating func append(_ written: ArraySlice<UInt8>) {
    output += written
    if written.last != 10 { output += OriginalWriter.lineEnd }
  }

  private mutating func append(_ bytes: [UInt8]) { FoldedLine.append(bytes, to: &output) }

  private mutating func append(_ line: ContentLine) { FoldedLine.append(line.bytes, to: &output) }
}
