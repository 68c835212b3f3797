import CalendarCore

extension CalendarStore {
  /// What says no day, so that no window has it: to-dos and diary entries without a date.
  ///
  /// - Parameters:
  ///   - words: What their text must hold.
  ///   - hasDescriptions: Whether their descriptions are wanted.
  public func undated(holding words: SearchWords, hasDescriptions: Bool = true) -> [Occurrence] {
    let request = SeriesRequest(
      days: .undated, words: words, kinds: .all, hasDescriptions: hasDescriptions, hasPeople: true)
    let found = calendars.flatMap { calendar -> [Occurrence] in
      guard words.mayHold(in: calendar.info) else { return [] }
      let events = calendar.events.series(for: request).flatMap(\.components)
      return events.filter { $0.isUndated && words.holds(for: $0, in: calendar.info) }
        .map { Occurrence(undated: .init($0, in: calendar.info)) }
    }
    return found.sorted()
  }
}
