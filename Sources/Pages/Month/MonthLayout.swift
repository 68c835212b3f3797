import CalendarCore

/// Where the rows and columns of a month's grid lie.
struct MonthLayout {
  /// The width of each column, without its lines.
  let columnWidths: [Int]
  /// The lines of each week: the day numbers and below them the occurrences.
  let weekHeights: [Int]

  /// The narrowest page that has a grid; a column is then four cells wide.
  static let narrowestGrid = 36
  /// Rows besides the weeks: title, weekdays, and the line above the first week.
  static let headRows = 3

  /// Lines that a week may take where the height is not given.
  private static let mostLines = 10
  private static let fewestLines = 2

  /// Lays a grid out.
  ///
  /// - Parameters:
  ///   - width: Cells, at least ``narrowestGrid``.
  ///   - height: Rows of the page, or nil for as many as show most of it.
  ///   - wanted: The occurrence lines that each week would need to show everything.
  /// - Returns: nil where the height leaves no line for each week.
  init?(width: Int, height: Int?, wanted: [Int]) {
    let inner = width - 8
    guard inner >= 28 else { return nil }
    columnWidths = (0..<7).map { inner / 7 + ($0 < inner % 7 ? 1 : 0) }
    guard let height else {
      weekHeights = wanted.map { min(max(MonthLayout.fewestLines, $0 + 1), MonthLayout.mostLines) }
      return
    }
    // A line below each week.
    let lines = height - MonthLayout.headRows - wanted.count
    guard lines >= wanted.count else { return nil }
    var heights = Array(repeating: 1, count: wanted.count)
    for _ in wanted.count..<lines {
      // Line by line to the lowest week that would show more with it; when all is shown, to the lowest of all.
      let lacking = heights.indices.filter { heights[$0] < wanted[$0] + 1 }
      let week = (lacking.isEmpty ? Array(heights.indices) : lacking).min { (heights[$0], $0) < (heights[$1], $1) }
      heights[week ?? 0] += 1
    }
    weekHeights = heights
  }

  /// The first cell of a column.
  func columnStart(_ column: Int) -> Int {
    1 + columnWidths[..<column].reduce(0) { $0 + $1 + 1 }
  }

  /// The row of a week's day numbers.
  func weekRow(_ week: Int) -> Int {
    MonthLayout.headRows + weekHeights[..<week].reduce(0) { $0 + $1 + 1 }
  }

  /// Rows in all.
  var height: Int { weekRow(weekHeights.count) }
}
