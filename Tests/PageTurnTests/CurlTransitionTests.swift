import Canvas
import PageTurn
import Testing
import SeededNumbers

@Suite("The frames of a curl") struct CurlTransitionTests {
  private let curl = CurlTransition(style: planStyle)

  /// A frame of a page of P over one of B: each of its characters tells what the cell shows.
  private func plan(_ turn: Turn, _ progress: Double, width: Int, height: Int) -> Surface {
    let page = filled("P", width: width, height: height)
    let beneath = filled("B", width: width, height: height)
    return turn.effect == .curl
      ? curl.frame(from: page, to: beneath, turn: turn, progress: progress)
      : curl.frame(from: beneath, to: page, turn: turn, progress: progress)
  }

  @Test("It begins as exactly the old page and ends as exactly the new one", arguments: allTurns)
  func ends(_ turn: Turn) {
    var generator = SeededGenerator(state: 1)
    for (width, height) in pageSizes {
      let old = randomPage(width: width + 1, height: height, using: &generator)
      let new = randomPage(width: width, height: height + 1, using: &generator)
      for progress in [0, -0.0, -1, -.infinity, .nan] {
        #expect(curl.frame(from: old, to: new, turn: turn, progress: progress) == old)
      }
      for progress in [1, 1.5, .infinity] {
        #expect(curl.frame(from: old, to: new, turn: turn, progress: progress) == new)
      }
    }
  }

  @Test("An uncurl is the curl played backward, the pages exchanged", arguments: Turn.Corner.allCases)
  func backward(corner: Turn.Corner) {
    var generator = SeededGenerator(state: 2)
    for (width, height) in pageSizes {
      let one = randomPage(width: width, height: height, using: &generator)
      let other = randomPage(width: width, height: height, using: &generator)
      for step in 0...16 {
        let progress = Double(step) / 16
        let curled = curl.frame(from: one, to: other, turn: Turn(.next, at: corner), progress: progress)
        let uncurled = curl.frame(from: other, to: one, turn: Turn(.previous, at: corner), progress: 1 - progress)
        #expect(curled == uncurled)
      }
    }
  }

