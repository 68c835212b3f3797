import CalendarCore
import CommandTable
import Pages

/// `agenda` and `day`: the occurrences of some days, a line each.
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
    let options = session.options
    let first =
      try options.from.map { expression throws(AppError) in try session.days(expression).start } ?? session.today
    let end: CivilDate
    if let to = options.to {
      end = try session.days(to).end
    } else {
      end = first.adding(days: options.days ?? AgendaCommand.usualDays)
    }
    guard first < end else { throw .usage("--to lies before --from: \(end.adding(days: -1)) is before \(first)") }
    return try run(window: DayRange(start: first, end: end), sources: sources)
  }

  private func run(window: DayRange, sources: [String]) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let occurrences = calendars.occurrences(in: window, session: session)
    let console = session.console
    switch session.options.format {
    case .json: try console.print(JSONFormat.agenda(occurrences, viewing: session.viewing))
    case .tsv: try console.print(TSVFormat.agenda(occurrences, viewing: session.viewing))
    case .text where console.isTerminal && occurrences.isEmpty:
      let last = window.end.adding(days: -1)
      let days = session.locale.heading(window.start) + (window.count > 1 ? " to \(session.locale.heading(last))" : "")
      try console.print("Nothing on \(days)\n")
    case .text where console.isTerminal:
      let list = AgendaList(
        occurrences, window: window, today: session.today, width: console.pageWidth(session.options),
        glyphs: console.glyphs(session.options), theme: Theme(hasColor: console.hasColor),
        heading: session.locale.heading, shortDate: session.locale.shortDate)
      try console.print(list.surface)
    case .text:
      try console.print(OccurrenceLine.text(occurrences))
    }
    return calendars.finish(session)
  }
}
