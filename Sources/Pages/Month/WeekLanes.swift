import CalendarCore

/// One week of a month's page: which occurrence stands on which line.
///
/// Occurrences of whole days, and those of a day's length or more, are bars that keep their line through the week; the
/// others take the lines that are left on each of their days. Occurrences are named by their places in the content.
struct WeekLanes {
  /// A bar across some days of the week.
  struct Bar {
    var place: Int
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
  private(set) var timed: [[(lane: Int, place: Int)]] = Array(repeating: [], count: 7)
  /// For each column, how many occurrences have no line.
  private(set) var hidden: [Int] = Array(repeating: 0, count: 7)
  /// The lines that would show everything.
  private(set) var wanted = 0

  /// The most lines that are laid out, which is more than any terminal has; what lies beyond them is hidden.
  private static let mostLines = 500

  /// Lays a week of a month's page out on as many lines as it takes.
  init(_ content: MonthContent, week: Int) { self.init(content, first: content.grid.date(week: week, column: 0)) }

  /// Lays seven days of a month's page out.
  init(_ content: MonthContent, first: CivilDate) {
    let columns = (0..<7).map { content.places(on: first.adding(days: $0)).map(Int.init) }
    var columnLines = [ColumnLines](repeating: ColumnLines(), count: 7)
    bars = WeekLanes.bars(in: columns, content, first: first.dayNumber, &columnLines)
    for (column, places) in columns.enumerated() {
      timed[column].reserveCapacity(places.count)
      for place in places where !content.extents[place].isBar {
        let lane = columnLines[column].firstFree
        timed[column].append((lane, place))
        if lane < WeekLanes.mostLines { columnLines[column].take(lane) }
      }
    }
    self = limited(to: WeekLanes.mostLines)
    for column in 0..<7 { wanted = max(wanted, columnLines[column].highest + hidden[column]) }
  }

  /// The week on no more than some lines; what stands below them is hidden. Since each occurrence takes the first line
  /// that is free, those that stay keep their lines.
  func limited(to lines: Int) -> WeekLanes {
    var week = self
    week.bars.removeAll { $0.lane >= lines }
    for bar in bars where bar.lane >= lines {
      for column in bar.columns { week.hidden[column] += 1 }
    }
    for column in 0..<7 {
      week.timed[column].removeAll { $0.lane >= lines }
      week.hidden[column] += timed[column].count - week.timed[column].count
    }
    return week
  }

  /// The lines of one day that are taken.
  private struct ColumnLines {
    private var taken: [Bool] = []
    /// The first line that is not taken.
    private(set) var firstFree = 0

    /// The line below the lowest that is taken.
    var highest: Int { taken.count }

    func isTaken(_ line: Int) -> Bool { line < taken.count && taken[line] }

    mutating func take(_ line: Int) {
      while taken.count < line { taken.append(false) }
      if line == taken.count { taken.append(true) } else { taken[line] = true }
      while isTaken(firstFree) { firstFree += 1 }
    }
  }

  /// First fit, by start and then the longest first, so that long bars lie on top. A bar that would come to lie on a
  /// line from ``mostLines`` on takes none.
  private static func bars(
    in columns: [[Int]], _ content: MonthContent, first: Int, _ lines: inout [ColumnLines]
  ) -> [Bar] {
    var found: [Bar] = []
    for (column, places) in columns.enumerated() {
      // Each bar is met first on the day where it enters the week.
      let entering = places.filter { place in
        let extent = content.extents[place]
        return extent.isBar && max(extent.days.start.dayNumber - first, 0) == column
      }
      // Places are in the order of a list.
      let longestFirst = entering.sorted {
        (content.extents[$1].days.count, $0) < (content.extents[$0].days.count, $1)
      }
      for place in longestFirst {
        let days = content.extents[place].days
        let (start, end) = (days.start.dayNumber - first, days.end.dayNumber - first)
        let range = column..<max(column + 1, min(end, 7))
        var lane = range.reduce(0) { max($0, lines[$1].firstFree) }
        while lane < mostLines, range.contains(where: { lines[$0].isTaken(lane) }) { lane += 1 }
        if lane < mostLines { for day in range { lines[day].take(lane) } }
        found.append(Bar(place: place, columns: range, lane: lane, fromBefore: start < 0, toAfter: end > 7))
      }
    }
    return found
  }
}
