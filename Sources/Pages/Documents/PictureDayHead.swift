import CalendarCore

/// The upper part of a day in a picture: its number, and beside it the holidays and the day in another calendar.
struct PictureDayHead {
  let document: MonthDocument
  let date: CivilDate
  /// Where the day's column starts and ends.
  let start: Double
  let end: Double
  let top: Double

  private var isToday: Bool { date == document.content.today }

  func draw(in drawing: inout PictureDrawing) {
    var number = PictureText(text: document.label(date), size: 13, weight: 600, anchor: .middle)
    let width = max(22, number.width + 10)
    number.color = isToday ? "#fff" : color
    let start = start + 3.5
    if isToday {
      drawing.fill(start: start, top: top + 4, width: width, height: 20, color: PictureText.accent, radius: 10)
    } else if date == document.content.selected {
      drawing.fill(
        start: start, top: top + 4, width: width, height: 20, color: "none", radius: 10, stroke: PictureText.accent)
    }
    if !document.content.isInMonth(date), !isToday { number.weight = 400 }
    drawing.draw(number, start: start, top: top + 4, width: width, height: 20)
    drawNotes(from: start + width + 3, to: end - 6, in: &drawing)
  }

  private var color: String {
    if !document.content.isInMonth(date) { return PictureText.soft }
    if !document.holidays(date).isEmpty { return PictureText.feast }
    return document.content.names.isWeekend(date.weekday) ? PictureText.red : PictureText.black
  }

  private func drawNotes(from start: Double, to end: Double, in drawing: inout PictureDrawing) {
    var end = end
    if let other = document.otherCalendar(date) {
      let text = PictureText(text: other, size: 10, color: PictureText.soft, anchor: .end)
      let width = min(text.width, end - start)
      drawing.draw(text, start: end - width, top: top + 5, width: width, height: 18)
      end -= width + 4
    }
    let holidays = document.holidays(date).joined(separator: ", ")
    guard !holidays.isEmpty, end - start > 20 else { return }
    let text = PictureText(text: holidays, size: 10, color: PictureText.feast)
    drawing.group(title: holidays) { $0.draw(text, start: start, top: top + 5, width: end - start, height: 18) }
  }
}
