import PageTurn

/// What the pointer did last.
struct Pointer: Sendable, Hashable {
  /// Where the button was pressed that is held down, and what that became.
  struct Hold: Sendable, Hashable {
    /// From there to where the pointer is, in cells of the screen.
    var drag: Drag
    /// Whether it has become more than a click, which it stays.
    var isDrag = false
    /// Whether it is ignored: a page was turning, or the press did not meet the page.
    var isIgnored = false
  }

  /// A click, to tell a double one.
  struct Click: Sendable, Hashable {
    var row: Int
    var column: Int
    var time: Double
  }

  var hold: Hold?
  var lastClick: Click?

  /// Seconds in which a second click makes a double one.
  static let doubleClickTime = 0.4
}
