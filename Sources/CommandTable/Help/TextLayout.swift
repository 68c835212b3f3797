/// Plain text set to a width: paragraphs and lists of definitions. Widths are in cells; the text is ASCII.
struct TextLayout {
  /// The width that no line exceeds, unless a single word does.
  let width: Int
  /// The lines so far.
  private(set) var lines: [String] = []
  /// The places of the lines that are headings.
  private(set) var headings: Set<Int> = []

  init(width: Int) {
    self.width = width
  }

  /// The lines as help shows them.
  var help: HelpText {
    HelpText(lines: lines.enumerated().map { HelpText.Line(text: $1, isHeading: headings.contains($0)) })
  }

  /// Adds a heading, with an empty line before it.
  mutating func heading(_ text: String) {
    if !lines.isEmpty { blank() }
    headings.insert(lines.count)
    lines.append(text)
  }

  /// Adds an empty line.
  mutating func blank() {
    lines.append("")
  }

  /// Adds a line as it is.
  mutating func verbatim(_ text: String, indent: Int) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
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
  ///
  /// - Parameters:
  ///   - widest: Terms that are longer have a line of their own.
  ///   - others: Terms of lists that have their meanings in the same column.
  mutating func definitions(_ items: [(term: String, meaning: String)], widest: Int = 28, beside others: [String] = [])
  {
    let longest = (items.map(\.term) + others).map(\.count).filter { $0 <= widest }.max() ?? 0
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
