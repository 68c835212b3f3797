import Canvas

/// The bytes that show frames on the whole screen. Frames are differences and never contain a line feed.
public struct ScreenPresenter: Sendable {
  /// A place on the screen; both count from 0.
  struct Place: Sendable, Hashable {
    var row: Int
    var column: Int
  }

  private let encoder: TextEncoder
  private let visibility: CursorVisibility
  /// The screen's size, to which surfaces are cut or filled up.
  private(set) var size: TerminalSize
  /// What the screen shows; nil where that is not known.
  private var shown: Surface?
  /// Where the cursor is seen; nil where it is hidden.
  private var cursor: Place?

  /// Makes a presenter for a screen of which nothing is known but that its cursor is hidden and its text wraps.
  public init(_ capabilities: Capabilities, size: TerminalSize) {
    encoder = TextEncoder(capabilities)
    visibility = capabilities.cursorVisibility
    self.size = size
  }

  /// The screen may show anything: the next frame is written in full.
  public mutating func forget() { shown = nil }

  /// The screen has another size, and may show anything.
  public mutating func resize(to size: TerminalSize) {
    self.size = size
    forget()
  }

  /// The cursor was hidden by others.
  mutating func cursorIsHidden() { cursor = nil }

  /// Shows a frame; nothing has to be written when it looks like the last one.
  ///
  /// - Parameter cursor: Where the cursor is seen; nil, or a place off the screen, hides it.
  public mutating func show(_ surface: Surface, cursor place: (row: Int, column: Int)? = nil) -> [UInt8] {
    let next = surface.fitted(width: size.columns, height: size.rows)
    let target = place.map { Place(row: $0.row, column: $0.column) }.flatMap { next.contains($0) ? $0 : nil }
    var painter = CellPainter(encoder)
    if let shown {
      // Text wraps, so that what follows the last cell and takes none itself, such as an accent, joins that cell: in some
      // terminals it would join the one before. Nothing that wraps follows; the cursor is moved first.
      painter.paintChanges(from: shown, to: next, wraps: true) { ControlSequence.move(toRow: $0, column: $1) }
    } else {
      paintAll(next, &painter)
    }
    shown = next
    guard !painter.bytes.isEmpty || cursor != target else { return [] }
    let hasChanges = !painter.bytes.isEmpty
    var bytes: [UInt8] = []
    bytes.append(ControlSequence.synchronizedBegin)
    if cursor != nil, hasChanges || target == nil { bytes.append(visibility.hide) }
    bytes.append(contentsOf: painter.bytes)
    if let target {
      bytes.append(ControlSequence.move(toRow: target.row, column: target.column))
      if cursor == nil || hasChanges { bytes.append(visibility.show) }
    }
    bytes.append(ControlSequence.synchronizedEnd)
    cursor = target
    return bytes
  }

  private func paintAll(_ next: Surface, _ painter: inout CellPainter) {
    painter.append(ControlSequence.plainRendition + ControlSequence.eraseScreen)
    for row in 0..<next.height where encoder.end(ofRow: row, in: next) > 0 {
      painter.append(ControlSequence.move(toRow: row, column: 0))
      painter.paint(next, row: row, wraps: true)
    }
  }
}

extension Surface {
  fileprivate func contains(_ place: ScreenPresenter.Place) -> Bool { contains(row: place.row, column: place.column) }
}
