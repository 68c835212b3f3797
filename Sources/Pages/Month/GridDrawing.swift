import CalendarCore
import Canvas

/// Draws a month with a grid.
struct GridDrawing {
  private(set) var surface: Surface
  private(set) var hidden: [(CivilDate, Int)] = []
  let content: MonthContent
  let weeks: [WeekLanes]
  let layout: MonthLayout
  let style: PageStyle
  private let theme: Theme
  /// All columns have the same forms of words, though some have a cell more.
  private let words: CellText

  init(
    _ content: MonthContent, _ weeks: [WeekLanes], layout: MonthLayout, width: Int, height: Int?, style: PageStyle
  ) {
    self.content = content
    self.weeks = weeks
    self.layout = layout
    self.style = style
    theme = style.theme
    words = CellText(style: style, names: content.names, width: layout.narrowestColumn)
    surface = Surface(width: width, height: height ?? layout.height)
  }

  mutating func draw() {
    PageHead(content, style: style).draw(on: &surface)
    drawWeekdays()
    drawLines()
    for week in 0..<content.grid.weekCount { draw(week: week) }
  }

  private func pen(row: Int, cells: Range<Int>) -> Pen {
    style.pen(row: row, cells: cells, content.names)
  }

  private mutating func drawWeekdays() {
    for (column, weekday) in content.grid.weekdays.enumerated() {
      var pen = pen(row: 1, cells: layout.columns[column])
      pen.skip(1)
      let name = content.names.weekday(weekday, cells: layout.narrowestColumn - 1, metrics: style.metrics)
      pen.write(name, theme[content.names.isWeekend(weekday) ? .weekend : .weekday], on: &surface)
    }
  }

  private mutating func drawLines() {
    let glyphs = style.glyphs
    let look = theme[.line]
    let weeks = layout.weekHeights.count
    guard let first = layout.lines.first, let last = layout.lines.last else { return }
    for line in 0...weeks {
      let row = layout.weekRow(line) - 1
      let joints = line == 0 ? glyphs.top : line == weeks ? glyphs.bottom : glyphs.between
      surface.fill(
        Rect(row: row, column: first, width: last + 1 - first, height: 1),
        with: Cell(glyphs.horizontal, style: look))
      for column in layout.lines {
        let joint = column == first ? joints.left : column == last ? joints.right : joints.middle
        surface[row, column] = Cell(joint, style: look)
      }
    }
    for week in 0..<weeks {
      for column in layout.lines {
        surface.fill(
          Rect(row: layout.weekRow(week), column: column, width: 1, height: layout.weekHeights[week]),
          with: Cell(glyphs.vertical, style: look))
      }
    }
  }

  private mutating func draw(week: Int) {
    if let numbers = layout.numbers {
      var pen = pen(row: layout.weekRow(week), cells: numbers)
      pen.write(content.weekNumber(week), theme[.weekNumber], on: &surface)
    }
    let lanes = weeks[week].limited(to: layout.lineCount(week))
    for column in 0..<7 {
      let date = content.grid.date(week: week, column: column)
      DayHead(date, content, style: style).draw(
        rows: layout.weekRow(week)..<layout.row(week: week, line: 0), cells: layout.columns[column],
        hasNoteBeside: layout.hasNotesBeside, on: &surface)
      for (lane, place) in lanes.timed[column] {
        draw(content.occurrences[place], on: date, row: layout.row(week: week, line: lane), column: column)
      }
      if lanes.hidden[column] > 0 {
        hidden.append((date, lanes.hidden[column]))
        drawMore(lanes.hidden[column], row: layout.weekRow(week + 1) - 1, column: column)
      }
    }
    for bar in lanes.bars { draw(bar, week: week) }
  }

  /// On the line below the day, where it takes nothing from the events.
  private mutating func drawMore(_ count: Int, row: Int, column: Int) {
    let cells = layout.columns[column]
    guard let text = content.names.more(count, cells: cells.count) else { return }
    var pen = pen(row: row, cells: cells)
    if cells.count - text.count > 2 { pen.writeAtEnd(String(style.glyphs.horizontal), theme[.line], on: &surface) }
    pen.writeAtEnd(text, theme[.more], on: &surface)
  }

  private mutating func draw(_ occurrence: Occurrence, on date: CivilDate, row: Int, column: Int) {
    var pen = pen(row: row, cells: layout.columns[column])
    var timeStyle = theme.time(of: occurrence)
    var textStyle = theme.text(of: occurrence)
    if !content.isInMonth(date) {
      timeStyle.attributes.insert(.dim)
      textStyle.attributes.insert(.dim)
    }
    if let mark = content.mark(of: occurrence, style.glyphs), words.hasRoomForMark {
      pen.write(String(mark), timeStyle, on: &surface)
    } else if words.hasRoomForIndent {
      pen.skip(1)
    }
    let time = words.time(of: occurrence, on: date)
    if time.isEmpty {
      // Without room for the time, the title carries the calendar's colour.
      textStyle.foreground = timeStyle.foreground
    } else {
      pen.write(time, timeStyle, on: &surface)
      pen.skip(1)
    }
    pen.write(words.title(of: occurrence, cells: pen.room.count), textStyle, on: &surface)
  }

  private mutating func draw(_ bar: WeekLanes.Bar, week: Int) {
    let occurrence = content.occurrences[bar.place]
    var bars = BarDrawing(
      occurrence, pen: pen(row: layout.row(week: week, line: bar.lane), cells: layout.cells(bar.columns)), style: style)
    bars.mark = theme.fillsBars ? nil : content.mark(of: occurrence, style.glyphs)
    bars.fromBefore = bar.fromBefore
    bars.toAfter = bar.toAfter
    bars.isDim = bar.columns.allSatisfy { !content.isInMonth(content.grid.date(week: week, column: $0)) }
    bars.draw(on: &surface) { words.title(of: occurrence, cells: $0) }
  }
}
