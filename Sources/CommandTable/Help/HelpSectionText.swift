extension TextLayout {
  /// The widest terms of a table; those of lists have less room.
  private static let widestRowStart = 40

  /// Adds parts of the manual as plain text.
  mutating func add(_ blocks: [ManBlock]) {
    var items: [(term: String, meaning: String)] = []
    for (index, block) in blocks.enumerated() {
      // Short items that follow each other are a list.
      if case .item(let term, let paragraphs) = block, paragraphs.count == 1 {
        items.append((Prose.plain(term), Prose.plain(paragraphs[0])))
        if index < blocks.count - 1 { continue }
      }
      if !items.isEmpty {
        separate()
        definitions(items)
        items = []
      }
      add(block)
    }
  }

  private mutating func separate() {
    if lines.last?.isEmpty == false { blank() }
  }

  private mutating func add(_ block: ManBlock) {
    switch block {
    case .paragraph(let prose):
      separate()
      paragraph(Prose.plain(prose))
    case .lines(let texts):
      separate()
      for text in texts { paragraph(Prose.plain(text), hanging: 2) }
    case .item(let term, let paragraphs):
      guard paragraphs.count > 1 else { return }
      separate()
      paragraph(Prose.plain(term), indent: 2, hanging: 2)
      for (number, text) in paragraphs.enumerated() {
        if number > 0 { blank() }
        paragraph(Prose.plain(text), indent: 6)
      }
    case .code(let code):
      separate()
      for line in code { verbatim(line, indent: 2) }
    case .table(let header, let rows):
      separate()
      definitions(TextLayout.columns([header] + rows), widest: Self.widestRowStart)
    }
  }

  /// The rows of a table, with all cells but the last side by side.
  private static func columns(_ rows: [[String]]) -> [(term: String, meaning: String)] {
    let cells = rows.map { $0.map(Prose.plain) }
    let widths = (0..<(cells.first?.count ?? 1) - 1).map { place in
      cells.map { $0.indices.contains(place) ? $0[place].count : 0 }.max() ?? 0
    }
    return cells.map { row in
      let start = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      return (start, row.last ?? "")
    }
  }
}
