import CalendarCore
import ICU
import Recurrence
import TextGate

/// All that breaks the rules of iCalendar in one source: what reading says of it, and what reading passes over.
public struct CalendarCheck: Sendable {
  /// In the order of the lines.
  public let findings: [Finding]

  /// Checks a source.
  ///
  /// - Parameters:
  ///   - file: The name of the source.
  ///   - zones: What the system knows of zones.
  ///   - encoding: The encoding that it was said to be in; nil where that is to be found out.
  ///   - isItem: Whether it is a file of a vdir, which holds one UID.
  ///   - workers: Scan parts of a large source at the same time.
  public init(
    _ source: any ByteSource, file: String, zones: any ZoneSource, encoding: TextEncoding? = nil, isItem: Bool = false,
    workers: Workers = .one
  ) {
    let text = CalendarText(source, file: file, zones: zones, encoding: encoding, workers: workers)
    guard text.isCalendar else {
      findings = [Finding(.noCalendar, line: nil, text.isBlank ? "the data is empty" : text.noCalendar)]
      return
    }
    var walk = CheckWalk(FindingList(text.diagnostics), zones: zones, isItem: isItem)
    let plain = PlainText(source, encoding: encoding)
    CalendarCheck.checkForm(of: source, &walk.findings)
    var lines = CheckedLines(plain.bytes, from: plain.start)
    while var line = lines.next(&walk.findings) {
      if encoding != nil, !line.bytes.withUnsafeBytes(UTF8Validity.isValid) {
        walk.findNotUTF8(line.line, text.decoder)
      }
      line.makeReadable(text.decoder)
      walk.take(line)
    }
    walk.finish()
    findings = walk.findings.sorted
  }

  /// What reading undoes before it looks at lines.
  private static func checkForm(of source: any ByteSource, _ findings: inout FindingList) {
    let head = source.bytes(0..<lookedAt)
    if let whole = WholeEncoding(head: head, given: nil) {
      return findings.add(.notUTF8, 1, "not UTF-8, but \(untrusted: whole.encoding.name)")
    }
    let mark = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if mark > 0 { findings.add(.byteOrderMark, 1, "the file begins with a byte order mark") }
    let text = head.dropFirst(mark)
    let margin = text.prefix { $0 <= 0x20 }
    if let last = margin.last, ContentLineScanner.isWhitespace(last), margin.count < text.count {
      let line = 1 + margin.count { $0 == 10 }
      findings.add(.indentedFile, line, "the lines of the file are indented")
    }
  }

  /// How much of a source shows what form it has.
  private static let lookedAt = 1 << 16
}
