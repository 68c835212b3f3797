import CalendarCore
import Canvas
import CommandTable
import Pages
import Store
import TextGate

/// `show [UID...] [SOURCE...]`: events in full.
struct ShowCommand {
  let session: Session

  func run(_ uids: [String], sources: [String]) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let store = calendars.store
    let found = uids.isEmpty ? store.components(of: nil) : try UIDChoice(store: store).components(of: uids)
    switch session.options.format {
    case .ics: try CalendarObjectListing(session: session).print(CalendarObjects(found, keepsMethod: isMessage(found)))
    case .json:
      try session.console.print(DetailsJSON.document(subjects(found, store), viewing: session.viewing))
    case .text: try printSheets(found, store)
    default:
      let occurrences = subjects(found, store).flatMap { $0.instances.prefix(1) }.inListOrder()
      let today = DayRange(first: session.today, last: session.today)
      try OccurrenceListing(session: session, calendars: calendars).print(occurrences, in: today, orSay: "Nothing")
    }
    return calendars.finish(session)
  }

  /// Whether components are those of one VCALENDAR: what METHOD says then holds for all there is.
  private func isMessage(_ found: [FoundComponents]) -> Bool {
    found.count == 1 && Set(found[0].spans.map(found[0].text.calendar)).count == 1
  }

  private func subjects(_ found: [FoundComponents], _ store: CalendarStore) -> [SheetSubject] {
    var next = NextInstances(session: session, store: store)
    defer { reportWhatIsCut(next) }
    return ShownSeries.all(of: found).flatMap { subjects($0, &next) }
  }

  private func subjects(_ series: ShownSeries, _ next: inout NextInstances) -> [SheetSubject] {
    series.subjects { next.instances(of: $0, in: series.calendar) }
  }

  private func reportWhatIsCut(_ next: NextInstances) {
    guard next.isCutShort else { return }
    session.console.report(Diagnostic("too many instances to look through; some that come next are missing"))
  }

  /// Writes sheets with a line between them, one after the other: there may be many.
  private func printSheets(_ found: [FoundComponents], _ store: CalendarStore) throws(AppError) {
    let console = session.console
    let width = console.pageWidth(session.options)
    let style = console.pageStyle(session.options)
    let writer = PieceWriter(console)
    var isFirst = true
    var next = NextInstances(session: session, store: store)
    for series in ShownSeries.all(of: found) {
      for subject in subjects(series, &next) {
        let sheet = EventSheet(
          subject, viewing: session.viewing, style: style, hasMarks: store.calendars.count > 1,
          heading: { [locale = session.locale] in locale.heading($0) })
        if !isFirst { try writer.write(ShowCommand.rule(width: width, style: style)) }
        isFirst = false
        for row in sheet.rows(width: width) { try writer.write(row) }
      }
    }
    try writer.flush()
    reportWhatIsCut(next)
    if isFirst, console.isTerminal { try console.print("Nothing to show\n") }
  }

  /// What separates sheets: a line with a blank one at either side.
  private static func rule(width: Int, style: PageStyle) -> Surface {
    var rule = Surface(width: width, height: 3)
    let line = String(repeating: style.glyphs.horizontal, count: min(width, widestRule))
    rule.write(line, row: 1, column: 0, style: style.theme[.line], metrics: style.metrics)
    return rule
  }

  private static let widestRule = 72
}
