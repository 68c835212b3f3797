import Canvas
import Testing
import SeededNumbers

@Suite struct SurfaceDiffTests {
  @Test func nothingChanged() {
    var surface = Surface(width: 6, height: 2)
    surface.write("日本", row: 1, column: 1)
    #expect(SurfaceDiff(from: surface, to: surface).runs.isEmpty)
    #expect(SurfaceDiff(from: Surface(width: 0, height: 0), to: Surface(width: 0, height: 0)).runs.isEmpty)
  }

  @Test func neighboursAreOneRun() {
    let old = Surface(width: 9, height: 2)
    var new = old
    new.write("abc", row: 0, column: 2)
    new.write("x", row: 0, column: 7)
    new.write("y", row: 1, column: 0)
    let runs = SurfaceDiff(from: old, to: new).runs
    #expect(runs.map(\.row) == [0, 0, 1])
    #expect(runs.map(\.column) == [2, 7, 0])
    #expect(runs.map { String($0.cells.map(\.character)) } == ["abc", "x", "y"])
  }

  @Test func aChangedStyleIsAChange() {
    var old = Surface(width: 3, height: 1)
    old.write("abc", row: 0, column: 0)
    var new = old
    new.restyle(Rect(row: 0, column: 1, width: 1, height: 1)) { $0.attributes = .bold }
    #expect(SurfaceDiff(from: old, to: new).runs.map(\.column) == [1])
  }

  /// Only the right half changed, in its style: the cluster is written whole.
  @Test func aRunNeverBeginsWithARightHalf() {
    var old = Surface(width: 4, height: 1)
    old.write("日本", row: 0, column: 0)
    var new = old
    new.restyle(Rect(row: 0, column: 1, width: 1, height: 1)) { $0.attributes = .bold }
    let runs = SurfaceDiff(from: old, to: new).runs
    #expect(runs.map(\.column) == [0])
    #expect(runs.first?.cells.map(\.part) == [.wideLeft, .wideRight])
  }

  /// The left half alone changed: its right half belongs to the run.
  @Test func aRunNeverEndsWithALeftHalf() {
    var old = Surface(width: 4, height: 1)
    old.write("日本", row: 0, column: 0)
    var new = old
    new.restyle(Rect(row: 0, column: 2, width: 1, height: 1)) { $0.attributes = .bold }
    #expect(SurfaceDiff(from: old, to: new).runs.first?.cells.map(\.part) == [.wideLeft, .wideRight])
  }

  @Test func anotherSizeIsWrittenWhole() {
    var new = Surface(width: 3, height: 2)
    new.write("ab", row: 0, column: 0)
    let runs = SurfaceDiff(from: Surface(width: 2, height: 2), to: new).runs
    #expect(runs.map(\.row) == [0, 1])
    #expect(runs.allSatisfy { $0.column == 0 && $0.cells.count == 3 })
  }

  /// Written over the old surface, as a terminal writes them, the runs give the new one.
  @Test func runsLeadFromTheOldToTheNew() {
    var generator = SeededGenerator(state: 16)
    var wrong: [[String]] = []
    for round in 0..<400 {
      var old = Surface(width: 1 + round % 17, height: 1 + round % 4)
      scribble(on: &old, times: 12, using: &generator)
      var new = old
      scribble(on: &new, times: Int.random(in: 0...6, using: &generator), using: &generator)
      var written = old
      for run in SurfaceDiff(from: old, to: new).runs {
        for (offset, cell) in run.cells.enumerated() where cell.part != .wideRight {
          written[run.row, run.column + offset] = cell
        }
      }
      if written != new { wrong.append(old.lines + new.lines) }
    }
    #expect(wrong.isEmpty)
  }

  /// Runs are in order, apart from each other, and begin and end with whole clusters.
  @Test func runsAreApart() {
    var generator = SeededGenerator(state: 17)
    var wrong: [[String]] = []
    for _ in 0..<300 {
      var old = Surface(width: 15, height: 2)
      scribble(on: &old, times: 12, using: &generator)
      var new = old
      scribble(on: &new, times: 4, using: &generator)
      let runs = SurfaceDiff(from: old, to: new).runs
      let order = zip(runs, runs.dropFirst()).allSatisfy {
        ($0.row, $0.column + $0.cells.count) <= ($1.row, $1.column)
      }
      let whole = runs.allSatisfy { $0.cells.first?.part != .wideRight && $0.cells.last?.part != .wideLeft }
      if !order || !whole { wrong.append(old.lines + new.lines) }
    }
    #expect(wrong.isEmpty)
  }
}
