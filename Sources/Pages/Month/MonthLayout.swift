import CalendarCore

/// Where the rows and columns of a month's grid lie.
struct MonthLayout {
  /// The cells of each weekday's column, without the lines beside it, in the order of the weekdays.
  let columns: [Range<Int>]
  /// The cells of the narrowest column.
  let narrowestColumn: Int
  /// The cells of the upright lines, left to right.
  let lines: [Int]
  /// The cells of the week numbers; nil where there are none.
  let numbers: Range<Int>?
  /// Whether there is room for notes beside the numbers.
  let hasNotesBeside: Bool
  /// The rows of each week: the heads and below them the occurrences.
  let weekHeights: [Int]
  /// The rows that the heads of days take: numbers, and beneath them what has no room beside them.
  let headHeight: Int

  /// The narrowest page that has a grid; a column is then four cells wide.
  static let narrowestGrid = 36
  /// Rows besides the weeks: title, weekdays, and the line above the first week.
  static let topRows = 3

  /// Rows that a week may take where the height is not given.
  private static let mostRows = 10
  private static let fewestRows = 2
  /// The number takes four cells, and less than four tell nothing of a note.
  private static let narrowestWithNoteBesideNumber = 8
  /// Two digits and a blank.
  private static let numberWidth = 3

  /// Lays a grid out.
  ///
  /// - Parameters:
  ///   - content: The month.
  ///   - width: Cells.
  ///   - height: Rows of the page, or nil for as many as show most of it.
  ///   - wanted: The occurrence lines that each week would need to show everything.
  /// - Returns: nil where the width leaves less than four cells for a day or the height no line for each week.
  init?(_ content: MonthContent, width: Int, height: Int?, wanted: [Int]) {
    let numberWidth = content.hasWeekNumbers ? MonthLayout.numberWidth : 0
    let inner = width - numberWidth - 8
    guard width - numberWidth >= MonthLayout.narrowestGrid else { return nil }
    let isMirrored = content.names.isRightToLeft
    let start = isMirrored ? 0 : numberWidth
    var lines = [start]
    for column in 0..<7 { lines.append(lines[column] + 1 + inner / 7 + (column < inner % 7 ? 1 : 0)) }
    self.lines = lines
    narrowestColumn = inner / 7
    let columns = (0..<7).map { lines[$0] + 1..<lines[$0 + 1] }
    self.columns = isMirrored ? columns.reversed() : columns
    let numberStart = isMirrored ? width - numberWidth : 0
    numbers = numberWidth > 0 ? numberStart..<numberStart + numberWidth : nil

    let hasNotes = content.notes.values.contains { $0.otherCalendar != nil }
    hasNotesBeside = narrowestColumn >= MonthLayout.narrowestWithNoteBesideNumber
    let noteRows = hasNotes && !hasNotesBeside ? 1 : 0
    guard let height else {
      let head = 1 + noteRows
      headHeight = head
      weekHeights = wanted.map { min(max(MonthLayout.fewestRows, $0 + head), MonthLayout.mostRows) }
      return
    }
    // A line below each week.
    let rows = height - MonthLayout.topRows - wanted.count
    guard rows >= wanted.count else { return nil }
    // Notes beneath the numbers leave each week a line for its occurrences, or are left out.
    let head = rows >= 3 * wanted.count ? 1 + noteRows : 1
    headHeight = head
    weekHeights = RowShares.shared(rows, wanted: wanted.map { $0 + head }, least: head, now: content.weekOfToday)
  }

  /// The row of a week's day numbers.
  func weekRow(_ week: Int) -> Int {
    MonthLayout.topRows + weekHeights[..<week].reduce(0) { $0 + $1 + 1 }
  }

  /// The lines that a week has for its occurrences.
  func lineCount(_ week: Int) -> Int { weekHeights[week] - headHeight }

  /// The row of a week's line for occurrences.
  func row(week: Int, line: Int) -> Int { weekRow(week) + headHeight + line }

  /// Rows in all.
  var height: Int { weekRow(weekHeights.count) }

  /// The cells from one column to another, with the lines between them.
  func cells(_ span: Range<Int>) -> Range<Int> {
    guard let first = span.first.map({ columns[$0] }), let last = span.last.map({ columns[$0] }) else { return 0..<0 }
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }
}
