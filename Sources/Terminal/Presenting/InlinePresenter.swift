import Canvas

/// The bytes that show frames in place below the prompt, without the alternate screen.
///
/// Between frames the cursor, hidden, is parked at the first cell of the first row: when the window is resized, terminals
/// that wrap lines anew keep the cursor at its text, so from there everything below can be drawn again. Frames are
/// differences and never contain a line feed, so the screen does not scroll under them.
///
/// Afterwards the screen shows what ``TextEncoder`` would have printed, and the cursor is where it would be, except that
/// the rows which a higher frame needed stay scrolled.
public struct InlinePresenter: Sendable {
  /// What may have happened to the screen since the last frame.
  public enum Disturbance: Sendable, Hashable {
    /// Bytes on their way to the terminal were dropped, as Ctrl-C does in the kernel: a frame may have come half.
    case lostOutput
    /// The window has another size.
    case resized(to: TerminalSize)
  }

  private let encoder: TextEncoder
  private let cursor: CursorVisibility
  private let size: TerminalSize
  /// What the reserved rows show, as wide as the terminal.
  private var shown: Surface

  /// Makes a presenter for a terminal of a size; frames are cut to it.
  public init(_ capabilities: Capabilities, size: TerminalSize) {
    encoder = TextEncoder(capabilities)
    cursor = capabilities.cursorVisibility
    self.size = size
    shown = Surface(width: size.columns, height: 0)
  }

  /// Hides the cursor, reserves rows, which may scroll the screen, and shows the first frame.
  public mutating func begin(_ first: Surface) -> [UInt8] {
    shown = first.fitted(width: size.columns, height: min(first.height, size.rows))
    var painter = CellPainter(encoder)
    painter.append(cursor.hide + ControlSequence.autowrapOff + ControlSequence.synchronizedBegin)
    // What was typed before echo was switched off may stand here.
    painter.append("\r" + ControlSequence.eraseBelow)
    for row in 0..<shown.height {
      if row > 0 { painter.append("\r\n") }
      painter.paint(shown, row: row, wraps: false)
    }
    painter.append(ControlSequence.move(rows: -max(0, shown.height - 1), column: 0))
    painter.append(ControlSequence.saveCursor + ControlSequence.synchronizedEnd)
    return painter.bytes
  }

  /// Shows the next frame; nothing has to be written when it looks like the last one.
  public mutating func show(_ frame: Surface) -> [UInt8] {
    var painter = CellPainter(encoder)
    painter.append(ControlSequence.synchronizedBegin)
    let before = painter.bytes.count
    let row = change(to: frame, &painter)
    guard painter.bytes.count > before else { return [] }
    painter.append(ControlSequence.move(rows: -row, column: 0) + ControlSequence.synchronizedEnd)
    return painter.bytes
  }

  /// Shows the final surface and gives the terminal back: the cursor is visible, below the last row.
  public mutating func finish(_ final: Surface) -> [UInt8] {
    guard final.width <= size.columns, final.height <= size.rows else { return redraw(final, from: "\r") }
    var painter = CellPainter(encoder)
    painter.append(ControlSequence.synchronizedBegin)
    let row = change(to: final, &painter)
    painter.append(ControlSequence.move(rows: max(0, final.height - 1) - row, column: 0))
    if final.height > 0 { painter.append("\r\n") }
    painter.append(ControlSequence.synchronizedEnd + ControlSequence.autowrapOn + cursor.show)
    return painter.bytes
  }

  /// Draws the final surface anew, whatever the screen shows, and gives the terminal back.
  public func finish(_ final: Surface, after disturbance: Disturbance) -> [UInt8] {
    switch disturbance {
    // The escape character also ends a sequence that was cut off.
    case .lostOutput: redraw(final, from: ControlSequence.restoreCursor)
    case .resized(let size): redraw(final.fitted(width: min(final.width, size.columns)), from: "\r")
    }
  }

  /// What gives the terminal back, wherever a frame was broken off.
  static func givenBack(_ capabilities: Capabilities) -> [UInt8] {
    let modes = ControlSequence.synchronizedEnd + ControlSequence.plainRendition + ControlSequence.autowrapOn
    return Array((modes + capabilities.cursorVisibility.show).utf8)
  }

  private func redraw(_ final: Surface, from start: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(start + ControlSequence.synchronizedBegin + ControlSequence.plainRendition)
    bytes.append(ControlSequence.eraseBelow + ControlSequence.autowrapOn)
    bytes.append(contentsOf: encoder.encode(final))
    bytes.append(ControlSequence.synchronizedEnd + cursor.show)
    return bytes
  }

  /// Writes what differs; the cursor begins in row 0 and ends in the row returned.
  private mutating func change(to frame: Surface, _ painter: inout CellPainter) -> Int {
    let height = max(shown.height, min(frame.height, size.rows))
    reserve(height, &painter)
    let next = frame.fitted(width: size.columns, height: height)
    var cursorRow = 0
    painter.paintChanges(from: shown, to: next, wraps: false) { row, column in
      defer { cursorRow = row }
      return ControlSequence.move(rows: row - cursorRow, column: column)
    }
    shown = next
    return cursorRow
  }

  /// Gets more rows below those that there are; at the bottom of the screen it scrolls.
  private mutating func reserve(_ height: Int, _ painter: inout CellPainter) {
    let known = max(1, shown.height)
    shown = shown.fitted(width: size.columns, height: height)
    guard height > known else { return }
    painter.append(ControlSequence.move(rows: known - 1, column: 0))
    for _ in known..<height { painter.append("\r\n") }
    painter.append(ControlSequence.move(rows: 1 - height, column: 0) + ControlSequence.saveCursor)
  }
}
