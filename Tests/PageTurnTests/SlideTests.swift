import Canvas
import PageTurn
import SeededNumbers
import Testing

@Suite("Pages that slide") struct SlideTests {
  private static let kinds: [TransitionKind] = [.moveIn, .push, .reveal]

  /// The rows of a frame of a page with the rows A, B, C... and one with the rows a, b, c...
  private func rows(_ kind: TransitionKind, _ direction: Turn.Direction, height: Int, progress: Double) -> String {
    func page(_ first: UInt8) -> Surface {
      var page = Surface(width: 1, height: height)
      for row in 0..<height { page[row, 0] = Cell(Character(Unicode.Scalar(first + UInt8(row)))) }
      return page
    }
    return kind.transition().frame(from: page(65), to: page(97), turn: Turn(direction), progress: progress)
      .lines.joined()
  }

  /// What the rows have to be when so many show the new page.
  private func expected(_ kind: TransitionKind, _ direction: Turn.Direction, height: Int, shown: Int) -> String {
    let old = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").prefix(height)
    let new = Array("abcdefghijklmnopqrstuvwxyz").prefix(height)
    let rest = height - shown
    let rows =
      switch (kind, direction) {
      case (.moveIn, .next): old.prefix(rest) + new.prefix(shown)
      case (.moveIn, .previous): new.suffix(shown) + old.suffix(rest)
      case (.push, .next): old.suffix(rest) + new.prefix(shown)
      case (.push, .previous): new.suffix(shown) + old.prefix(rest)
      case (.reveal, .next): old.suffix(rest) + new.suffix(shown)
      default: new.prefix(shown) + old.prefix(rest)
      }
    return String(rows)
  }

  @Test("The rows are those of the two pages, in order", arguments: kinds, Turn.Direction.allCases)
  func order(_ kind: TransitionKind, _ direction: Turn.Direction) {
    for height in 0...20 {
      var last = 0
      for step in 0...100 {
        let rows = rows(kind, direction, height: height, progress: Double(step) / 100)
        let shown = rows.count { $0.isLowercase }
        #expect(rows == expected(kind, direction, height: height, shown: shown))
        #expect(shown >= last)
        #expect(abs(Double(shown) - Double(step * height) / 100) <= 0.5 + 1e-9)
        last = shown
      }
    }
  }

  @Test("The previous month comes as the next one does, upside down", arguments: kinds, Turn.Corner.allCases)
  func upsideDown(_ kind: TransitionKind, corner: Turn.Corner) {
    func flipped(_ page: Surface) -> Surface {
      var image = Surface(width: page.width, height: page.height)
      for row in 0..<page.height {
        for column in 0..<page.width where page[row, column].part != .wideRight {
          image[page.height - 1 - row, column] = page[row, column]
        }
      }
      return image
    }
    var generator = SeededGenerator(state: 23)
    for (width, height) in allSizes {
      let old = randomPage(width: width, height: height, using: &generator)
      let new = randomPage(width: width, height: height, using: &generator)
      for progress in moments {
        let next = kind.transition().frame(from: old, to: new, turn: Turn(.next, at: corner), progress: progress)
        let previous = kind.transition().frame(
          from: flipped(old), to: flipped(new), turn: Turn(.previous, at: corner), progress: progress)
        #expect(previous == flipped(next))
      }
    }
  }
}
