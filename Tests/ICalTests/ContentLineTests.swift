import Testing

@testable import ICal

/// RFC 5545 3.1.
@Suite("Content lines")
struct ContentLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// `line number:text`, in order.
    let lines: [String]

    init(_ name: String, _ source: String, _ lines: [String]) {
      testDescription = name
      self.source = source
      self.lines = lines
    }

    static let all = [
      Case("nothing", "", []),
      Case("CR LF", "A:1\r\nB:2\r\n", ["1:A:1", "2:B:2"]),
      Case("LF", "A:1\nB:2\n", ["1:A:1", "2:B:2"]),
      Case("CR", "A:1\rB:2\r", ["1:A:1", "2:B:2"]),
      Case("CR CR LF is one line end, as text-mode writing on Windows makes it", "A:1\r\r\nB:2", ["1:A:1", "2:B:2"]),
      Case("CR and CR are two line ends", "A:1\r\rB:2", ["1:A:1", "3:B:2"]),
      Case("mixed line ends", "A:1\nB:2\rC:3\r\nD:4", ["1:A:1", "2:B:2", "3:C:3", "4:D:4"]),
      Case("blank lines count but mean nothing", "\r\n\r\nA:1\r\n\r\nB:2\r\n", ["3:A:1", "5:B:2"]),
      Case("a line of white space means nothing", "A:1\r\n  \t\r\nB:2\r\n", ["1:A:1", "3:B:2"]),
      Case("a fold takes away one space", "A:one\r\n  two\r\n", ["1:A:one two"]),
      Case("a fold by a tab", "A:one\r\n\ttwo\r\nB:2", ["1:A:onetwo", "3:B:2"]),
      Case("a fold after LF", "A:one\n two\nB:2", ["1:A:onetwo", "3:B:2"]),
      Case("a fold after a blank line goes on with the text", "A:one\r\n\r\n two\r\n", ["1:A:onetwo"]),
      Case("a folded part of spaces stays when the text goes on", "A:one\r\n   \r\n two", ["1:A:one  two"]),
      Case("folds in a row", "A:1\r\n 2\r\n 3\r\nB:4", ["1:A:123", "4:B:4"]),
      Case("a fold in front of everything is a line", " A:1\r\nB:2", ["1:A:1", "2:B:2"]),
      Case("a file indented as a whole", "\r\n  A:1\r\n  B:2\r\n   3\r\n  C:4", ["2:A:1", "3:B:23", "5:C:4"]),
      Case("no line end at the end", "A:1\r\nB:2", ["1:A:1", "2:B:2"]),
    ]
  }

  @Test("are cut and numbered by physical lines", arguments: Case.all)
  func lines(_ example: Case) {
    var scanner = ContentLineScanner(Array(example.source.utf8))
    var found: [String] = []
    while let line = scanner.next() { found.append("\(line.line):\(String(decoding: line.bytes, as: UTF8.self))") }
    #expect(found == example.lines)
  }

  @Test("keep the bytes of their place, line ends and folds included")
  func ranges() {
    let source = Array("A:1\r\nB:2\r\n 3\r\n\r\nC:4".utf8)
    var scanner = ContentLineScanner(source)
    var found: [String] = []
    while let line = scanner.next() { found.append(String(decoding: source[line.range], as: UTF8.self)) }
    #expect(found == ["A:1\r\n", "B:2\r\n 3\r\n", "C:4"])
  }

  @Test("folded inside a UTF-8 character are whole again (RFC 5545 3.1: folds count octets)", arguments: 1..<4)
  func foldInsideCharacter(at offset: Int) {
    var source = Array("SUMMARY:a😀b".utf8)
    source.insert(contentsOf: Array("\r\n ".utf8), at: "SUMMARY:a".utf8.count + offset)
    var scanner = ContentLineScanner(source)
    #expect(scanner.next().map { String(decoding: $0.bytes, as: UTF8.self) } == "SUMMARY:a😀b")
  }

  @Test("tell whether the last one may be cut", arguments: [("A:1\r\n", false), ("A:1\r", false), ("A:1", true)])
  func endsWithoutLineEnd(_ source: String, _ expected: Bool) {
    #expect(ContentLineScanner(Array(source.utf8)).endsWithoutLineEnd == expected)
  }
}
