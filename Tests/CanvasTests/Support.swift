import Canvas
import SeededNumbers
import TestSupport

/// Writes random texts, cells, fills in random places, some of them outside.
func scribble(on surface: inout Surface, times: Int, using generator: inout SeededGenerator) {
  let parts: [Cell] = [
    Cell("日", part: .wideLeft), Cell("x"), Cell(" ", part: .wideRight), Cell("é", style: Style(attributes: .bold)),
    Cell("👩‍👧", part: .wideLeft, style: Style(foreground: .ansi(1))),
  ]
  for _ in 0..<times {
    let row = Int.random(in: -2...surface.height + 1, using: &generator)
    let column = Int.random(in: -3...surface.width + 2, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: surface[row, column] = parts.randomElement(using: &generator) ?? .blank
    case 1:
      surface.fill(
        Rect(
          row: row, column: column, width: Int.random(in: -1...6, using: &generator),
          height: Int.random(in: -1...3, using: &generator)), with: Cell("#"))
    default:
      surface.write(
        ["日本語", "ab日", "한글", "x", "🇩🇪🇫🇷", "é̂l"].randomElement(using: &generator) ?? "", row: row, column: column,
        limit: Int.random(in: 0...8, using: &generator), style: Style(foreground: .ansi(2)))
    }
  }
}
