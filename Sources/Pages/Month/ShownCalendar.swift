import CalendarCore
import Canvas

/// A calendar that a page shows occurrences of.
struct ShownCalendar: Sendable, Hashable {
  /// What is known of it.
  let info: CalendarInfo

  /// The style of its mark.
  func color(_ theme: Theme) -> Style { Style(foreground: theme.textColor(own: info.color, order: info.order)) }

  /// The calendars of some occurrences, in their order.
  static func calendars(of occurrences: [Occurrence]) -> [ShownCalendar] {
    var found: [Int: CalendarInfo] = [:]
    var last: Int?
    for occurrence in occurrences where occurrence.calendar.order != last {
      last = occurrence.calendar.order
      found[occurrence.calendar.order] = occurrence.calendar
    }
    return found.values.sorted { $0.order < $1.order }.map(ShownCalendar.init)
  }
}
