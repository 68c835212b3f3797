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
    var shown = ""
    var used = 0
    var cut = (text: "", cells: 0)
    for character in text {
      let needed = width(of: character)
      if used + needed > cells {
        return cells > mark && !cut.text.isEmpty ? trimmedEnd(cut.text) + ellipsis : shown
      }
      shown.append(character)
      used += needed
      if used <= cells - mark { cut = (shown, used) }
    }
    return shown
  }

  private func trimmedEnd(_ text: String) -> String {
    var view = Substring(text)
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}
