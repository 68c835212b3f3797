import CalendarCore
import ICal
import Recurrence

/// The answer to a query.
public struct QueryResult: Sendable {
  /// The occurrences that touch the window, in the order of a list.
  public var occurrences: [Occurrence]
  /// What had to be cut short.
  public var diagnostics: [Diagnostic]
  /// What was expanded. It lives as long as the answer, so that one who keeps that need not wait until it is freed.
  private let series: [[EventSeries]]

  fileprivate init(occurrences: [Occurrence], diagnostics: [Diagnostic], series: [[EventSeries]]) {
    self.occurrences = occurrences
    self.diagnostics = diagnostics
    self.series = series
  }
}

/// Calendars that can be asked for a window of days.
public struct CalendarStore {
  /// The calendars, in the order they were named.
  public let calendars: [LoadedCalendar]
  let scales = SystemScales()

  /// Makes a store of calendars.
  public init(calendars: [LoadedCalendar]) {
    self.calendars = calendars
  }

  /// The occurrences that touch a window of days in the viewing zone.
  ///
  /// - Parameters:
  ///   - kinds: The components that are wanted; what says no day is in no window.
  ///   - words: What the text of an occurrence must hold, if anything.
  ///   - hasDescriptions: Whether the events' descriptions are wanted; without them it takes less time.
  ///   - now: The moment at which open to-dos that were due before are overdue; nil where that is not asked.
  public func query(
    _ window: DayRange, viewing: Zone, kinds: Event.Kinds = .planned, holding words: SearchWords? = nil,
    hasDescriptions: Bool = true, now: Instant? = nil
  ) -> QueryResult {
    // A day in the viewing zone is one of these in any other.
    let days = DayBounds(
      first: Int32(clamping: window.start.dayNumber), last: Int32(clamping: window.end.dayNumber))
    let request = SeriesRequest(
      days: days, words: words, kinds: kinds, hasDescriptions: hasDescriptions || words != nil, hasPeople: words != nil)
    var result = query(Question(window: window, viewing: viewing, now: now), request)
    if let words {
      // Instances of one series share their subject.
      var last: (subject: Occurrence.Subject, isFound: Bool)?
      result.occurrences.removeAll { occurrence in
        if let last, last.subject === occurrence.subject { return !last.isFound }
        let isFound = words.holds(for: occurrence.event, in: occurrence.calendar)
        last = (occurrence.subject, isFound)
        return !isFound
      }
    }
    return result
  }

  /// What expansions are made for.
  private struct Question: Sendable {
    var window: DayRange
    var viewing: Zone
    var now: Instant?

    func expansion(_ scales: SystemScales) -> Expansion {
      Expansion(window: window, viewing: viewing, scales: scales, now: now)
    }
  }

  private func query(_ question: Question, _ request: SeriesRequest) -> QueryResult {
    var work = calendars.map { calendar in
      request.words?.mayHold(in: calendar.info) ?? true ? calendar.events.pieces(for: request) : []
    }
    let found = expand(work, question, request.words)
    let damaged = Set(found.lazy.filter { $0.expanded == nil }.map(\.calendar))
    if damaged.isEmpty { return merged(found.map { $0.expanded }) ?? cut(found, question) }
    for place in damaged { work[place] = calendars[place].events.plainPieces(for: request) }
    let whole = expand(work, question, request.words)
    return merged(whole.map { $0.expanded }) ?? cut(whole, question)
  }

  /// What a piece of a calendar has in a window.
  private struct Expanded: Sendable {
    var series: [EventSeries]
    var occurrences: [Occurrence]
    var diagnostics: [Diagnostic]
  }

  /// Expands pieces at the same time, and keeps the places of their calendars beside them.
  private func expand(
    _ work: [[SeriesPiece]], _ question: Question, _ words: SearchWords?
  ) -> [(calendar: Int, expanded: Expanded?)] {
    let pieces = work.enumerated().flatMap { place, pieces in pieces.map { (place, calendars[place].info, $0) } }
    return Threads.run(over: pieces.count) { [scales] range in
      var question = question
      if pieces.count > 1 { question.viewing = question.viewing.unshared }
      return pieces[range].map { place, info, piece -> (calendar: Int, expanded: Expanded?) in
        // What is not looked for must not use up what may be shown.
        guard let series = piece().map({ words?.filter($0, in: info) ?? $0 }) else { return (place, nil) }
        var expansion = question.expansion(scales)
        var occurrences: [Occurrence] = []
        occurrences.reserveCapacity(min(series.count * 2, Expansion.mostOccurrences))
        for series in series { expansion.add(series, in: info, to: &occurrences) }
        return (place, Expanded(series: series, occurrences: occurrences, diagnostics: expansion.diagnostics))
      }
    }.flatMap(\.self)
  }

  /// The pieces together; nil where there are too many occurrences.
  private func merged(_ parts: [Expanded?]) -> QueryResult? {
    let parts = parts.compactMap(\.self)
    guard parts.reduce(0, { $0 + $1.occurrences.count }) < Expansion.mostOccurrences else { return nil }
    let occurrences = parts.count == 1 ? parts[0].occurrences : parts.flatMap(\.occurrences)
    let diagnostics = parts.flatMap(\.diagnostics)
    return QueryResult(
      occurrences: occurrences.inListOrder(), diagnostics: diagnostics.isEmpty ? [] : Set(diagnostics).sorted(),
      series: parts.map(\.series))
  }

  /// As much as may be shown, by the order of the calendars and their sources, however they were read.
  private func cut(_ parts: [(calendar: Int, expanded: Expanded?)], _ question: Question) -> QueryResult {
    var expansion = question.expansion(scales)
    var occurrences: [Occurrence] = []
    for (place, calendar) in calendars.enumerated() {
      let series = parts.lazy.filter { $0.calendar == place }.flatMap { $0.expanded?.series ?? [] }
      for series in series.inSourceOrder() where !expansion.isFull {
        expansion.add(series, in: calendar.info, to: &occurrences)
      }
    }
    return QueryResult(
      occurrences: occurrences.inListOrder(), diagnostics: expansion.diagnostics.sorted(), series: [])
  }
}
