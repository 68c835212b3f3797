import CalendarCore
import Canvas
import CommandTable
import Pages
import Store
import TextGate

/// `agenda`, `day` and `search`: the occurrences of some days, a line each.
struct AgendaCommand {
  let session: Session

  /// Days that an agenda has where nothing says how many: a week.
  private static let usualDays = 7

  /// `day [D] [SOURCE...]`.
  func runDay(_ date: DayExpression?, sources: [String]) throws(AppError) -> Int32 {
    try run(window: try session.days(date ?? .today), sources: sources)
  }

  /// `agenda [SOURCE...] [--from D] [--to D] [--days N]`.
  func run(sources: [String]) throws(AppError) -> Int32 {
    let window = try window(from: session.today) { $0.adding(days: AgendaCommand.usualDays) }
    return try run(window: window, sources: sources)
  }

  /// `search TEXT [SOURCE...] [--from D] [--to D] [--days N]`.
  func runSearch(_ text: String, sources: [String]) throws(AppError) -> Int32 {
    func today(inMonths months: Int) -> CivilDate {
      session.today.yearMonth.adding(months: months).day(clamping: session.today.day)
    }
    let first = session.options.days == nil ? today(inMonths: -12) : session.today
    let window = try window(from: first) { max($0, today(inMonths: 12)).adding(days: 1) }
    return try run(window: window, sources: sources, holding: text)
  }

  /// The days that options name.
  ///
  /// - Parameters:
  ///   - usualFirst: The first day where none is named.
  ///   - usualEnd: The day after the last one where nothing tells it, for a first day.
  private func window(
    from usualFirst: CivilDate, _ usualEnd: (CivilDate) -> CivilDate
  ) throws(AppError) -> DayRange {
    let options = session.options
    let first =
      try options.from.map { expression throws(AppError) in try session.days(expression).start } ?? usualFirst
    let end: CivilDate
    if let to = options.to {
      end = try session.days(to).end
    } else {
      end = options.days.map { first.adding(days: $0) } ?? usualEnd(first)
    }
    guard first < end else { throw .usage("--to lies before --from: \(end.adding(days: -1)) is before \(first)") }
    return DayRange(start: first, end: end)
  }

  private func run(window: DayRange, sources: [String], holding text: String? = nil) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let words = text.map { SearchWords($0) }
    let occurrences = calendars.occurrences(in: window, holding: words, session: session)
    let console = session.console
    switch session.options.format {
    case .json: try console.print(JSONFormat.agenda(occurrences, viewing: session.viewing))
    case .tsv: try console.print(TSVFormat.agenda(occurrences, viewing: session.viewing))
    case .text where console.isTerminal && occurrences.isEmpty:
      let (first, last) = (session.locale.heading(window.start), session.locale.heading(window.last))
      let days = window.count > 1 ? "from \(first) to \(last)" : "on \(first)"
      let found = text.map { "Nothing with \"\(VisibleText($0).description)\"" } ?? "Nothing"
      try console.print("\(found) \(days)\n")
    case .text where console.isTerminal:
      let list = AgendaList(
        occurrences, window: window, today: session.today, width: console.pageWidth(session.options),
        style: console.pageStyle(session.options),
        heading: session.locale.heading, shortDate: session.locale.shortDate)
      try console.print(list.surface)
    // Lists have no other forms.
    case .text, .sarif, .html, .svg, .frames, .cast:
      var lines = TextBuffer(capacity: occurrences.count * 80)
      OccurrenceLine.append(occurrences, to: &lines)
      try console.print(lines)
    }
    return calendars.finish(session)
  }
}
