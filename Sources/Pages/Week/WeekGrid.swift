import CalendarCore
import Canvas

/// Draws a week with a column for each day: bars for what takes whole days, and beneath them the hours.
struct WeekGrid {
  private(set) var surface: Surface
  private(set) var map: PageMap
  private(set) var hidden: [CivilDate: Int] = [:]
  private let week: WeekContent
  private let layout: WeekLayout
  private let style: PageStyle
  private var theme: Theme { style.theme }

  init(_ week: WeekContent, layout: WeekLayout, width: Int, height: Int, style: PageStyle) {
    self.week = week
    self.layout = layout
    self.style = style
    surface = Surface(width: width, height: height)
    map = PageMap(width: width, height: height)
  }

  /// Draws it.
  ///
  /// - Parameter bars: What takes whole days, on its lines.
  mutating func draw(bars: [WeekLanes.Bar]) {
    PageHead(week.month, style: style, week: week.title).draw(on: &surface)
    drawLines()
    drawHours()
    for (column, date) in week.dates.enumerated() { drawHead(date, column: column) }
    for bar in bars { draw(bar) }
    for (column, date) in week.dates.enumerated() {
      drawBlocks(date, column: column)
      if let count = hidden[date] { drawMore(count, date, column: column) }
    }
  }

  private func pen(row: Int, cells: Range<Int>) -> Pen { style.pen(row: row, cells: cells, week.names) }

  private mutating func drawLines() {
    guard let first = layout.lines.first, let last = layout.lines.last else { return }
    let glyphs = style.glyphs
    let look = theme[.line]
    for column in layout.lines {
      surface.fill(
        Rect(row: layout.barsRow, column: column, width: 1, height: layout.bottomLine - layout.barsRow),
        with: Cell(glyphs.vertical, style: look))
    }
    let rows = [WeekLayout.topLine: glyphs.top, layout.bottomLine: glyphs.bottom]
    for (row, joints) in rows.merging([layout.hoursLine: glyphs.between], uniquingKeysWith: { outer, _ in outer }) {
      surface.fill(
        Rect(row: row, column: first, width: last + 1 - first, height: 1), with: Cell(glyphs.horizontal, style: look))
      for column in layout.lines {
        let joint = column == first ? joints.left : column == last ? joints.right : joints.middle
        surface[row, column] = Cell(joint, style: look)
      }
    }
  }

  private mutating func drawHours() {
    for row in 0..<layout.scale.rows {
      guard let hour = layout.scale.hour(ofRow: row) else { continue }
      var pen = pen(row: layout.hoursRow + row, cells: layout.hours)
      pen.write(week.names.localized("\(hour < 10 ? "0" : "")\(hour):00"), theme[.weekNumber], on: &surface)
    }
  }

  private mutating func drawHead(_ date: CivilDate, column: Int) {
    let cells = layout.columns[column]
    map.add(.day(date), Rect(rows: 1..<layout.bottomLine, cells: cells))
    var pen = pen(row: 1, cells: cells)
    pen.skip(1)
    // The number in its marks stands behind the name.
    let name = week.names.weekday(date.weekday, cells: layout.narrowestColumn - 6, metrics: style.metrics)
    pen.write(name, theme[week.names.isWeekend(date.weekday) ? .weekend : .weekday], on: &surface)
    if layout.narrowestColumn >= WeekGrid.narrowestWithGap { pen.skip(1) }
    DayHead(date, week.month, style: style, isOfWeek: true).draw(
      rows: 1..<2, cells: pen.room, hasNoteBeside: true, on: &surface)
  }

  /// From here on a blank behind the weekday's name costs nothing.
  private static let narrowestWithGap = 12

  private mutating func draw(_ bar: WeekLanes.Bar) {
    guard bar.lane < layout.barRows else {
      for column in bar.columns { hidden[week.dates[column], default: 0] += 1 }
      return
    }
    let occurrence = week.month.occurrences[bar.place]
    let row = layout.barsRow + bar.lane
    var drawing = BarDrawing(occurrence, pen: pen(row: row, cells: layout.cells(bar.columns)), style: style)
    drawing.mark = theme.fillsBars ? nil : week.month.mark(of: occurrence, style.glyphs)
    drawing.fromBefore = bar.fromBefore
    drawing.toAfter = bar.toAfter
    let words = CellText(style: style, names: week.names, width: layout.narrowestColumn)
    drawing.draw(on: &surface) { words.title(of: occurrence, cells: $0) }
    for column in bar.columns {
      // The line between two days belongs to the earlier one.
      let cells = layout.cells(column..<min(column + 2, bar.columns.upperBound))
      map.add(.occurrence(bar.place, on: week.dates[column]), Rect(rows: row..<row + 1, cells: cells))
    }
  }

  private mutating func drawBlocks(_ date: CivilDate, column: Int) {
    let blocks = DayBlocks(week.spans(on: date), scale: layout.scale, mostLanes: layout.mostLanes)
    if blocks.hidden > 0 { hidden[date, default: 0] += blocks.hidden }
    for block in blocks.blocks {
      let occurrence = week.month.occurrences[block.place]
      let rows = layout.hoursRow + block.rows.lowerBound..<layout.hoursRow + block.rows.upperBound
      let cells = layout.cells(
        of: block, column: column, isMirrored: week.names.isRightToLeft, hasGap: theme.fillsBars)
      BlockDrawing(
        occurrence: occurrence, date: date, rows: rows, cells: cells, names: week.names, style: style,
        mark: week.month.mark(of: occurrence, style.glyphs)
      ).draw(on: &surface)
      map.add(.occurrence(block.place, on: date), Rect(rows: rows, cells: cells))
    }
  }

  /// On the line beneath the hours.
  private mutating func drawMore(_ count: Int, _ date: CivilDate, column: Int) {
    let cells = layout.columns[column]
    map.add(.day(date), Rect(rows: layout.bottomLine..<layout.bottomLine + 1, cells: cells))
    guard let text = week.names.more(count, cells: cells.count) else { return }
    var pen = pen(row: layout.bottomLine, cells: cells)
    if cells.count - text.count > 2 { pen.writeAtEnd(String(style.glyphs.horizontal), theme[.line], on: &surface) }
    pen.writeAtEnd(text, theme[.more], on: &surface)
  }

}
