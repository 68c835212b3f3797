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

  init(occurrences: [Occurrence], diagnostics: [Diagnostic], series: [[EventSeries]]) {
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
    let question = Question(
      window: window, viewing: viewing, now: now, kinds: kinds, words: words, hasDescriptions: hasDescriptions)
    return answer(question, mayCut: true) ?? QueryResult(occurrences: [], diagnostics: [], series: [])
  }

  /// The same in parts, without a bound that a person's calendars come near.
  ///
  /// - Parameter report: Is told what had to be cut short.
  public func slices(
    of window: DayRange, viewing: Zone, kinds: Event.Kinds = .planned, holding words: SearchWords? = nil,
    hasDescriptions: Bool = true, now: Instant? = nil, report: @escaping ([Diagnostic]) -> Void
  ) -> OccurrenceSlices {
    func question(_ days: DayRange) -> Question {
      Question(window: days, viewing: viewing, now: now, kinds: kinds, words: words, hasDescriptions: hasDescriptions)
    }
    return OccurrenceSlices(
      window, answer: { answer(question($0), mayCut: false) },
      cutAnswer: {
        query($0, viewing: viewing, kinds: kinds, holding: words, hasDescriptions: hasDescriptions, now: now)
      }, report: report)
  }

  /// What is asked.
  private struct Question: Sendable {
    var window: DayRange
    var viewing: Zone
    var now: Instant?
    var kinds: Event.Kinds
    var words: SearchWords?
    var hasDescriptions: Bool

    var request: SeriesRequest {
      // A day in the viewing zone is one of these in any other.
      let days = DayBounds(
        first: Int32(clamping: window.start.dayNumber), last: Int32(clamping: window.end.dayNumber))
      return SeriesRequest(
        days: days, words: words, kinds: kinds, hasDescriptions: hasDescriptions || words != nil,
        hasPeople: words != nil)
    }

    func expansion(_ scales: SystemScales) -> Expansion {
      Expansion(window: window, viewing: viewing, scales: scales, now: now)
    }
  }

  /// - Parameter mayCut: Whether as much is given as may be where there is too much; otherwise nil.
  private func answer(_ question: Question, mayCut: Bool) -> QueryResult? {
    var found = pieces(for: question)
    let damaged = Set(found.lazy.filter { $0.expanded == nil }.map(\.calendar))
    if !damaged.isEmpty { found = pieces(for: question, damaged: damaged) }
    guard var result = merged(found.map { $0.expanded }) ?? (mayCut ? cut(found, question) : nil) else { return nil }
    guard let words = question.words else { return result }
    // Instances of one series share their subject.
    var last: (subject: Occurrence.Subject, isFound: Bool)?
    result.occurrences.removeAll { occurrence in
      if let last, last.subject === occurrence.subject { return !last.isFound }
      let isFound = words.holds(for: occurrence.event, in: occurrence.calendar)
      last = (occurrence.subject, isFound)
      return !isFound
    }
    return result
  }

  /// What the calendars have, expanded.
  ///
  /// - Parameter damaged: The calendars whose indexes cannot be read, by their places.
  private func pieces(
    for question: Question, damaged: Set<Int> = []
  ) -> [(calendar: Int, expanded: Expanded?)] {
    let request = question.request
    let work = calendars.enumerated().map { place, calendar in
      guard question.words?.mayHold(in: calendar.info) ?? true else { return [SeriesPiece]() }
      return damaged.contains(place) ? calendar.events.plainPieces(for: request) : calendar.events.pieces(for: request)
    }
    return expand(work, question)
  }

  /// What a piece of a calendar has in a window.
  private struct Expanded: Sendable {
    var series: [EventSeries]
    var occurrences: [Occurrence]
    var diagnostics: [Diagnostic]
  }

  /// Expands pieces at the same time, and keeps the places of their calendars beside them.
  private func expand(
    _ work: [[SeriesPiece]], _ question: Question
  ) -> [(calendar: Int, expanded: Expanded?)] {
    let pieces = work.enumerated().flatMap { place, pieces in pieces.map { (place, calendars[place].info, $0) } }
    return Threads.run(over: pieces.count) { [scales] range in
      var question = question
      if pieces.count > 1 { question.viewing = question.viewing.unshared }
      return pieces[range].map { place, info, piece -> (calendar: Int, expanded: Expanded?) in
        // What is not looked for must not use up what may be shown.
        guard let series = piece().map({ question.words?.filter($0, in: info) ?? $0 }) else { return (place, nil) }
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
