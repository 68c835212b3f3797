import CalendarCore
import Canvas
import TextGate

/// Draws an occurrence as a block over the rows of its time.
struct BlockDrawing {
  let occurrence: Occurrence
  let date: CivilDate
  let rows: Range<Int>
  let cells: Range<Int>
  let names: PageNames
  let style: PageStyle
  /// What tells its calendar where no colour does; nil where there is only one.
  let mark: Character?

  /// Draws it: the time, and beneath it the title in as many rows as there are; in a single row both.
  func draw(on surface: inout Surface) {
    let look = style.theme.bar(of: occurrence)
    for row in rows {
      for column in cells { surface[row, column] = Cell(" ", style: look) }
    }
    var pens = rows.map { row in
      var pen = style.pen(row: row, cells: cells, names)
      if let edge = edge(row) { pen.write(String(edge), look, on: &surface) }
      return pen
    }
    guard !pens.isEmpty else { return }
    let words = CellText(style: style, names: names, width: pens[0].room.count + 1)
    let time = time(words, cells: pens[0].room.count)
    var timeLook = look
    timeLook.attributes.insert(.bold)
    timeLook.attributes.remove(.strikethrough)
    pens[0].write(time, timeLook, on: &surface)
    let title = occurrence.marked(occurrence.subject.visibleTitle, style.glyphs)
    guard pens.count > 1, !time.isEmpty else {
      if !time.isEmpty { pens[0].skip(1) }
      draw(title, in: pens, look, on: &surface)
      return
    }
    draw(title, in: Array(pens.dropFirst()), look, on: &surface)
  }

  /// The title, a part of it in each of some rows.
  private func draw(_ title: VisibleText, in pens: [Pen], _ look: Style, on surface: inout Surface) {
    let lines = TextLines.wrapped(title.description, cells: pens.map(\.room.count), style: style)
    for (pen, line) in zip(pens, lines) {
      var pen = pen
      pen.write(line, look, on: &surface)
    }
  }

  /// Whether a block's place is told by an edge, as it is no field of colour.
  static func hasEdge(_ occurrence: Occurrence, _ theme: Theme) -> Bool {
    !theme.fillsBars || occurrence.event.isTransparent || occurrence.isTask
  }

  /// The edge tells which rows are the block's own; the mark of its calendar stands where it begins.
  private func edge(_ row: Int) -> Character? {
    guard BlockDrawing.hasEdge(occurrence, style.theme) else { return nil }
    let edge = names.isRightToLeft ? style.glyphs.rightBlockEdge : style.glyphs.leftBlockEdge
    if row == rows.lowerBound { return mark ?? (rows.count == 1 ? edge.single : edge.first) }
    return row == rows.upperBound - 1 ? edge.last : edge.middle
  }

  /// The time from start to end where that fits and a row is left for the title, or the start alone.
  private func time(_ words: CellText, cells: Int) -> String {
    let short = words.time(of: occurrence, on: date)
    guard rows.count > 1 else { return short }
    guard case .timed(let start, let end) = occurrence.span else { return "" }
    let full = words.fullTime(of: occurrence, on: date)
    if start.civil.date == date {
      let until = names.localized(end.civil.hourAndMinute)
      let both = names.isRightToLeft ? until + style.glyphs.dash + full : full + style.glyphs.dash + until
      if start != end, style.metrics.width(of: both) <= cells { return both }
    }
    return style.metrics.width(of: full) <= cells ? full : short
  }
}
