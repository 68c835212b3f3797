import CalendarCore
import ICal
import Recurrence

/// The to-dos of some calendars, whenever they are due.
public struct TaskResult: Sendable {
  /// What is to be done: what is overdue first, then by when it is due, last what has no date; then by priority, then by
  /// title. Of a recurring to-do one instance.
  public fileprivate(set) var open: [Occurrence] = []
  /// What was done or called off, the latest first.
  public fileprivate(set) var closed: [Occurrence] = []
  /// What had to be cut short.
  public fileprivate(set) var diagnostics: [Diagnostic] = []
}

extension CalendarStore {
  /// The to-dos of all calendars.
  ///
  /// - Parameters:
  ///   - now: The moment that tells what is overdue.
  ///   - hasDescriptions: Whether their descriptions are wanted; without them it takes less time.
  ///   - budget: For the instances of all recurring to-dos together; ten thousand daily ones take 20,000.
  public func tasks(
    viewing: Zone, now: Instant, hasDescriptions: Bool = true,
    budget: ExpansionBudget = ExpansionBudget(occurrences: 4 * Expansion.mostOccurrences)
  ) -> TaskResult {
    var request = SeriesRequest(days: .everything)
    (request.kinds, request.hasDescriptions) = (.todos, hasDescriptions)
    var search = TaskSearch(viewing: viewing, now: now, scales: scales, budget: budget)
    for calendar in calendars {
      for series in calendar.events.series(for: request) { search.add(series, in: calendar.info) }
    }
    return search.result
  }
}

/// Collects to-dos.
private struct TaskSearch {
  private let viewing: Zone
  private let now: Instant
  private let today: CivilDate
  private let scales: SystemScales
  private var open: [Occurrence] = []
  private var closed: [Occurrence] = []
  private var diagnostics: Set<Diagnostic> = []
  private var budget: ExpansionBudget

  /// What is said when there was too much to look through.
  private static let spent = Diagnostic("too many instances to look through; some recurring tasks are missing")

  /// Days from today up to which a recurring to-do's instances are looked for, first the nearer ones: few have to be
  /// looked for beyond a month. After forty years the search is given up.
  private static let reaches = [1, 32, 400, 3000, 14_610]

  init(viewing: Zone, now: Instant, scales: SystemScales, budget: ExpansionBudget) {
    self.budget = budget
    self.viewing = viewing
    self.now = now
    self.scales = scales
    today = viewing.time(at: now).civil.date
  }

  var result: TaskResult {
    var result = TaskResult()
    result.open = open.map { (key: OpenKey($0, viewing), task: $0) }.sorted { $0.key < $1.key }.map(\.task)
    result.closed = closed.map { (key: ClosedKey($0, viewing), task: $0) }.sorted { $0.key < $1.key }.map(\.task)
    result.diagnostics = diagnostics.sorted()
    return result
  }

  mutating func add(_ series: EventSeries, in calendar: CalendarInfo) {
    guard series.masters.contains(where: \.isRecurring) else { return addSingle(series, in: calendar) }
    if let next = next(of: series, in: calendar) { return open.append(next) }
    if let last = last(of: series, in: calendar) { return closed.append(last) }
    if budget.isSpent { diagnostics.insert(TaskSearch.spent) }
  }

  /// Adds each component of a series that does not recur.
  private mutating func addSingle(_ series: EventSeries, in calendar: CalendarInfo) {
    for event in series.masters where event.isUndated {
      take(Occurrence(undated: Occurrence.Subject(event, in: calendar)))
    }
    let dated = series.components.filter { !$0.isUndated }.map { DayBounds($0) }
    guard let first = dated.first else { return }
    let days = dated.dropFirst().reduce(first) { $0.union($1) }
    var own = ExpansionBudget()
    occurrences(of: series, calendar, from: day(days.first), to: day(days.last), &own).forEach { take($0) }
  }

  private mutating func take(_ task: Occurrence) {
    if task.event.isOpenTask { open.append(task) } else { closed.append(task) }
  }

  /// The instance of a recurring to-do that is to be done next: the latest one that is overdue, or else the first that is
  /// open.
  private mutating func next(of series: EventSeries, in calendar: CalendarInfo) -> Occurrence? {
    guard series.components.contains(where: \.isOpenTask) else { return nil }
    for (first, last) in windows(before: series) {
      let overdue = occurrences(of: series, calendar, from: first, to: last).filter(\.isOverdue)
      if let latest = overdue.max(by: { OpenKey($0, viewing) < OpenKey($1, viewing) }) { return latest }
    }
    for (first, last) in windowsFromToday {
      let open = occurrences(of: series, calendar, from: first, to: last).filter(\.event.isOpenTask)
      if let earliest = open.min(by: { OpenKey($0, viewing) < OpenKey($1, viewing) }) { return earliest }
    }
    return nil
  }

  /// The latest instance up to today of a to-do of which nothing is open, or else the first one.
  private mutating func last(of series: EventSeries, in calendar: CalendarInfo) -> Occurrence? {
    for (first, last) in windows(before: series) {
      if let latest = occurrences(of: series, calendar, from: first, to: last).max() { return latest }
    }
    for (first, last) in windowsFromToday {
      if let earliest = occurrences(of: series, calendar, from: first, to: last).min() { return earliest }
    }
    return nil
  }

  private var windowsFromToday: [(CivilDate, CivilDate)] {
    zip([0] + TaskSearch.reaches.map { $0 + 1 }, TaskSearch.reaches).map {
      (today.adding(days: $0), today.adding(days: $1))
    }
  }

  /// Spans of days from today back to the first one that a series may touch.
  private func windows(before series: EventSeries) -> [(CivilDate, CivilDate)] {
    let first = series.components.map { DayBounds($0).first }.min().map(day) ?? today
    var windows: [(CivilDate, CivilDate)] = []
    var last = today
    for reach in TaskSearch.reaches.dropLast(2).map({ today.adding(days: -$0) }) + [first] where last >= first {
      windows.append((max(first, reach), last))
      last = reach.adding(days: -1)
    }
    return windows
  }

  /// Occurrences of a recurring to-do, from what is left for all of them.
  private mutating func occurrences(
    of series: EventSeries, _ calendar: CalendarInfo, from first: CivilDate, to last: CivilDate
  ) -> [Occurrence] {
    var left = budget
    defer { budget = left }
    return occurrences(of: series, calendar, from: first, to: last, &left)
  }

  private mutating func occurrences(
    of series: EventSeries, _ calendar: CalendarInfo, from first: CivilDate, to last: CivilDate,
    _ budget: inout ExpansionBudget
  ) -> [Occurrence] {
    guard first <= last else { return [] }
    var expansion = Expansion(
      window: DayRange(first: first, last: last), viewing: viewing, scales: scales, now: now, budget: budget)
    var found: [Occurrence] = []
    expansion.add(series, in: calendar, to: &found)
    budget = expansion.budget
    diagnostics.formUnion(expansion.diagnostics.filter { $0 != Expansion.tooMany })
    return found
  }

  /// A day that a window can begin or end with.
  private func day(_ number: Int32) -> CivilDate {
    min(max(.firstSupported, CivilDate(dayNumber: Int(number))), .lastSupported)
  }
}

extension Event {
  /// Whether it is a to-do that still has to be done.
  fileprivate var isOpenTask: Bool { task?.isOpen ?? false && status != .cancelled }
}
