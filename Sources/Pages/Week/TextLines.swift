import Canvas

/// Breaks a text into lines.
enum TextLines {
  /// The text in lines of some cells each, broken at blanks where there are any; what has no room is cut off at the end of
  /// the last line.
  static func wrapped(_ text: String, cells: [Int], style: PageStyle) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    for (index, room) in cells.enumerated() where !rest.isEmpty {
      if index == cells.count - 1 || style.metrics.width(of: String(rest)) <= room {
        lines.append(style.fit(String(rest), cells: room))
        break
      }
      let end = breakingPoint(of: rest, isFirst: index == 0, cells: room, style.metrics)
      lines.append(trimmed(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines
  }

  /// Behind the last word that fits; within the first one where it is too long for a line.
  private static func breakingPoint(
    of text: Substring, isFirst: Bool, cells: Int, _ metrics: TextMetrics
  ) -> Substring.Index {
    var used = 0
    var end = text.startIndex
    var word: Substring.Index?
    while end < text.endIndex {
      // The sign of a state, a character long, stays with the title.
      if text[end] == " ", used > 1 || !isFirst { word = end }
      used += metrics.width(of: text[end])
      if used > cells { break }
      end = text.index(after: end)
    }
    // Something of the text goes onto every line, or a narrow one would never be left.
    return word ?? max(end, text.index(after: text.startIndex))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
