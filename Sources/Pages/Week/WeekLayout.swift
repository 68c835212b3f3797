import CalendarCore

/// Where the parts of a week's grid lie.
struct WeekLayout {
  /// The cells of each day's column, without the lines beside it, in the order of the days.
  let columns: [Range<Int>]
  /// The cells of the narrowest column.
  let narrowestColumn: Int
  /// The cells of the upright lines, left to right.
  let lines: [Int]
  /// The cells of the hours.
  let hours: Range<Int>
  /// Rows of bars.
  let barRows: Int
  /// The hours, and the minutes of each row.
  let scale: HourScale

  /// The row of the line above the bars, or above the hours where there are none.
  static let topLine = 2
  /// `09:00`.
  private static let hoursWidth = 5
  /// A column of nine cells: a time, and some letters in half of it.
  private static let narrowestGrid = 7 * 9 + 8 + hoursWidth

  /// Lays a grid out.
  ///
  /// - Parameters:
  ///   - bars: The rows that would show all bars.
  ///   - used: The minutes in which there is something on any day.
  /// - Returns: nil where a column would have less than nine cells, or the hours not enough rows.
  init?(width: Int, height: Int, isMirrored: Bool, bars: Int, used: Range<Int>?) {
    guard width >= WeekLayout.narrowestGrid else { return nil }
    let inner = width - WeekLayout.hoursWidth - 8
    var lines = [isMirrored ? 0 : WeekLayout.hoursWidth]
    for column in 0..<7 { lines.append(lines[column] + 1 + inner / 7 + (column < inner % 7 ? 1 : 0)) }
    self.lines = lines
    narrowestColumn = inner / 7
    let columns = (0..<7).map { lines[$0] + 1..<lines[$0 + 1] }
    self.columns = isMirrored ? columns.reversed() : columns
    hours = isMirrored ? width - WeekLayout.hoursWidth..<width : 0..<WeekLayout.hoursWidth

    // Besides the title, the days and three lines.
    let rows = height - WeekLayout.topLine - 2
    // Bars leave hours the larger part, and take no row from them that would make them coarser.
    var barRows = min(bars, max(1, rows / 3))
    func scale(_ barRows: Int) -> HourScale? {
      HourScale(used: used, room: barRows > 0 ? rows - barRows - 1 : rows)
    }
    guard var chosen = scale(barRows) else { return nil }
    while barRows > 1, let other = scale(barRows - 1), other.minutesPerRow < chosen.minutesPerRow {
      (barRows, chosen) = (barRows - 1, other)
    }
    self.barRows = barRows
    self.scale = chosen
  }

  /// The first row of the bars.
  var barsRow: Int { WeekLayout.topLine + 1 }
  /// The row of the line above the hours.
  var hoursLine: Int { barRows > 0 ? barsRow + barRows : WeekLayout.topLine }
  /// The first row of the hours.
  var hoursRow: Int { hoursLine + 1 }
  /// The row of the line beneath the hours.
  var bottomLine: Int { hoursRow + scale.rows }

  /// The cells from one column to another, with the lines between them.
  func cells(_ span: Range<Int>) -> Range<Int> {
    guard let first = span.first.map({ columns[$0] }), let last = span.last.map({ columns[$0] }) else { return 0..<0 }
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }

  /// How many blocks have room beside each other in a column.
  var mostLanes: Int { max(1, narrowestColumn / WeekLayout.narrowestLane) }

  /// Cells of a block that still tell something: an edge and four letters.
  private static let narrowestLane = 5

  /// The cells of a block in its day's column.
  ///
  /// - Parameter hasGap: Whether a blank keeps it apart from what lies beside it, where there is room for that.
  func cells(of block: DayBlocks.Block, column: Int, isMirrored: Bool, hasGap: Bool) -> Range<Int> {
    let cells = columns[column]
    func edge(_ lane: Int) -> Int { cells.count * lane / block.laneCount }
    let isLast = block.lanes.upperBound == block.laneCount
    let (start, end) = (edge(block.lanes.lowerBound), edge(block.lanes.upperBound))
    let gap = hasGap && !isLast && end - start > WeekLayout.narrowestLane ? 1 : 0
    return isMirrored
      ? cells.upperBound - end + gap..<cells.upperBound - start
      : cells.lowerBound + start..<cells.lowerBound + end - gap
  }
}
