import Canvas
import PageTurn
import SeededNumbers
import Testing

@Suite("Every transition") struct TransitionTests {
  private let progresses = [Double.nan, -.infinity, -1, 0, 1e-12, 0.01, 0.3, 0.5, 0.77, 1 - 1e-12, 1, 2, .infinity]

  @Test("Its names are those that people choose by") func names() {
    #expect(TransitionKind.allCases.map(\.rawValue) == ["curl", "fade", "move-in", "push", "reveal", "none"])
    #expect((TransitionKind.curl.transition(style: .unicode) as? CurlTransition)?.style == .unicode)
  }

  @Test("Ends exactly, has the larger size, leaves no half cluster", arguments: TransitionKind.allCases, allTurns)
  func frames(_ kind: TransitionKind, _ turn: Turn) {
    let transition = kind.transition()
    var generator = SeededGenerator(state: 21)
    for (width, height) in allSizes {
      let old = randomPage(width: width + turnOffset(turn), height: height, using: &generator)
      let new = randomPage(width: width, height: height + turnOffset(turn), using: &generator)
      for progress in progresses {
        let frame = transition.frame(from: old, to: new, turn: turn, progress: progress)
        #expect(frame == transition.frame(from: old, to: new, turn: turn, state: TurnState(progress: progress)))
        #expect(isWhole(frame))
        if !(progress > 0) {
          #expect(frame == old)
        } else if progress >= 1 {
          #expect(frame == new)
        } else if kind != .none {
          #expect(frame.width == max(old.width, new.width) && frame.height == max(old.height, new.height))
        }
      }
    }
  }

  /// Pages of one size at one corner, of two sizes at the other.
  private func turnOffset(_ turn: Turn) -> Int { turn.isMirrored ? 2 : 0 }

  @Test("Texts from right to left leave no isolate open", arguments: TransitionKind.allCases)
  func isolates(_ kind: TransitionKind) {
    var old = Surface(width: 30, height: 6)
    var new = Surface(width: 30, height: 6)
    for row in 0..<6 {
      old.write("פגישה עם דנה", row: row, column: 3 + row)
      new.write("ארוחת ערב", row: row, column: 9 - row)
    }
    for step in 0...20 {
      let frame = kind.transition().frame(from: old, to: new, turn: Turn(.next), progress: Double(step) / 20)
      for line in frame.lines {
        #expect(line.count { $0 == "\u{2068}" } == line.count { $0 == "\u{2069}" })
      }
    }
  }

  @Test("Without movement the old page stays until the end", arguments: allTurns) func cut(_ turn: Turn) {
    let (old, new) = (filled("o", width: 5, height: 2), filled("n", width: 6, height: 3))
    for progress in [0.1, 0.5, 0.999] {
      #expect(CutTransition().frame(from: old, to: new, turn: turn, progress: progress) == old)
    }
  }
}
