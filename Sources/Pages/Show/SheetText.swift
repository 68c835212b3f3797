import Canvas

extension TextMetrics {
  /// Breaks a text into lines as ``wrapped(_:cells:)`` does, but never inside a link: one that is longer than a line has
  /// a line of its own, whose end sticks out.
  func wrappedAroundLinks(_ text: String, cells: Int) -> [String] {
    guard text.contains(":") else { return wrapped(text, cells: cells) }
    var lines: [String] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      guard TextMetrics.isLink(word), width(of: String(word)) > cells else {
        words.append(word)
        continue
      }
      if !words.isEmpty { lines += wrapped(words.joined(separator: " "), cells: cells) }
      words = []
      lines.append(String(word))
    }
    if !words.isEmpty || lines.isEmpty { lines += wrapped(words.joined(separator: " "), cells: cells) }
    return lines
  }

  /// Whether a word has the form of a URI with an authority, or of an address to write to.
  private static func isLink(_ word: Substring) -> Bool { word.contains("://") || word.contains("mailto:") }
}
