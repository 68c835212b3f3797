import CalendarCore

/// A week's occurrences as the cells of its days list them, in the order of their lines. None is left out.
struct HTMLWeek {
  /// What an entry of a day's list is.
  enum Kind: Hashable {
    /// A line of that day alone.
    case line
    /// A bar's first day in this week, from which it is drawn over so many days.
    case bar(days: Int, fromBefore: Bool, toAfter: Bool)
    /// A further day of a bar, which lies beneath what is drawn from its first one.
    case rest
  }

  /// An occurrence in a day's list.
  struct Entry {
    /// The place of the occurrence in the content.
    var place: Int
    var lane: Int
    var kind: Kind
  }

  /// A day's list.
  struct Column {
    var entries: [Entry] = []
    /// The lines from the top down to the lowest bar over more than one day. They have one height in all cells, so that
    /// the bars lie beside what they cover.
    var evenLanes = 0
  }

  private(set) var columns = [Column](repeating: Column(), count: 7)

  /// Lays a week out.
  init(_ content: MonthContent, week: Int) {
    let lanes = WeekLanes(content, week: week)
    for bar in lanes.bars { add(bar) }
    for (column, lines) in lanes.timed.enumerated() {
      for (lane, place) in lines { columns[column].entries.append(Entry(place: place, lane: lane, kind: .line)) }
    }
    for column in 0..<7 {
      columns[column].entries.sort { $0.lane < $1.lane }
      if lanes.hidden[column] > 0 { addHidden(content, week: week, column: column) }
    }
  }

  private mutating func add(_ bar: WeekLanes.Bar) {
    for column in bar.columns {
      let isFirst = column == bar.columns.lowerBound
      let kind = isFirst ? Kind.bar(days: bar.columns.count, fromBefore: bar.fromBefore, toAfter: bar.toAfter) : .rest
      columns[column].entries.append(Entry(place: bar.place, lane: bar.lane, kind: kind))
      if bar.columns.count > 1 { columns[column].evenLanes = max(columns[column].evenLanes, bar.lane + 1) }
    }
  }

  /// What has no line because there are too many stands at the end of each of its days.
  private mutating func addHidden(_ content: MonthContent, week: Int, column: Int) {
    let shown = Set(columns[column].entries.map(\.place))
    var lane = (columns[column].entries.last?.lane ?? -1) + 1
    for place in content.places(on: content.grid.date(week: week, column: column)).map(Int.init)
    where !shown.contains(place) {
      columns[column].entries.append(Entry(place: place, lane: lane, kind: .line))
      lane += 1
    }
  }
}
