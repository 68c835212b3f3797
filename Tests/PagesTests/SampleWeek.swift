import CalendarCore
import Pages
import Testing

/// Weeks of ``SampleMonth``, with what overlaps added.
enum SampleWeek {
  /// Two and three at a time, one after another within an hour, a night.
  static func overlaps() throws -> [Occurrence] {
    try [
      timed("Lecture on dark matter", "2026-12-14 09:00", "11:00", in: family),
      timed("Call with Ana", "2026-12-14 10:15", "10:45"), timed("Sprint planning", "2026-12-15 09:30", "12:00"),
      timed("Bike repair", "2026-12-15 10:00", "10:30", in: family), timed("Piano", "2026-12-15 10:00", "11:30"),
      timed("Interview", "2026-12-15 11:30", "12:30", in: family),
      timed("Pick up parcel", "2026-12-17 14:00", "14:10", in: family), timed("Tea", "2026-12-17 14:15", "14:30"),
      timed("Free afternoon", "2026-12-18 13:00", "17:00", in: family) { $0.isTransparent = true },
      timed("Rehearsal called off", "2026-12-18 15:00", "16:30") { $0.status = .cancelled },
    ]
  }

  /// A week of December 2026 by its first day.
  static func december(
    _ first: String, adding more: [Occurrence] = [], firstWeekday: Weekday = .monday, selected: String? = nil,
    names: (YearMonth) -> PageNames = PageNames.english
  ) throws -> (content: MonthContent, first: CivilDate) {
    let month = try date("2026-12-01").yearMonth
    let content = MonthContent(
      grid: MonthGrid(month: month, firstWeekday: firstWeekday),
      occurrences: (try SampleMonth.december() + more).sorted(), today: try date("2026-12-15"), names: names(month),
      selected: try selected.map { try date($0) })
    return (content, try date(first))
  }
}
