import Canvas
import Pages

/// A box over the page, large enough for its lines and within the room it has.
struct OverlayBox: Sendable, Hashable {
  /// All of it.
  let outer: Rect
  /// The lines of text.
  let inner: Rect
  /// Whether there is a border.
  let hasBorder: Bool

  /// Smaller rooms than this are filled, as margins would cost too much.
  private static let roomy = (width: 60, height: 16)
  /// Smaller ones have no border either.
  private static let leastWithBorder = (width: 16, height: 6)

  /// The widest line of text that a room has, where nothing is wider than it has to be.
  static func widestLine(in room: Rect) -> Int {
    let hasBorder = room.width >= leastWithBorder.width && room.height >= leastWithBorder.height
    return max(0, hasBorder ? room.width - 4 - (isRoomy(room) ? 4 : 0) : room.width)
  }

  private static func isRoomy(_ room: Rect) -> Bool { room.width >= roomy.width && room.height >= roomy.height }

  /// Puts a box in the middle of a room.
  init(lineWidth: Int, lineCount: Int, in room: Rect) {
    hasBorder = room.width >= OverlayBox.leastWithBorder.width && room.height >= OverlayBox.leastWithBorder.height
    guard OverlayBox.isRoomy(room) else {
      outer = room
      inner = hasBorder ? OverlayBox.inside(room) : room
      return
    }
    let width = min(room.width - 4, lineWidth + 4)
    let height = min(room.height - 2, lineCount + 2)
    outer = Rect(
      row: room.row + (room.height - height) / 2, column: room.column + (room.width - width) / 2, width: width,
      height: height)
    inner = OverlayBox.inside(outer)
  }

  /// Without the border and a blank at each side.
  private static func inside(_ outer: Rect) -> Rect {
    Rect(row: outer.row + 1, column: outer.column + 2, width: outer.width - 4, height: outer.height - 2)
  }

  /// Clears its place and draws its border, with a title above and a text beneath at the right.
  func draw(title: String, foot: String, isMirrored: Bool, style: PageStyle, on surface: inout Surface) {
    for row in outer.row..<outer.row + outer.height {
      surface.cutIsolates(row: row, column: outer.column)
      surface.cutIsolates(row: row, column: outer.column + outer.width)
    }
    surface.fill(outer, with: .blank)
    guard hasBorder else { return }
    let (glyphs, look) = (style.glyphs, style.theme[.line])
    let (first, last) = (outer.column, outer.column + outer.width - 1)
    let (top, bottom) = (outer.row, outer.row + outer.height - 1)
    for row in [top, bottom] {
      let joints = row == top ? glyphs.top : glyphs.bottom
      surface.fill(
        Rect(row: row, column: first, width: outer.width, height: 1), with: Cell(glyphs.horizontal, style: look))
      surface[row, first] = Cell(joints.left, style: look)
      surface[row, last] = Cell(joints.right, style: look)
    }
    for column in [first, last] {
      surface.fill(
        Rect(row: top + 1, column: column, width: 1, height: outer.height - 2), with: Cell(glyphs.vertical, style: look)
      )
    }
    var head = style.pen(row: top, cells: first + 2..<last - 1, isMirrored: isMirrored)
    head.write(style.fit(title.isEmpty ? "" : " \(title) ", cells: head.room.count), style.theme[.title], on: &surface)
    var end = style.pen(row: bottom, cells: first + 2..<last - 1, isMirrored: isMirrored)
    if !foot.isEmpty { end.writeAtEnd(" \(foot) ", style.theme[.more], on: &surface) }
  }
}
