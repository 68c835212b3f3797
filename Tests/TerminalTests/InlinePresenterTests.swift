import Canvas
import Testing

@testable import Terminal
@testable import TestSupport

@Suite("Inline frames")
struct InlinePresenterTests {
  /// A screen, the row where the command's output begins, and the size of the page.
  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var columns = 30
    var rows = 12
    var row = 3
    var width = 24
    var height = 6

    var screen: VirtualScreen { .prompted(columns: columns, rows: rows, row: row) }
    var size: TerminalSize { TerminalSize(columns: columns, rows: rows) }

    /// The page stands above the cursor, whose column is 0, and all modes are as they were.
    func expect(_ surface: Surface, on screen: VirtualScreen) {
      #expect(screen.unknown == [])
      #expect(screen.modes == [true, false, true])
      #expect(screen.pen == .plain)
      #expect(screen.column == 0)
      // A page as high as the screen has lost its first row to the line that the cursor is in.
      let hidden = max(0, surface.height - screen.row)
      #expect(screen.row + hidden >= surface.height)
      for row in hidden..<surface.height {
        #expect(screen.visibleSpots[screen.row - surface.height + row] == surface.spots(row, columns: screen.columns))
      }
    }
  }

  static let places = [
    Place(testDescription: "in the middle"),
    Place(testDescription: "at the top", row: 0),
    Place(testDescription: "fits exactly above the last row", row: 5),
    Place(testDescription: "at the bottom", row: 40),
    Place(testDescription: "as wide as the terminal", width: 30),
    Place(testDescription: "as wide as the terminal, at the bottom", row: 40, width: 30),
    Place(testDescription: "as high as the terminal but the prompt", row: 4, height: 11),
    Place(testDescription: "as high and wide as the terminal", row: 4, width: 30, height: 12),
    Place(testDescription: "one cell", width: 1, height: 1),
    Place(testDescription: "no row", height: 0),
    Place(testDescription: "no column", width: 0),
    Place(testDescription: "a terminal of one column", columns: 1, rows: 3, row: 1, width: 1, height: 2),
  ]

  @Test(
    "after any frames the screen is what static printing gives, history and cursor included", arguments: places, 1...4)
  func sameAsStatic(place: Place, seed: Int) {
    var random = Seeded(seed)
    var presenter = InlinePresenter(.full, size: place.size)
    var screen = place.screen
    func next() -> Surface { .random(width: place.width, height: place.height, using: &random) }
    screen.feed(presenter.begin(next()))
    #expect(!screen.isCursorVisible)
    for _ in 0..<6 {
      let frame = next()
      screen.feed(presenter.show(frame))
      #expect(!screen.isSynchronizing)
      #expect(screen.pen == .plain)
      #expect(screen.column == 0)
      for row in 0..<place.height {
        #expect(screen.visibleSpots[screen.row + row] == frame.spots(row, columns: place.columns))
      }
    }
    let final = next()
    screen.feed(presenter.finish(final))
    #expect(screen == place.screen.after(TextEncoder(.full).encode(final)))
    place.expect(final, on: screen)
  }

  @Test(
    "frames of other sizes", arguments: [2, 40],
    [(6, 6, 4), (4, 6, 6), (4, 6, 3), (0, 5, 2), (5, 30, 4), (2, 7, 0)])
  func otherSizes(row: Int, heights: (Int, Int, Int)) {
    let place = Place(testDescription: "", row: row)
    var random = Seeded(row)
    var presenter = InlinePresenter(.full, size: place.size)
    let final = Surface.random(width: 20, height: heights.2, using: &random)
    var screen = place.screen
    screen.feed(presenter.begin(.random(width: 24, height: heights.0, using: &random)))
    screen.feed(presenter.show(.random(width: 30, height: heights.1, using: &random)))
    screen.feed(presenter.show(.random(width: 10, height: heights.1, using: &random)))
    screen.feed(presenter.finish(final))
    place.expect(final, on: screen)
    #expect(screen.visibleSpots[screen.row...].allSatisfy { $0.allSatisfy { $0 == VirtualScreen.Spot() } })
    let shown = (screen.scrolledOff + screen.lines)[..<(screen.scrolledOff.count + screen.row - heights.2)]
    #expect(shown == (0..<row).map { "line \($0)" }[...], "what stood above is left alone")
  }

  @Test("a frame that looks like the last one costs nothing")
  func nothingToDo() {
    var presenter = InlinePresenter(.full, size: TerminalSize(columns: 20, rows: 5))
    _ = presenter.begin(.text("same", width: 10))
    #expect(presenter.show(.text("same", width: 10)) == [])
  }

  @Test("one cell that changes costs one short difference")
  func difference() {
    var presenter = InlinePresenter(.full, size: TerminalSize(columns: 20, rows: 5))
    _ = presenter.begin(.text("first", "second", width: 10))
    #expect(
      presenter.show(.text("first", "seXond", width: 10)).text
        == "\u{1B}[?2026h\r\u{1B}[1B\u{1B}[2CX\r\u{1B}[1A\u{1B}[?2026l")
  }

  @Test(
    "Ctrl-C drops bytes on their way: wherever a frame was cut, the final surface is whole", arguments: [2, 40], 1...2)
  func lostOutput(row: Int, seed: Int) {
    let place = Place(testDescription: "", row: row, width: 30)
    var random = Seeded(seed)
    var presenter = InlinePresenter(.full, size: place.size)
    let begun = place.screen.after(presenter.begin(.random(width: 30, height: 6, using: &random)))
    let frame = presenter.show(.random(width: 30, height: 6, using: &random))
    let late = presenter.show(.random(width: 30, height: 6, using: &random))
    let final = Surface.random(width: 30, height: 6, using: &random)
    let expected = place.screen.after(TextEncoder(.full).encode(final))
    let end = presenter.finish(final, after: .lostOutput)
    for count in stride(from: 0, through: frame.count, by: 13) {
      let cut = Array(frame.prefix(count))
      #expect(begun.after(cut + end) == expected, "cut at \(count)")
      // A whole frame may have been written after the cut, at the wrong place.
      #expect(begun.after(cut).after(late + end) == expected, "cut at \(count), then a frame")
    }
  }

  @Test("the same after a frame that needed more rows and scrolled", arguments: [8, 40])
  func lostOutputAfterScroll(row: Int) {
    let place = Place(testDescription: "", row: row)
    var presenter = InlinePresenter(.full, size: place.size)
    let begun = place.screen.after(presenter.begin(.text("first", width: 10)))
    let grown = begun.after(presenter.show(.text("a", "b", "c", "d", "e", "f", width: 10)))
    let cut = presenter.show(.text("1", "2", "3", "4", "5", "6", width: 10)).prefix(20)
    let final = Surface.text("t", "h", "e", "e", "n", "d", width: 10)
    let screen = grown.after(cut + presenter.finish(final, after: .lostOutput))
    place.expect(final, on: screen)
    let all = screen.scrolledOff + screen.lines
    #expect(all.prefix { !$0.isEmpty } == ((0..<row).map { "line \($0)" } + ["t", "h", "e", "e", "n", "d"])[...])
  }

  @Test(
    "another size of the window: the page is drawn again where it began",
    arguments: [(20, 12), (40, 20), (30, 7), (24, 3)])
  func resized(columns: Int, rows: Int) {
    let place = Place(testDescription: "")
    var random = Seeded(columns)
    var presenter = InlinePresenter(.full, size: place.size)
    var screen = place.screen
    screen.feed(presenter.begin(.random(width: 24, height: 6, using: &random)))
    screen.feed(presenter.show(.random(width: 24, height: 6, using: &random)))
    screen.resize(columns: columns, rows: rows)
    let final = Surface.text("aaaa aaaa aaaa aaaa aaaa", "b", "c", "d", "e", "f", width: 24)
    screen.feed(presenter.finish(final, after: .resized(to: TerminalSize(columns: columns, rows: rows))))
    let all = screen.scrolledOff + screen.lines
    let above = ["line 0", "line 1", "line 2"]
    let first = columns < 24 ? "aaaa aaaa aaaa aaaa" : "aaaa aaaa aaaa aaaa aaaa"
    #expect(Array(all.prefix { !$0.isEmpty }) == above + [first, "b", "c", "d", "e", "f"])
    #expect(screen.column == 0)
    #expect(screen.modes == [true, false, true])
    #expect(screen.lines[screen.row] == "")
  }

  @Test("a cluster that a terminal draws narrower than it is lets nothing old show through")
  func narrowerWidths() {
    var presenter = InlinePresenter(.full, size: TerminalSize(columns: 16, rows: 6))
    var screen = VirtualScreen(columns: 16, rows: 6).after(presenter.begin(.text("row", "XXXXXXXX", width: 16)))
    var frame = Surface.text("row", "XX\u{2764}\u{FE0F}XX", width: 16)
    // Erasing with this background still selected would colour the hole.
    frame.write("row", row: 0, column: 0, style: Style(background: .ansi(1)))
    screen.feed(presenter.show(frame))
    #expect(screen.lines[1] == "XX\u{2764}\u{FE0F} XX")
    #expect(screen.spots[1].allSatisfy { $0.style == .plain })
  }

  @Test("clusters drawn part by part move through the frames and leave nothing behind")
  func disputedWidths() {
    var presenter = InlinePresenter(.full, size: TerminalSize(columns: 16, rows: 6))
    func frame(_ column: Int) -> Surface {
      var surface = Surface.text("|              |", "|              |", width: 16)
      surface.write("👨‍👩‍👧", row: 1, column: column)
      return surface
    }
    var screen = VirtualScreen(columns: 16, rows: 6).after(presenter.begin(frame(1)))
    for column in 2...13 {
      screen.feed(presenter.show(frame(column)))
      #expect(screen.spots[1][0].text == "|")
      #expect(screen.spots[1][15].text == "|", "column \(column)")
      #expect(screen.visibleSpots[1][1..<column].allSatisfy { $0 == VirtualScreen.Spot() }, "column \(column)")
    }
    let final = Surface.text("|              |", "|     end      |", width: 16)
    screen.feed(presenter.finish(final))
    #expect(screen == VirtualScreen(columns: 16, rows: 6).after(TextEncoder(.full).encode(final)))
  }
}

extension Surface {
  /// A row as a screen should show it, with the isolates that a cell at its left keeps.
  func spots(_ row: Int, columns: Int) -> [VirtualScreen.Spot] {
    var isolates = BidiIsolates()
    var spots: [VirtualScreen.Spot] = []
    for column in 0..<columns {
      let cell = self[row, column]
      guard cell.part != .wideRight else {
        spots.append(VirtualScreen.Spot(text: "", style: cell.style))
        continue
      }
      let before = isolates.before(cell)
      if let base = spots.lastIndex(where: { !$0.text.isEmpty }) { spots[base].text += before }
      let after = isolates.after(cell)
      spots.append(VirtualScreen.Spot(text: String(cell.character) + after, style: cell.style))
    }
    if let base = spots.lastIndex(where: { !$0.text.isEmpty }) { spots[base].text += isolates.atEnd() }
    return spots.map(\.visible)
  }
}
