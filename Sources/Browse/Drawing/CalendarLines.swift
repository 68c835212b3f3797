import Canvas
import Pages

/// The calendars, a line each: whether they are shown, their marks, their names.
enum CalendarLines {
  static func lines(_ model: Model, width: Int) -> [StyledLine] {
    let (style, theme) = (model.settings.style, model.settings.style.theme)
    return model.calendars.map { calendar in
      let isHidden = model.hiddenCalendars.contains(calendar.order)
      var line = StyledLine(isHidden ? "[ ] " : "[x] ", isHidden ? theme[.outside] : .plain)
      line.append(String(style.glyphs.calendarMark(calendar.order)), theme.mark(of: calendar))
      line.append(" ")
      let name = calendar.visibleName
      line.append(
        style.fit(name.isEmpty ? "(no name)" : name, cells: width - line.width(style.metrics)),
        isHidden ? theme[.outside] : .plain)
      return line
    }
  }
}
