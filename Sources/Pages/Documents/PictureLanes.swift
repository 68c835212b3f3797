import CalendarCore

/// The lines of a week that a picture has room for. A day with more has its last line for saying how many more; on one
/// with fewer, titles may go on in a second line.
struct PictureLanes {
  /// A timed occurrence on its day.
  struct Line {
    var place: Int
    var lane: Int
    /// Whether the line below belongs to it as well.
    var isDouble = false
  }

  private(set) var bars: [WeekLanes.Bar]
  /// For each column, by line.
  private(set) var timed: [[Line]]
  /// For each column, how many occurrences are not shown.
  private(set) var hidden: [Int]

  /// Keeps what stands on so many lines, at least one.
  ///
  /// - Parameter isLong: Whether what has some place in the content is too long for one line of a column.
  init(_ week: WeekLanes, lines: Int, isLong: (_ place: Int, _ column: Int) -> Bool) {
    let limited = week.limited(to: lines)
    (bars, hidden) = (limited.bars, limited.hidden)
    timed = limited.timed.map { $0.map { Line(place: $0.place, lane: $0.lane) } }
    giveUpLine(lines - 1)
    for column in 0..<7 where hidden[column] == 0 { spread(column, over: lines, isLong: isLong) }
  }

  /// Frees the last line where it has to say how many more there are. A bar that loses it on one day loses it on all, and
  /// they all say so.
  private mutating func giveUpLine(_ last: Int) {
    let isFull = hidden.map { $0 > 0 }
    let losing = bars.filter { $0.lane == last && $0.columns.contains { isFull[$0] } }
    bars.removeAll { $0.lane == last && $0.columns.contains { isFull[$0] } }
    for bar in losing {
      for column in bar.columns { hidden[column] += 1 }
    }
    for column in 0..<7 where isFull[column] {
      let count = timed[column].count
      timed[column].removeAll { $0.lane == last }
      hidden[column] += count - timed[column].count
    }
  }

  /// Lets long titles have two lines, from the top, as long as there are lines left. What stands above a bar has one.
  private mutating func spread(_ column: Int, over lines: Int, isLong: (Int, Int) -> Bool) {
    let below = bars.filter { $0.columns.contains(column) }.reduce(0) { max($0, $1.lane + 1) }
    var free = lines - max(below, (timed[column].last?.lane ?? -1) + 1)
    var shift = 0
    for index in timed[column].indices where timed[column][index].lane >= below {
      timed[column][index].lane += shift
      guard free > 0, isLong(timed[column][index].place, column) else { continue }
      timed[column][index].isDouble = true
      shift += 1
      free -= 1
    }
  }
}
