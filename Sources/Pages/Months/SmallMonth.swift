import CalendarCore
import Canvas

/// A month as `cal` has it, the numbers of its own days alone, with a mark behind each day that has occurrences.
package struct SmallMonth {
  private let content: MonthContent
  private let hasWeekNumbers: Bool
  private let style: PageStyle
  private var theme: Theme { style.theme }

  /// Rows above the days: title and weekdays.
  static let headRows = 2
  /// Cells that the numbers take, without the marks of the right column.
  private static let numbersWidth = MonthsLayout.daysWidth - 1

  /// Makes a month.
  ///
  /// - Parameter hasWeekNumbers: Whether there is room for the numbers of the weeks.
  package init(_ content: MonthContent, hasWeekNumbers: Bool, style: PageStyle) {
    self.content = content
    self.hasWeekNumbers = hasWeekNumbers
    self.style = style
  }

  /// Rows that it takes.
  package var height: Int { SmallMonth.headRows + content.grid.weekCount }

  private var isMirrored: Bool { content.names.isRightToLeft }

  /// Draws the month from a place to the right and downward.
  package func draw(on surface: inout Surface, row: Int, column: Int) {
    let days = daysStart(column)
    let title = style.fit(content.names.title, cells: SmallMonth.numbersWidth)
    let indent = (SmallMonth.numbersWidth - style.metrics.width(of: title)) / 2
    surface.write(title, row: row, column: days + indent, style: theme[.title], metrics: style.metrics)
    for (place, weekday) in content.grid.weekdays.enumerated() {
      let name = content.names.weekday(weekday, cells: 2, metrics: style.metrics)
      surface.write(
        name, row: row + 1, column: dayStart(place, days) + 2 - style.metrics.width(of: name),
        style: content.names.isWeekend(weekday) ? theme[.weekend] : theme[.weekday], metrics: style.metrics)
    }
    for week in 0..<content.grid.weekCount {
      let row = row + SmallMonth.headRows + week
      if hasWeekNumbers {
        let start = isMirrored ? days + MonthsLayout.daysWidth + 1 : column
        surface.write(content.weekNumber(week), row: row, column: start, style: theme[.weekNumber])
      }
      for place in 0..<7 {
        let date = content.grid.date(week: week, column: place)
        guard content.isInMonth(date) else { continue }
        draw(date, on: &surface, row: row, column: dayStart(place, days))
      }
    }
  }

  /// Adds the numbers of its days, with their marks, to a map.
  package func add(to map: inout PageMap, row: Int, column: Int) {
    for week in 0..<content.grid.weekCount {
      for place in 0..<7 {
        let date = content.grid.date(week: week, column: place)
        guard content.isInMonth(date) else { continue }
        let start = dayStart(place, daysStart(column))
        map.add(
          .day(date),
          Rect(row: row + SmallMonth.headRows + week, column: start, width: MonthsLayout.pitch, height: 1))
      }
    }
  }

  /// The first cell of all days of a month that begins in a column.
  private func daysStart(_ column: Int) -> Int {
    column + (hasWeekNumbers && !isMirrored ? MonthsLayout.weekNumberWidth : 0)
  }

  /// The first cell of a weekday's column.
  ///
  /// - Parameter days: The first cell of all days.
  private func dayStart(_ place: Int, _ days: Int) -> Int {
    days + (isMirrored ? 6 - place : place) * MonthsLayout.pitch
  }

  private func draw(_ date: CivilDate, on surface: inout Surface, row: Int, column: Int) {
    let mark = mark(of: date)
    var dayStyle = content.numberStyle(date, theme)
    if mark != .blank, column + 2 >= surface.width { dayStyle.attributes.insert(.underline) }
    surface.write(content.names.dayNumber(date.day), row: row, column: column, style: dayStyle)
    surface[row, column + 2] = mark
    if style.hasWideSelection, date == content.selected {
      surface.restyle(Rect(row: row, column: column + 2, width: 1, height: 1)) { $0 = theme[.selected] }
    }
  }

  /// Without colour, today's mark stands in place of the density's.
  private func mark(of date: CivilDate) -> Cell {
    if date == content.today, theme.depth == .none { return Cell(style.glyphs.todayMark, style: theme[.day]) }
    return DensityMark(count: content.count(on: date)).cell(style)
  }
}
