import CalendarCore
import Canvas

/// Draws what stands above a day's occurrences: its number, holidays, and the day in another calendar.
struct DayHead {
  private let date: CivilDate
  private let content: MonthContent
  private let style: PageStyle
  /// Whether the page is of a month that the day does not belong to.
  private let isOutside: Bool

  /// Fewer cells tell nothing of a note.
  private static let narrowestNote = 4

  /// - Parameter isOfWeek: Whether the page is of a week, all days of which belong to it.
  init(_ date: CivilDate, _ content: MonthContent, style: PageStyle, isOfWeek: Bool = false) {
    self.date = date
    self.content = content
    self.style = style
    isOutside = !isOfWeek && !content.isInMonth(date)
  }

  /// Draws it into some cells of one row, or of two where notes stand beneath numbers.
  func draw(rows: Range<Int>, cells: Range<Int>, hasNoteBeside: Bool, on surface: inout Surface) {
    drawTexts(rows: rows, cells: cells, hasNoteBeside: hasNoteBeside, on: &surface)
    guard style.hasWideSelection, date == content.selected else { return }
    let (number, wide) = (content.numberStyle(date, style.theme), style.theme[.selected])
    surface.restyle(Rect(row: rows.lowerBound, column: cells.lowerBound, width: cells.count, height: 1)) { look in
      if look != number { look = wide }
    }
  }

  private func drawTexts(rows: Range<Int>, cells: Range<Int>, hasNoteBeside: Bool, on surface: inout Surface) {
    var pen = self.pen(rows.lowerBound, cells)
    drawNumber(&pen, on: &surface)
    let note = content.notes[date]
    if rows.count > 1 {
      drawOtherCalendar(beneath: self.pen(rows.lowerBound + 1, cells), on: &surface)
    } else if hasNoteBeside {
      drawOtherCalendar(beside: &pen, on: &surface)
    }
    guard let names = note?.holidays, !names.isEmpty, pen.room.count > DayHead.narrowestNote else { return }
    let text = style.fit(names.joined(separator: ", "), cells: pen.room.count - 1)
    pen.write(text, dimmedOutside(style.theme[.holiday]), on: &surface)
  }

  private func pen(_ row: Int, _ cells: Range<Int>) -> Pen {
    style.pen(row: row, cells: cells, content.names)
  }

  private func drawOtherCalendar(beneath pen: Pen, on surface: inout Surface) {
    guard let text = otherCalendar(cells: pen.room.count) else { return }
    var pen = pen
    // Under the number, where that costs nothing.
    if style.metrics.width(of: text) < pen.room.count { pen.skip(1) }
    pen.write(text, noteStyle, on: &surface)
  }

  private func drawOtherCalendar(beside pen: inout Pen, on surface: inout Surface) {
    guard let text = otherCalendar(cells: pen.room.count) else { return }
    if style.metrics.width(of: text) + 1 < pen.room.count { pen.writeAtEnd(" ", .plain, on: &surface) }
    pen.writeAtEnd(text, noteStyle, on: &surface)
  }

  /// The day in another calendar in the longest form that fits; cut where none does.
  private func otherCalendar(cells: Int) -> String? {
    guard let note = content.notes[date] else { return nil }
    let forms = [note.otherCalendar, note.shortOtherCalendar].compactMap { $0 }
    if let form = forms.first(where: { style.metrics.width(of: $0) <= cells }) { return form }
    return cells < DayHead.narrowestNote ? nil : forms.last.map { style.fit($0, cells: cells) }
  }

  private var isMarked: Bool { date == content.today || date == content.selected }

  private func drawNumber(_ pen: inout Pen, on surface: inout Surface) {
    let number = content.names.dayNumber(date.day)
    if isMarked {
      // Which day it is can be seen without colours. The digits stay where they are in other cells.
      let marks = date == content.today ? ("[", "]") : ("(", ")")
      let digits = number.drop { $0 == " " }
      pen.skip(number.count - digits.count)
      pen.write(marks.0 + digits + marks.1, numberStyle, on: &surface)
      pen.skip(1)
    } else {
      pen.skip(1)
      let label = label(cells: pen.room.count - 1)
      pen.write(label ?? number, numberStyle, on: &surface)
      pen.skip(1)
    }
  }

  /// The day with its month, where that takes nothing from the day in another calendar.
  private func label(cells: Int) -> String? {
    guard let note = content.notes[date], let label = note.label else { return nil }
    let other = (note.shortOtherCalendar ?? note.otherCalendar).map { style.metrics.width(of: $0) + 1 } ?? 0
    return style.metrics.width(of: label) + other <= cells ? label : nil
  }

  private var noteStyle: Style { dimmedOutside(style.theme[.note]) }

  private var numberStyle: Style { style.theme[content.role(of: date, isOutside: isOutside)] }

  private func dimmedOutside(_ look: Style) -> Style {
    guard isOutside else { return look }
    var look = look
    look.attributes.insert(.dim)
    return look
  }
}
