import Canvas
import Testing

@testable import Terminal
@testable import TestSupport

@Suite("Frames on the whole screen")
struct ScreenPresenterTests {
  /// A screen with something on it that has been taken.
  private static func taken(columns: Int, rows: Int, _ capabilities: Capabilities = .full) -> VirtualScreen {
    VirtualScreen.prompted(columns: columns, rows: rows, row: 2).after(ScreenModes(capabilities).enter)
  }

  private static func expect(_ frame: Surface, on screen: VirtualScreen, _ comment: Comment? = nil) {
    #expect(screen.unknown == [])
    #expect(!screen.isSynchronizing)
    #expect(screen.pen == .plain)
    for row in 0..<screen.rows {
      #expect(screen.visibleSpots[row] == frame.spots(row, columns: screen.columns), comment)
    }
  }

  @Test(
    "after any frames the screen shows the last one, and nothing has scrolled",
    arguments: [(1, 1), (2, 1), (1, 3), (24, 6), (30, 12)], 1...6)
  func differences(size: (Int, Int), seed: Int) {
    var random = Seeded(seed)
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: size.0, rows: size.1))
    var screen = Self.taken(columns: size.0, rows: size.1)
    let scrolledOff = screen.scrolledOff
    for _ in 0..<8 {
      let frame = Surface.random(width: size.0, height: size.1, using: &random)
      screen.feed(presenter.show(frame))
      Self.expect(frame, on: screen)
      #expect(!screen.isCursorVisible)
      #expect(screen.scrolledOff == scrolledOff)
      // What a difference shows is what a frame shows that is written in full.
      var anew = ScreenPresenter(.full, size: TerminalSize(columns: size.0, rows: size.1))
      let whole = Self.taken(columns: size.0, rows: size.1).after(anew.show(frame))
      #expect(screen.visibleSpots == whole.visibleSpots)
    }
  }

  @Test("frames of other sizes are cut or filled up", arguments: [(30, 10), (5, 2), (0, 0), (20, 1), (1, 9)])
  func otherSizes(size: (Int, Int)) {
    var random = Seeded(size.0)
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 12, rows: 5))
    var screen = Self.taken(columns: 12, rows: 5)
    screen.feed(presenter.show(.random(width: 12, height: 5, using: &random)))
    let frame = Surface.random(width: size.0, height: size.1, using: &random)
    screen.feed(presenter.show(frame))
    Self.expect(frame.fitted(width: 12, height: 5), on: screen)
  }

  @Test("a frame for another size of the window is written in full", arguments: [(20, 8), (6, 3), (30, 2)])
  func resized(size: (Int, Int)) {
    var random = Seeded(size.0)
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 12, rows: 5))
    var screen = Self.taken(columns: 12, rows: 5)
    screen.feed(presenter.show(.random(width: 12, height: 5, using: &random)))
    screen.resize(columns: size.0, rows: size.1)
    presenter.resize(to: TerminalSize(columns: size.0, rows: size.1))
    let frame = Surface.random(width: size.0, height: size.1, using: &random)
    screen.feed(presenter.show(frame))
    Self.expect(frame, on: screen)
  }

  @Test("a frame that is forgotten is written in full over whatever is there")
  func forgotten() {
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 12, rows: 3))
    let frame = Surface.text("one", "two", "three", width: 12)
    var screen = Self.taken(columns: 12, rows: 3).after(presenter.show(frame))
    screen.feed("\u{1B}[1;1Hrubbish\u{1B}[3;4H\u{1B}[41mmore\u{1B}[m".utf8)
    #expect(presenter.show(frame) == [])
    presenter.forget()
    screen.feed(presenter.show(frame))
    Self.expect(frame, on: screen)
  }

  @Test("the cursor is seen where it was asked for, and not off the screen")
  func cursor() {
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 12, rows: 3))
    var screen = Self.taken(columns: 12, rows: 3)
    func show(_ text: String, _ cursor: (row: Int, column: Int)?) -> [UInt8] {
      let bytes = presenter.show(.text(text, width: 12), cursor: cursor)
      screen.feed(bytes)
      return bytes
    }
    _ = show("a", (2, 11))
    #expect(screen.isCursorVisible && screen.row == 2 && screen.column == 11)
    #expect(show("a", (2, 11)) == [])
    #expect(show("a", (0, 1)).text == "\u{1B}[?2026h\u{1B}[1;2H\u{1B}[?2026l", "only the cursor moves")
    _ = show("ab", (0, 1))
    #expect(screen.isCursorVisible && screen.row == 0 && screen.column == 1)
    _ = show("ab", nil)
    #expect(!screen.isCursorVisible)
    _ = show("ab", (0, 0))
    #expect(screen.isCursorVisible)
    _ = show("ab", (3, 0))
    #expect(!screen.isCursorVisible)
    #expect(screen.unknown == [])
  }

  @Test("one cell that changes costs one short difference")
  func difference() {
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 10, rows: 2))
    _ = presenter.show(.text("first", "second", width: 10))
    #expect(presenter.show(.text("first", "seXond", width: 10)).text == "\u{1B}[?2026h\u{1B}[2;3HX\u{1B}[?2026l")
  }

  @Test("clusters drawn part by part move through the frames and leave nothing behind")
  func disputedWidths() {
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 16, rows: 2))
    var screen = Self.taken(columns: 16, rows: 2)
    for column in 1...13 {
      var frame = Surface.text("|              |", "|              |", width: 16)
      frame.write("👨‍👩‍👧", row: 1, column: column)
      screen.feed(presenter.show(frame))
      #expect(screen.spots[1][0].text == "|")
      #expect(screen.spots[1][15].text == "|", "column \(column)")
      #expect(screen.visibleSpots[1][1..<column].allSatisfy { $0 == VirtualScreen.Spot() }, "column \(column)")
    }
    let end = Surface.text("|              |", "|     end      |", width: 16)
    screen.feed(presenter.show(end))
    Self.expect(end, on: screen)
  }
}

