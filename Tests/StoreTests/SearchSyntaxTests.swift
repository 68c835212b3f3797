import SeededNumbers
import Testing

@testable import Store

@Suite("What is typed into a search")
struct SearchSyntaxTests {
  typealias Term = SearchSyntax.Term

  static let cases: [(String, [Term])] = [
    ("", []), ("  \t ", []),
    ("advent concert", [Term(text: "advent"), Term(text: "concert")]),
    ("\"advent concert\" choir", [Term(form: .phrase, text: "advent concert"), Term(text: "choir")]),
    ("\"advent concert", [Term(form: .phrase, text: "advent concert")]),
    ("/room [0-9]+/", [Term(form: .pattern, text: "room [0-9]+")]),
    ("location:/room [0-9]+/ x", [Term(field: .location, form: .pattern, text: "room [0-9]+"), Term(text: "x")]),
    ("/a\\/b/", [Term(form: .pattern, text: "a/b")]), ("/a\\\\/", [Term(form: .pattern, text: "a\\\\")]),
    ("/a/b/", [Term(form: .pattern, text: "a/b")]), ("/\\d+/", [Term(form: .pattern, text: "\\d+")]),
    // What is not closed, or empty, is a word.
    ("/usr/local x", [Term(text: "/usr/local"), Term(text: "x")]), ("n/a", [Term(text: "n/a")]),
    ("/", [Term(text: "/")]), ("//", [Term(text: "//")]), ("\"", [Term(text: "\"")]), ("\"\"", [Term(text: "\"\"")]),
    ("summary:x", [Term(field: .summary, text: "x")]), ("TITLE:x", [Term(field: .summary, text: "x")]),
    ("place:x", [Term(field: .location, text: "x")]), ("categories:x", [Term(field: .category, text: "x")]),
    ("organizer:x", [Term(field: .attendee, text: "x")]), ("kind:todo", [Term(field: .kind, text: "todo")]),
    ("summary:\"a b\"", [Term(field: .summary, form: .phrase, text: "a b")]),
    ("summary:a:b", [Term(field: .summary, text: "a:b")]),
    ("summary: x", [Term(text: "summary:"), Term(text: "x")]),
    ("summary:", [Term(text: "summary:")]),
    ("https://example.org/x", [Term(text: "https://example.org/x")]), ("10:30", [Term(text: "10:30")]),
    ("sumary:x", [Term(text: "sumary:x")]),
    ("summary\\:x", [Term(text: "summary:x")]), ("\"summary:x\"", [Term(form: .phrase, text: "summary:x")]),
    ("\\\"x", [Term(text: "\"x")]), ("\\-x", [Term(text: "-x")]), ("\\!x", [Term(text: "!x")]),
    ("\\\\x", [Term(text: "\\x")]), ("a\\b", [Term(text: "a\\b")]), ("a\\", [Term(text: "a\\")]),
    ("-x", [Term(text: "x", isNegated: true)]), ("!x", [Term(text: "x", isNegated: true)]),
    ("not x", [Term(text: "x", isNegated: true)]), ("NOT x y", [Term(text: "x", isNegated: true), Term(text: "y")]),
    ("-category:private", [Term(field: .category, text: "private", isNegated: true)]),
    ("not \"a b\"", [Term(form: .phrase, text: "a b", isNegated: true)]),
    ("!/a b/", [Term(form: .pattern, text: "a b", isNegated: true)]),
    ("x not", [Term(text: "x"), Term(text: "not")]), ("not", [Term(text: "not")]), ("not  ", [Term(text: "not")]),
    ("nothing", [Term(text: "nothing")]), ("note x", [Term(text: "note"), Term(text: "x")]),
    ("-", [Term(text: "-")]), ("- x", [Term(text: "-"), Term(text: "x")]), ("co-op", [Term(text: "co-op")]),
    ("会議\u{3000}室", [Term(text: "会議"), Term(text: "室")]),
  ]

  @Test("is taken apart", arguments: cases)
  func terms(_ text: String, _ expected: [Term]) { #expect(SearchSyntax(text).terms == expected) }

  @Test("is always taken apart into something", arguments: 0..<20)
  func anything(seed: Int) {
    var numbers = SeededGenerator(state: UInt64(seed))
    let pieces = [
      "not", "-", "!", "\"", "/", "\\", ":", "summary", "x", "a+", "(", "[", " ", "\u{3}", "é", "会", "\r\n",
    ]
    for _ in 0..<1000 {
      let text = (0..<numbers.int(in: 1...8)).map { _ in pieces[numbers.int(in: 0...pieces.count - 1)] }.joined()
      #expect(SearchSyntax(text).terms.allSatisfy { !$0.text.isEmpty }, "\(text)")
      do throws(SearchWords.Fault) { _ = try SearchWords(text) } catch { #expect(!error.reason.isEmpty) }
    }
  }

  @Test("tells what may have been a slip")
  func slips() throws {
    #expect(SearchSyntax("sumary:x https://y 10:30 location:z").otherNames == ["sumary", "https"])
    #expect(SearchSyntax("location:/room 5").hasOpenEnd)
    #expect(SearchSyntax("\"room 5").hasOpenEnd)
    #expect(!SearchSyntax("/room/ \"5\" n/a / \"").hasOpenEnd)
  }

  @Test("A broken regular expression is refused with its place")
  func broken() throws {
    func reason(_ text: String) -> String? {
      do throws(SearchWords.Fault) {
        _ = try SearchWords(text)
        return nil
      } catch { return error.reason }
    }
    #expect(
      reason("summary:/room [0-9/") == "the regular expression /room [0-9/ is broken at its end: a [ is not closed")
    #expect(reason("/a(b/")?.contains("parentheses do not match") == true)
    #expect(reason("/😀b)c/")?.contains("at character 3") == true)
    #expect(reason("/a{2,1}/")?.contains("braces") == true)
    #expect(reason("/(?<=a+)b/")?.contains("look-behind") == true)
    #expect(reason("/(a/ /b/") != nil)
    #expect(reason("/room [0-9]/") == nil)
  }
}
