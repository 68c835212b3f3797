import CalendarCore
import Canvas

/// Small months side by side and beneath each other, as `cal -3` and `cal -y` have them, with marks that tell how many
/// occurrences touch each day.
public struct MonthsPage: Sendable {
  /// The page as cells.
  public let surface: Surface
  private let months: [SmallMonth]
  private let layout: MonthsLayout
  private let rows: MonthsRows

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - months: The months in their order; of each, the days of its own are shown. The names of the first one decide
  ///     in which direction the page is written.
  ///   - heading: What stands above all of them, such as the year.
  ///   - width: Cells, 0 or more; readable from 20.
  ///   - height: Rows, or nil for as many as show all months.
  ///   - shown: The place of a month that is on the page, as a whole where there is room for it: where the height is too
  ///     small for all months, those before it give way. Without one, the page begins with the first month.
  ///   - style: How it looks.
  public init(
    _ months: [MonthContent], heading: String? = nil, width: Int, height: Int? = nil, showing shown: Int? = nil,
    style: PageStyle = PageStyle()
  ) {
    let isRightToLeft = months.first?.names.isRightToLeft ?? false
    layout = MonthsLayout(
      count: months.count, width: width, hasWeekNumbers: months.contains(where: \.hasWeekNumbers),
      isRightToLeft: isRightToLeft)
    let hasWeekNumbers = layout.hasWeekNumbers
    self.months = months.map { SmallMonth($0, hasWeekNumbers: hasWeekNumbers, style: style) }
    var rows = MonthsRows(heights: self.months.map(\.height), abreast: layout.abreast, top: heading == nil ? 0 : 1)
    if let shown, let height { rows.scroll(toShow: shown, height: height) }
    self.rows = rows
    let legend = MonthsPage.legend(months, width: width, style: style)
    var surface = Surface(width: width, height: height ?? (legend == nil ? max(0, rows.end - 1) : rows.end + 1))
    if let heading { MonthsPage.draw(heading, layout, style, on: &surface) }
    for place in months.indices where !rows.isScrolledOff(place) {
      self.months[place].draw(
        on: &surface, row: rows.start(place), column: layout.monthStart(place % layout.abreast))
    }
    if let legend {
      legend.draw(on: &surface, row: rows.end, column: isRightToLeft ? width - legend.width : 0)
    }
    self.surface = surface
  }

  /// The rows of a month, by its place: title, weekdays and weeks. They may lie below the page; none of a month that gave
  /// way to another.
  func rows(ofMonth place: Int) -> Range<Int> {
    guard months.indices.contains(place), !rows.isScrolledOff(place) else { return 0..<0 }
    return rows.start(place)..<rows.start(place) + months[place].height
  }

  /// What stands where: the days, worked out anew each time that it is asked for.
  public var map: PageMap {
    var map = PageMap(width: surface.width, height: surface.height)
    for (place, month) in months.enumerated() where !rows.isScrolledOff(place) {
      month.add(to: &map, row: rows.start(place), column: layout.monthStart(place % layout.abreast))
    }
    return map
  }

  private static func draw(_ heading: String, _ layout: MonthsLayout, _ style: PageStyle, on surface: inout Surface) {
    let block = layout.block
    let cells = min(block.width, surface.width)
    let text = style.fit(heading, cells: cells)
    let indent = (cells - style.metrics.width(of: text)) / 2
    surface.write(text, row: 0, column: block.start + indent, style: style.theme[.title], metrics: style.metrics)
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
