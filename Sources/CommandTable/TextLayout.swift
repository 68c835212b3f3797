/// Plain text set to a width: paragraphs and lists of definitions. Widths are in cells; the text is ASCII.
struct TextLayout {
  /// The width that no line exceeds, unless a single word does.
  let width: Int
  /// The lines so far.
  private(set) var lines: [String] = []

  init(width: Int) {
    self.width = width
  }

  /// The text, each line ended by a newline.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds an empty line.
  mutating func blank() {
    lines.append("")
  }

  /// Adds a paragraph.
  /// - Parameter hanging: how much farther than `indent` all lines but the first are indented.
  mutating func paragraph(_ text: String, indent: Int = 0, hanging: Int = 0) {
    let pad = String(repeating: " ", count: indent)
    let wrapped = Self.wrap(text, first: width - indent, other: width - indent - hanging)
    for (index, line) in wrapped.enumerated() {
      lines.append(pad + (index == 0 ? "" : String(repeating: " ", count: hanging)) + line)
    }
  }

  /// Adds terms with their meanings, side by side; where a term is too long for its column, or the width is small,
  /// the meaning goes below.
  mutating func definitions(_ items: [(term: String, meaning: String)]) {
    let longest = items.map(\.term.count).filter { $0 <= 28 }.max() ?? 0
    let column = width < 60 ? 6 : longest + 4
    for (term, meaning) in items {
      if 2 + term.count + 2 > column {
        let lead = width < 60 ? 0 : term.prefix { $0 == " " }.count
        paragraph(term, indent: 2 + lead, hanging: 2)
        paragraph(meaning, indent: column)
        continue
      }
      let pad = String(repeating: " ", count: column - 2 - term.count)
      let wrapped = Self.wrap(meaning, first: width - column, other: width - column)
      lines.append("  " + term + pad + (wrapped.first ?? ""))
      lines += wrapped.dropFirst().map { String(repeating: " ", count: column) + $0 }
    }
  }

  /// The words of the text on lines of at most `first` cells, then `other` cells.
  static func wrap(_ text: String, first: Int, other: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let limit = lines.isEmpty ? first : other
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
