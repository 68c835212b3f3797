extension Occurrence {
  /// What is on or comes next, for one who looks at the clock.
  ///
  /// It is looked for among what takes time (``takesTime``): first what is on now, of several what began last; then what
  /// begins later today; then what takes all of today, which also what lasts a day or more counts as; then, of the first
  /// day with something that begins on it, what has a time before what has none.
  ///
  /// - Parameter occurrences: In the order of a list; those of today are all among them.
  public static func next(among occurrences: [Occurrence], now: ZonedTime) -> Occurrence? {
    let today = now.civil.date
    let candidates = occurrences.filter { $0.takesTime && !$0.isOver(at: now.instant, on: today) }
    let short = candidates.filter { !$0.span.lastsDays }
    func start(_ occurrence: Occurrence) -> Instant { occurrence.moments(in: .utc).lowerBound }
    if let running = short.filter({ $0.isOn(at: now.instant, on: today) }).max(by: { start($0) < start($1) }) {
      return running
    }
    if let later = short.first(where: { $0.days.start == today }) { return later }
    if let wholeDay = candidates.first(where: { $0.span.lastsDays && $0.days.contains(today) }) { return wholeDay }
    guard let first = candidates.first(where: { $0.days.start > today }) else { return nil }
    return candidates.first { $0.days.start == first.days.start && !$0.span.lastsDays } ?? first
  }
}
