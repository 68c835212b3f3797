import CalendarCore
import Canvas

/// What overlaps, under headings for days, for a terminal.
public struct ConflictList: Sendable {
  /// The list as cells.
  public let surface: Surface

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - conflicts: In order.
  ///   - window: The days that were asked for.
  ///   - today: The day to mark.
  ///   - width: Cells.
  ///   - heading: What a day is called, such as "Tuesday, 15 December 2026".
  ///   - shortDate: What it is called within a year, such as "15 Dec".
  public init(
    _ conflicts: [Conflict], window: DayRange, viewing: Zone, today: CivilDate?, width: Int, style: PageStyle,
    heading: (CivilDate) -> String, shortDate: (CivilDate) -> String
  ) {
    var rows: [Surface] = []
    var day: CivilDate?
    for conflict in conflicts {
      let (start, end) = viewing.times(from: conflict.moments.lowerBound, to: conflict.moments.upperBound)
      let first = max(start.civil.date, window.start)
      if day != nil { rows.append(Surface(width: width, height: 1)) }
      if first != day {
        rows.append(AgendaList.heading(heading(first), isToday: first == today, width: width, theme: style.theme))
        day = first
      }
      rows.append(
        ConflictList.head(start, end, conflict.moments, width: width, style: style, shortDate: shortDate))
      let times = conflict.occurrences.map {
        AgendaList.time($0, on: max($0.days.start, window.start), glyphs: style.glyphs, shortDate: shortDate)
      }
      let timeWidth = max(AgendaList.usualTimeWidth, times.map { style.metrics.width(of: $0) }.max() ?? 0)
      for (occurrence, time) in zip(conflict.occurrences, times) {
        var row = Surface(width: width, height: 1)
        row.draw(
          AgendaList.row(occurrence, time: time, timeWidth: timeWidth, width: width - 2, style: style), column: 2)
        rows.append(row)
      }
    }
    surface = Surface(rows: rows, width: width)
  }

  /// When it is, and for how long.
  private static func head(
    _ start: ZonedTime, _ end: ZonedTime, _ moments: Range<Instant>, width: Int, style: PageStyle,
    shortDate: (CivilDate) -> String
  ) -> Surface {
    let last = end.civil
    // Two times tell of a night as well.
    let lastText = moments.seconds >= 86_400 ? "\(shortDate(last.date)) \(last.hourAndMinute)" : last.hourAndMinute
    let time = "\(start.civil.hourAndMinute)\(style.glyphs.dash)\(lastText)"
    var row = Surface(width: width, height: 1)
    let used = row.write(time, row: 0, column: 2, style: style.theme[.holiday])
    row.write(
      LengthText.spaced(moments.minutes), row: 0, column: 2 + max(used, AgendaList.usualTimeWidth) + 2,
      style: style.theme[.outside])
    return row
  }
}
