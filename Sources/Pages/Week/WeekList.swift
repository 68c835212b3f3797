import CalendarCore
import Canvas

/// Draws a week as a list, where there is no room for a grid: a heading for each day, and beneath it its occurrences, a
/// line each.
struct WeekList {
  private enum Line {
    case day(CivilDate)
    case occurrence(Int, CivilDate)
  }

  private(set) var surface: Surface
  private(set) var map: PageMap
  private(set) var hidden: [CivilDate: Int] = [:]
  private let week: WeekContent
  private let style: PageStyle
  private var theme: Theme { style.theme }

  /// From here on occurrences stand to the right of the days' names.
  private static let narrowestWithIndent = 24

  init(_ week: WeekContent, width: Int, height: Int, style: PageStyle) {
    self.week = week
    self.style = style
    surface = Surface(width: width, height: height)
    map = PageMap(width: width, height: height)
  }

  /// Draws as much of it as there is room for; where not all fits, from the day on that was chosen.
  mutating func draw() {
    PageHead(week.month, style: style, week: week.title).draw(on: &surface)
    let lines = week.dates.flatMap { date in
      [Line.day(date)] + week.month.places(on: date).map { Line.occurrence(Int($0), date) }
    }
    let shown = shown(of: lines)
    for (index, place) in shown.enumerated() { draw(lines[place], row: 1 + index) }
    var count = 0
    for place in lines.indices where !shown.contains(place) {
      guard case .occurrence(_, let date) = lines[place] else { continue }
      hidden[date, default: 0] += 1
      count += 1
    }
    guard count > 0, surface.height > 1 else { return }
    var pen = style.pen(row: surface.height - 1, cells: 0..<surface.width, week.names)
    let text = week.names.more(count, cells: pen.room.count) ?? ""
    pen.write(text, theme[.more], on: &surface)
  }

  /// The lines that have room beneath the title; the last row tells of what is missing.
  private func shown(of lines: [Line]) -> Range<Int> {
    let room = max(0, surface.height - 1)
    guard lines.count > room else { return 0..<lines.count }
    let day = week.dates[week.dayOfInterest]
    let start = lines.firstIndex { if case .day(day) = $0 { true } else { false } } ?? 0
    let count = max(0, room - 1)
    let first = min(start, lines.count - count)
    return first..<first + count
  }

  private mutating func draw(_ line: Line, row: Int) {
    var pen = style.pen(row: row, cells: 0..<surface.width, week.names)
    let area = Rect(row: row, column: 0, width: surface.width, height: 1)
    switch line {
    case .day(let date):
      drawDay(date, &pen)
      map.add(.day(date), area)
    case .occurrence(let place, let date):
      draw(place, date, &pen)
      map.add(.occurrence(place, on: date), area)
    }
  }

  private mutating func drawDay(_ date: CivilDate, _ pen: inout Pen) {
    let name = week.names.weekday(date.weekday, cells: min(3, pen.room.count), metrics: style.metrics)
    pen.write(name, theme[week.names.isWeekend(date.weekday) ? .weekend : .weekday], on: &surface)
    DayHead(date, week.month, style: style, isOfWeek: true).draw(
      rows: pen.row..<pen.row + 1, cells: pen.room, hasNoteBeside: true, on: &surface)
  }

  private mutating func draw(_ place: Int, _ date: CivilDate, _ pen: inout Pen) {
    let occurrence = week.month.occurrences[place]
    if pen.room.count >= WeekList.narrowestWithIndent { pen.skip(4) }
    let timeStyle = theme.time(of: occurrence)
    let words = CellText(style: style, names: week.names, width: pen.room.count)
    // A bar has the same words on all of its days.
    let time = week.month.extents[place].isBar ? "" : words.fullTime(of: occurrence, on: date)
    pen.write(time, timeStyle, on: &surface)
    pen.skip(6 - style.metrics.width(of: time))
    if let mark = week.month.mark(of: occurrence, style.glyphs) {
      pen.write(String(mark), timeStyle, on: &surface)
      pen.skip(1)
    }
    pen.write(words.title(of: occurrence, cells: pen.room.count), theme.text(of: occurrence), on: &surface)
  }
}
