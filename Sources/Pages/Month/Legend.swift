import CalendarCore
import Canvas

/// Which mark is whose, where a page shows several calendars.
struct Legend {
  private struct Entry {
    let mark: String
    let name: String
    let style: Style
    let width: Int
  }

  private let entries: [Entry]
  private let style: PageStyle

  private static let gap = 2

  init(_ content: MonthContent, style: PageStyle) {
    self.style = style
    entries = content.legend.map { calendar in
      Entry(
        mark: String(style.glyphs.calendarMark(calendar.order)), name: calendar.visibleName,
        style: style.theme.mark(of: calendar), width: 2 + style.metrics.width(of: calendar.visibleName))
    }
  }

  /// Cells that all of it takes.
  var width: Int { width(entries.count) }

  /// Cells of the first entries and of what tells how many are left out.
  private func width(_ count: Int) -> Int {
    let texts = entries.prefix(count).map(\.width) + (count < entries.count ? [rest(count).count] : [])
    return texts.reduce(0, +) + max(0, texts.count - 1) * Legend.gap
  }

  private func rest(_ count: Int) -> String { "+\(entries.count - count)" }

  /// Draws as much of it as there is room for, so that it ends where the pen's cells end.
  func draw(_ pen: inout Pen, on surface: inout Surface) {
    var count = entries.count
    while count > 0, width(count) > pen.room.count { count -= 1 }
    guard count > 0 else { return }
    pen.skip(pen.room.count - width(count))
    for entry in entries.prefix(count) {
      pen.write(entry.mark, entry.style, on: &surface)
      pen.skip(1)
      pen.write(entry.name, style.theme[.note], on: &surface)
      pen.skip(Legend.gap)
    }
    if count < entries.count { pen.write(rest(count), style.theme[.note], on: &surface) }
  }
}
