import Testing

@testable import Pages

@Suite("Blocks on a scale of hours") struct DayBlocksTests {
  /// Hours in use, rows, and what is chosen: minutes of a row, the first hour, rows.
  struct Choice: Sendable, CustomTestStringConvertible {
    let used: Range<Int>?
    let room: Int
    let minutes: Int
    let hour: Int
    let rows: Int

    var testDescription: String { "\(used.map { "\($0)" } ?? "nothing") in \(room) rows" }
  }

  @Test(
    "the finest scale that has room is chosen, and filled up",
    arguments: [
      Choice(used: nil, room: 10, minutes: 60, hour: 8, rows: 10),
      Choice(used: nil, room: 9, minutes: 120, hour: 4, rows: 9),
      Choice(used: nil, room: 19, minutes: 60, hour: 4, rows: 19),
      Choice(used: nil, room: 20, minutes: 30, hour: 8, rows: 20),
      Choice(used: nil, room: 21, minutes: 30, hour: 8, rows: 20),
      Choice(used: nil, room: 40, minutes: 15, hour: 8, rows: 40),
      Choice(used: nil, room: 400, minutes: 15, hour: 0, rows: 96),
      Choice(used: 9..<20, room: 11, minutes: 60, hour: 9, rows: 11),
      Choice(used: 7..<20, room: 13, minutes: 60, hour: 7, rows: 13),
      Choice(used: 0..<24, room: 12, minutes: 120, hour: 0, rows: 12),
      Choice(used: 23..<24, room: 16, minutes: 60, hour: 8, rows: 16),
    ])
  func scale(choice: Choice) throws {
    let used = choice.used.map { $0.lowerBound * 60..<$0.upperBound * 60 }
    let scale = try #require(HourScale(used: used, room: choice.room))
    #expect(scale.minutesPerRow == choice.minutes)
    #expect(scale.firstMinute == choice.hour * 60)
    #expect(scale.rows == choice.rows)
  }

  @Test("what has no room has no scale", arguments: [(nil, 4), (nil, 0), (nil, -3), (0..<1440, 11)])
  func noScale(used: Range<Int>?, room: Int) {
    #expect(HourScale(used: used, room: room) == nil)
  }

  /// Hours from 8 to 18.
  private func blocks(_ spans: [(Int, Int)], mostLanes: Int = 3, room: Int = 10) throws -> DayBlocks {
    let scale = try #require(HourScale(used: nil, room: room))
    let numbered = spans.enumerated().map { DayBlocks.Span(place: $0, start: $1.0, end: $1.1) }
    return DayBlocks(numbered, scale: scale, mostLanes: mostLanes)
  }

  private func text(_ blocks: DayBlocks) -> [String] {
    blocks.blocks.sorted { $0.place < $1.place }.map { "\($0.rows) \($0.lanes)/\($0.laneCount)" }
  }

  @Test("what follows within an hour does not lie beside what goes before")
  func following() throws {
    #expect(try text(blocks([(570, 615), (615, 660)])) == ["1..<2 0..<1/1", "2..<3 0..<1/1"])
    #expect(try text(blocks([(540, 630), (630, 690)])) == ["1..<2 0..<1/1", "2..<4 0..<1/1"])
    #expect(try text(blocks([(540, 630)])) == ["1..<3 0..<1/1"])
    #expect(try text(blocks([(545, 545)])) == ["1..<2 0..<1/1"])
  }

  @Test("what overlaps shares the column, and takes what is free behind it")
  func overlapping() throws {
    #expect(
      try text(blocks([(540, 720), (600, 660), (600, 660), (660, 720)]))
        == ["1..<4 0..<1/3", "2..<3 1..<2/3", "2..<3 2..<3/3", "3..<4 1..<3/3"])
  }

  @Test("what has no room is counted")
  func hidden() throws {
    let blocks = try blocks([(540, 600), (540, 600), (540, 600), (660, 720)], mostLanes: 2)
    #expect(blocks.hidden == 1)
    #expect(blocks.blocks.count == 3)
  }
}
