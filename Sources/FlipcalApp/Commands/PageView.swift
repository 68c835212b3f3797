import CalendarCore
import Canvas
import CommandTable
import Pages
import Terminal

/// Draws months as the session's terminal or pipe has room for them.
struct PageView {
  let session: Session
  /// What is asked for occurrences.
  var calendars: OpenCalendars
  private let notes: PageNotes
  /// The day that was named.
  private let selected: CivilDate?

  /// Makes a view; `selected` is the day that was named.
  init(session: Session, calendars: OpenCalendars, selected: CivilDate? = nil) {
    self.session = session
    self.calendars = calendars
    self.selected = selected
    notes = PageNotes(session: session)
  }

  /// A month with its occurrences.
  func content(_ month: YearMonth) -> MonthContent {
    let grid = MonthGrid(month: month, firstWeekday: session.firstWeekday)
    let occurrences = calendars.occurrences(in: grid.days, session: session)
    var names = session.locale.pageNames(month)
    names.otherCalendar = notes.otherTitle(month)
    return MonthContent(
      grid: grid, occurrences: occurrences, today: session.today, names: names,
      selected: selected, notes: notes.notes(on: grid), hasWeekNumbers: session.options.weekNumbers)
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
      content, width: width, height: height, style: session.console.pageStyle(session.options))
  }

  /// Draws a page anew for a terminal whose size changed while it turned.
  func relaid(_ content: MonthContent) -> (TerminalSize) -> Surface {
    { page(content, width: $0.columns, height: max(1, $0.rows - 1)).surface }
  }

  /// Several months at once.
  var months: MonthsView {
    MonthsView(session: session, calendars: calendars, holidays: notes.holidays, selected: selected)
  }

  /// Prints the page of a month, or with its neighbours or its year; on a pipe also each occurrence that touches what is
  /// shown, a line each.
  ///
  /// - Parameter span: What is shown; nil for what the options say.
  func show(_ month: YearMonth, span: PageSpan? = nil) throws(AppError) {
    switch span ?? session.options.span {
    case .month: try showMonth(month)
    case .threeMonths: try months.showNeighbors(of: month)
    case .year: try months.showYear(of: month)
    }
  }

  private func showMonth(_ month: YearMonth) throws(AppError) {
    let content = content(month)
    try session.console.print(page(content).surface)
    guard !session.console.isTerminal else { return }
    try session.console.print(list: content.occurrences(touching: DayRange(month)))
  }
}
