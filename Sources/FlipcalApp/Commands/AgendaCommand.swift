import CalendarCore
import CommandTable
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
    let window = try session.listWindow(from: session.today) { $0.adding(days: AgendaCommand.usualDays) }
    return try run(window: window, sources: sources)
  }

  /// `search TEXT [SOURCE...] [--from D] [--to D] [--days N]`.
  func runSearch(_ text: String, sources: [String]) throws(AppError) -> Int32 {
    func today(inMonths months: Int) -> CivilDate {
      session.today.yearMonth.adding(months: months).day(clamping: session.today.day)
    }
    let first = session.options.days == nil ? today(inMonths: -12) : session.today
    let window = try session.listWindow(from: first) { max($0, today(inMonths: 12)).adding(days: 1) }
    return try run(window: window, sources: sources, holding: text)
  }

  private func run(window: DayRange, sources: [String], holding text: String? = nil) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let words = text.map { SearchWords($0) }
    let occurrences = calendars.occurrences(in: window, holding: words, session: session)
    let found = text.map { "Nothing with \"\(VisibleText($0).description)\"" } ?? "Nothing"
    try OccurrenceListing(session: session).print(occurrences, in: window, orSay: found)
    return calendars.finish(session)
  }
}
