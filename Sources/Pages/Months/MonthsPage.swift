import CalendarCore
import Canvas

/// Small months side by side and beneath each other, as `cal -3` and `cal -y` have them, with marks that tell how many
/// occurrences touch each day.
public struct MonthsPage: Sendable {
  /// The page as cells.
  public let surface: Surface

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - months: The months in their order; of each, the days of its own are shown. The names of the first one decide
  ///     in which direction the page is written.
  ///   - heading: What stands above all of them, such as the year.
  ///   - width: Cells, 0 or more; readable from 20.
  ///   - height: Rows, or nil for as many as show all months.
  ///   - style: How it looks.
  public init(
    _ months: [MonthContent], heading: String? = nil, width: Int, height: Int? = nil, style: PageStyle = PageStyle()
  ) {
    let isRightToLeft = months.first?.names.isRightToLeft ?? false
    let layout = MonthsLayout(
      count: months.count, width: width, hasWeekNumbers: months.contains(where: \.hasWeekNumbers),
      isRightToLeft: isRightToLeft)
    let small = months.map { SmallMonth($0, hasWeekNumbers: layout.hasWeekNumbers, style: style) }
    var rows: [Int] = []
    var row = heading == nil ? 0 : 1
    for first in stride(from: 0, to: months.count, by: layout.abreast) {
      let end = min(months.count, first + layout.abreast)
      rows.append(row)
      // A blank line behind each row of months.
      row += (small[first..<end].map(\.height).max() ?? 0) + 1
    }
    let legend = MonthsPage.legend(months, width: width, style: style)
    var surface = Surface(width: width, height: height ?? (legend == nil ? max(0, row - 1) : row + 1))
    let block = layout.block
    if let heading {
      let text = style.fit(heading, cells: min(block.width, width))
      let indent = (min(block.width, width) - style.metrics.width(of: text)) / 2
      surface.write(
        text, row: 0, column: block.start + indent, style: style.theme[.title], metrics: style.metrics)
    }
    for (place, month) in small.enumerated() {
      month.draw(
        on: &surface, row: rows[place / layout.abreast], column: layout.monthStart(place % layout.abreast))
    }
    if let legend {
      legend.draw(on: &surface, row: row, column: isRightToLeft ? width - legend.width : 0)
    }
    self.surface = surface
  }

  /// The legend, where there is a mark to explain.
  private static func legend(_ months: [MonthContent], width: Int, style: PageStyle) -> DensityLegend? {
    let isMarked = months.contains { month in
      let days = DayRange(month.grid.month)
      return month.extents.contains { $0.days.overlaps(days) }
    }
    guard isMarked, let names = months.first?.names else { return nil }
    return DensityLegend(names: names, width: width, style: style)
  }
}
