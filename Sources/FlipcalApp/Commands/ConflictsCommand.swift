import CalendarCore
import CommandTable
import Pages

/// `conflicts [SOURCE...]`: what is on at the same time.
struct ConflictsCommand {
  let session: Session

  /// Days that are looked through where nothing says how many: four weeks.
  private static let usualDays = 28
  /// More pairs are no list that anybody needs.
  private static let mostPairs = 10_000

  func run(sources: [String]) throws(AppError) -> Int32 {
    let window = try session.listWindow(from: session.today) { $0.adding(days: ConflictsCommand.usualDays) }
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let occurrences = calendars.occurrences(in: window, of: .events, session: session)
    let console = session.console
    let viewing = session.viewing
    switch session.options.format {
    case .json: try console.print(ConflictFormat.json(Conflict.all(in: occurrences), viewing: viewing))
    case .ndjson: try console.print(ConflictFormat.ndjson(Conflict.all(in: occurrences), viewing: viewing))
    case .tsv:
      let most = ConflictsCommand.mostPairs
      let pairs = Conflict.pairs(in: occurrences, atMost: most + 1)
      if pairs.count > most { console.report(Diagnostic("too many overlap; the first \(most) pairs are given")) }
      try console.print(ConflictFormat.tsv(Array(pairs.prefix(most)), viewing: viewing))
    case .text, .ics, .template, .sarif, .html, .svg, .frames, .cast:
      try show(Conflict.all(in: occurrences), window)
    }
    return calendars.finish(session)
  }

  private func show(_ conflicts: [Conflict], _ window: DayRange) throws(AppError) {
    let console = session.console
    guard session.isForPeople else {
      return try console.print(ConflictFormat.text(conflicts, viewing: session.viewing))
    }
    if conflicts.isEmpty { return try console.print("Nothing overlaps \(session.name(of: window))\n") }
    let list = ConflictList(
      conflicts, window: window, viewing: session.viewing, today: session.today,
      width: console.pageWidth(session.options), style: console.pageStyle(session.options),
      heading: session.locale.heading, shortDate: session.locale.shortDate)
    try console.print(list.surface)
  }
}
