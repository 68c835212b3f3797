import CalendarCore
import TextGate

/// Finds the occurrences that touch a window.
public struct Expansion: Sendable {
  /// The days that are asked for, in the viewing zone.
  public let window: DayRange
  /// The zone that times are shown in.
  public let viewing: Zone
  /// What was cut short, and why.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The most instances of one event that a window shows. A rule by the minute has 44,640 in a month.
  public static let mostInstances = 50_000
  /// The most occurrences of all events together.
  public static let mostOccurrences = 250_000

  /// What is said when there are more.
  public static let tooMany = Diagnostic("too many occurrences in all; \(mostOccurrences) are shown")

  /// The most starts of one event that are collected.
  static let mostCollected = 5 * mostInstances
  /// The most diagnostics.
  private static let mostDiagnostics = 1000

  /// The moment that tells what is overdue; nil where nobody asks.
  private let now: Instant?
  /// What is left of what may be found and looked at.
  public internal(set) var budget: ExpansionBudget
  /// Whether there were more occurrences than may be shown.
  public private(set) var isFull = false
  private var noted: Set<Diagnostic> = []
  /// Room for the instances of an event, and for their moments.
  var room: [Instance] = []
  var seen = SeenMoments()
  /// The window's edges on the clocks of the zone that was asked about last.
  var edges: (zone: Zone, first: CivilDateTime, end: CivilDateTime)
  let first: Instant
  let end: Instant
  let scales: (any CalendarScaleSource)?

  /// Makes an expansion for a window.
  ///
  /// - Parameters:
  ///   - scales: The calendars that rules may count in besides the Gregorian one.
  ///   - now: The moment at which open to-dos that were due before are overdue; nil where that is not asked.
  ///   - budget: What may be found and looked at.
  public init(
    window: DayRange, viewing: Zone, scales: (any CalendarScaleSource)? = nil, now: Instant? = nil,
    budget: ExpansionBudget = ExpansionBudget()
  ) {
    self.now = now
    self.budget = budget
    self.window = window
    self.viewing = viewing
    self.scales = scales
    first = viewing.startOfDay(window.start)
    end = viewing.startOfDay(window.end)
    edges = (viewing, viewing.time(at: first).civil, viewing.time(at: end).civil)
  }

  /// Adds the occurrences of a series in the window, in no particular order.
  public mutating func add(_ series: EventSeries, in calendar: CalendarInfo, to found: inout [Occurrence]) {
    if series.leavesOutRanges {
      note(
        "it is changed for all later instances more than \(EventSeries.mostRanges) times; the first changes count",
        series.ranges[0])
    }
    let overrides = overrides(of: series)
    let replaced =
      overrides.isEmpty
      ? nil
      : InstanceKeys.naming(
        overrides.compactMap { $0.recurrenceID }, hasDates: series.masters.contains { $0.start.isDate },
        viewing: viewing)
    for master in series.masters {
      if master.isRecurring {
        addInstances(of: Occurrence.Subject(master, in: calendar), in: series, except: replaced, to: &found)
      } else if !isNamed(by: replaced, master), !isExcepted(master) {
        addSingle(master, calendar, to: &found)
      }
    }
    for override in overrides where override.status != .cancelled { addSingle(override, calendar, to: &found) }
  }

  /// A day told in any zone is another one at most so many days away in the viewing zone: both may be 26 hours from UTC
  /// (RFC 9636 section 3.2).
  static let furthestDay = 3

  mutating func addSingle(_ event: Event, _ calendar: CalendarInfo, to found: inout [Occurrence]) {
    // What begins later in any zone need not be looked at.
    guard event.start.civil.date < window.end.adding(days: Expansion.furthestDay), !event.isUndated else { return }
    let span = EventLength(of: event, viewing: viewing).span(from: event.start, viewing: viewing)
    guard touches(span), takeOne() else { return }
    var occurrence = Occurrence(
      Occurrence.Subject(event, in: calendar), span: span, recurrenceID: event.recurrenceID,
      isRecurring: event.recurrenceID != nil)
    if event.kind == .todo { occurrence.isOverdue = isOverdue(event, span) }
    found.append(consume occurrence)
  }

  /// Whether a to-do that is due at a time, or on a day, should have been done by now.
  func isOverdue(_ event: Event, _ span: Occurrence.Span) -> Bool {
    guard let now, event.task?.isOpen ?? false, event.status != .cancelled else { return false }
    switch span {
    case .allDay(let days): return viewing.startOfDay(days.end) <= now
    case .timed(_, let due): return due.instant < now
    }
  }

  /// Whether a single event takes itself away by an EXDATE (RFC 5545 3.8.5.1).
  func isExcepted(_ event: Event) -> Bool {
    isNamed(by: InstanceKeys.naming(event.exceptions, hasDates: event.start.isDate, viewing: viewing), event)
  }

  func isNamed(by keys: InstanceKeys?, _ event: Event) -> Bool {
    guard let keys else { return false }
    return keys.contains(event.start, reading: event.start.civil, moment: moment(of: event.start))
  }

  /// Counts an occurrence against what may be shown in all; false when there is no room.
  mutating func takeOne() -> Bool {
    guard budget.occurrences > 0 else {
      isFull = true
      note(Expansion.tooMany)
      return false
    }
    budget.occurrences -= 1
    return true
  }

  mutating func note(_ message: VisibleText, _ event: Event) { note(Diagnostic(message, at: event.origin)) }

  mutating func noteGivenUp(_ event: Event) {
    note("the search for instances of its rule was given up", event)
  }

  mutating func note(_ diagnostic: Diagnostic) {
    guard noted.count < Expansion.mostDiagnostics, noted.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// What tells an original start from any other (``Instance/moment``).
  func moment(of original: EventTime) -> Instant {
    original.isDate ? Instant(seconds: original.civil.clockSeconds) : original.instant(viewedIn: viewing)
  }

  func touches(_ span: Occurrence.Span) -> Bool {
    switch span {
    case .allDay(let days): return days.overlaps(window)
    case .timed(let start, let finish):
      return start.instant < end
        && (finish.instant > first || start.instant == finish.instant && start.instant >= first)
    }
  }
}
