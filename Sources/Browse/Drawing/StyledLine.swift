import Canvas
import Pages

/// A line of text in several styles, from the side where the language begins to write.
struct StyledLine: Sendable, Hashable {
  /// A part in one style; safe text.
  struct Span: Sendable, Hashable {
    var text: String
    var style: Style
  }

  var spans: [Span]

  init(_ spans: [Span] = []) { self.spans = spans }

  init(_ text: String, _ style: Style = .plain) { spans = text.isEmpty ? [] : [Span(text: text, style: style)] }

  /// Adds a part.
  mutating func append(_ text: String, _ style: Style = .plain) { spans.append(Span(text: text, style: style)) }

  /// Cells that it takes.
  func width(_ metrics: TextMetrics) -> Int { spans.reduce(0) { $0 + metrics.width(of: $1.text) } }

  /// Writes it as far as there is room; what is cut ends with an ellipsis.
  func draw(_ pen: Pen, style: PageStyle, on surface: inout Surface) {
    var pen = pen
    for span in spans {
      // Blanks come before the text whichever way the line runs; over them, no style is seen.
      let text = String(span.text.drop { $0 == " " })
      pen.skip(span.text.utf8.count - text.utf8.count)
      let shown = style.fit(text, cells: pen.room.count)
      pen.write(shown, span.style, on: &surface)
      if shown != text { return }
    }
  }
}
