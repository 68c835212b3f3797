import Canvas
import CommandTable
import Input
import TextGate

extension Model {
  /// Characters that a line takes at most.
  private static let longestText = 500

  /// A key in the line that is typed into.
  mutating func type(_ press: KeyPress, _ command: KeyCommand?) -> [Effect] {
    guard var line = prompt else { return [] }
    switch command {
    case .accept:
      prompt = nil
      refusable = line
      return accept(line)
    case .cancel: prompt = nil
    case .deleteBack where line.text.isEmpty: prompt = nil
    case .deleteBack: line.before = String(line.before.dropLast())
    case .deleteOn: line.after = String(line.after.dropFirst())
    case .deleteWord: line.before = Model.withoutLastWord(line.before)
    case .deleteLine: line.before = ""
    case .cursorLeft:
      if let last = line.before.popLast() { line.after.insert(last, at: line.after.startIndex) }
    case .cursorRight:
      if let first = line.after.first {
        line.after.removeFirst()
        line.before.append(first)
      }
    case .cursorStart: (line.before, line.after) = ("", line.text)
    case .cursorEnd: (line.before, line.after) = (line.text, "")
    default: if let text = press.text { line.before = Model.typed(text, behind: line) }
    }
    if prompt != nil { prompt = line }
    return []
  }

  /// A pasted text goes into the line, or nowhere.
  mutating func paste(_ text: String) {
    guard var line = prompt else { return }
    line.before = Model.typed(text, behind: line)
    prompt = line
  }

  private static func typed(_ text: String, behind line: Prompt) -> String {
    var scalars = line.before.unicodeScalars
    for scalar in text.unicodeScalars.prefix(longestText) {
      if let shown = VisibleText.standIn(for: scalar) { scalars.append(shown) }
    }
    return String(String(scalars).prefix(max(0, longestText - line.after.count)))
  }

  private static func withoutLastWord(_ text: String) -> String {
    var rest = text[...]
    while rest.last == " " { rest.removeLast() }
    while let last = rest.last, last != " " { rest.removeLast() }
    return String(rest)
  }

  private mutating func accept(_ line: Prompt) -> [Effect] {
    let text = VisibleText(line.text).description
    switch line.kind {
    case .search: return text.isEmpty ? [] : [.search(text, around: selected, years: Model.searchedYears)]
    case .goTo: return text.isEmpty ? [] : [.resolve(text, in: selected.yearMonth)]
    case .zone: return [.setZone(text)]
    }
  }
}
