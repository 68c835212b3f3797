import Testing

@testable import Terminal

@Suite("Rows of a terminal")
struct RowCounterTests {
  @Test(
    "are counted as text fills them",
    arguments: [
      ("", 0), ("a", 0), ("a\n", 1), ("\n\n", 2), ("0123456789", 0), ("0123456789\n", 1), ("0123456789a", 1),
      ("0123456789a\n", 2), ("\u{1B}[1;31m0123456789\u{1B}[0m\n", 1), ("äöüäöüäöüä\n", 1), ("äöüäöüäöüäö\n", 2),
    ])
  func rows(_ text: String, _ expected: Int) {
    var whole = RowCounter(columns: 10)
    whole.count(Array(text.utf8))
    #expect(whole.rows == expected)
    var pieces = RowCounter(columns: 10)
    for byte in text.utf8 { pieces.count([byte]) }
    #expect(pieces.rows == expected)
  }
}
