import CalendarCore
import Canvas
import CommandTable
import Pages

/// Writes occurrences in the form that was asked for: the one way in which all commands that list them do.
struct OccurrenceListing {
  let session: Session
  /// What the occurrences come from.
  let calendars: OpenCalendars

  /// Writes occurrences.
  ///
  /// - Parameters:
  ///   - occurrences: In the order of a list.
  ///   - window: The days that were asked for.
  ///   - nothing: What a terminal shows, with the days behind it, where there are none, such as `Nothing`.
  func print(_ occurrences: [Occurrence], in window: DayRange, orSay nothing: String) throws(AppError) {
    let console = session.console
    switch session.options.format {
    case .json: try console.print(OccurrencePieces(occurrences, OccurrenceJSON.array(viewing: session.viewing)))
    case .ndjson: try console.print(OccurrencePieces(occurrences, OccurrenceJSON.lines(viewing: session.viewing)))
    case .tsv: try console.print(OccurrencePieces(occurrences, TSVFormat(viewing: session.viewing)))
    case .template: try console.print(OccurrencePieces(occurrences, try session.templateFormat()))
    case .text where console.isTerminal && occurrences.isEmpty:
      try console.print("\(nothing) \(session.name(of: window))\n")
    case .text where console.isTerminal:
      let list = AgendaList(
        occurrences, window: window, today: session.today, width: console.pageWidth(session.options),
        style: console.pageStyle(session.options),
        heading: session.locale.heading, shortDate: session.locale.shortDate)
      try console.print(list.surface)
    case .ics: try CalendarObjectListing(session: session).print(occurrences, from: calendars.store)
    // Lists have no other forms.
    case .text, .sarif, .html, .svg, .frames, .cast:
      try console.print(OccurrencePieces(occurrences, OccurrenceLine()))
    }
  }
}
