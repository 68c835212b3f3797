import Canvas
import TestSupport
import Testing
import SeededNumbers
import TextGate

@Suite struct SurfaceTests {
  private func lines(_ width: Int, _ height: Int, _ draw: (inout Surface) -> Void) -> [String] {
    var surface = Surface(width: width, height: height)
    draw(&surface)
    return surface.lines
  }

  @Test func writing() {
    #expect(lines(6, 1) { $0.write("日本", row: 0, column: 1) } == [" 日本 "])
    #expect(lines(4, 1) { $0.write("日本語", row: 0, column: 0) } == ["日本"])
    #expect(lines(5, 1) { $0.write("日本語", row: 0, column: 0) } == ["日本 "])
    #expect(lines(5, 2) { $0.write("abc", row: 1, column: 1, limit: 2) } == ["     ", " ab  "])
    #expect(lines(3, 1) { $0.write("a\u{200B}b", row: 0, column: 0) } == ["ab "])
    var surface = Surface(width: 5, height: 1)
    #expect(surface.write("日本語", row: 0, column: 0) == 4)
    #expect(surface.write("ab", row: 0, column: 0, limit: 0) == 0)
  }

  @Test(arguments: [("x", 0, "x 本"), ("x", 1, " x本"), ("x", 3, "日 x"), ("語", 1, " 語 "), ("語", 2, "日語")])
  func writingOverHalfOfAWideCluster(text: String, column: Int, expected: String) {
    var surface = Surface(width: 4, height: 1)
    surface.write("日本", row: 0, column: 0)
    surface.write(text, row: 0, column: column)
    #expect(surface.lines == [expected])
  }

  /// A left half needs room for its right one; a right half by itself is a space.
  @Test func settingWideCells() {
    var surface = Surface(width: 2, height: 1)
    surface[0, 1] = Cell("日", part: .wideLeft)
    #expect(surface.lines == ["  "])
    surface[0, 0] = Cell("日", part: .wideLeft)
    #expect(surface.lines == ["日"])
    surface[0, 1] = Cell(" ", part: .wideRight)
    #expect(surface.lines == ["  "])
  }

  @Test func outside() {
    var surface = Surface(width: 2, height: 2)
    surface[-1, 0] = Cell("x")
    surface[0, 2] = Cell("x")
    surface[2, 0] = Cell("x")
    surface.write("long text", row: 0, column: 2)
    surface.write("long text", row: 5, column: 0)
    #expect(surface == Surface(width: 2, height: 2))
    #expect(surface[9, 9] == .blank)
    #expect(!surface.contains(row: 0, column: 2))
  }

  /// Text that begins left of the surface is cut there.
  @Test func textFromTheLeftOfTheSurface() {
    #expect(lines(3, 1) { $0.write("abcd", row: 0, column: -2) } == ["cd "])
    #expect(lines(3, 1) { $0.write("日本", row: 0, column: -1) } == [" 本"])
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, -3), (1, 1)])
  func tinySizes(width: Int, height: Int) {
    var surface = Surface(width: width, height: height)
    var generator = SeededGenerator(state: 14)
    scribble(on: &surface, times: 200, using: &generator)
    #expect(surface.lines.count == max(0, height))
    #expect(surface.lines.allSatisfy { TextMetrics().width(of: $0) == max(0, width) })
  }

  @Test func fillingAndRestyling() {
    var surface = Surface(width: 4, height: 3)
    surface.fill(Rect(row: 1, column: 1, width: 9, height: 9), with: Cell("#"))
    #expect(surface.lines == ["    ", " ###", " ###"])
    surface.restyle(Rect(row: -1, column: -1, width: 2, height: 3)) { $0.attributes.insert(.dim) }
    #expect(surface[0, 0].style.attributes == .dim)
    #expect(surface[1, 0].style.attributes == .dim)
    #expect(surface[0, 1].style == .plain)
    #expect(surface[2, 0].style == .plain)
    #expect(surface.lines == ["    ", " ###", " ###"])
  }

  /// Whatever is written where: a left half has its right half, and each line is as wide as the surface.
  @Test(arguments: [(1, 3), (2, 2), (3, 4), (9, 3), (20, 6)])
  func wideClustersAreNeverHalf(width: Int, height: Int) {
    var generator = SeededGenerator(state: 15)
    var wrong: [[String]] = []
    for _ in 0..<120 {
      var surface = Surface(width: width, height: height)
      scribble(on: &surface, times: 30, using: &generator)
      var isWhole = surface.lines.allSatisfy { TextMetrics().width(of: $0) == width }
      for row in 0..<height {
        for column in 0..<width {
          switch surface[row, column].part {
          case .whole: break
          case .wideLeft: isWhole = isWhole && column + 1 < width && surface[row, column + 1].part == .wideRight
          case .wideRight: isWhole = isWhole && column > 0 && surface[row, column - 1].part == .wideLeft
          }
        }
      }
      if !isWhole { wrong.append(surface.lines) }
    }
    #expect(wrong.isEmpty)
  }

  /// Any text takes the cells that it is said to take, and each of its clusters those that it is wide.
  @Test func writtenTextTakesItsWidth() {
    let metrics = TextMetrics()
    var generator = SeededGenerator(state: 18)
    var wrong: [String] = []
    for _ in 0..<1500 {
      let text = VisibleText(randomText(length: 0...20, using: &generator)).description
      var surface = Surface(width: 50, height: 1)
      let used = surface.write(text, row: 0, column: 3)
      let cells = (3..<3 + used).map { surface[0, $0] }
      let fits = cells.allSatisfy {
        $0.part == .wideRight || metrics.width(of: $0.character) == ($0.part == .wideLeft ? 2 : 1)
      }
      if used != metrics.width(of: text) || !fits { wrong.append(scalars(text)) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func rowsBeneathEachOther() {
    let rows = ["日本", "a", "abcdef"].map { text in
      var row = Surface(width: TextMetrics().width(of: text), height: 1)
      row.write(text, row: 0, column: 0)
      return row
    }
    #expect(Surface(rows: rows, width: 3).lines == ["日 ", "a  ", "abc"])
    #expect(Surface(rows: [], width: 3).lines == [])
  }
}
