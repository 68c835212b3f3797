import Canvas
import Pages

/// What explains a small month, where there is room beneath it: the calendars, and what their marks are.
enum Legend {
  static func draw(_ model: Model, in area: Rect, on surface: inout Surface) {
    guard model.calendars.count > 1, area.height > 0 else { return }
    let style = model.settings.style
    let rows = area.row..<area.row + area.height
    for (calendar, row) in zip(model.calendars, rows) {
      var pen = style.pen(
        row: row, cells: area.column..<area.column + area.width, isMirrored: model.names?.isRightToLeft ?? false)
      let isLast = row == rows.upperBound - 1
      let left = model.calendars.count - (row - area.row)
      if isLast, left > 1 {
        pen.write(model.names?.more(left) ?? "+\(left)", style.theme[.note], on: &surface)
        return
      }
      var look = style.theme[.note]
      if model.hiddenCalendars.contains(calendar.order) { look.attributes.formUnion([.dim, .strikethrough]) }
      pen.write(String(style.glyphs.calendarMark(calendar.order)), style.theme.mark(of: calendar), on: &surface)
      pen.skip(1)
      pen.write(style.fit(calendar.visibleName, cells: pen.room.count), look, on: &surface)
    }
  }
}
