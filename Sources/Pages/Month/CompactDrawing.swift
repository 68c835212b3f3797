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
  /// From one day to the next: two digits and the mark behind them, more where there is room. Where the page is 20 cells
  /// wide, the last column has no room for its mark.
  private let pitch: Int

  private static let headRows = 2
  /// Wider months fall apart into single numbers.
  private static let widestPitch = 5

  init(_ content: MonthContent, width: Int, height: Int?, glyphs: Glyphs, theme: Theme) {
    self.content = content
    self.glyphs = glyphs
    self.theme = theme
    pitch = max(3, min(CompactDrawing.widestPitch, width / 7))
    let month = CompactDrawing.headRows + content.grid.weekCount
    surface = Surface(width: width, height: 0)
    let entries = entries
    let listed = entries.count
    surface = Surface(width: width, height: height ?? month + (listed > 0 ? listed + 1 : 0))
    drawMonth()
    drawList(entries, from: month + 1)
  }

  private mutating func drawMonth() {
    let width = min(surface.width, pitch * 7 - 1)
    let title = metrics.fit(content.names.title, cells: width, ellipsis: glyphs.ellipsis)
    surface.write(title, row: 0, column: (width - metrics.width(of: title)) / 2, style: theme.title)
    for (column, weekday) in content.grid.weekdays.enumerated() {
      // At the right edge of the column, as the numbers are.
      let name = content.names.weekday(weekday, cells: 2)
      let start = numberStart(column) + 2 - metrics.width(of: name)
      surface.write(name, row: 1, column: start, style: weekday.isWeekend ? theme.weekendDay : theme.weekday)
    }
    for week in 0..<content.grid.weekCount {
      for column in 0..<7 { drawDay(week: week, column: column) }
    }
  }

  /// The first cell of a column's numbers.
  private func numberStart(_ column: Int) -> Int { column * pitch + pitch - 3 }

  private mutating func drawDay(week: Int, column: Int) {
    let date = content.grid.date(week: week, column: column)
    let row = CompactDrawing.headRows + week
    let start = numberStart(column)
    let hasEvents = content.count(on: date) > 0
    var style = date.weekday.isWeekend ? theme.weekend : theme.day
    if date.yearMonth != content.grid.month { style = theme.outside }
    if date == content.today { style = theme.today }
    if hasEvents { style.attributes.insert(.underline) }
    surface.write(CellText.dayNumber(date.day), row: row, column: start, style: style)
    if date == content.today {
      surface[row, start + 2] = Cell(glyphs.todayMark, style: theme.day)
    } else if hasEvents {
      surface[row, start + 2] = Cell(
        glyphs.mark, style: date.yearMonth == content.grid.month ? theme.more : theme.outside)
    }
  }

  /// A line of the list: an occurrence on a day of the month, or on all of its days there when it is a bar.
  private struct Entry {
    var days: DayRange
    /// The place of the occurrence in the content.
    var place: Int
  }

  private var entries: [Entry] {
    let month = DayRange(content.grid.month)
    return (0..<month.count).map { month.start.adding(days: $0) }.flatMap { date in
      content.places(on: date).map(Int.init).compactMap { place -> Entry? in
        let extent = content.extents[place]
        guard extent.isBar else { return Entry(days: DayRange(first: date, last: date), place: place) }
        let shown = DayRange(start: max(extent.days.start, month.start), end: min(extent.days.end, month.end))
        return shown.start == date ? Entry(days: shown, place: place) : nil
      }
    }
  }

  private mutating func drawList(_ entries: [Entry], from first: Int) {
    let room = surface.height - first
    let shown = entries.count <= room ? entries.count : max(0, room - 1)
    var day: CivilDate?
    for (index, entry) in entries.prefix(shown).enumerated() {
      drawEntry(entry, namesDay: entry.days.start != day, row: first + index)
      day = entry.days.start
    }
    for entry in entries.dropFirst(shown) {
      for offset in 0..<entry.days.count { hidden[entry.days.start.adding(days: offset), default: 0] += 1 }
    }
    for day in 0..<content.grid.days.count {
      let date = content.grid.firstDate.adding(days: day)
      let count = content.count(on: date)
      if date.yearMonth != content.grid.month, count > 0 { hidden[date] = count }
    }
    if shown < entries.count, room > 0 {
      surface.write("+\(entries.count - shown) more", row: first + shown, column: 0, style: theme.more)
    }
  }

  private mutating func drawEntry(_ entry: Entry, namesDay: Bool, row: Int) {
    let occurrence = content.occurrences[entry.place]
    let (first, last) = (entry.days.start.day, entry.days.end.adding(days: -1).day)
    let number = namesDay || last > first ? CellText.dayNumber(first) : "  "
    let label = last > first ? "\(number)\(glyphs.dash)\(last)" : number
    var used = surface.write(label, row: row, column: 0, style: theme.day) + 1
    let time = CellText.fullTime(of: occurrence, on: entry.days.start, glyphs: glyphs)
    if !time.isEmpty, !content.extents[entry.place].isBar {
      used += surface.write(time, row: row, column: used, style: theme.time(of: occurrence)) + 1
    }
    let title = metrics.fit(
      CellText.title(of: occurrence, glyphs: glyphs), cells: surface.width - used, ellipsis: glyphs.ellipsis)
    surface.write(title, row: row, column: used, style: theme.text(of: occurrence))
  }
}
