import CalendarCore
import Canvas

/// Draws a month with a grid.
struct GridDrawing {
  private(set) var surface: Surface
  private(set) var hidden: [(CivilDate, Int)] = []
  private let content: MonthContent
  private let weeks: [WeekLanes]
  private let layout: MonthLayout
  private let glyphs: Glyphs
  private let theme: Theme
  private let metrics = TextMetrics()

  init(
    _ content: MonthContent, _ weeks: [WeekLanes], layout: MonthLayout, width: Int, height: Int?, glyphs: Glyphs,
    theme: Theme
  ) {
    self.content = content
    self.weeks = weeks
    self.layout = layout
    self.glyphs = glyphs
    self.theme = theme
    surface = Surface(width: width, height: height ?? layout.height)
  }

  mutating func draw() {
    drawHead()
    drawLines()
    for week in 0..<content.grid.weekCount { draw(week: week) }
  }

  private mutating func drawHead() {
    let title = metrics.fit(content.names.title, cells: surface.width, ellipsis: glyphs.ellipsis)
    let indent = (surface.width - metrics.width(of: title)) / 2
    surface.write(title, row: 0, column: indent, style: theme.title)
    for (column, weekday) in content.grid.weekdays.enumerated() {
      let name = content.names.weekday(weekday, cells: (layout.columnWidths.min() ?? 0) - 1)
      let style = weekday.isWeekend ? theme.weekendDay : theme.weekday
      surface.write(name, row: 1, column: layout.columnStart(column) + 1, style: style)
    }
  }

  private mutating func drawLines() {
    let weeks = layout.weekHeights.count
    for line in 0...weeks {
      let row = layout.weekRow(line) - 1
      let joints = line == 0 ? glyphs.top : line == weeks ? glyphs.bottom : glyphs.between
      surface.fill(
        Rect(row: row, column: 0, width: surface.width, height: 1), with: Cell(glyphs.horizontal, style: theme.line))
      for column in 0...7 {
        let joint = column == 0 ? joints.left : column == 7 ? joints.right : joints.middle
        surface[row, layout.columnStart(column) - 1] = Cell(joint, style: theme.line)
      }
    }
    for week in 0..<weeks {
      for column in 0...7 {
        surface.fill(
          Rect(
            row: layout.weekRow(week), column: layout.columnStart(column) - 1, width: 1,
            height: layout.weekHeights[week]), with: Cell(glyphs.vertical, style: theme.line))
      }
    }
  }

  private mutating func draw(week: Int) {
    let row = layout.weekRow(week)
    let lines = layout.weekHeights[week] - 1
    let lanes = weeks[week].limited(to: lines)
    for column in 0..<7 {
      let date = content.grid.date(week: week, column: column)
      drawNumber(date, row: row, column: column)
      for (lane, place) in lanes.timed[column] {
        draw(content.occurrences[place], on: date, row: row + 1 + lane, column: column)
      }
      if lanes.hidden[column] > 0 {
        hidden.append((date, lanes.hidden[column]))
        drawMore(lanes.hidden[column], row: row + lines + 1, column: column)
      }
    }
    for bar in lanes.bars { draw(bar, week: week, row: row + 1 + bar.lane) }
  }

  private func isInMonth(_ date: CivilDate) -> Bool { date.yearMonth == content.grid.month }

  private mutating func drawNumber(_ date: CivilDate, row: Int, column: Int) {
    let start = layout.columnStart(column)
    let number = CellText.dayNumber(date.day)
    if date == content.today {
      surface.write("[\(number)]", row: row, column: start, style: theme.today)
    } else {
      let style = isInMonth(date) ? (date.weekday.isWeekend ? theme.weekend : theme.day) : theme.outside
      surface.write(number, row: row, column: start + 1, style: style)
    }
  }

  /// On the line below the day, where it takes nothing from the events.
  private mutating func drawMore(_ count: Int, row: Int, column: Int) {
    let width = layout.columnWidths[column]
    let forms = [" +\(count) more ", "+\(count) more", " +\(count) ", "+\(count)", "+"]
    guard let text = forms.first(where: { $0.count <= width }) else { return }
    let indent = width - text.count - (width - text.count > 2 ? 1 : 0)
    surface.write(text, row: row, column: layout.columnStart(column) + indent, style: theme.more)
  }

  private mutating func draw(_ occurrence: Occurrence, on date: CivilDate, row: Int, column: Int) {
    let width = layout.columnWidths[column]
    // One blank at the left where it does not cost a short title.
    let indent = width >= 12 ? 1 : 0
    let start = layout.columnStart(column) + indent
    let room = width - indent
    var timeStyle = theme.time(of: occurrence)
    var textStyle = theme.text(of: occurrence)
    if !isInMonth(date) {
      timeStyle.attributes.insert(.dim)
      textStyle.attributes.insert(.dim)
    }
    let time = CellText.time(of: occurrence, on: date, width: width, glyphs: glyphs)
    var used = 0
    if !time.isEmpty {
      used = surface.write(time, row: row, column: start, limit: room, style: timeStyle)
      used += 1
    } else {
      // Without room for the time, the title carries the calendar's colour.
      textStyle.foreground = timeStyle.foreground
    }
    let title = metrics.fit(
      CellText.title(of: occurrence, glyphs: glyphs), cells: room - used, ellipsis: glyphs.ellipsis)
    surface.write(title, row: row, column: start + used, limit: room - used, style: textStyle)
  }

  private mutating func draw(_ bar: WeekLanes.Bar, week: Int, row: Int) {
    let start = layout.columnStart(bar.columns.lowerBound)
    let end = layout.columnStart(bar.columns.upperBound) - 1
    let occurrence = content.occurrences[bar.place]
    var style = theme.bar(of: occurrence)
    let firstDate = content.grid.date(week: week, column: bar.columns.lowerBound)
    let lastDate = content.grid.date(week: week, column: bar.columns.upperBound - 1)
    if !isInMonth(firstDate), !isInMonth(lastDate) { style.attributes.insert(.dim) }
    let fill = theme.fillsBars ? " " : glyphs.barFill
    for column in start..<end { surface[row, column] = Cell(fill, style: style) }
    // In a narrow cell the ends would leave nothing of the title.
    let hasEnds = end - start >= GridDrawing.narrowestBarWithEnds
    if hasEnds || bar.fromBefore {
      surface[row, start] = Cell(
        bar.fromBefore ? glyphs.barFromBefore : theme.fillsBars ? " " : glyphs.barStart, style: style)
    }
    if hasEnds || bar.toAfter {
      surface[row, end - 1] = Cell(
        bar.toAfter ? glyphs.barToAfter : theme.fillsBars ? " " : glyphs.barEnd, style: style)
    }
    let first = start + (hasEnds || bar.fromBefore ? 1 : 0)
    let room = end - first - (hasEnds || bar.toAfter ? 1 : 0)
    let title = metrics.fit(CellText.title(of: occurrence, glyphs: glyphs), cells: room, ellipsis: glyphs.ellipsis)
    surface.write(title, row: row, column: first, limit: room, style: style)
  }

  private static let narrowestBarWithEnds = 8
}
