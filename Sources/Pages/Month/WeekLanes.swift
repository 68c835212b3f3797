import CalendarCore

/// One week of a month's page: which occurrence stands on which line.
///
/// Occurrences of whole days, and those of a day's length or more, are bars that keep their line through the week; the
/// others take the lines that are left on each of their days.
struct WeekLanes {
  /// A bar across some days of the week.
  struct Bar {
    var occurrence: Occurrence
    /// Columns 0...6 that it covers.
    var columns: Range<Int>
    /// The line below the day numbers, from 0.
    var lane: Int
    /// Whether it began before the week or goes on after it.
    var fromBefore: Bool
    var toAfter: Bool
  }

  /// The bars that are shown.
  private(set) var bars: [Bar] = []
  /// For each column, the timed occurrences that are shown, by line.
  private(set) var timed: [[(lane: Int, occurrence: Occurrence)]] = Array(repeating: [], count: 7)
  /// For each column, how many occurrences have no line.
  private(set) var hidden: [Int] = Array(repeating: 0, count: 7)
  /// The lines that would show everything.
  private(set) var wanted = 0

  /// Lays a week out on `lines` lines.
  init(firstDate: CivilDate, days: [CivilDate: [Occurrence]], lines: Int) {
    let week = DayRange(start: firstDate, end: firstDate.adding(days: 7))
    let columns = (0..<7).map { days[firstDate.adding(days: $0)] ?? [] }
    var occupied = Array(repeating: Set<Int>(), count: 7)
    for bar in WeekLanes.bars(in: columns, week: week, occupied: &occupied) {
      if bar.lane < lines {
        bars.append(bar)
      } else {
        for column in bar.columns { hidden[column] += 1 }
      }
    }
    for (column, occurrences) in columns.enumerated() {
      var lane = 0
      var highest = (bars.filter { $0.columns.contains(column) }.map(\.lane).max() ?? -1) + 1 + hidden[column]
      for occurrence in occurrences where !WeekLanes.isBar(occurrence) {
        while occupied[column].contains(lane) { lane += 1 }
        if lane < lines { timed[column].append((lane, occurrence)) } else { hidden[column] += 1 }
        lane += 1
        highest = max(highest, lane)
      }
      wanted = max(wanted, highest)
    }
  }

  /// Whether an occurrence is drawn across days rather than as a line on each.
  static func isBar(_ occurrence: Occurrence) -> Bool {
    switch occurrence.span {
    case .allDay: true
    case .timed(let start, let end): end.instant.seconds - start.instant.seconds >= 86_400
    }
  }

  /// First fit, by start and then the longest first, so that long bars lie on top.
  private static func bars(in columns: [[Occurrence]], week: DayRange, occupied: inout [Set<Int>]) -> [Bar] {
    var found: [Bar] = []
    for (column, occurrences) in columns.enumerated() {
      // Each bar is met first on the day where it enters the week.
      let entering = occurrences.filter {
        isBar($0) && max($0.days.start, week.start) == week.start.adding(days: column)
      }
      for occurrence in entering.sorted(by: { ($1.days.count, $0) < ($0.days.count, $1) }) {
        let days = occurrence.days
        let end = min(days.end, week.end).days(since: week.start)
        let range = column..<max(column + 1, end)
        var lane = 0
        while range.contains(where: { occupied[$0].contains(lane) }) { lane += 1 }
        for day in range { occupied[day].insert(lane) }
        found.append(
          Bar(
            occurrence: occurrence, columns: range, lane: lane, fromBefore: days.start < week.start,
            toAfter: days.end > week.end))
      }
    }
    return found
  }
}
