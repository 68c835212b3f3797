import Canvas
import PageTurn
import SeededNumbers
import Testing

@Suite("A curl that a pointer leads") struct CurlDragTests {
  private func drag(to row: Int, _ column: Int) -> Drag {
    var drag = Drag(row: 0, column: 0)
    (drag.row, drag.column) = (row, column)
    return drag
  }

  /// A frame of a page of P over one of B.
  private func frame(_ style: CurlStyle, _ turn: Turn, _ state: TurnState, width: Int, height: Int) -> Surface {
    let page = filled("P", width: width, height: height)
    let beneath = filled("B", width: width, height: height)
    let isCurl = turn.effect == .curl
    return CurlTransition(style: style).frame(
      from: isCurl ? page : beneath, to: isCurl ? beneath : page, turn: turn, state: state)
  }

  @Test("The tip of the back is in the pointer's cell", arguments: allTurns, curlStyles.map(\.name))
  func tip(_ turn: Turn, name: String) throws {
    let style = try #require(curlStyles.first { $0.name == name }).style
    let curl = CurlTransition(style: style)
    for row in 0..<9 {
      for column in 0..<30 {
        let state = curl.state(of: turn, draggedBy: drag(to: row, column), width: 30, height: 9)
        #expect(state.corner == Fold.Point(column: Double(column) + 0.5, row: Double(row) + 0.5))
        guard state.progress > 0, state.progress < 1 else { continue }
        let frame = frame(style, turn, state, width: 30, height: 9)
        #expect(!"PB".contains(frame[row, column].character), "row \(row), column \(column)")
        let (beyond, further) = (row - 2, column + (turn.isMirrored ? 2 : -2))
        guard frame.contains(row: beyond, column: further) else { continue }
        #expect(frame[beyond, further].character == "P", "row \(row), column \(column)")
      }
    }
  }

