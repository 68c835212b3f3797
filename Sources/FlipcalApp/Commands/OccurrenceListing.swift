import CalendarCore
import Canvas
import CommandTable
import Pages
import Store
import TextGate

/// Writes occurrences in the form that was asked for: the one way in which all commands that list them do.
struct OccurrenceListing {
  let session: Session
  /// What the occurrences come from.
  let calendars: OpenCalendars

  /// Writes the occurrences of some days. Where no person looks at them there may be any number, and the first are written
  /// before the last are found.
  ///
  /// - Parameters:
  ///   - window: The days that were asked for.
  ///   - kinds: The components that are wanted.
  ///   - words: What their text must hold, if anything.
  ///   - nothing: What a terminal shows, with the days behind it, where there are none, such as `Nothing`.
  /// - Returns: Whether there were any.
  @discardableResult
  func print(
    _ window: DayRange, of kinds: Event.Kinds = .planned, holding words: SearchWords? = nil, orSay nothing: String
  ) throws(AppError) -> Bool {
    let undated = undated(holding: words)
    if isForPeople {
      let occurrences = calendars.occurrences(in: window, of: kinds, holding: words, session: session) + undated
      try print(occurrences, in: window, repeats: words == nil, orSay: nothing)
      return !occurrences.isEmpty
    }
    var isEmpty = true
    let dated = calendars.slices(of: window, of: kinds, holding: words, session: session)
    let parts = [AnySequence(dated), AnySequence([undated])].lazy.joined().map { part in
      isEmpty = isEmpty && part.isEmpty
      return part
    }
    try write(parts)
    return !isEmpty
  }

  /// What a search finds that has no day, where no days are named.
  private func undated(holding words: SearchWords?) -> [Occurrence] {
    let options = session.options
    guard let words, options.from == nil, options.to == nil, options.days == nil else { return [] }
    return calendars.store.undated(holding: words, hasDescriptions: options.format.hasDescriptions)
  }

  /// Writes occurrences.
  ///
  /// - Parameters:
  ///   - occurrences: In the order of a list.
  ///   - window: The days that were asked for.
  ///   - repeats: Whether a terminal shows an occurrence under each of its days.
  ///   - nothing: What a terminal shows, with the days behind it, where there are none, such as `Nothing`.
  func print(
    _ occurrences: [Occurrence], in window: DayRange, repeats: Bool = false, orSay nothing: String
  ) throws(AppError) {
    let console = session.console
    guard isForPeople else { return try write(CollectionOfOne(occurrences)) }
    if occurrences.isEmpty {
      return try console.print(sentence: "\(nothing) \(session.name(of: window))", session.options)
    }
    let list = AgendaList(
      occurrences, window: window, repeats: repeats, today: session.today, width: console.pageWidth(session.options),
      style: console.pageStyle(session.options),
      heading: session.locale.heading, shortDate: session.locale.shortDate)
    try console.print(list.surface)
  }

  private var isForPeople: Bool { session.options.format == .text && session.isForPeople }

  /// Writes occurrences that come in parts, for other programs.
  private func write(_ parts: some Sequence<[Occurrence]>) throws(AppError) {
    let console = session.console
    let viewing = session.viewing
    switch session.options.format {
    case .json: try console.print(OccurrencePieces(parts, OccurrenceJSON.array(viewing: viewing)))
    case .ndjson: try console.print(OccurrencePieces(parts, OccurrenceJSON.lines(viewing: viewing)))
    case .tsv: try console.print(OccurrencePieces(parts, TSVFormat(viewing: viewing)))
    case .template: try console.print(OccurrencePieces(parts, try session.templateFormat()))
    case .ics:
      try CalendarObjectListing(session: session).print(OccurrenceListing.series(in: parts), from: calendars.store)
    // Lists have no other forms.
    case .text, .sarif, .html, .svg, .frames, .cast:
      try console.print(OccurrencePieces(parts, OccurrenceLine()))
    }
  }

  private struct Series: Hashable {
    var uid: UntrustedText
    var calendar: Int
  }

  /// One occurrence of each series.
  private static func series(in parts: some Sequence<[Occurrence]>) -> [Occurrence] {
    var seen: Set<Series> = []
    return parts.flatMap { part in
      part.filter { seen.insert(Series(uid: $0.event.uid, calendar: $0.calendar.order)).inserted }
    }
  }
}
