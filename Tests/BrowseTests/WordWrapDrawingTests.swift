import Canvas
import SeededNumbers
import Testing

@testable import Browse
import TextGate

@Suite("Lines of text")
struct WordWrapDrawingTests {
  private let metrics = TextMetrics()

  @Test(
    "Lines break where they may",
    arguments: [
      ("", 5, [""]), ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
      ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]), ("a  b", 4, ["a b"]), ("会議室で", 4, ["会議", "室で"]),
      ("会議。室", 4, ["会", "議。", "室"]), ("「会議", 4, ["「会", "議"]), ("a会b", 2, ["a", "会", "b"]),
      ("会議", 1, ["会", "議"]), ("word", 0, ["w", "o", "r", "d"]),
    ])
  func lines(text: String, cells: Int, expected: [String]) {
    #expect(metrics.wrapped(text, cells: cells) == expected)
  }

  @Test("Nothing is lost, and no line is too long", arguments: [2, 3, 7, 20, 41])
  func whole(cells: Int) {
    var numbers = SeededGenerator(state: UInt64(cells))
    let letters = Array("abc de f。「会議、- 🎂é")
    for _ in 0..<300 {
      let raw = String((0..<40).compactMap { _ in letters.randomElement(using: &numbers) })
      let text = VisibleText(raw).description
      let lines = metrics.wrapped(text, cells: cells)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(lines.allSatisfy { metrics.width(of: $0) <= cells })
    }
  }
}
