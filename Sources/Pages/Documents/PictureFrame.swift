import CalendarCore

/// Draws what is around a picture's days: the month, the weekdays, the calendars, and the zone of the times.
struct PictureFrame {
  let document: MonthDocument

  private var content: MonthContent { document.content }

  func draw(in drawing: inout PictureDrawing) {
    drawTitle(in: &drawing)
    drawWeekdays(in: &drawing)
    drawFoot(in: &drawing)
  }

  private func drawTitle(in drawing: inout PictureDrawing) {
    let width = PictureLayout.width - 2 * PictureLayout.margin
    let title = PictureText(text: content.names.title, size: 34, weight: 300)
    drawing.draw(title, start: drawing.layout.start, top: 22, width: width * 0.62, height: 48)
    guard let other = content.names.otherCalendar else { return }
    let text = PictureText(text: other, size: 15, color: PaperColors.soft, anchor: .end)
    drawing.draw(text, start: PictureLayout.margin + width * 0.64, top: 42, width: width * 0.36, height: 22)
  }

  /// The names in the longest form in which all of them fit.
  private func drawWeekdays(in drawing: inout PictureDrawing) {
    let room = drawing.layout.columnWidth - 12
    for (column, weekday) in content.grid.weekdays.enumerated() {
      var text = PictureText(text: "", size: 12, weight: 600)
      text.color = content.names.isWeekend(weekday) ? PaperColors.weekend : PaperColors.soft
      text.text = content.names.weekday(weekday) { name in
        text.text = name
        return text.width <= room
      }
      drawing.draw(text, start: drawing.layout.columnStart(column) + 8, top: 86, width: room, height: 18)
    }
  }

  /// The calendars, as many as there is room for, and the zone of the times.
  private func drawFoot(in drawing: inout PictureDrawing) {
    let layout = drawing.layout
    let top = PictureLayout.bottom + 9
    let zone = PictureText(text: document.zoneNote, size: 10.5, color: PaperColors.soft, anchor: .end)
    let end = layout.columnStart(7)
    let zoneWidth = min(zone.width, 240)
    drawing.draw(zone, start: end - zoneWidth, top: top, width: zoneWidth, height: 16)
    var start = layout.start + 8
    for calendar in content.legend {
      let name = PictureText(text: calendar.visibleName, size: 11, color: PaperColors.soft)
      let width = min(name.width, 180)
      guard start + 16 + width < end - zoneWidth - 16 else { return }
      let color = DocumentColors(calendar).fill
      drawing.fill(start: start, top: top + 3.5, width: 9, height: 9, color: color, radius: 2.5)
      drawing.draw(name, start: start + 14, top: top, width: width, height: 16)
      start += 14 + width + 18
    }
  }
}
