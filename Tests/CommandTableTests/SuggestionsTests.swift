import Testing

@testable import CommandTable

@Suite("Suggestions")
struct SuggestionsTests {
  @Test(
    "The distance counts insertions, deletions, substitutions and exchanges of neighbours",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("next", "next", 0), ("nxt", "next", 1), ("nexxt", "next", 1),
      ("mext", "next", 1), ("nxet", "next", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ])
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(Suggestions.distance(Array(first.unicodeScalars), Array(second.unicodeScalars)) == expected)
    #expect(Suggestions.distance(Array(second.unicodeScalars), Array(first.unicodeScalars)) == expected)
  }

  static let candidates = ["next", "prev", "today", "day", "month", "calendars"]

  @Test(
    "The nearest are suggested: at most two edits, or a beginning",
    arguments: [
      ("nxt", ["next"]), ("toady", ["today"]), ("dya", ["day"]), ("MONTH", ["month"]), ("m", ["month"]),
      ("cal", ["calendars"]), ("calender", ["calendars"]), ("xyz", []), ("q", []), ("", []), ("nextnext", []),
      ("cxlexdxrs", []), ("calxxndrs", []),
    ])
  func nearest(_ word: String, _ expected: [String]) {
    #expect(Suggestions.nearest(to: word, among: Self.candidates) == expected)
  }

  @Test("Several that are equally near are all named")
  func several() {
    #expect(Suggestions.hint(for: "t", among: ["to", "tz", "color", "tsv"]) == "did you mean 'to', 'tz' or 'tsv'?")
    #expect(Suggestions.hint(for: "q", among: ["to"]) == nil)
  }
}
