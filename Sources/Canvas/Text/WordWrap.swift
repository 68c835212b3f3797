extension TextMetrics {
  /// Breaks a text into lines of at most so many cells.
  ///
  /// Lines break at spaces, which are left out there, and beside characters two cells wide, of which punctuation stays
  /// with its neighbour. A word longer than a line is cut. A line holds one character at least, however wide.
  ///
  /// - Parameters:
  ///   - text: Safe text without line breaks.
  ///   - cells: The most cells of a line; less than 1 counts as 1.
  /// - Returns: The lines; one empty line for an empty text.
  public func wrapped(_ text: String, cells: Int) -> [String] {
    let room = max(1, cells)
    var lines: [String] = []
    var line = (text: "", width: 0)
    for word in words(of: text) {
      let blanks = word.isAfterSpace && !line.text.isEmpty ? 1 : 0
      if line.width + blanks + word.width <= room {
        line.text += (blanks > 0 ? " " : "") + word.text
        line.width += blanks + word.width
        continue
      }
      if !line.text.isEmpty { lines.append(line.text) }
      line = ("", 0)
      for character in word.text {
        let width = width(of: character)
        if line.width + width > room, !line.text.isEmpty {
          lines.append(line.text)
          line = ("", 0)
        }
        line.text.append(character)
        line.width += width
      }
    }
    if !line.text.isEmpty || lines.isEmpty { lines.append(line.text) }
    return lines
  }

  /// What is not broken unless it has to be.
  private struct Word {
    var text = ""
    var width = 0
    var isAfterSpace = false
  }

  private func words(of text: String) -> [Word] {
    var words: [Word] = []
    var word = Word()
    var last: Character?
    func close() {
      if !word.text.isEmpty { words.append(word) }
      word = Word()
    }
    for character in text {
      if character == " " {
        close()
        word.isAfterSpace = true
        last = nil
        continue
      }
      let width = width(of: character)
      if let last, canBreak(between: last, and: character, width) { close() }
      word.text.append(character)
      word.width += width
      last = character
    }
    close()
    return words
  }

  private func canBreak(between first: Character, and second: Character, _ width: Int) -> Bool {
    guard width == 2 || self.width(of: first) == 2 else { return false }
    return !TextMetrics.neverFirst.contains(second) && !TextMetrics.neverLast.contains(first)
  }

  /// What ends a phrase begins no line, and what opens one ends none (JIS X 4051, the common part).
  private static let neverFirst = Set<Character>("、。，．・：；！？）］｝」』】〉》〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:!?)]}%")
  private static let neverLast = Set<Character>("（［｛「『【〈《〔([{")
}
