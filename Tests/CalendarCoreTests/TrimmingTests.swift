import CalendarCore
import Testing

@Suite("Trimming")
struct TrimmingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let trimmed: String

    init(_ name: String, _ text: String, _ trimmed: String) {
      testDescription = name
      self.text = text
      self.trimmed = trimmed
    }

    static let all = [
      Case("nothing", "", ""),
      Case("nothing to trim", "a b", "a b"),
      Case("ASCII white space", " \t\r\n\u{B}\u{C}a b\u{C}\u{B}\r\n\t ", "a b"),
      Case("only white space", " \t\r\n ", ""),
      Case("only white space beyond ASCII", "\u{A0}\u{2028} \u{3000}", ""),
      Case("white space beyond ASCII", "\u{A0}a\u{3000}", "a"),
      Case("ASCII white space around it", " \u{A0} a \u{A0} ", "a"),
      Case("letters beyond ASCII", " ß ü ", "ß ü"),
      Case("letters beyond ASCII without white space", "ßü", "ßü"),
      Case("other controls stay", "\u{1}a\u{1C}", "\u{1}a\u{1C}"),
      Case("a space with a combining mark is white space (UAX #29)", " \u{301}a", "a"),
      Case("a space behind a prefix is part of a character (UAX #29)", "a\u{600} ", "a\u{600} "),
      Case("a letter with a combining mark", "e\u{301} ", "e\u{301}"),
    ]
  }

  @Test("takes white space away at both ends", arguments: Case.all)
  func trimmed(_ example: Case) {
    // As scalars: comparing strings would take other forms of a character for the same.
    #expect(Array(example.text.trimmed.unicodeScalars) == Array(example.trimmed.unicodeScalars))
  }

  /// All texts of up to four of these characters against the definition: characters that are white space go.
  @Test("agrees with the definition for all short texts")
  func agreesWithDefinition() {
    let scalars: [Unicode.Scalar] = [" ", "\t", "\r", "\n", "a", "\u{A0}", "\u{301}", "\u{600}", "\u{200D}", "é"]
    var texts: [[Unicode.Scalar]] = [[]]
    for _ in 0..<4 { texts += texts.flatMap { text in scalars.map { text + [$0] } } }
    for scalars in texts {
      let text = String(String.UnicodeScalarView(scalars))
      var expected = Substring(text)
      while expected.first?.isWhitespace == true { expected.removeFirst() }
      while expected.last?.isWhitespace == true { expected.removeLast() }
      guard Array(text.trimmed.unicodeScalars) != Array(expected.unicodeScalars) else { continue }
      Issue.record("\(text.debugDescription) becomes \(text.trimmed.debugDescription)")
    }
  }
}
