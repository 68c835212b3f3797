import CalendarCore
import Recurrence

/// What the instances of many series may take together, so that all of them are looked for in seconds: four times as many
/// as a list shows.
public struct InstanceBudget: Sendable {
  fileprivate var left: ExpansionBudget

  /// A budget of which nothing is spent.
  public init() { left = ExpansionBudget(occurrences: 4 * Expansion.mostOccurrences) }

  /// Whether instances may be missing from what is looked for from now on.
  public var isSpent: Bool { left.isSpent }
}

extension CalendarStore {
  /// The occurrences of events of one UID in some days, in the order of a list.
  ///
  /// - Parameters:
  ///   - events: All components of the UID.
  ///   - first: The first day in the viewing zone.
  ///   - days: How many days.
  ///   - budget: What may be found and looked at; what that takes is taken off.
  public func expand(
    _ events: [Event], in calendar: CalendarInfo, from first: CivilDate, days: Int, viewing: Zone,
    budget: inout InstanceBudget
  ) -> [Occurrence] {
    let window = DayRange(start: first, end: first.adding(days: days))
    var expansion = Expansion(window: window, viewing: viewing, scales: scales, budget: budget.left)
    var occurrences: [Occurrence] = []
    for series in EventSeries.grouping(events) { expansion.add(series, in: calendar, to: &occurrences) }
    budget.left = expansion.budget
    return occurrences.inListOrder()
  }
}
