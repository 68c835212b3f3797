import CalendarCore
import CommandTable
import Store
import TextGate

/// `agenda`, `day` and `search`: the occurrences of some days, a line each.
struct AgendaCommand {
  let session: Session

  /// Days that an agenda has where nothing says how many: a week.
  private static let usualDays = 7

  /// `day [D] [--at T] [SOURCE...]`.
  func runDay(_ date: DayExpression?, sources: [String]) throws(AppError) -> Int32 {
    if let time = session.options.at { return try run(at: time, date, sources: sources) }
    return try run(window: try session.days(date ?? .today), of: .all, sources: sources)
  }

  /// `agenda [SOURCE...] [--from D] [--to D] [--days N]`.
  func run(sources: [String]) throws(AppError) -> Int32 {
    let window = try session.listWindow(from: session.today) { $0.adding(days: AgendaCommand.usualDays) }
    return try run(window: window, sources: sources)
  }

  /// `search TEXT... [SOURCE...] [--from D] [--to D] [--days N]`.
  func runSearch(_ text: String, sources: [String]) throws(AppError) -> Int32 {
    func today(inMonths months: Int) -> CivilDate {
      session.today.yearMonth.adding(months: months).day(clamping: session.today.day)
    }
    let first = session.options.days == nil ? today(inMonths: -12) : session.today
    let window = try session.listWindow(from: first) { max($0, today(inMonths: 12)).adding(days: 1) }
    let words: SearchWords
    do throws(SearchWords.Fault) { words = try SearchWords(text) } catch { throw .usage(error.reason) }
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let isFound = try OccurrenceListing(session: session, calendars: calendars).print(
      window, of: .all, holding: words, orSay: "Nothing with \"\(VisibleText(text).description)\"")
    if words.hasLeftOut {
      session.console.report(
        Diagnostic("some texts were left out: to look through them for the regular expression takes too long"))
    }
    if !isFound, let hint = SearchHint.hint(for: text, words) {
      session.console.report(Diagnostic(VisibleText(hint)))
    }
    return calendars.finish(session)
  }

  private func run(
    window: DayRange, of kinds: Event.Kinds = .planned, sources: [String]
  ) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    try OccurrenceListing(session: session, calendars: calendars).print(window, of: kinds, orSay: "Nothing")
    return calendars.finish(session)
  }

  // MARK: A moment

  /// What is on at a time: of the day that is named, or else the day that the time names, or today.
  private func run(at time: TimeExpression, _ date: DayExpression?, sources: [String]) throws(AppError) -> Int32 {
    let (day, minutes) = try dayAndMinutes(of: time, date)
    let clock = CivilDateTime(day, secondOfDay: minutes * 60)
    let moment = time == .now && date == nil ? session.now.instant : session.viewing.instant(of: clock)
    let shown = session.viewing.time(at: moment).civil
    let window = DayRange(first: shown.date, last: shown.date)
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let occurrences = calendars.occurrences(in: window, session: session).filter { $0.isOn(at: moment, on: shown.date) }
    try OccurrenceListing(session: session, calendars: calendars).print(
      occurrences, in: window, orSay: "Nothing at \(shown.hourAndMinute)")
    return calendars.finish(session)
  }

  private func dayAndMinutes(
    of time: TimeExpression, _ date: DayExpression?
  ) throws(AppError) -> (day: CivilDate, minutes: Int) {
    let named = try date.map { expression throws(AppError) in try session.days(expression).start }
    switch time {
    case .now: return (named ?? session.today, session.now.civil.secondOfDay / 60)
    case .time(let minutes): return (named ?? session.today, minutes)
    case .on(let expression, let minutes):
      let own = try session.days(expression).start
      guard named == nil || named == own else {
        throw .usage("two days are named, \(named ?? own) and \(own) by --at; name one of them")
      }
      return (own, minutes)
    }
  }
}
