import CalendarCore
import Canvas

/// Draws the first row of a month's page: its name in the middle, and at the sides what explains the page.
struct PageHead {
  private let content: MonthContent
  private let style: PageStyle

  init(_ content: MonthContent, style: PageStyle) {
    self.content = content
    self.style = style
  }

  func draw(on surface: inout Surface) {
    let metrics = style.metrics
    let title = metrics.fit(fullTitle(width: surface.width), cells: surface.width, ellipsis: style.glyphs.ellipsis)
    let width = metrics.width(of: title)
    let start = (surface.width - width) / 2
    surface.write(title, row: 0, column: start, style: style.theme[.title], metrics: metrics)
    let sides = [0..<max(0, start - 2), min(surface.width, start + width + 2)..<surface.width]
    let isMirrored = content.names.isRightToLeft
    drawLegend(sides[isMirrored ? 0 : 1], on: &surface)
    if content.hasWeekNumbers, content.grid.firstWeekday != .monday {
      var pen = pen(sides[isMirrored ? 1 : 0])
      let rule = content.names.isEnglish ? "weeks by their Thursday (ISO 8601)" : "ISO 8601"
      if metrics.width(of: rule) <= pen.room.count { pen.write(rule, style.theme[.weekNumber], on: &surface) }
    }
  }

  private func pen(_ cells: Range<Int>) -> Pen {
    Pen(row: 0, cells: cells, isMirrored: content.names.isRightToLeft, metrics: style.metrics)
  }

  /// With the months of another calendar, where there is room for them.
  private func fullTitle(width: Int) -> String {
    guard let other = content.names.otherCalendar else { return content.names.title }
    let title = "\(content.names.title) (\(other))"
    return style.metrics.width(of: title) <= width ? title : content.names.title
  }

  /// Which mark is whose, where there are several calendars.
  private func drawLegend(_ cells: Range<Int>, on surface: inout Surface) {
    let entries = content.calendars.count > 1 ? content.calendars : []
    var pen = pen(cells)
    let texts = entries.map { entry in
      let name = VisibleText(entry.info.name).description
      return (String(style.glyphs.calendarMark(entry.info.order)), name, entry.color(style.theme))
    }
    let widths = texts.map { style.metrics.width(of: $0.1) + 2 }
    var shown = texts.count
    func needed(_ count: Int) -> Int {
      widths.prefix(count).reduce(0) { $0 + $1 + 2 } + (count < texts.count ? "+\(texts.count - count)".count : -2)
    }
    while shown > 0, needed(shown) > pen.room.count { shown -= 1 }
    guard shown > 0 else { return }
    let rest = texts.count - shown
    // The last one ends where the page ends.
    pen.skip(pen.room.count - needed(shown))
    for (mark, name, color) in texts.prefix(shown) {
      pen.write(mark, color, on: &surface)
      pen.skip(1)
      pen.write(name, style.theme[.note], on: &surface)
      pen.skip(2)
    }
    if rest > 0 { pen.write("+\(rest)", style.theme[.note], on: &surface) }
  }
}
