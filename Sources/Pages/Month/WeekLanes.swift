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

  /// The most lines that are laid out, which is more than any terminal has; what lies beyond them is hidden.
  private static let mostLines = 500

  /// Lays a week of a month's page out on `lines` lines.
  init(_ content: MonthContent, week: Int, lines: Int) {
    let lines = min(lines, WeekLanes.mostLines)
    let dates = (0..<7).map { content.grid.date(week: week, column: $0) }
    let columns = dates.map { content.occurrences(on: $0) }
    var columnLines = [ColumnLines](repeating: ColumnLines(), count: 7)
    let range = DayRange(first: dates[0], last: dates[6])
    for bar in WeekLanes.bars(in: columns, week: range, limit: lines, &columnLines) {
      if bar.lane < lines {
        bars.append(bar)
      } else {
        for column in bar.columns { hidden[column] += 1 }
      }
    }
    for (column, occurrences) in columns.enumerated() {
      for occurrence in occurrences where !WeekLanes.isBar(occurrence) {
        let lane = columnLines[column].firstFree
        if lane < lines {
          timed[column].append((lane, occurrence))
          columnLines[column].take(lane)
        } else {
          hidden[column] += 1
        }
      }
      wanted = max(wanted, columnLines[column].highest + hidden[column])
    }
  }

  /// The lines of one day that are taken.
  private struct ColumnLines {
    private var taken: Set<Int> = []
    /// The first line that is not taken.
    private(set) var firstFree = 0
    /// The line below the lowest that is taken.
    private(set) var highest = 0

    func isTaken(_ line: Int) -> Bool { taken.contains(line) }

    mutating func take(_ line: Int) {
      taken.insert(line)
      highest = max(highest, line + 1)
      while taken.contains(firstFree) { firstFree += 1 }
    }
  }

  /// Whether an occurrence is drawn across days rather than as a line on each.
  static func isBar(_ occurrence: Occurrence) -> Bool {
    switch occurrence.span {
    case .allDay: true
    case .timed(let start, let end): end.instant.seconds - start.instant.seconds >= 86_400
    }
  }

  /// First fit, by start and then the longest first, so that long bars lie on top. A bar that would come to lie on a
  /// line from `limit` on takes none.
  private static func bars(
    in columns: [[Occurrence]], week: DayRange, limit: Int, _ lines: inout [ColumnLines]
  ) -> [Bar] {
    var found: [Bar] = []
    for (column, occurrences) in columns.enumerated() {
      // Each bar is met first on the day where it enters the week.
      let day = week.start.adding(days: column)
      let entering = occurrences.filter { isBar($0) && max($0.days.start, week.start) == day }
      for occurrence in entering.sorted(by: { ($1.days.count, $0) < ($0.days.count, $1) }) {
        let days = occurrence.days
        let range = column..<max(column + 1, min(days.end, week.end).days(since: week.start))
        var lane = range.reduce(0) { max($0, lines[$1].firstFree) }
        while lane < limit, range.contains(where: { lines[$0].isTaken(lane) }) { lane += 1 }
        if lane < limit { for day in range { lines[day].take(lane) } }
        found.append(
          Bar(
            occurrence: occurrence, columns: range, lane: lane, fromBefore: days.start < week.start,
            toAfter: days.end > week.end))
      }
    }
    return found
  }
}
