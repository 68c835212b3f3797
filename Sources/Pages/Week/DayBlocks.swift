import CalendarCore

/// The timed occurrences of a day as blocks on a scale of hours: which rows each one takes, and which part of the day's
/// column. Occurrences are named by their places in the content.
struct DayBlocks {
  /// One occurrence.
  struct Block {
    var place: Int
    /// The rows, from the first of the scale.
    var rows: Range<Int>
    /// The parts of the column that it takes, of as many as there are in these rows.
    var lanes: Range<Int>
    var laneCount: Int
  }

  /// What is shown, from the top.
  private(set) var blocks: [Block] = []
  /// How many have no room.
  private(set) var hidden = 0

  /// An occurrence's minutes of a day; the end is never before the start, and equal to it where it takes no time.
  struct Span {
    var place: Int
    var start: Int
    var end: Int
  }

  /// Lays spans out, the earliest first.
  ///
  /// - Parameter mostLanes: How many have room beside each other, 1 or more.
  init(_ spans: [Span], scale: HourScale, mostLanes: Int) {
    let ordered = spans.sorted { ($0.start, -$0.end, $0.place) < ($1.start, -$1.end, $1.place) }
    var latestStarts = [Int](repeating: -1, count: scale.rows)
    for span in ordered { latestStarts[scale.row(of: span.start)] = span.start }
    var group: [Block] = []
    var groupEnd = 0
    for span in ordered {
      let rows = DayBlocks.rows(of: span, latestStarts, scale)
      if rows.lowerBound >= groupEnd { finish(&group) }
      groupEnd = max(groupEnd, rows.upperBound)
      let taken = group.filter { $0.rows.overlaps(rows) }.map(\.lanes.lowerBound)
      guard let lane = (0..<mostLanes).first(where: { !taken.contains($0) }) else {
        hidden += 1
        continue
      }
      group.append(Block(place: span.place, rows: rows, lanes: lane..<lane + 1, laneCount: 1))
    }
    finish(&group)
  }

  /// The rows of a span: all that it touches, but without the last one where another begins there after its end.
  ///
  /// - Parameter latestStarts: The latest minute at which something begins in each row; negative where nothing does.
  private static func rows(of span: Span, _ latestStarts: [Int], _ scale: HourScale) -> Range<Int> {
    let first = scale.row(of: span.start)
    let end = max(first + 1, scale.end(of: span.end))
    let isShared = latestStarts[end - 1] >= span.end
    return first..<(isShared ? max(first + 1, end - 1) : end)
  }

  /// Shares the column among blocks that lie beside each other; each takes the parts at its end that are free.
  private mutating func finish(_ group: inout [Block]) {
    let count = group.reduce(1) { max($0, $1.lanes.upperBound) }
    for var block in group {
      let end = group.filter { $0.rows.overlaps(block.rows) && $0.lanes.lowerBound > block.lanes.lowerBound }
        .map(\.lanes.lowerBound).min()
      block.lanes = block.lanes.lowerBound..<(end ?? count)
      block.laneCount = count
      blocks.append(block)
    }
    group = []
  }
}
