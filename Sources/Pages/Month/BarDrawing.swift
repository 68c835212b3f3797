import CalendarCore
import Canvas

/// Draws an occurrence as a bar across some days of a week.
struct BarDrawing {
  private let occurrence: Occurrence
  /// The cells of its days.
  private let pen: Pen
  private let style: PageStyle
  /// What tells its calendar where no colour does.
  var mark: Character?
  /// Whether it goes on in the week before and the week after.
  var fromBefore = false
  var toAfter = false
  /// Whether all its days belong to other months.
  var isDim = false

  /// In a narrower bar the ends would leave nothing of the title.
  private static let narrowestWithEnds = 8

  init(_ occurrence: Occurrence, pen: Pen, style: PageStyle) {
    self.occurrence = occurrence
    self.pen = pen
    self.style = style
  }

  /// What a bar is made of.
  private enum Form {
    /// Cells of colour.
    case field
    /// A line, or a thin one for what takes no time.
    case line
    case thinLine
    /// Nothing but its text: a to-do is no span of time.
    case text
  }

  private var form: Form {
    if occurrence.isTask { return .text }
    if occurrence.event.isTransparent { return .thinLine }
    return style.theme.fillsBars ? .field : .line
  }

  private var fill: Character {
    switch form {
    case .field, .text: " "
    case .line: style.glyphs.barFill
    case .thinLine: style.glyphs.thinFill
    }
  }

  /// Draws it.
  ///
  /// - Parameter title: The title for a number of cells.
  func draw(on surface: inout Surface, title: (Int) -> String) {
    var look = style.theme.bar(of: occurrence)
    if isDim { look.attributes.insert(.dim) }
    for column in pen.room { surface[pen.row, column] = Cell(fill, style: look) }
    var pen = pen
    if let start = end(isFirst: true, isCut: fromBefore) { pen.write(start, look, on: &surface) }
    if let end = end(isFirst: false, isCut: toAfter) { pen.writeAtEnd(end, look, on: &surface) }
    pen.write(title(pen.room.count), look, on: &surface)
  }

  /// What stands where the bar begins, or where it ends; nil where there is no room for it.
  private func end(isFirst: Bool, isCut: Bool) -> String? {
    let isLeft = isFirst != pen.isMirrored
    func glyph(_ ends: Glyphs.Ends) -> String { String(isLeft ? ends.left : ends.right) }
    if isCut { return glyph(style.glyphs.barCuts) }
    guard pen.room.count >= BarDrawing.narrowestWithEnds else { return nil }
    if form == .field { return " " }
    if form == .text { return isFirst ? String(mark ?? " ") : nil }
    return isFirst ? mark.map(String.init) ?? glyph(style.glyphs.barEnds) : glyph(style.glyphs.barEnds)
  }
}
