import Canvas
import PageTurn
import Testing
import SeededNumbers

@Suite("A page folded by a drag") struct FoldedPageTests {
  private func picture(_ corner: Turn.Corner, column: Double, row: Double, width: Int, height: Int) -> Surface {
    let fold = Fold(lifting: corner, draggedTo: .init(column: column, row: row), width: width, height: height)
    return FoldedPage(
      page: filled("P", width: width, height: height), beneath: filled("B", width: width, height: height), fold: fold,
      style: planStyle
    ).surface
  }

  @Test("Dragged level, the fold and the edge are upright") func level() {
    let lines = picture(.lowerRight, column: 5, row: 2, width: 14, height: 2).lines
    #expect(lines == ["PPPPP:   |BBBB", "PPPPP:   |BBBB"])
  }

  @Test("Dragged straight up, the fold and the edge are level") func up() {
    let lines = picture(.lowerLeft, column: 0, row: 1, width: 4, height: 6).lines
    #expect(lines == ["PPPP", "''''", "    ", "____", "BBBB", "BBBB"])
  }

  @Test("Between, strokes and level lines join, and so do the marks of the edge") func flatter() {
    let lines = picture(.lowerRight, column: 3, row: 1.5, width: 10, height: 6).lines
    #expect(lines == ["PPPPPPPPPP", "PPPPPPPPPP", "PP:'''''_/", "P.'  __/BB", "P:__/BBBBB", "_/BBBBBBBB"])
  }

  @Test("A text from right to left that the fold cuts ends before it, and begins behind it") func isolated() {
    var page = Surface(width: 14, height: 1)
    page.write("אבגדהוזחטיכל", row: 0, column: 0)
    let fold = Fold(lifting: .lowerRight, draggedTo: .init(column: 5, row: 1), width: 14, height: 1)
    let line = FoldedPage(page: page, beneath: page, fold: fold, style: planStyle).surface.lines[0]
    #expect(line == "\u{2068}אבגדה\u{2069}:   |\u{2068}כל\u{2069}  ")
  }

  @Test("A flat page is the page") func flat() {
    #expect(picture(.lowerRight, column: 14, row: 2, width: 14, height: 2) == filled("P", width: 14, height: 2))
  }

  @Test("Any drag is safe, mirrors, and keeps the regions of the fold") func anywhere() {
    var generator = SeededGenerator(state: 6)
    for _ in 0..<400 {
      let width = Int.random(in: 0...50, using: &generator)
      let height = Int.random(in: 0...20, using: &generator)
      let column = Double(Int.random(in: -60...60, using: &generator)) / 2 + 0.25
      let row = Double(Int.random(in: -60...60, using: &generator)) / 2
      let right = picture(.lowerRight, column: column, row: row, width: width, height: height)
      let left = picture(.lowerLeft, column: Double(width) - column, row: row, width: width, height: height)
      #expect(left == mirrored(right))
      let fold = Fold(lifting: .lowerRight, draggedTo: .init(column: column, row: row), width: width, height: height)
      for row in 0..<height {
        for column in 0..<width {
          switch right[row, column].character {
          case "P": #expect(fold.region(row: row, column: column) == .page)
          case "B": #expect(fold.region(row: row, column: column) == .beneath)
          case " ": #expect(fold.region(row: row, column: column) == .back)
          case let mark: #expect("/|_.':".contains(mark))
          }
        }
      }
    }
  }
}
