import CalendarCore
import Canvas

/// What a month's page shows.
public struct MonthContent: Sendable, Hashable {
  /// The weeks.
  public let grid: MonthGrid
  /// The day to mark, if it is on the page.
  public let today: CivilDate?
  /// The day that was chosen, if it is on the page.
  public var selected: CivilDate?
  /// Title and weekday names.
  public let names: PageNames
  /// What else there is to tell of days.
  public let notes: [CivilDate: DayNote]
  /// Whether the numbers of the weeks are shown.
  public let hasWeekNumbers: Bool
  /// The occurrences that were given, in their order.
  public let occurrences: [Occurrence]
  /// The calendars of ``occurrences``, each with one of them, in their order.
  let calendars: [CalendarInfo]
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
  public init(
    grid: MonthGrid, occurrences: [Occurrence], today: CivilDate?, names: PageNames, selected: CivilDate? = nil,
    notes: [CivilDate: DayNote] = [:], hasWeekNumbers: Bool = false
  ) {
    self.grid = grid
    self.today = today
    self.selected = selected
    self.names = names
    self.notes = notes
    self.hasWeekNumbers = hasWeekNumbers
    self.occurrences = occurrences
    calendars = MonthContent.calendars(of: occurrences)
    extents = occurrences.map { Extent(days: $0.days, isBar: $0.span.lastsDays) }
    let days = grid.days
    var places = [[Int32]](repeating: [], count: days.count)
    for (place, extent) in extents.enumerated() {
      let first = max(0, extent.days.start.days(since: days.start))
      let end = min(days.count, extent.days.end.days(since: days.start))
      for day in first..<max(first, end) { places[day].append(Int32(truncatingIfNeeded: place)) }
    }
    self.places = places
  }

  private static func calendars(of occurrences: [Occurrence]) -> [CalendarInfo] {
    var found: [Int: CalendarInfo] = [:]
    var last: Int?
    for occurrence in occurrences where occurrence.calendar.order != last {
      last = occurrence.calendar.order
      found[occurrence.calendar.order] = occurrence.calendar
    }
    return found.values.sorted { $0.order < $1.order }
  }

  /// Whether a day belongs to the month, not to one of its neighbours.
  func isInMonth(_ date: CivilDate) -> Bool { date.yearMonth == grid.month }

  /// The row with today, or the first.
  var weekOfToday: Int {
    guard let today, grid.days.contains(today) else { return 0 }
    return today.days(since: grid.firstDate) / 7
  }

  /// The number of a row's week as ISO 8601 counts it, two cells wide. A row that does not begin on Monday lies in two
  /// weeks; the one with its Thursday names it.
  func weekNumber(_ week: Int) -> String {
    names.dayNumber(grid.isoWeek(ofRow: week).number)
  }

  /// The calendars that a page has to tell apart: none where there is only one.
  var legend: [CalendarInfo] { calendars.count > 1 ? calendars : [] }

  /// What tells an occurrence's calendar where there are several.
  func mark(of occurrence: Occurrence, _ glyphs: Glyphs) -> Character? {
    calendars.count > 1 ? glyphs.calendarMark(occurrence.calendar.order) : nil
  }

  /// What a day's number is drawn as: the first that holds of today, selected, outside of the month, holiday, weekend.
  func role(of date: CivilDate) -> Theme.Role { role(of: date, isOutside: !isInMonth(date)) }

  /// The same on another page than the month's.
  ///
  /// - Parameter isOutside: Whether the day does not belong to what the page is of.
  func role(of date: CivilDate, isOutside: Bool) -> Theme.Role {
    if date == today { return .today }
    if date == selected { return .selected }
    if isOutside { return .outside }
    if notes[date]?.holidays.isEmpty == false { return .holiday }
    return names.isWeekend(date.weekday) ? .weekend : .day
  }

  /// The style of a day's number.
  func numberStyle(_ date: CivilDate, _ theme: Theme) -> Style { theme[role(of: date)] }

  /// The occurrences that touch some days, in the order of a list.
  public func occurrences(touching days: DayRange) -> [Occurrence] {
    occurrences.indices.filter { extents[$0].days.overlaps(days) }.map { occurrences[$0] }
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
