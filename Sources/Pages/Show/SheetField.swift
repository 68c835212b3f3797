import Canvas
import TextGate

/// A label and what stands beside it on a sheet.
struct SheetField {
  /// One of the texts of a field; each begins a line.
  struct Entry {
    var text: String
    var style = Style.plain
    /// A mark before it.
    var mark: (text: String, style: Style)?
  }

  var label: String
  var entries: [Entry]

  init(_ label: String, _ entries: [Entry]) { (self.label, self.entries) = (label, entries) }

  /// A field of one text.
  init(_ label: String, _ text: String, _ style: Style = .plain) {
    self.init(label, [Entry(text: text, style: style)])
  }
}

/// Puts lines of a sheet together.
struct SheetLines {
  let width: Int
  let style: PageStyle
  private(set) var rows: [Surface] = []

  /// Room for the longest label and a blank.
  private static let labelWidth = 11
  /// Narrower sheets have their labels above the texts.
  private static let narrowestWithLabels = 34

  init(width: Int, style: PageStyle) { (self.width, self.style) = (max(1, width), style) }

  /// A line; a link may be longer than the width.
  mutating func append(_ pieces: [(text: String, style: Style)]) {
    let needed = pieces.reduce(0) { $0 + style.metrics.width(of: $1.text) }
    var row = Surface(width: max(1, needed), height: 1)
    var column = 0
    for piece in pieces {
      column += row.write(piece.text, row: 0, column: column, style: piece.style, metrics: style.metrics)
    }
    rows.append(row)
  }

  /// A text of as many lines as it needs.
  mutating func append(_ text: String, _ textStyle: Style = .plain) {
    for line in style.metrics.wrappedAroundLinks(text, cells: width) { append([(line, textStyle)]) }
  }

  mutating func appendBlank() { rows.append(Surface(width: 1, height: 1)) }

  mutating func append(_ field: SheetField) {
    let isBeside = width >= SheetLines.narrowestWithLabels
    let margin = isBeside ? SheetLines.labelWidth : 2
    if !isBeside { append([(field.label, style.theme[.note])]) }
    var isFirst = isBeside
    for entry in field.entries {
      let markWidth = entry.mark.map { style.metrics.width(of: $0.text) + 1 } ?? 0
      // Where there are several, those lines that go on stand further in.
      let hang = entry.mark == nil && field.entries.count > 1 ? 2 : 0
      let lines = style.metrics.wrappedAroundLinks(entry.text, cells: width - margin - markWidth - hang)
      for (place, line) in lines.enumerated() {
        let label = isFirst ? field.label : ""
        isFirst = false
        var pieces = [
          (text: label, style: style.theme[.note]),
          (
            text: String(repeating: " ", count: max(0, margin - label.count) + (place > 0 ? hang : 0)),
            style: Style.plain
          ),
        ]
        if let mark = entry.mark {
          pieces.append(place == 0 ? mark : (String(repeating: " ", count: markWidth - 1), .plain))
          pieces.append((" ", .plain))
        }
        append(pieces + [(line, entry.style)])
      }
    }
  }
}
