import CalendarCore
import CommandTable
import ICU
import Store
import TextGate

/// The calendars that a command works on, after `--calendar` and `--except`.
struct OpenCalendars {
  private(set) var store: CalendarStore
  private let loader: SourceLoader
  /// The calendars that were asked for, hidden or not.
  private let chosen: [LoadedCalendar]
  /// Whether answers are given once or twice in a run, and so need not be freed.
  var isAskedSeldom = true

  /// Reads sources, says what is wrong with them, and picks the calendars that were asked for.
  ///
  /// - Parameters:
  ///   - isOpenSet: Whether the sources are the open set, which may be empty.
  ///   - encoding: The encoding that they were said to be in, if any.
  init(_ sources: [Source], isOpenSet: Bool, encoding: TextEncoding?, session: Session) throws(AppError) {
    var loader = session.loader(isOpenSet ? .keep : .read, encoding: encoding)
    for source in sources { loader.load(source) }
    try self.init(loader, session: session)
    if isOpenSet, sources.isEmpty {
      session.console.report(Diagnostic("nothing is open; open a calendar with: flipcal FILE.ics"))
    }
  }

  /// Whether commands that name no source have none.
  static func isNothingOpen(_ session: Session) -> Bool { named(by: [], session: session).sources.isEmpty }

  /// Takes over what a loader has read.
  init(_ loader: SourceLoader, session: Session) throws(AppError) {
    session.progressBar.remove()
    session.console.report(loader.diagnostics)
    self.loader = loader
    chosen = try OpenCalendars.chosen(loader.calendars, options: session.options)
    store = CalendarStore(calendars: chosen)
  }

  /// What the calendars are, hidden or not.
  var infos: [CalendarInfo] { chosen.map(\.info) }

  /// Events of all of them, overrides of instances included.
  var eventCount: Int { chosen.reduce(0) { $0 + $1.eventCount } }

  /// Whether a source could not be read at all.
  var hasFailed: Bool { loader.hasFailed }

  /// What was wrong with the sources.
  var diagnostics: [Diagnostic] { loader.diagnostics }

  /// Hides these calendars and no others, by their order.
  mutating func hide(_ hidden: Set<Int>) {
    store = CalendarStore(calendars: chosen.filter { !hidden.contains($0.info.order) })
  }

  /// The calendars of SOURCE operands, or of the open set where there are none.
  static func forSources(_ sources: [String], session: Session) throws(AppError) -> OpenCalendars {
    let named = OpenCalendars.named(by: sources, session: session)
    return try OpenCalendars(
      named.sources, isOpenSet: sources.isEmpty, encoding: named.encoding, session: session)
  }

  /// The sources that operands name, or those of the open set where there are none, and the encoding that they are said
  /// to be in.
  static func named(by operands: [String], session: Session) -> (sources: [Source], encoding: TextEncoding?) {
    guard operands.isEmpty else { return (Source.named(by: operands), session.encoding) }
    let (paths, name) = session.state?.openSources() ?? ([], nil)
    // What holds for this run, or else for the open set, or else for all.
    let encoding = session.runEncoding ?? name.flatMap(TextEncoding.init(named:)) ?? session.encoding
    return (paths.map(Source.path), encoding)
  }

  /// Ends a command that has shown what there was, and returns its exit status.
  ///
  /// Now, when nobody waits for the answer any more, indexes are made that the next run will be quicker with.
  func finish(_ session: Session) -> Int32 {
    session.console.finishPaging()
    loader.saveIndexes()
    session.progressBar.remove()
    return loader.hasFailed ? 1 : 0
  }

  /// The occurrences in a window whose text holds some words, if any are given; what had to be cut short is reported.
  func occurrences(in window: DayRange, holding words: SearchWords? = nil, session: Session) -> [Occurrence] {
    let result = store.query(
      window, viewing: session.viewing, holding: words, hasDescriptions: session.options.format.hasDescriptions)
    session.console.report(result.diagnostics)
    if isAskedSeldom { KeptUntilExit.keep(result) }
    return result.occurrences
  }

  private static func chosen(
    _ calendars: [LoadedCalendar], options: InvocationOptions
  ) throws(AppError) -> [LoadedCalendar] {
    for name in options.calendars + options.except where !calendars.contains(where: { matches($0, name) }) {
      let names = calendars.map { "\"\($0.info.name.visible)\"" }.joined(separator: ", ")
      throw .failure(
        "no calendar is called \"\(name)\"" + (calendars.isEmpty ? "; none is open" : "; there is \(names)"))
    }
    return calendars.filter { calendar in
      let isWanted = options.calendars.isEmpty || options.calendars.contains { matches(calendar, $0) }
      return isWanted && !options.except.contains { matches(calendar, $0) }
    }
  }

  /// Whether a calendar has this name, as it is or as it is shown.
  private static func matches(_ calendar: LoadedCalendar, _ name: String) -> Bool {
    let own = calendar.info.name
    return own.isSame(ignoringCase: UntrustedText(name))
      || own.visible.description.lowercased() == name.lowercased()
  }
}
