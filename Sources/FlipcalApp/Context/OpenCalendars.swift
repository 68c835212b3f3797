import CalendarCore
import CommandTable
import Store
import TextGate

/// The calendars that a command works on, after `--calendar` and `--except`.
struct OpenCalendars {
  private(set) var store: CalendarStore
  private let loader: SourceLoader
  /// The calendars that were asked for, hidden or not.
  let chosen: [LoadedCalendar]
  /// Whether answers are given once or twice in a run, and so need not be freed.
  var isAskedSeldom = true

  /// Those that the configuration hides and nothing asks for by name, by their order.
  private(set) var hidden: Set<Int> = []

  /// Reads sources, says what is wrong with them, and picks the calendars that were asked for.
  init(_ set: SourceSet, session: Session) throws(AppError) {
    try self.init(set.load(with: session), of: set.origin, session: session)
    if set.isUsual, set.sources.isEmpty {
      session.console.report(Diagnostic("nothing is open; open a calendar with: flipcal FILE.ics"))
    }
  }

  /// Whether commands that name no source have none.
  static func isNothingOpen(_ session: Session) -> Bool { SourceSet([], session: session).sources.isEmpty }

  /// Takes over what a loader has read.
  init(
    _ loader: SourceLoader, of origin: SourceSet.Origin = .operands, session: Session
  ) throws(AppError) {
    session.progressBar.remove()
    session.console.report(loader.diagnostics)
    self.loader = loader
    var calendars = loader.calendars
    let hidden = session.configured.describe(&calendars)
    if origin == .configuration { OpenCalendars.removeDoubles(from: &calendars) }
    chosen = try OpenCalendars.chosen(calendars, options: session.options)
    store = CalendarStore(calendars: chosen)
    // What was opened by hand, or is named, is to be seen.
    guard origin == .configuration, !hidden.isEmpty else { return }
    let names = session.options.calendars
    let unnamed = chosen.filter { calendar in !names.contains { OpenCalendars.matches(calendar, $0) } }
    self.hidden = hidden.intersection(unnamed.map(\.info.order))
    hide(self.hidden)
  }

  /// A directory may be named beside one above it, to say more of it; it is still one calendar.
  private static func removeDoubles(from calendars: inout [LoadedCalendar]) {
    var seen: Set<SourceIdentity> = []
    calendars.removeAll { calendar in
      Source.path(calendar.path).identity.map { !seen.insert($0).inserted } ?? false
    }
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

  /// The calendars of SOURCE operands, or where there are none of what commands usually work on.
  static func forSources(_ sources: [String], session: Session) throws(AppError) -> OpenCalendars {
    try OpenCalendars(SourceSet(sources, session: session), session: session)
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
  ///
  /// - Parameter kinds: The components that are wanted.
  func occurrences(
    in window: DayRange, of kinds: Event.Kinds = .planned, holding words: SearchWords? = nil, session: Session
  ) -> [Occurrence] {
    let result = store.query(
      window, viewing: session.viewing, kinds: kinds, holding: words,
      hasDescriptions: session.options.format.hasDescriptions, now: session.now.instant)
    session.console.report(result.diagnostics)
    if isAskedSeldom { KeptUntilExit.keep(result) }
    return result.occurrences
  }

  /// The same in parts, for lists that may be long.
  func slices(
    of window: DayRange, of kinds: Event.Kinds = .planned, holding words: SearchWords? = nil, session: Session
  ) -> OccurrenceSlices {
    store.slices(
      of: window, viewing: session.viewing, kinds: kinds, holding: words,
      hasDescriptions: session.options.format.hasDescriptions, now: session.now.instant,
      report: session.console.report(_:))
  }

  /// The calendars that `--calendar` and `--except` leave.
  ///
  /// A name that was typed and is none of them is an error. Where it is a default it may be meant for other calendars: it
  /// is passed over.
  private static func chosen(
    _ calendars: [LoadedCalendar], options: InvocationOptions
  ) throws(AppError) -> [LoadedCalendar] {
    func known(_ names: [String], _ key: OptionKey) throws(AppError) -> [String] {
      let unknown = names.first { name in !calendars.contains { matches($0, name) } }
      guard let unknown, options.origins[key] == nil else {
        return names.filter { name in calendars.contains { matches($0, name) } }
      }
      let all = calendars.map { "\"\($0.info.name.visible)\"" }.joined(separator: ", ")
      throw .failure(
        "no calendar is called \"\(unknown)\"" + (calendars.isEmpty ? "; none is open" : "; there is \(all)"))
    }
    let wanted = try known(options.calendars, .calendar)
    let unwanted = try known(options.except, .except)
    return calendars.filter { calendar in
      (wanted.isEmpty || wanted.contains { matches(calendar, $0) }) && !unwanted.contains { matches(calendar, $0) }
    }
  }

  /// Whether a calendar has this name, as it is or as it is shown.
  private static func matches(_ calendar: LoadedCalendar, _ name: String) -> Bool {
    let own = calendar.info.name
    return own.isSame(ignoringCase: UntrustedText(name))
      || own.visible.description.lowercased() == name.lowercased()
  }
}
