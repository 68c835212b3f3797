import CalendarCore
import Canvas

/// A week as a page: a column for each day with its hours, and above them what takes whole days.
///
/// Where there is no room for that, the week is a list.
public struct WeekPage: Sendable {
  /// The page as cells.
  public let surface: Surface
  /// What stands where.
  public let map: PageMap
  /// For each day, how many of its occurrences are not shown.
  public let hidden: [CivilDate: Int]

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - content: A month on whose page the week is.
  ///   - first: The first day of the week.
  ///   - width: Cells, 0 or more; readable from 20, with columns from 76.
  ///   - height: Rows, 0 or more.
  ///   - style: How it looks.
  public init(
    content: MonthContent, first: CivilDate, width: Int, height: Int, style: PageStyle = PageStyle()
  ) {
    let week = WeekContent(month: content, first: first)
    let bars = WeekLanes(content, first: first).bars
    let spans = week.dates.flatMap { week.spans(on: $0) }
    let used = spans.map(\.start).min().flatMap { start in spans.map(\.end).max().map { start..<max(start, $0) } }
    let layout = WeekLayout(
      width: width, height: height, isMirrored: content.names.isRightToLeft,
      bars: bars.reduce(0) { max($0, $1.lane + 1) }, used: used)
    if let layout {
      var grid = WeekGrid(week, layout: layout, width: width, height: height, style: style)
      grid.draw(bars: bars)
      (surface, map, hidden) = (grid.surface, grid.map, grid.hidden)
    } else {
      var list = WeekList(week, width: width, height: height, style: style)
      list.draw()
      (surface, map, hidden) = (list.surface, list.map, list.hidden)
    }
  }
}
