import CalendarCore

/// What a month's page shows.
public struct MonthContent: Sendable, Hashable {
  /// The weeks.
  public let grid: MonthGrid
  /// The day to mark, if it is on the page.
  public let today: CivilDate?
  /// Title and weekday names.
  public let names: PageNames
  /// The occurrences that were given, in their order.
  public let occurrences: [Occurrence]
  /// For each of ``occurrences``, what the layout of a page asks of it.
  let extents: [Extent]
  /// For each day of the grid, the places in ``occurrences`` of those that touch it. Places, because each of many long
  /// occurrences touches every day.
  private let places: [[Int32]]

  /// Where an occurrence stands on a page.
  struct Extent: Sendable, Hashable {
    /// The days it touches.
    let days: DayRange
    /// Whether it is drawn across its days rather than as a line on each.
    let isBar: Bool
  }

  /// Sorts occurrences, which are in the order of a list, into the days of a month's page.
  public init(grid: MonthGrid, occurrences: [Occurrence], today: CivilDate?, names: PageNames) {
    self.grid = grid
    self.today = today
    self.names = names
    self.occurrences = occurrences
    extents = occurrences.map { Extent(days: $0.days, isBar: WeekLanes.isBar($0.span)) }
    let days = grid.days
    var places = [[Int32]](repeating: [], count: days.count)
    for (place, extent) in extents.enumerated() {
      let first = max(0, extent.days.start.days(since: days.start))
      let end = min(days.count, extent.days.end.days(since: days.start))
      for day in first..<max(first, end) { places[day].append(Int32(truncatingIfNeeded: place)) }
    }
    self.places = places
  }

  /// The occurrences that touch a day of the grid, in the order of a list.
  public func occurrences(on date: CivilDate) -> [Occurrence] {
    places(on: date).map { occurrences[Int($0)] }
  }

  /// How many occurrences touch a day of the grid.
  public func count(on date: CivilDate) -> Int { places(on: date).count }

  /// The places in ``occurrences`` of those that touch a day of the grid.
  func places(on date: CivilDate) -> [Int32] {
    let day = date.days(since: grid.firstDate)
    return places.indices.contains(day) ? places[day] : []
  }
}
