import CalendarCore
import Canvas

/// The upper part of a day in a picture: its number, and beside it the holidays and the day in another calendar.
struct PictureDayHead {
  let document: MonthDocument
  let date: CivilDate
  /// Where the day's column starts and ends.
  let start: Double
  let end: Double
  let top: Double

  func draw(in drawing: inout PictureDrawing) {
    var number = PictureText(text: document.label(date), size: 13, weight: 600, anchor: .middle)
    let width = max(22, number.width + 10)
    let start = start + 3.5
    func drawGround(_ color: RGB?, stroke: RGB?) {
      drawing.fill(start: start, top: top + 4, width: width, height: 20, color: color, radius: 10, stroke: stroke)
    }
    switch document.content.role(of: date) {
    case .today:
      number.color = PaperColors.todayText
      drawGround(PaperColors.today, stroke: nil)
    case .selected: drawGround(nil, stroke: PaperColors.today)
    case .outside: (number.color, number.weight) = (PaperColors.soft, 400)
    case .holiday: number.color = PaperColors.holiday
    case .weekend: number.color = PaperColors.weekend
    default: break
    }
    drawing.draw(number, start: start, top: top + 4, width: width, height: 20)
    drawNotes(from: start + width + 3, to: end - 6, in: &drawing)
  }

  private func drawNotes(from start: Double, to end: Double, in drawing: inout PictureDrawing) {
    var end = end
    if let other = document.otherCalendar(date) {
      let text = PictureText(text: other, size: 10, color: PaperColors.soft, anchor: .end)
      let width = min(text.width, end - start)
      drawing.draw(text, start: end - width, top: top + 5, width: width, height: 18)
      end -= width + 4
    }
    let holidays = document.holidays(date).joined(separator: ", ")
    guard !holidays.isEmpty, end - start > 20 else { return }
    let text = PictureText(text: holidays, size: 10, color: PaperColors.holiday)
    drawing.group(title: holidays) { $0.draw(text, start: start, top: top + 5, width: end - start, height: 18) }
  }
}
