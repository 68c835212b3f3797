import Canvas
import PageTurn
import TestSupport
import Testing

/// Recorded frames to look at: `FLIPCAL_RECORD_GOLDENS=1 swift test --filter CurlGoldenTests` writes them anew.
@Suite("Recorded frames of a curl") struct CurlGoldenTests {
  private func text(_ surface: Surface) -> String {
    // The bar shows where the row ends, and keeps trailing spaces.
    surface.lines.map { $0 + "|\n" }.joined()
  }

  @Test("All four movements", arguments: allTurns, [(46, 19), (80, 23)])
  func frames(_ turn: Turn, size: (width: Int, height: Int)) throws {
    let month = monthPage(width: size.width, height: size.height)
    let letters = filled("A", width: size.width, height: size.height)
    let name = "\(turn.effect)-\(turn.corner)-\(size.width)x\(size.height)"
    let frames = [0.05, 0.12, 0.3, 0.5, 0.7, 0.9].map { progress in
      "progress \(progress)\n" + text(CurlTransition().frame(from: month, to: letters, turn: turn, progress: progress))
    }
    try Golden(name: name).expect(frames.joined(separator: "\n"))
  }

  @Test("With Unicode characters", arguments: ["unicode", "quadrants"])
  func unicode(name: String) throws {
    let style = try #require(curlStyles.first { $0.name == name }).style
    let month = monthPage(width: 46, height: 19)
    let letters = filled("A", width: 46, height: 19)
    let frames = [0.05, 0.3, 0.5, 0.7].map { progress in
      let frame = CurlTransition(style: style).frame(from: month, to: letters, turn: Turn(.next), progress: progress)
      return "progress \(progress)\n" + text(frame)
    }
    try Golden(name: "curl-\(name)-46x19").expect(frames.joined(separator: "\n"))
  }

  @Test("A corner that follows the pointer", arguments: allTurns, ["ascii", "unicode"])
  func pointer(_ turn: Turn, name: String) throws {
    let curl = CurlTransition(style: try #require(curlStyles.first { $0.name == name }).style)
    let month = monthPage(width: 46, height: 19)
    let letters = filled("A", width: 46, height: 19)
    let frames = [(41, 15), (30, 17), (24, 3), (4, 12)].map { place, row in
      var drag = Drag(row: 18, column: turn.isMirrored ? 0 : 45)
      (drag.row, drag.column) = (row, turn.isMirrored ? 45 - place : place)
      let state = curl.state(of: turn, draggedBy: drag, width: 46, height: 19)
      let percent = Int((state.progress * 100).rounded())
      return "pointer at column \(drag.column), row \(drag.row): \(percent) %\n"
        + text(curl.frame(from: month, to: letters, turn: turn, state: state))
    }
    try Golden(name: "pointer-\(turn.effect)-\(turn.corner)-\(name)").expect(frames.joined(separator: "\n"))
  }

  @Test("Drags in other directions than a turn's") func drags() throws {
    let month = monthPage(width: 46, height: 19)
    let letters = filled("A", width: 46, height: 19)
    let points: [(Double, Double)] = [(20, 19), (15, 18), (30, 13), (40, 5), (46, 8), (45, 3), (10, -10), (-20, 12)]
    let frames = points.map { column, row in
      let fold = Fold(lifting: .lowerRight, draggedTo: .init(column: column, row: row), width: 46, height: 19)
      return "dragged to column \(column), row \(row)\n"
        + text(FoldedPage(page: month, beneath: letters, fold: fold).surface)
    }
    try Golden(name: "drag-46x19").expect(frames.joined(separator: "\n"))
  }
}
