import TextGate

extension TextMetrics {
  /// Cuts a text to a number of cells, by whole clusters, with an ellipsis where something is left out.
  ///
  /// - Parameters:
  ///   - text: Safe text.
  ///   - cells: The most cells that the result takes; 0 or less gives nothing.
  ///   - ellipsis: What stands at the cut, one cell wide or more; left out where nothing else would fit beside it.
  public func fit(_ text: VisibleText, cells: Int, ellipsis: String) -> String {
    fit(text.description, cells: cells, ellipsis: ellipsis)
  }

  /// Cuts text of our own, which needs no gate.
  public func fit(_ text: String, cells: Int, ellipsis: String) -> String {
    guard cells > 0 else { return "" }
    if text.utf8.count <= cells, text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
    let mark = width(of: ellipsis)
    // ASCII takes a cell for each byte.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return cells > mark ? trimmedEnd(prefix(of: text, cells - mark)) + ellipsis : String(prefix(of: text, cells))
    }
    var used = 0
    // Bytes of UTF-8 that have room, and of these what leaves room for the ellipsis.
    var (shown, cut) = (0, 0)
    for character in text {
      let needed = width(of: character)
      if used + needed > cells {
        return cells > mark && cut > 0 ? trimmedEnd(prefix(of: text, cut)) + ellipsis : String(prefix(of: text, shown))
      }
      shown += character.utf8.count
      used += needed
      if used <= cells - mark { cut = shown }
    }
    return text
  }

  private func prefix(of text: String, _ bytes: Int) -> Substring {
    text[..<text.utf8.index(text.startIndex, offsetBy: bytes)]
  }

  private func trimmedEnd(_ text: Substring) -> String {
    var view = text
    while view.utf8.last == UInt8(ascii: " ") { view = view[..<view.utf8.index(before: view.endIndex)] }
    return String(view)
  }
}