  @Test("Along the way that a turn takes by itself, the drag has its progress and its frames", arguments: allTurns)
  func path(_ turn: Turn) {
    for (width, height) in pageSizes {
      for progress in moments {
        let reach = Double(width + height) * (turn.effect == .curl ? progress : 1 - progress)
        let corner = Fold.Point(
          column: turn.isMirrored ? 1.6 * reach : Double(width) - 1.6 * reach, row: Double(height) - 0.4 * reach)
        #expect(
          abs(
            Fold(lifting: turn.corner, draggedTo: corner, width: width, height: height).swept
              - (turn.effect == .curl ? progress : 1 - progress)) < 1e-9)
        let led = frame(
          .ascii, turn, TurnState(progress: progress, corner: corner), width: width, height: height)
        #expect(led == frame(.ascii, turn, TurnState(progress: progress), width: width, height: height))
      }
    }
  }

  @Test("The way back shows what the way forward does, the pages exchanged", arguments: Turn.Corner.allCases)
  func exchanged(corner: Turn.Corner) {
    let curl = CurlTransition()
    var generator = SeededGenerator(state: 11)
    for _ in 0..<100 {
      let drag = drag(to: Int.random(in: -3...20, using: &generator), Int.random(in: -5...50, using: &generator))
      let forward = curl.state(of: Turn(.next, at: corner), draggedBy: drag, width: 40, height: 15)
      let back = curl.state(of: Turn(.previous, at: corner), draggedBy: drag, width: 40, height: 15)
      #expect(back == TurnState(progress: 1 - forward.progress, corner: forward.corner))
      let one = randomPage(width: 40, height: 15, using: &generator)
      let other = randomPage(width: 40, height: 15, using: &generator)
      let curled = curl.frame(from: one, to: other, turn: Turn(.next, at: corner), state: forward)
      #expect(curled == curl.frame(from: other, to: one, turn: Turn(.previous, at: corner), state: back))
    }
  }

  @Test("At the other corner it is the mirror image", arguments: Turn.Direction.allCases, curlStyles.map(\.name))
  func symmetry(direction: Turn.Direction, name: String) throws {
    let curl = CurlTransition(style: try #require(curlStyles.first { $0.name == name }).style)
    var generator = SeededGenerator(state: 12)
    for _ in 0..<100 {
      let (row, column) = (Int.random(in: -9...25, using: &generator), Int.random(in: -20...60, using: &generator))
      let (right, left) = (Turn(direction, at: .lowerRight), Turn(direction, at: .lowerLeft))
      let one = curl.state(of: right, draggedBy: drag(to: row, column), width: 40, height: 15)
      let other = curl.state(of: left, draggedBy: drag(to: row, 39 - column), width: 40, height: 15)
      #expect(one.progress == other.progress)
      let old = randomPage(width: 40, height: 15, using: &generator)
      let new = randomPage(width: 40, height: 15, using: &generator)
      let image = curl.frame(from: mirrored(old), to: mirrored(new), turn: left, state: other)
      #expect(image == mirrored(curl.frame(from: old, to: new, turn: right, state: one)))
    }
  }

  @Test("A drag that is let go leads on from where it is, to exactly a page", arguments: allTurns, [0.0, 1.0])
  func released(_ turn: Turn, end: Double) throws {
    let curl = CurlTransition()
    let end = TurnState(progress: end)
    for (row, column) in [(15, 38), (3, 20), (14, 2), (0, 0), (0, 39), (-8, 10), (9, -30), (30, 20), (15, 60)] {
      let start = curl.state(of: turn, draggedBy: drag(to: row, column), width: 40, height: 16)
      func state(_ part: Double) -> TurnState {
        curl.state(from: start, to: end, part: part, turn: turn, width: 40, height: 16)
      }
      for part in [0, -1, .nan] { #expect(state(part) == start) }
      for part in [1, 2, .infinity] { #expect(state(part) == end) }
      let states = (0...1000).map { state(Double($0) / 1000) }
      for (one, next) in zip(states, states.dropFirst()) {
        #expect((0...1).contains(next.progress))
        #expect(abs(next.progress - one.progress) < 0.01, "from \(start) to \(end)")
        guard let place = one.corner, let other = next.corner else { continue }
        let step = max(abs(other.column - place.column), 2 * abs(other.row - place.row))
        #expect(step < 0.2)
      }
      let toFlat = (end.progress == 0) == (turn.effect == .curl)
      if toFlat {
        let progress = states.map { turn.effect == .curl ? $0.progress : 1 - $0.progress }
        #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 >= $1 - 1e-12 })
      }
    }
  }

  @Test("A page that has left does not come back on its way to the end") func gone() {
    let curl = CurlTransition()
    let start = curl.state(of: Turn(.next), draggedBy: drag(to: -35, 39), width: 40, height: 16)
    #expect(start.progress == 1)
    for step in 1...9 {
      let state = curl.state(
        from: start, to: .end, part: Double(step) / 10, turn: Turn(.next), width: 40, height: 16)
      #expect(state.progress == 1)
    }
  }

  @Test("A thousand drags are safe and show nothing but the pages and the back", arguments: curlStyles.map(\.name))
  func anywhere(name: String) throws {
    let style = try #require(curlStyles.first { $0.name == name }).style
    let curl = CurlTransition(style: style)
    let braille = String(String.UnicodeScalarView((0x2800...0x28FF).compactMap(Unicode.Scalar.init)))
    let allowed = Set("PB .:'/\\|_" + (style.characters == .unicode ? "░▒╱╲│▘▝▀▖▌▞▛▗▚▐▜▄▙▟█" + braille : ""))
    var generator = SeededGenerator(state: 13)
    for index in 0..<1000 {
      let width = Int.random(in: 0...30, using: &generator)
      let height = Int.random(in: 0...12, using: &generator)
      let place = drag(to: Int.random(in: -20...30, using: &generator), Int.random(in: -40...70, using: &generator))
      let turn = allTurns[index % allTurns.count]
      let state = curl.state(of: turn, draggedBy: place, width: width, height: height)
      #expect((0...1).contains(state.progress))
      let frame = frame(style, turn, state, width: width, height: height)
      #expect(frame.width == width && frame.height == height)
      #expect(Set(frame.lines.joined()).isSubset(of: allowed), "\(width)x\(height), \(place)")
    }
  }

  @Test("Pointers and sizes without bounds are safe", arguments: allTurns) func extremes(_ turn: Turn) {
    let curl = CurlTransition(style: .unicode)
    for place in [Int.min, -1_000_000, 0, 1_000_000, Int.max] {
      for size in [(-5, -5), (0, 0), (0, 4), (4, 0), (1, 1), (40, 12)] {
        let state = curl.state(of: turn, draggedBy: drag(to: place, place / -2), width: size.0, height: size.1)
        #expect((0...1).contains(state.progress))
        let frame = frame(.unicode, turn, state, width: size.0, height: size.1)
        #expect(frame.width == max(0, size.0) && frame.height == max(0, size.1))
      }
    }
  }

  @Test("A state that is no number shows the old page") func notANumber() {
    let state = TurnState(progress: .nan, corner: Fold.Point(column: .nan, row: 3))
    #expect(frame(.ascii, Turn(.next), state, width: 9, height: 4) == filled("P", width: 9, height: 4))
  }
}