@Suite("Taking the screen and giving it back")
struct ScreenModesTests {
  private static let before = VirtualScreen.prompted(columns: 20, rows: 6, row: 3)

  @Test("what is taken is given back, wherever a frame was cut")
  func roundTrip() {
    let modes = ScreenModes(.full)
    var random = Seeded(7)
    var presenter = ScreenPresenter(.full, size: TerminalSize(columns: 20, rows: 6))
    let taken = Self.before.after(modes.enter)
    #expect(taken.isAlternate)
    #expect(taken.modes == [false, false, true])
    #expect(taken.privateModes == [1002, 1006, 2004])
    let frame = presenter.show(.random(width: 20, height: 6, using: &random), cursor: (1, 1))
    for count in 0...frame.count {
      let screen = taken.after(frame.prefix(count) + modes.leave)
      #expect(screen == Self.before, "cut at \(count)")
    }
    #expect(modes.leave.count <= 256, "the guard has room for them")
  }

  @Test("without a second screen the only one is erased")
  func noAlternate() {
    let entry = TerminfoEntry(
      colors: 8, cursorUp: "\u{1B}[%p1%dA", hideCursor: "\u{1B}[?25l", showCursor: "\u{1B}[?25h")
    let capabilities = Capabilities.terminal(entry: entry)
    let modes = ScreenModes(capabilities)
    let taken = Self.before.after(modes.enter)
    #expect(!taken.isAlternate)
    #expect(taken.lines.allSatisfy { $0.isEmpty })
    let left = taken.after(Array("text".utf8) + modes.leave)
    #expect(left.unknown == [])
    #expect(left.lines.allSatisfy { $0.isEmpty })
    #expect(left.row == 0 && left.column == 0)
    #expect(left.modes == [true, false, true])
    #expect(left.privateModes == [])
  }

  @Test("terminfo's strings are written without their delays; without an entry it is xterm's screen")
  func terminfo() {
    let entry = TerminfoEntry(
      colors: 8, cursorUp: "\u{1B}[%p1%dA", enterScreen: "\u{1B}7$<5>\u{1B}[?47h",
      leaveScreen: "\u{1B}[?47l$<10/>\u{1B}8")
    let screen = Capabilities.terminal(entry: entry).screenSwitch
    #expect(screen == ScreenSwitch(enter: "\u{1B}7\u{1B}[?47h", leave: "\u{1B}[?47l\u{1B}8"))
    #expect(Capabilities.terminal(entry: nil).screenSwitch == .alternate)
    #expect(Capabilities.pipe().screenSwitch == .none)
  }
}
