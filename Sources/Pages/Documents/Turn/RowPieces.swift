import Canvas

/// A row of a surface as pieces: grounds, words, lines and blocks.
struct RowPieces {
  private(set) var pieces: [TurnPiece] = []
  private let row: Int

  init(_ surface: Surface, row: Int, _ colors: TurnColors) {
    self.row = row
    let looks = (0..<surface.width).map { colors.looks(of: surface[row, $0].style) }
    addGrounds(looks.map(\.ground))
    var column = 0
    while column < surface.width {
      let cell = surface[row, column]
      if cell.character == " " {
        column += 1
      } else if let glyph = LineGlyph(in: surface, row: row, column: column) {
        let end = (column..<surface.width).first {
          surface[row, $0].character != cell.character || looks[$0].text != looks[column].text
        }
        add(glyph, column..<(end ?? surface.width), looks[column].text)
        column = end ?? surface.width
      } else {
        column = addText(surface, from: column, looks[column].text) { looks[$0].text }
      }
    }
  }

  private func x(_ column: Int) -> Int { column * TurnPicture.cellWidth }
  private var y: Int { row * TurnPicture.cellHeight }

  private mutating func addGrounds(_ grounds: [TurnColors.Look?]) {
    var column = 0
    while column < grounds.count {
      let end = grounds[column...].firstIndex { $0 != grounds[column] } ?? grounds.count
      if let look = grounds[column] {
        let shape = TurnPiece.Shape.box(
          width: (end - column) * TurnPicture.cellWidth, height: TurnPicture.cellHeight, quarters: 4)
        pieces.append(TurnPiece(x: x(column), y: y, shape: shape, look: look, layer: .ground))
      }
      column = end
    }
  }

  /// A word, or a text from right to left as a whole, which only together stands in its order.
  ///
  /// - Returns: The column behind it.
  private mutating func addText(
    _ surface: Surface, from start: Int, _ look: TurnColors.Look, lookAt: (Int) -> TurnColors.Look
  ) -> Int {
    var text = ""
    var column = start
    var isolates = BidiIsolates()
    var isIsolated = false
    while column < surface.width, lookAt(column) == look {
      let cell = surface[row, column]
      let begins = isolates.before(cell)
      if !begins.isEmpty { isIsolated = true }
      if !isIsolated, cell.character == " " || LineGlyph(in: surface, row: row, column: column) != nil { break }
      if cell.part != .wideRight { text += begins + String(cell.character) }
      let ends = isolates.after(cell)
      text += ends
      column += cell.part == .wideLeft ? 2 : 1
      if !ends.isEmpty {
        isIsolated = false
        break
      }
    }
    text += isolates.atEnd()
    column = max(column, start + 1)
    pieces.append(TurnPiece(x: x(start), y: y, shape: .text(text, cells: column - start), look: look))
    return column
  }

  /// The same character in some cells beside each other.
  private mutating func add(_ glyph: LineGlyph, _ cells: Range<Int>, _ look: TurnColors.Look) {
    let (width, height) = (TurnPicture.cellWidth, TurnPicture.cellHeight)
    let (left, right) = (x(cells.lowerBound), x(cells.upperBound))
    func add(_ data: String, isHeavy: Bool = false) {
      pieces.append(TurnPiece(x: 0, y: 0, shape: .lines(data, isHeavy: isHeavy), look: look))
    }
    switch glyph {
    case .rising:
      add(cells.map { "M\(x($0)) \(y + height)l\(width) -\(height)" }.joined())
    case .falling:
      add(cells.map { "M\(x($0)) \(y)l\(width) \(height)" }.joined())
    case .arms(let arms) where arms.left && arms.right && !arms.up && !arms.down:
      add("M\(left) \(y + height / 2)H\(right)", isHeavy: arms.isHeavy)
    case .arms(let arms):
      for column in cells { add(lines(arms, column: column), isHeavy: arms.isHeavy) }
    case .quadrants(let quarters):
      let shape = TurnPiece.Shape.box(width: width / 2, height: height / 2, quarters: 4)
      for column in cells {
        for (number, isFilled) in quarters.enumerated() where isFilled {
          let (x, y) = (x(column) + number % 2 * width / 2, y + number / 2 * height / 2)
          pieces.append(TurnPiece(x: x, y: y, shape: shape, look: look))
        }
      }
    case .block(let start, let top, let eighths, let rows, let quarters):
      // A whole cell's width joins with the next.
      let boxes = eighths == 8 ? [cells] : cells.map { $0..<$0 + 1 }
      for box in boxes {
        let wide = eighths == 8 ? box.count * width : max(1, width * eighths / 8)
        let shape = TurnPiece.Shape.box(width: wide, height: max(1, height * rows / 8), quarters: quarters)
        pieces.append(
          TurnPiece(x: x(box.lowerBound) + width * start / 8, y: y + height * top / 8, shape: shape, look: look))
      }
    }
  }

  private func lines(_ arms: LineGlyph.Arms, column: Int) -> String {
    let (width, height) = (TurnPicture.cellWidth, TurnPicture.cellHeight)
    let (left, top) = (x(column), y)
    var data = ""
    if arms.left || arms.right {
      data += "M\(arms.left ? left : left + width / 2) \(top + height / 2)"
      data += "H\(arms.right ? left + width : left + width / 2)"
    }
    if arms.up || arms.down {
      data += "M\(left + width / 2) \(arms.up ? top : top + height / 2)"
      data += "V\(arms.down ? top + height : top + height / 2)"
    }
    return data
  }
}
