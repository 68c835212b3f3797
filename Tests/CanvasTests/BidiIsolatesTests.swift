import Canvas
import SeededNumbers
import Testing

/// Text from right to left must not move what stands around it (UAX #9).
@Suite("Text from right to left")
struct BidiIsolatesTests {
  private static let isolated: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]

  private func line(_ draw: (inout Surface) -> Void) -> String {
    var surface = Surface(width: 12, height: 1)
    draw(&surface)
    return surface.lines[0]
  }

  @Test(
    "is isolated, other text is not",
    arguments: [
      ("abc", "abc"), ("日本", "日本"), ("שלום", "\u{2068}שלום\u{2069}"), ("a ב", "\u{2068}a ב\u{2069}"),
      ("٢٠٢٦", "\u{2068}٢٠٢٦\u{2069}"), ("مرحبا.", "\u{2068}مرحبا.\u{2069}"), ("", ""),
    ])
  func writing(text: String, expected: String) {
    let line = line { $0.write(text, row: 0, column: 2) }
    #expect(line == "  " + expected + String(repeating: " ", count: 10 - TextMetrics().width(of: text)))
    #expect(TextMetrics().width(of: line) == 12)
  }

  @Test(
    "what is drawn in its middle stands outside of it",
    arguments: [
      (3, 6, "\u{2068}אבג\u{2069}|  |\u{2068}ח\u{2069}"), (0, 3, "|  |\u{2068}הוזח\u{2069}"),
      (9, 11, "\u{2068}אבגדהוזח\u{2069} |  "),
    ])
  func cut(first: Int, last: Int, expected: String) {
    let line = line { surface in
      surface.write("אבגדהוזח", row: 0, column: 0)
      surface.cutIsolates(row: 0, column: first)
      surface.cutIsolates(row: 0, column: last + 1)
      for column in first...last { surface[0, column] = Cell(column == first || column == last ? "|" : " ") }
    }
    #expect(line.hasPrefix(expected.hasSuffix("  ") ? String(expected.dropLast(2)) : expected))
  }

  /// What cuts a text, as the fold of a turning page does, leaves no isolate open and none closed twice.
  @Test("is isolated in pairs whatever is drawn over it", arguments: 0..<40)
  func pairs(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let texts = ["שלום", "a", "مرحبا", "日本", "ab בג", "|"]
    let line = line { surface in
      for _ in 0..<8 {
        surface.write(
          texts.randomElement(using: &generator) ?? "", row: 0, column: Int.random(in: -2...12, using: &generator))
      }
    }
    var depth = 0
    for scalar in line.unicodeScalars where Self.isolated.contains(scalar) {
      depth += scalar == "\u{2068}" ? 1 : -1
      #expect((0...1).contains(depth))
    }
    #expect(depth == 0)
  }
}
