import Testing

@testable import CommandTable

@Suite("Words of a shell's line")
struct ShellWordTests {
  @Test(
    "A line is split as the shell does it, up to the cursor",
    arguments: [
      ("", [""]), ("flipcal", ["flipcal"]), ("flipcal ", ["flipcal", ""]), ("a  b", ["a", "b"]),
      ("a 'b c' d", ["a", "b c", "d"]), ("a \"b c", ["a", "b c"]), ("a b\\ c", ["a", "b c"]), ("a \\", ["a", ""]),
      ("a \"\\$x \\n\"", ["a", "$x \\n"]), ("a 'it'\\''s'", ["a", "it's"]), ("a --b='c d'e", ["a", "--b=c de"]),
      ("a '' b", ["a", "", "b"]), ("a $(x)", ["a", "$(x)"]), ("a \"\u{301}b c", ["a", "\u{301}b c"]),
    ])
  func words(_ line: String, _ expected: [String]) {
    #expect(ShellWord.words(of: line).map(\.text) == expected)
  }

  @Test("What is quoted is read as the same word", arguments: HostileText.all)
  func quotation(_ text: String) throws {
    for quote in [nil, "'", "\""] as [Unicode.Scalar?] {
      guard let quoted = ShellWord.quoted(text, within: quote) else {
        #expect(text.unicodeScalars.contains { $0 == quote || $0 == "!" && quote == "\"" })
        continue
      }
      let mark = quote.map { String(Character($0)) } ?? ""
      #expect(ShellWord.words(of: mark + quoted + mark).map(\.text) == [text])
    }
  }
}

/// Texts that mean something to a shell.
enum HostileText {
  static let all = [
    "a b", "it's", "\"", "$(x)", "`x`", "a;b", "a&&b|c>d<e", "*?[a]", "{a,b}", "~x", "#x", "!!", "\\", "a\\",
    "\"\u{301}",
    "'\u{301}`", "=x", "^x^", "(x)", "a\u{A0}b", "é", "-x",
  ]
}
