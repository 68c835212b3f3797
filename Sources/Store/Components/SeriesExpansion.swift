import CalendarCore
import Recurrence

extension CalendarStore {
  /// The occurrences of events of one UID in some days, in the order of a list.
  ///
  /// - Parameters:
  ///   - events: All components of the UID.
  ///   - first: The first day in the viewing zone.
  ///   - days: How many days.
  public func expand(
    _ events: [Event], in calendar: CalendarInfo, from first: CivilDate, days: Int, viewing: Zone
  ) -> [Occurrence] {
    let window = DayRange(start: first, end: first.adding(days: days))
    var expansion = Expansion(window: window, viewing: viewing, scales: scales)
    var occurrences: [Occurrence] = []
    for series in EventSeries.grouping(events) { expansion.add(series, in: calendar, to: &occurrences) }
    return occurrences.inListOrder()
  }
}
