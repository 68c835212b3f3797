import CalendarCore
import CommandTable
import Store

/// The calendars that a command works on, after `--calendar` and `--except`.
struct OpenCalendars {
  let store: CalendarStore
  /// Whether a source could not be read.
  let hasFailed: Bool

  /// Reads sources, says what is wrong with them, and picks the calendars that were asked for.
  ///
  /// - Parameter isOpenSet: Whether the sources are the open set, which may be empty.
  init(_ sources: [Source], isOpenSet: Bool, session: Session) throws(AppError) {
    var loader = SourceLoader(zones: session.zones)
    for source in sources { loader.load(source) }
    try self.init(loader, session: session)
    if isOpenSet, sources.isEmpty {
      session.console.report(Diagnostic("nothing is open; open a calendar with: flipcal FILE.ics"))
    }
  }

  /// Takes over what a loader has read.
  init(_ loader: SourceLoader, session: Session) throws(AppError) {
    session.console.report(loader.diagnostics)
    hasFailed = loader.hasFailed
    store = CalendarStore(calendars: try OpenCalendars.chosen(loader.calendars, options: session.options))
  }

  /// The calendars of SOURCE operands, or of the open set where there are none.
  static func forSources(_ sources: [String], session: Session) throws(AppError) -> OpenCalendars {
    guard sources.isEmpty else {
      return try OpenCalendars(Source.named(by: sources), isOpenSet: false, session: session)
    }
    let open = (session.state?.openSet() ?? []).map(Source.path)
    return try OpenCalendars(open, isOpenSet: true, session: session)
  }

  /// The exit status of a command that has shown what there was.
  var status: Int32 { hasFailed ? 1 : 0 }

  /// The occurrences in a window; what had to be cut short is reported.
  func occurrences(in window: DayRange, session: Session) -> [Occurrence] {
    let result = store.query(window, viewing: session.viewing)
    session.console.report(result.diagnostics)
    return result.occurrences
  }

  private static func chosen(
    _ calendars: [LoadedCalendar], options: InvocationOptions
  ) throws(AppError) -> [LoadedCalendar] {
    for name in options.calendars + options.except where !calendars.contains(where: { matches($0, name) }) {
      let names = calendars.map { "\"\($0.info.name)\"" }.joined(separator: ", ")
      throw .failure(
        "no calendar is called \"\(name)\"" + (calendars.isEmpty ? "; none is open" : "; there is \(names)"))
    }
    return calendars.filter { calendar in
      let isWanted = options.calendars.isEmpty || options.calendars.contains { matches(calendar, $0) }
      return isWanted && !options.except.contains { matches(calendar, $0) }
    }
  }

  private static func matches(_ calendar: LoadedCalendar, _ name: String) -> Bool {
    calendar.info.name.lowercased() == name.lowercased()
  }
}