  @Test(
    "A mirrored turn is the mirror image, wide clusters included", arguments: Turn.Direction.allCases,
    curlStyles.map(\.name))
  func symmetry(direction: Turn.Direction, name: String) throws {
    let curl = CurlTransition(style: try #require(curlStyles.first { $0.name == name }).style)
    var generator = SeededGenerator(state: 3)
    for (width, height) in pageSizes {
      let old = randomPage(width: width, height: height, using: &generator)
      let new = randomPage(width: width, height: height, using: &generator)
      for progress in moments {
        let right = curl.frame(from: old, to: new, turn: Turn(direction, at: .lowerRight), progress: progress)
        let left = curl.frame(
          from: mirrored(old), to: mirrored(new), turn: Turn(direction, at: .lowerLeft), progress: progress)
        #expect(left == mirrored(right), "\(width)x\(height) at \(progress)")
      }
    }
  }

  @Test("Revealed cells never shrink in a curl and never grow in an uncurl", arguments: allTurns)
  func revealed(_ turn: Turn) {
    for (width, height) in pageSizes {
      var last: Set<Int>?
      for step in 1..<100 {
        let frame = plan(turn, Double(step) / 100, width: width, height: height)
        let now = Set((0..<width * height).filter { frame[$0 / width, $0 % width].character == "B" })
        if let last { #expect(turn.effect == .curl ? last.isSubset(of: now) : now.isSubset(of: last)) }
        last = now
      }
    }
  }

  @Test("The fold is one stroke in each row, a column further in each, leaning by the corner", arguments: allTurns)
  func strokes(_ turn: Turn) {
    for (width, height) in pageSizes {
      for progress in moments {
        let frame = plan(turn, progress, width: width, height: height)
        let stroke: Character = turn.isMirrored ? "\\" : "/"
        var last: Int?
        for row in 0..<height {
          let columns = (0..<width).filter { frame[row, $0].character == stroke }
          #expect(columns.count <= 1)
          guard let column = columns.first else { continue }
          #expect(frame[row, column].style == planStyle.shades.first)
          if let last { #expect(column == last + (turn.isMirrored ? 1 : -1)) }
          last = column
        }
      }
    }
  }

  /// Holes in a line would let two regions touch.
  @Test("Page, back and what lies beneath are parted by lines without holes", arguments: allTurns)
  func closed(_ turn: Turn) {
    for (width, height) in pageSizes {
      for progress in moments {
        let frame = plan(turn, progress, width: width, height: height)
        func expectParted(_ row: Int, _ column: Int, from otherRow: Int, _ otherColumn: Int) {
          guard frame.contains(row: otherRow, column: otherColumn) else { return }
          let pair = [frame[row, column].character, frame[otherRow, otherColumn].character]
          let isLine = pair.contains { !"PB ".contains($0) }
          #expect(isLine || pair[0] == pair[1], "\(width)x\(height) at \(progress), row \(row), column \(column)")
        }
        for row in 0..<height {
          for column in 0..<width {
            expectParted(row, column, from: row, column + 1)
            expectParted(row, column, from: row + 1, column)
          }
        }
      }
    }
  }

  @Test("A back with a colour is blank, its edge has light marks only", arguments: allTurns)
  func back(_ turn: Turn) {
    var counts: [Character: Int] = [:]
    for (width, height) in pageSizes {
      for progress in moments {
        let frame = plan(turn, progress, width: width, height: height)
        for row in 0..<height {
          for column in 0..<width where !"PB/\\".contains(frame[row, column].character) {
            counts[frame[row, column].character, default: 0] += 1
            #expect(frame[row, column].style == planStyle.shades.first)
          }
        }
      }
    }
    #expect(Set(counts.keys) == [" ", ".", "'", ":"])
  }

  @Test("A cluster two cells wide is whole or not there, page cells keep their style", arguments: allTurns)
  func wideClusters(_ turn: Turn) {
    var generator = SeededGenerator(state: 4)
    for (width, height) in pageSizes {
      let page = randomPage(width: width, height: height, using: &generator)
      let beneath = randomPage(width: width, height: height, using: &generator)
      let (old, new) = turn.effect == .curl ? (page, beneath) : (beneath, page)
      for progress in moments {
        let frame = curl.frame(from: old, to: new, turn: turn, progress: progress)
        let plan = plan(turn, progress, width: width, height: height)
        for row in 0..<height {
          for column in 0..<width {
            let kind = plan[row, column].character
            guard kind == "P" || kind == "B" else {
              #expect(frame[row, column] == plan[row, column])
              continue
            }
            let source = (kind == "P" ? page : beneath)[row, column]
            let otherHalf =
              switch source.part {
              case .whole: column
              case .wideLeft: column + 1
              case .wideRight: column - 1
              }
            let isWhole = plan[row, otherHalf].character == kind
            #expect(frame[row, column] == (isWhole ? source : Cell(" ", style: source.style)))
          }
        }
      }
    }
  }

  @Test("Pages of different sizes share the larger one, the rest is blank", arguments: allTurns)
  func differentSizes(_ turn: Turn) {
    let old = filled("o", width: 20, height: 12)
    let new = filled("n", width: 30, height: 8)
    for progress in moments {
      let frame = curl.frame(from: old, to: new, turn: turn, progress: progress)
      #expect(frame.width == 30 && frame.height == 12)
      let plan = plan(turn, progress, width: 30, height: 12)
      for row in 0..<12 {
        for column in 0..<30 where "PB".contains(plan[row, column].character) {
          let isOld = (plan[row, column].character == "P") == (turn.effect == .curl)
          #expect(frame[row, column] == (isOld ? old : new)[row, column])
        }
      }
    }
  }

  @Test("Tiny sizes are safe", arguments: allTurns) func tiny(_ turn: Turn) {
    var generator = SeededGenerator(state: 5)
    for width in 0...5 {
      for height in 0...5 {
        let old = randomPage(width: width, height: height, using: &generator)
        let new = randomPage(width: width, height: height, using: &generator)
        for step in 0...40 {
          let frame = curl.frame(from: old, to: new, turn: turn, progress: Double(step) / 40)
          #expect(frame.width == width && frame.height == height)
        }
      }
    }
  }
}
