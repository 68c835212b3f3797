import CalendarCore
import Canvas
import Pages

/// Draws months as the session's terminal or pipe has room for them.
struct PageView {
  let session: Session
  let calendars: OpenCalendars

  /// A month with its occurrences.
  func content(_ month: YearMonth) -> MonthContent {
    let grid = MonthGrid(month: month, firstWeekday: session.firstWeekday)
    let occurrences = calendars.occurrences(in: grid.days, session: session)
    return MonthContent(
      grid: grid, occurrences: occurrences, today: session.today, names: session.locale.pageNames(month))
  }

  /// The page of a month, as large as the console has room for.
  func page(_ content: MonthContent) -> MonthPage {
    let console = session.console
    return page(
      content, width: console.pageWidth(session.options), height: console.pageHeight(session.options))
  }

  /// The page of a month in a size.
  func page(_ content: MonthContent, width: Int, height: Int?) -> MonthPage {
    MonthPage(
      content, width: width, height: height, glyphs: session.console.glyphs(session.options),
      theme: Theme(hasColor: session.console.hasColor))
  }

  /// Prints the page of a month; on a pipe also each occurrence of the month, a line each.
  func show(_ month: YearMonth) throws(AppError) {
    let content = content(month)
    try session.console.print(page(content).surface)
    guard !session.console.isTerminal else { return }
    var lines = TextBuffer(capacity: content.occurrences.count * 80)
    lines.append(scalar: "\n")
    OccurrenceLine.append(content, touching: DayRange(month), to: &lines)
    if lines.utf8.count > 1 { try session.console.print(lines) }
  }
}
