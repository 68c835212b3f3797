import PageTurn
import Testing

@Suite("The turn that a swipe asks for") struct SwipeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let dx: Int
    let dy: Int
    let direction: Turn.Direction
    let effect: Turn.Effect
    let corner: Turn.Corner
    let isMirrored: Bool
    var testDescription: String { "swipe \(dx) \(dy)" }
  }

  static let table: [Case] =
    [(0, -1), (-1, -1), (-40, -1), (-1, -40), (0, .min), (.min, .min)].map {
      Case(dx: $0.0, dy: $0.1, direction: .next, effect: .curl, corner: .lowerRight, isMirrored: false)
    }
    + [(1, -1), (40, -1), (1, -40), (.max, .min)].map {
      Case(dx: $0.0, dy: $0.1, direction: .next, effect: .curl, corner: .lowerLeft, isMirrored: true)
    }
    + [(0, 1), (1, 1), (40, 1), (1, 40), (1, 0), (40, 0), (.max, .max)].map {
      Case(dx: $0.0, dy: $0.1, direction: .previous, effect: .uncurl, corner: .lowerRight, isMirrored: false)
    }
    + [(-1, 1), (-40, 1), (-1, 40), (-1, 0), (-40, 0), (.min, .max)].map {
      Case(dx: $0.0, dy: $0.1, direction: .previous, effect: .uncurl, corner: .lowerLeft, isMirrored: true)
    }

  @Test("The contract's table", arguments: table) func contract(_ row: Case) throws {
    let turn = try #require(Swipe(dx: row.dx, dy: row.dy)).turn
    #expect(turn.direction == row.direction)
    #expect(turn.effect == row.effect)
    #expect(turn.corner == row.corner)
    #expect(turn.isMirrored == row.isMirrored)
  }

  @Test("(0, 0) has no direction") func nowhere() {
    #expect(Swipe(dx: 0, dy: 0) == nil)
  }

  @Test(
    "A direction and a corner are a swipe whose DX has that sign",
    arguments: [
      (.next, .auto, 0, -1), (.next, .right, -1, -1), (.next, .left, 1, -1),
      (.previous, .auto, 0, 1), (.previous, .right, 1, 1), (.previous, .left, -1, 1),
    ] as [(Turn.Direction, Turn.CornerChoice, Int, Int)])
  func choice(direction: Turn.Direction, corner: Turn.CornerChoice, dx: Int, dy: Int) throws {
    #expect(Turn(direction, corner: corner) == (try #require(Swipe(dx: dx, dy: dy)).turn))
  }

  @Test("Half a second") func duration() {
    #expect(Turn.duration == .seconds(0.5))
  }
}
