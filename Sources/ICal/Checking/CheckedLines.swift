import CalendarCore
import TextGate

/// Cuts a source into content lines as ``ContentLineScanner`` does, a piece of it in memory at a time, and checks how the
/// lines are written (RFC 5545 3.1).
struct CheckedLines {
  private let source: any ByteSource
  private var buffer: [UInt8]
  /// Where the next physical line begins in the buffer.
  private var position = 0
  /// Where the buffer ends in the source.
  private var offset: Int
  private var isAtEnd: Bool
  /// Carriage returns up to here in the buffer have no line feed behind them.
  private var bareUntil = 0
  private var pending: PhysicalLine?
  private var number = 0
  private var wasBlank = false

  /// Lines that are told of together.
  private var long = Tally()
  private var foreignEnds = Tally()

  private struct Tally {
    var count = 0
    var first = 0

    mutating func add(_ line: Int) {
      if count == 0 { first = line }
      count += 1
    }
  }

  /// A line as it stands in the source, without its end.
  private struct PhysicalLine {
    var bytes: ArraySlice<UInt8>
    var number: Int
    var hasControls: Bool
  }

  /// RFC 5545 3.1: octets of a line besides its end.
  private static let longest = 75
  private static let pieceSize = 1 << 18

  /// Bytes of a line that are kept; nothing is told of the value of one that has more.
  private let most: Int

  /// - Parameter start: Where the text begins, behind a byte order mark.
  init(_ source: any ByteSource, from start: Int, most: Int = SourceLimits.mostLineBytes) {
    self.source = source
    self.most = most
    if let bytes = source.bytesInMemory {
      (buffer, position, offset, isAtEnd) = (bytes, min(start, bytes.count), bytes.count, true)
    } else {
      (buffer, offset, isAtEnd) = ([], start, false)
    }
  }

  /// The next content line, or nil at the end; then what is told of lines together is told.
  mutating func next(_ findings: inout FindingList) -> ContentLine? {
    guard let first = pending ?? beginning(&findings) else { return nil }
    pending = nil
    var content = ContentLine(line: first.number, range: 0..<0, bytes: Array(first.bytes.prefix(most)))
    var hasControls = first.hasControls
    // White space that is part of the text if the text goes on behind it.
    var blank: ArraySlice<UInt8> = []
    while let line = physicalLine(&findings) {
      let margin = line.bytes.prefix(while: ContentLineScanner.isWhitespace).count
      if margin == line.bytes.count {
        noteBlank(line, &findings)
        blank = line.bytes.dropFirst()
        continue
      }
      wasBlank = false
      guard margin > 0 else {
        pending = line
        break
      }
      let text = line.bytes.dropFirst()
      if let first = text.first, first & 0xC0 == 0x80, content.bytes.last.map({ $0 >= 0x80 }) ?? false {
        findings.add(.foldInsideCharacter, line.number, "the line is folded inside a character")
      }
      content.bytes += blank.prefix(most - content.bytes.count)
      content.bytes += text.prefix(most - content.bytes.count)
      blank = []
      hasControls = hasControls || line.hasControls
    }
    if hasControls { noteControls(content, &findings) }
    return content
  }

  /// The first line that is not blank.
  private mutating func beginning(_ findings: inout FindingList) -> PhysicalLine? {
    while let line = physicalLine(&findings) {
      guard line.bytes.allSatisfy(ContentLineScanner.isWhitespace) else {
        wasBlank = false
        return line
      }
      noteBlank(line, &findings)
    }
    return nil
  }

  /// White space alone may be a fold without text; of empty lines that follow one another the first is named.
  private mutating func noteBlank(_ line: PhysicalLine, _ findings: inout FindingList) {
    guard line.bytes.isEmpty else { return }
    if !wasBlank { findings.add(.blankLine, line.number, "an empty line means nothing in iCalendar") }
    wasBlank = true
  }

  private func noteControls(_ line: ContentLine, _ findings: inout FindingList) {
    guard let control = line.bytes.first(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }) else { return }
    let digits = String(control, radix: 16, uppercase: true)
    let code = VisibleText((control < 0x10 ? "U+000" : "U+00") + digits)
    findings.add(.controlCharacter, line.line, "the control character \(code) is in the line")
  }

  // MARK: Physical lines

  private mutating func physicalLine(_ findings: inout FindingList) -> PhysicalLine? {
    var scan = LineScan(buffer, from: position, bareUntil: bareUntil)
    while !scan.isWhole, !isAtEnd {
      if scan.contentEnd == buffer.count, buffer.count - position > most { buffer.removeSubrange((position + most)...) }
      fill()
      scan = LineScan(buffer, from: position, bareUntil: bareUntil)
    }
    guard position < buffer.count else {
      tellTogether(&findings)
      return nil
    }
    number += 1
    let content = position..<scan.contentEnd
    if content.count > CheckedLines.longest { long.add(number) }
    if scan.contentEnd == scan.end {
      findings.add(.missingLineEnd, number, "the last line has no end; the file may have been cut")
    } else if !scan.endsInCRLF {
      foreignEnds.add(number)
    }
    position = scan.end
    bareUntil = scan.bareUntil
    return PhysicalLine(bytes: buffer[content], number: number, hasControls: scan.hasControls)
  }

  /// Reads on, as much as is there already: a line may be longer than a piece.
  private mutating func fill() {
    buffer.removeSubrange(..<position)
    bareUntil = max(0, bareUntil - position)
    position = 0
    let piece = source.bytes(offset..<offset + max(CheckedLines.pieceSize, buffer.count))
    isAtEnd = piece.isEmpty
    offset += piece.count
    buffer += piece
  }

  private mutating func tellTogether(_ findings: inout FindingList) {
    if foreignEnds.count > 0 {
      findings.add(.lineEnds, foreignEnds.first, "\(counted(foreignEnds.count)) not end in CR LF; this is the first")
    }
    if long.count > 0 {
      findings.add(
        .longLines, long.first, "\(counted(long.count)) not fit into 75 octets; this is the first")
    }
    (foreignEnds, long) = (Tally(), Tally())
  }

  private func counted(_ count: Int) -> VisibleText { count == 1 ? "1 line does" : "\(count) lines do" }
}
