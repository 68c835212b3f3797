import CalendarCore
import Canvas

/// Draws an occurrence as a bar across some days of a week.
struct BarDrawing {
  private let occurrence: Occurrence
  private let cells: Range<Int>
  private let row: Int
  private let style: PageStyle
  /// What tells its calendar where no colour does.
  var mark: Character?
  /// Whether the bar begins at the right.
  var isMirrored = false
  /// Whether it goes on in the week before and the week after.
  var fromBefore = false
  var toAfter = false
  /// Whether all its days belong to other months.
  var isDim = false

  /// In a narrower bar the ends would leave nothing of the title.
  private static let narrowestWithEnds = 8

  init(_ occurrence: Occurrence, cells: Range<Int>, row: Int, style: PageStyle) {
    self.occurrence = occurrence
    self.cells = cells
    self.row = row
    self.style = style
  }

  /// Draws it.
  ///
  /// - Parameter title: The title for a number of cells.
  func draw(on surface: inout Surface, title: (Int) -> String) {
    let (glyphs, theme) = (style.glyphs, style.theme)
    var look = theme.bar(of: occurrence)
    if isDim { look.attributes.insert(.dim) }
    let isField = theme.fillsBars && !occurrence.event.isTransparent
    let fill = isField ? " " : occurrence.event.isTransparent ? glyphs.thinFill : glyphs.barFill
    for column in cells { surface[row, column] = Cell(fill, style: look) }
    let hasEnds = cells.count >= BarDrawing.narrowestWithEnds
    let ends = isField ? Glyphs.Ends(left: " ", right: " ") : glyphs.barEnds
    var pen = Pen(row: row, cells: cells, isMirrored: isMirrored, metrics: style.metrics)
    if fromBefore {
      pen.write(end(glyphs.barCuts, isFirst: true), look, on: &surface)
    } else if hasEnds {
      pen.write(
        theme.fillsBars ? end(ends, isFirst: true) : mark.map(String.init) ?? end(ends, isFirst: true), look,
        on: &surface)
    }
    if toAfter {
      pen.writeAtEnd(end(glyphs.barCuts, isFirst: false), look, on: &surface)
    } else if hasEnds {
      pen.writeAtEnd(end(ends, isFirst: false), look, on: &surface)
    }
    pen.write(title(pen.room.count), look, on: &surface)
  }

  /// The end where the bar begins, or the other one.
  private func end(_ ends: Glyphs.Ends, isFirst: Bool) -> String {
    String(isFirst != isMirrored ? ends.left : ends.right)
  }
}
