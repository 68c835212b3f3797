import CalendarCore
import Canvas

/// Draws a month as day numbers alone, with its events listed beneath.
struct CompactDrawing {
  private(set) var surface: Surface
  private(set) var hidden: [CivilDate: Int] = [:]
  private let content: MonthContent
  private let glyphs: Glyphs
  private let theme: Theme
  private let metrics = TextMetrics()
  /// From one day to the next: a mark and two digits, more where there is room.
  private let pitch: Int
  /// The cell before the first column's number, which holds its mark; -1 where there is no room for that one.
  private let margin: Int

  private static let headRows = 2
  /// Wider months fall apart into single numbers.
  private static let widestPitch = 5

  init(_ content: MonthContent, width: Int, height: Int?, glyphs: Glyphs, theme: Theme) {
    self.content = content
    self.glyphs = glyphs
    self.theme = theme
    pitch = max(3, min(CompactDrawing.widestPitch, width / 7))
    margin = min(0, width - pitch * 7)
    let month = CompactDrawing.headRows + content.grid.weekCount
    let listed = content.days.filter { $0.key.yearMonth == content.grid.month }.values.reduce(0) { $0 + $1.count }
    surface = Surface(width: width, height: height ?? month + (listed > 0 ? listed + 1 : 0))
    drawMonth()
    drawList(from: month + 1)
  }

  private mutating func drawMonth() {
    let width = min(surface.width, pitch * 7)
    let title = metrics.fit(content.names.title, cells: width, ellipsis: glyphs.ellipsis)
    surface.write(title, row: 0, column: (width - metrics.width(of: title)) / 2, style: theme.title)
    for (column, weekday) in content.grid.weekdays.enumerated() {
      // The shortest name, at the right edge of the column as the numbers are.
      let name = metrics.fit(content.names.weekdays[weekday]?.last ?? "", cells: 2, ellipsis: "")
      let start = margin + column * pitch + pitch - metrics.width(of: name)
      surface.write(name, row: 1, column: start, style: weekday.rawValue >= 6 ? theme.weekendDay : theme.weekday)
    }
    for week in 0..<content.grid.weekCount {
      for column in 0..<7 { drawDay(week: week, column: column) }
    }
  }

  private mutating func drawDay(week: Int, column: Int) {
    let date = content.grid.date(week: week, column: column)
    let row = CompactDrawing.headRows + week
    let start = margin + column * pitch + pitch - 2
    let hasEvents = !(content.days[date] ?? []).isEmpty
    var style = date.weekday.rawValue >= 6 ? theme.weekend : theme.day
    if date.yearMonth != content.grid.month { style = theme.outside }
    if date == content.today { style = theme.today }
    if hasEvents { style.attributes.insert(.underline) }
    surface.write(date.day < 10 ? " \(date.day)" : "\(date.day)", row: row, column: start, style: style)
    if date == content.today {
      surface[row, start - 1] = Cell(glyphs.todayMark, style: theme.day)
    } else if hasEvents {
      surface[row, start - 1] = Cell(
        glyphs.mark, style: date.yearMonth == content.grid.month ? theme.more : theme.outside)
    }
  }

  private mutating func drawList(from first: Int) {
    var row = first
    let days = content.days.filter { $0.key.yearMonth == content.grid.month }.sorted { $0.key < $1.key }
    let entries = days.flatMap { day in day.value.map { (date: day.key, occurrence: $0) } }
    let room = surface.height - first
    let shown = entries.count <= room ? entries.count : max(0, room - 1)
    for (date, occurrence) in entries.prefix(shown) {
      drawEntry(occurrence, on: date, row: row)
      row += 1
    }
    for (date, _) in entries.dropFirst(shown) { hidden[date, default: 0] += 1 }
    if shown < entries.count, room > 0 {
      surface.write("+\(entries.count - shown) more", row: row, column: 0, style: theme.more)
    }
  }

  private mutating func drawEntry(_ occurrence: Occurrence, on date: CivilDate, row: Int) {
    var used = surface.write(date.day < 10 ? " \(date.day)" : "\(date.day)", row: row, column: 0, style: theme.day) + 1
    let time = CellText.time(of: occurrence, on: date, width: surface.width / 2, glyphs: glyphs)
    if !time.isEmpty {
      used += surface.write(time, row: row, column: used, style: theme.time(of: occurrence)) + 1
    }
    let title = metrics.fit(
      CellText.title(of: occurrence, glyphs: glyphs), cells: surface.width - used, ellipsis: glyphs.ellipsis)
    surface.write(title, row: row, column: used, style: theme.text(of: occurrence))
  }
}
