/// What the pointer did last.
struct Pointer: Sendable, Hashable {
  /// Where the button was pressed that is held down, and what that became.
  struct Hold: Sendable, Hashable {
    var row: Int
    var column: Int
    /// Whether it has become a drag, which it stays.
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
