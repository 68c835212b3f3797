import CalendarCore

@testable import ICal

/// Cutting a source into components and lines: the same however it is read, and always inside the source.
struct Splitter: FuzzTarget {
  func run(_ input: [UInt8]) {
    let text = PlainText(MemoryBytes(input))
    let bytes = text.bytes.allBytes()
    let whole = ComponentScanner(MemoryBytes(bytes), from: text.start)
    let pieces = ComponentScanner(Pieces(bytes: bytes), from: text.start)
    let parts = ComponentScanner.scan(Pieces(bytes: bytes), from: text.start, workers: .three, leastSize: 1)
    if whole.hasBareCarriageReturn {
      expect(pieces.hasBareCarriageReturn && parts.hasBareCarriageReturn, "a carriage return is seen in pieces too")
      return
    }
    expect(summary(of: whole) == summary(of: pieces), "a source in pieces is scanned as a whole one is")
    expect(summary(of: whole) == summary(of: parts), "a source in parts is scanned as a whole one is")
    for span in whole.events {
      expect(span.range.lowerBound >= 0 && span.range.upperBound <= bytes.count, "a component lies in its source")
      let component = RawComponent(.event, Array(bytes[span.range]), line: Int(span.line), decoder: .utf8)
      expect(component.lines.allSatisfy { $0.line >= Int(span.line) }, "a line lies in its component")
    }
    var lines = ContentLineScanner(bytes)
    var last = 0
    while let line = lines.next() {
      expect(line.line > last && line.range.upperBound <= bytes.count, "lines come in order")
      last = line.line
    }
  }

  private func summary(of scan: ComponentScanner) -> [String] {
    scan.events.map { "\($0.range) \($0.line) \($0.uidHash) \($0.days) \($0.calendar) \($0.isOrdinary)" }
      + scan.calendars.map { "\($0.lines.map(\.line)) \($0.zones.map(\.line)) \($0.uses.map(\.line))" }
      + scan.notes.map { "\($0.line): \($0.message)" }
  }
}

/// A source that is read in pieces of uneven lengths.
private struct Pieces: ByteSource {
  var bytes: [UInt8]
  var bytesInMemory: [UInt8]? { nil }
  var size: Int { bytes.count }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let start = min(offset, bytes.count)
    let count = min(buffer.count, bytes.count - start, 1 + (offset &* 7919 + 13) % 97)
    buffer.copyBytes(from: bytes[start..<start + count])
    return count
  }
}

extension Workers {
  /// Three pieces, one after the other.
  fileprivate static let three = Workers(count: 3, run: Workers.one.run)
}
