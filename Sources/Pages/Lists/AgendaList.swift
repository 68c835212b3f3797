import CalendarCore
import Canvas

/// Occurrences under headings for their days, for a terminal.
public struct AgendaList: Sendable {
  /// The list as cells.
  public let surface: Surface

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - occurrences: In the order of a list. What has no day stands behind all days.
  ///   - window: The days that were asked for.
  ///   - repeats: Whether an occurrence stands under each of its days; otherwise under the first of them that lies in the
  ///     window.
  ///   - today: The day to mark.
  ///   - width: Cells.
  ///   - heading: What a day is called, such as "Tue, 15 December 2026".
  ///   - shortDate: What it is called within a year, such as "15 Dec".
  public init(
    _ occurrences: [Occurrence], window: DayRange, repeats: Bool = false, today: CivilDate?, width: Int,
    style: PageStyle, heading: (CivilDate) -> String, shortDate: (CivilDate) -> String
  ) {
    var rows: [Surface] = []
    var day: CivilDate??
    let entries = AgendaList.entries(occurrences, window: window, repeats: repeats)
    let times = entries.map { day, occurrence in
      day.map { AgendaList.time(occurrence, on: $0, glyphs: style.glyphs, shortDate: shortDate) } ?? ""
    }
    let timeWidth = max(AgendaList.usualTimeWidth, times.map { style.metrics.width(of: $0) }.max() ?? 0)
    for (entry, time) in zip(entries, times) {
      if entry.day != day {
        if day != nil { rows.append(Surface(width: width, height: 1)) }
        rows.append(
          AgendaList.heading(
            entry.day.map(heading) ?? "No date", isToday: entry.day != nil && entry.day == today, width: width,
            theme: style.theme))
        day = entry.day
      }
      rows.append(AgendaList.row(entry.occurrence, time: time, timeWidth: timeWidth, width: width, style: style))
    }
    surface = Surface(rows: rows, width: width)
  }

  /// Longer lists name what lasts once: nobody wants to read it a hundred times.
  private static let mostDaysToRepeat = 100

  /// What stands under which day, day by day; nil for no day.
  private static func entries(
    _ occurrences: [Occurrence], window: DayRange, repeats: Bool
  ) -> [(day: CivilDate?, occurrence: Occurrence)] {
    let dated = occurrences.filter { !$0.isUndated }
    let undated = occurrences.filter(\.isUndated).map { (day: CivilDate?.none, occurrence: $0) }
    guard repeats, window.count <= mostDaysToRepeat else {
      return dated.map { (max($0.days.start, window.start), $0) } + undated
    }
    var days = [[Occurrence]](repeating: [], count: window.count)
    for occurrence in dated {
      for day in occurrence.days.intersection(window).days { days[day.days(since: window.start)].append(occurrence) }
    }
    return zip(window.days, days).flatMap { day, occurrences in occurrences.map { (day, $0) } } + undated
  }

  static func heading(_ text: String, isToday: Bool, width: Int, theme: Theme) -> Surface {
    var row = Surface(width: width, height: 1)
    row.write(isToday ? "[\(text)]" : text, row: 0, column: 0, style: isToday ? theme[.today] : theme[.title])
    return row
  }

  /// Room for `09:00–10:00`.
  static let usualTimeWidth = 11

  static func row(
    _ occurrence: Occurrence, time: String, timeWidth: Int, width: Int, style: PageStyle
  ) -> Surface {
    var row = Surface(width: width, height: 1)
    row.write(time, row: 0, column: 2, style: style.theme.time(of: occurrence))
    writeText(of: occurrence, on: &row, from: 2 + timeWidth + 2, style: style)
    return row
  }

  /// Writes title, place and calendar into the rest of a row.
  static func writeText(of occurrence: Occurrence, on row: inout Surface, from start: Int, style: PageStyle) {
    let (metrics, theme, width) = (style.metrics, style.theme, row.width)
    var column = start
    let calendar = "  [" + occurrence.calendar.visibleName + "]"
    // Whose it is matters more than the end of a long title or place.
    let calendarWidth = metrics.width(of: calendar)
    let end = calendarWidth * 3 <= width - column ? width - calendarWidth : width
    let title = style.fit(title(occurrence, style.glyphs), cells: end - column)
    column += row.write(title, row: 0, column: column, style: theme.text(of: occurrence))
    if let location = occurrence.subject.visibleLocation {
      let text = style.fit("  @ " + location.description, cells: end - column)
      column += row.write(text, row: 0, column: column, style: theme[.outside])
    }
    if calendarWidth <= width - column {
      row.write(calendar, row: 0, column: column, style: theme[.outside])
    }
  }

  /// The title with all that is told of an occurrence beside it; the box tells what is overdue.
  static func title(_ occurrence: Occurrence, _ glyphs: Glyphs) -> String {
    let remarks = OccurrenceLine.remarks(occurrence).filter { !(occurrence.isOverdue && $0 == occurrence.stateWord) }
    return OccurrenceLine.title(occurrence, boxes: glyphs.boxes, remarks: remarks)
  }

  /// When an occurrence is, as the list of a day tells it: `all day`, `09:00–10:00`, `to 2 Jan`; a to-do of a day is
  /// `due`, and what a journal tells of a day has no time.
  package static func time(
    _ occurrence: Occurrence, on day: CivilDate, glyphs: Glyphs, shortDate: (CivilDate) -> String
  ) -> String {
    let days = occurrence.days
    let lastDay = days.last
    // Month and day name a date of the coming year.
    let name = lastDay.days(since: day) < 365 ? shortDate(lastDay) : "\(lastDay)"
    switch occurrence.span {
    case .allDay:
      switch occurrence.event.kind {
      case .todo: return "due"
      case .journal: return ""
      case .event: break
      }
      guard days.count > 1 else { return "all day" }
      return lastDay == day ? "last day" : "to \(name)"
    case .timed(let start, let end):
      let (first, last) = (start.civil, end.civil)
      if start.instant == end.instant { return first.hourAndMinute }
      if first.date != day { return lastDay == day ? "     \(glyphs.dash)\(last.hourAndMinute)" : "to \(name)" }
      // Two times tell of a night as well; what lasts a day or more names its last day.
      return "\(first.hourAndMinute)\(glyphs.dash)\(occurrence.span.lastsDays ? name : last.hourAndMinute)"
    }
  }
}
