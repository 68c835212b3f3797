import TextGate

/// A grid of cells that a page or a frame is drawn into.
///
/// A cluster two cells wide never stands half: writing over one half of it, or at the last column, leaves spaces.
/// Drawing outside the surface is cut off, so every size down to 0 by 0 is safe.
public struct Surface: Sendable, Hashable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  private var cells: [Cell]

  /// Makes a surface of blanks; negative sizes become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// Whether the place is on the surface.
  public func contains(row: Int, column: Int) -> Bool {
    row >= 0 && row < height && column >= 0 && column < width
  }

  /// The cell at a place; a blank outside. Setting keeps wide clusters whole.
  public subscript(row: Int, column: Int) -> Cell {
    get { contains(row: row, column: column) ? cells[row * width + column] : .blank }
    set {
      guard contains(row: row, column: column) else { return }
      release(row: row, column: column)
      if newValue.part == .wideLeft {
        guard column + 1 < width else {
          cells[row * width + column] = Cell(" ", style: newValue.style)
          return
        }
        release(row: row, column: column + 1)
        cells[row * width + column] = newValue
        cells[row * width + column + 1] = Cell(" ", part: .wideRight, style: newValue.style)
      } else if newValue.part == .wideRight {
        cells[row * width + column] = Cell(" ", style: newValue.style)
      } else {
        cells[row * width + column] = newValue
      }
    }
  }

  /// Turns the other half of a wide cluster into a space before one half is overwritten.
  private mutating func release(row: Int, column: Int) {
    let index = row * width + column
    switch cells[index].part {
    case .whole: break
    case .wideLeft: cells[index + 1] = Cell(" ", style: cells[index + 1].style)
    case .wideRight: cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    }
  }

  /// Writes text from a place to the right and returns the columns it took.
  ///
  /// - Parameters:
  ///   - text: Text without control characters (see ``VisibleText``); clusters of no width are passed over.
  ///   - limit: The most columns to take; what does not fit whole is left out.
  @discardableResult
  public mutating func write(
    _ text: String, row: Int, column: Int, limit: Int = .max, style: Style = .plain,
    metrics: TextMetrics = TextMetrics()
  ) -> Int {
    var used = 0
    // A byte of ASCII with another one behind it is a cluster, and takes a cell.
    let plain = text.utf8.prefix { $0 >= 0x20 && $0 < 0x7F }
    let isPlain = plain.endIndex == text.endIndex
    for byte in isPlain ? plain : plain.dropLast() {
      guard used < limit, column + used < width else { return used }
      self[row, column + used] = Cell(Character(Unicode.Scalar(byte)), style: style)
      used += 1
    }
    if isPlain { return used }
    let first = column + used
    var last = first
    for character in String(text[text.utf8.index(text.startIndex, offsetBy: used)...]) {
      let cells = metrics.width(of: character)
      guard cells > 0 else { continue }
      guard used + cells <= limit, column + used + cells <= width else { break }
      for part in cells <= 2 ? [character] : metrics.parts(of: character) {
        let cells = metrics.width(of: part)
        guard cells > 0 else { continue }
        last = column + used
        self[row, last] = Cell(part, part: cells == 2 ? .wideLeft : .whole, style: style)
        used += cells
      }
    }
    if column + used > first, BidiIsolates.needs(text) {
      // What stood before the first character that is not ASCII belongs to the same text.
      self[isolation: row, column].insert(.begins)
      self[isolation: row, last].insert(.ends)
    }
    return used
  }

  private subscript(isolation row: Int, column: Int) -> Cell.Isolation {
    get { self[row, column].isolation }
    set { if contains(row: row, column: column) { cells[row * width + column].isolation = newValue } }
  }

  /// Draws rows of another surface from a place on; what lies outside of this one is cut off.
  ///
  /// - Parameter rows: Which of its rows; nil for all.
  public mutating func draw(_ other: Surface, rows: Range<Int>? = nil, row: Int = 0, column: Int = 0) {
    let rows = (rows ?? 0..<other.height).clamped(to: 0..<other.height)
    for (offset, source) in rows.enumerated() where row + offset >= 0 && row + offset < height {
      for x in 0..<max(0, min(other.width, width - column)) where other[source, x].part != .wideRight {
        self[row + offset, column + x] = other[source, x]
      }
    }
  }

  /// Makes sure that no text from right to left runs over the left edge of a cell: what is drawn beside it then keeps its
  /// place in terminals that reorder such text.
  public mutating func cutIsolates(row: Int, column: Int) {
    guard contains(row: row, column: column), isIsolated(row: row, before: column) else { return }
    setIsolation(.ends, row: row, column: column - 1)
    setIsolation(.begins, row: row, column: column)
  }

  /// Whether there is text from right to left in a row.
  public func hasIsolates(row: Int) -> Bool {
    (0..<width).contains { contains(row: row, column: $0) && !cells[row * width + $0].isolation.isEmpty }
  }

  /// Whether a text from right to left runs over the left edge of a cell.
  public func isIsolated(row: Int, before column: Int) -> Bool {
    guard contains(row: row, column: column) else { return false }
    var isOpen = false
    for place in row * width..<row * width + column {
      if cells[place].isolation.contains(.begins) { isOpen = true }
      if cells[place].isolation.contains(.ends) { isOpen = false }
    }
    return isOpen
  }

  /// Lets a text from right to left begin or end with a cell, too.
  public mutating func setIsolation(_ isolation: Cell.Isolation, row: Int, column: Int) {
    // Nothing is written for a right half.
    let isRight = self[row, column].part == .wideRight
    self[isolation: row, isRight ? column - 1 : column].insert(isolation)
  }

  /// Fills a rectangle with one narrow cell.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    for row in max(0, rect.row)..<max(0, rect.row, min(height, rect.row + rect.height)) {
      for column in max(0, rect.column)..<max(0, rect.column, min(width, rect.column + rect.width)) {
        self[row, column] = cell
      }
    }
  }

  /// Changes the style of every cell of a rectangle, its text staying.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    for row in max(0, rect.row)..<max(0, rect.row, min(height, rect.row + rect.height)) {
      for column in max(0, rect.column)..<max(0, rect.column, min(width, rect.column + rect.width)) {
        change(&cells[row * width + column].style)
      }
    }
  }

  /// The rows as plain text, without styles; trailing spaces are kept, so each is exactly `width` cells wide.
  public var lines: [String] {
    (0..<height).map { row in
      var line = ""
      var isolates = BidiIsolates()
      for column in 0..<width where cells[row * width + column].part != .wideRight {
        let cell = cells[row * width + column]
        line += isolates.before(cell)
        line.append(cell.character)
        line += isolates.after(cell)
      }
      return line + isolates.atEnd()
    }
  }
}

extension Surface {
  /// Puts surfaces of one row beneath each other; what is wider than `width` is cut off.
  public init(rows: [Surface], width: Int) {
    self.init(width: width, height: rows.count)
    for (row, source) in rows.enumerated() {
      for column in 0..<min(width, source.width) where source[0, column].part != .wideRight {
        self[row, column] = source[0, column]
      }
    }
  }
}
