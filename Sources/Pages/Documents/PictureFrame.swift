import CalendarCore

/// Draws what is around a picture's days: the month, the weekdays, the calendars, and the zone of the times.
struct PictureFrame {
  let document: MonthDocument
  var drawing: PictureDrawing

  private var content: MonthContent { document.content }
  private var layout: PictureLayout { drawing.layout }

  mutating func draw() {
    drawTitle()
    drawWeekdays()
    drawFoot()
  }

  private mutating func drawTitle() {
    let width = PictureLayout.width - 2 * PictureLayout.margin
    let title = PictureText(text: content.names.title, size: 34, weight: 300)
    drawing.draw(title, start: layout.start, top: 22, width: width * 0.62, height: 48)
    guard let other = content.names.otherCalendar else { return }
    let text = PictureText(text: other, size: 15, color: PictureText.soft, anchor: .end)
    drawing.draw(text, start: PictureLayout.margin + width * 0.64, top: 42, width: width * 0.36, height: 22)
  }

  /// The names in the longest form in which all of them fit.
  private mutating func drawWeekdays() {
    let room = layout.columnWidth - 12
    let weekdays = content.grid.weekdays
    let names = weekdays.map { content.names.weekdays[$0] ?? [] }
    let forms = names.map(\.count).min() ?? 0
    let form = (0..<forms).first { form in names.allSatisfy { weekdayName($0[form], .monday).width <= room } }
    for (column, weekday) in weekdays.enumerated() {
      let name = (form.map { names[column][$0] } ?? names[column].last) ?? ""
      drawing.draw(
        weekdayName(name, weekday), start: layout.columnStart(column) + 8, top: 86, width: room, height: 18)
    }
  }

  private func weekdayName(_ name: String, _ weekday: Weekday) -> PictureText {
    PictureText(
      text: name, size: 12, color: document.content.names.isWeekend(weekday) ? PictureText.red : PictureText.soft,
      weight: 600)
  }

  /// The calendars, as many as there is room for, and the zone of the times.
  private mutating func drawFoot() {
    let top = PictureLayout.bottom + 9
    let zone = PictureText(text: document.zoneNote, size: 10.5, color: PictureText.soft, anchor: .end)
    let end = layout.columnStart(7)
    let zoneWidth = min(zone.width, 240)
    drawing.draw(zone, start: end - zoneWidth, top: top, width: zoneWidth, height: 16)
    var start = layout.start + 8
    for calendar in document.legend {
      let name = PictureText(text: calendar.visibleName, size: 11, color: PictureText.soft)
      let width = min(name.width, 180)
      guard start + 16 + width < end - zoneWidth - 16 else { return }
      let color = DocumentColors(calendar).fill.hexadecimal
      drawing.fill(start: start, top: top + 3.5, width: 9, height: 9, color: color, radius: 2.5)
      drawing.draw(name, start: start + 14, top: top, width: width, height: 16)
      start += 14 + width + 18
    }
  }
}
