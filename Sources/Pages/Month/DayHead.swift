import CalendarCore
import Canvas

/// Draws what stands above a day's occurrences: its number, holidays, and the day in another calendar.
struct DayHead {
  private let date: CivilDate
  private let content: MonthContent
  private let style: PageStyle

  /// Fewer cells tell nothing of a note.
  private static let narrowestNote = 4

  init(_ date: CivilDate, _ content: MonthContent, style: PageStyle) {
    self.date = date
    self.content = content
    self.style = style
  }

  /// Draws it into some cells of one row, or of two where notes stand beneath numbers.
  func draw(rows: Range<Int>, cells: Range<Int>, on surface: inout Surface) {
    var pen = Pen(
      row: rows.lowerBound, cells: cells, isMirrored: content.names.isRightToLeft, metrics: style.metrics)
    drawNumber(&pen, on: &surface)
    let note = content.notes[date]
    if let other = note?.otherCalendar {
      if rows.count > 1 {
        var below = Pen(
          row: rows.lowerBound + 1, cells: cells, isMirrored: content.names.isRightToLeft, metrics: style.metrics)
        // Beneath the number, where that costs nothing.
        if style.metrics.width(of: other) < cells.count { below.skip(1) }
        below.write(fit(other, cells: cells.count), noteStyle, on: &surface)
      } else if pen.room.count >= DayHead.narrowestNote {
        if style.metrics.width(of: other) + 1 < pen.room.count { pen.writeAtEnd(" ", .plain, on: &surface) }
        pen.writeAtEnd(fit(other, cells: pen.room.count), noteStyle, on: &surface)
      }
    }
    guard let names = note?.holidays, !names.isEmpty, pen.room.count > DayHead.narrowestNote else { return }
    let text = names.joined(separator: ", ")
    if isMarked { pen.skip(1) }
    pen.write(fit(text, cells: pen.room.count - 1), dimmedOutside(style.theme[.holiday]), on: &surface)
  }

  private func fit(_ text: String, cells: Int) -> String {
    style.metrics.fit(text, cells: cells, ellipsis: style.glyphs.ellipsis)
  }

  private var isMarked: Bool { date == content.today || date == content.selected }

  private func drawNumber(_ pen: inout Pen, on surface: inout Surface) {
    let number = content.names.dayNumber(date.day)
    if isMarked {
      // Which day it is can be seen without colours. The digits stay where they are in other cells.
      let marks = date == content.today ? ("[", "]") : ("(", ")")
      let digits = number.drop { $0 == " " }
      pen.skip(number.count - digits.count)
      pen.write(marks.0 + digits + marks.1, content.numberStyle(date, style.theme), on: &surface)
    } else {
      pen.skip(1)
      let label = label(cells: pen.room.count - 1)
      pen.write(label ?? number, content.numberStyle(date, style.theme), on: &surface)
      pen.skip(1)
    }
  }

  /// The day with its month, where that takes nothing from the day in another calendar.
  private func label(cells: Int) -> String? {
    guard let note = content.notes[date], let label = note.label else { return nil }
    let other = note.otherCalendar.map { style.metrics.width(of: $0) + 1 } ?? 0
    return style.metrics.width(of: label) + other <= cells ? label : nil
  }

  private var noteStyle: Style { dimmedOutside(style.theme[.note]) }

  private func dimmedOutside(_ look: Style) -> Style {
    guard !content.isInMonth(date) else { return look }
    var look = look
    look.attributes.insert(.dim)
    return look
  }
}
