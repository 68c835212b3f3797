import Canvas
import PageTurn
import SeededNumbers
import Testing

@Suite("A fade") struct FadeTests {
  private let fade = FadeTransition()

  @Test("Each cell is one of the two pages, and once new stays new") func cells() {
    var generator = SeededGenerator(state: 22)
    for (width, height) in allSizes {
      let old = randomPage(width: width, height: height, using: &generator)
      let new = randomPage(width: width, height: height, using: &generator)
      var last = old
      for step in 1..<70 {
        let frame = fade.frame(from: old, to: new, turn: Turn(.next), progress: Double(step) / 70)
        let strange = (0..<width * height).first { place in
          let (row, column) = (place / width, place % width)
          let cell = frame[row, column]
          return cell != new[row, column] && (cell != old[row, column] || cell != last[row, column])
        }
        #expect(strange == nil, "\(width)x\(height), step \(step)")
        last = frame
      }
    }
  }

  @Test("It is even: of each 64 neighbouring cells as many are new as the progress says") func even() {
    let (old, new) = (filled("o", width: 80, height: 24), filled("n", width: 80, height: 24))
    for step in 0...64 {
      let frame = fade.frame(from: old, to: new, turn: Turn(.next), progress: Double(step) / 64)
      for (row, column) in [(0, 0), (3, 5), (16, 72), (9, 31)] {
        let cells = (0..<64).map { frame[row + $0 / 8, column + $0 % 8].character }
        #expect(cells.count { $0 == "n" } == step)
      }
    }
  }

  @Test("Direction and corner do not matter") func direction() {
    let (old, new) = (monthPage(width: 46, height: 19), filled("n", width: 46, height: 19))
    let frames = allTurns.map { fade.frame(from: old, to: new, turn: $0, progress: 0.4) }
    #expect(Set(frames).count == 1)
  }
}
