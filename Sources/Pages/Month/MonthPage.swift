import CalendarCore
import Canvas

/// A month as a page: title, weekdays, and a grid with the events in it.
///
/// Where there is no room for a grid, the month is compact, with the events listed beneath.
public struct MonthPage: Sendable {
  /// The page as cells.
  public let surface: Surface
  /// For each day of the grid, how many of its occurrences are not shown.
  public var hidden: [CivilDate: Int] { Dictionary(hiddenCounts) { $0 + $1 } }
  private let hiddenCounts: [(CivilDate, Int)]

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - content: The month and its occurrences.
  ///   - width: Cells, 0 or more; readable from 20.
  ///   - height: Rows, or nil for as many as show most of the month.
  ///   - style: How it looks.
  public init(_ content: MonthContent, width: Int, height: Int?, style: PageStyle = PageStyle()) {
    let weeks = (0..<content.grid.weekCount).map { WeekLanes(content, week: $0) }
    if let layout = MonthLayout(content, width: width, height: height, wanted: weeks.map(\.wanted)) {
      var drawing = GridDrawing(
        content, weeks, layout: layout, width: width, height: height, style: style)
      drawing.draw()
      surface = drawing.surface
      hiddenCounts = drawing.hidden
    } else {
      let drawing = CompactDrawing(content, width: width, height: height, style: style)
      surface = drawing.surface
      hiddenCounts = Array(drawing.hidden)
    }
  }
}
