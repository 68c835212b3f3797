import CalendarCore

/// What a month's page shows.
public struct MonthContent: Sendable, Hashable {
  /// The weeks.
  public let grid: MonthGrid
  /// The day to mark, if it is on the page.
  public let today: CivilDate?
  /// Title and weekday names.
  public let names: PageNames
  /// The occurrences that touch each day of the grid, in the order of a list; days without any are left out.
  public let days: [CivilDate: [Occurrence]]

  /// Sorts occurrences into the days of a month's page.
  public init(grid: MonthGrid, occurrences: [Occurrence], today: CivilDate?, names: PageNames) {
    self.grid = grid
    self.today = today
    self.names = names
    var days: [CivilDate: [Occurrence]] = [:]
    for occurrence in occurrences {
      let touched = occurrence.days
      var day = max(touched.start, grid.days.start)
      let end = min(touched.end, grid.days.end)
      while day < end {
        days[day, default: []].append(occurrence)
        day = day.adding(days: 1)
      }
    }
    self.days = days
  }
}
