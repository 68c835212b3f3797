import CalendarCore
import Canvas

/// Draws the first row of a month's page: its name in the middle, and at the sides what explains the page.
struct PageHead {
  private let content: MonthContent
  private let style: PageStyle
  /// The week that the page is of, as the title names it; nil where it is of a month, or the week has no name.
  private let week: String?

  init(_ content: MonthContent, style: PageStyle, week: String? = nil) {
    self.content = content
    self.style = style
    self.week = week
  }

  func draw(on surface: inout Surface) {
    let title = style.fit(fullTitle(width: surface.width), cells: surface.width)
    let width = style.metrics.width(of: title)
    let legend = Legend(content, style: style)
    // In the middle, unless the legend needs what is before it.
    let centre = (surface.width - width) / 2
    let isAside = legend.width > 0 && legend.width > surface.width - centre - width - PageHead.gap
    var pen = style.pen(row: 0, cells: 0..<surface.width, content.names)
    if isAside {
      pen.skip(1)
    } else {
      drawRule(cells: centre - PageHead.gap, pen, on: &surface)
      pen.skip(centre)
    }
    pen.write(title, style.theme[.title], on: &surface)
    pen.skip(PageHead.gap)
    legend.draw(&pen, on: &surface)
  }

  /// Which weeks the numbers are of, where that is not plain; in English only.
  private func drawRule(cells: Int, _ pen: Pen, on surface: inout Surface) {
    guard content.hasWeekNumbers, content.grid.firstWeekday != .monday, content.names.isEnglish else { return }
    let rule = "weeks by their Thursday (ISO 8601)"
    var pen = pen
    if style.metrics.width(of: rule) <= cells { pen.write(rule, style.theme[.weekNumber], on: &surface) }
  }

  private static let gap = 2

  /// With the months of another calendar, where there is room for them.
  private func fullTitle(width: Int) -> String {
    var title = content.names.title
    if let week {
      let both = week + style.glyphs.separator + title
      title = style.metrics.width(of: both) <= width ? both : week
    }
    guard let other = content.names.otherCalendar else { return title }
    let longer = title + style.glyphs.separator + other
    return style.metrics.width(of: longer) <= width ? longer : title
  }
}
