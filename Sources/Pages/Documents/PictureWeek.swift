import CalendarCore

/// Draws a week of a picture: its number, the heads of its days, bars, and lines.
struct PictureWeek {
  let document: MonthDocument
  let week: Int
  let lanes: WeekLanes
  let layout: PictureLayout

  private var content: MonthContent { document.content }
  private var top: Double { layout.rows[week] }

  private static let textSize = 11.5

  func draw(in drawing: inout PictureDrawing) {
    if content.hasWeekNumbers {
      let text = PictureText(text: document.weekNumber(week), size: 10.5, color: PaperColors.soft, anchor: .middle)
      drawing.draw(text, start: PictureLayout.margin, top: top + 5, width: 22, height: 18)
    }
    let lines = layout.lines[week]
    let shown = PictureLanes(lanes, lines: lines) { place, column in
      text(content.occurrences[place], on: date(column)).width > textWidth
    }
    for column in 0..<7 {
      PictureDayHead(
        document: document, date: date(column), start: layout.columnStart(column),
        end: layout.columnStart(column + 1), top: top
      ).draw(in: &drawing)
      for line in shown.timed[column] { draw(line, column: column, in: &drawing) }
      if shown.hidden[column] > 0 {
        drawMore(shown.hidden[column], lane: lines - 1, column: column, in: &drawing)
      }
    }
    for bar in shown.bars { draw(bar, in: &drawing) }
  }

  private func date(_ column: Int) -> CivilDate { content.grid.date(week: week, column: column) }

  private func laneTop(_ lane: Int) -> Double {
    top + PictureLayout.headHeight + Double(lane) * PictureLayout.lineHeight
  }

  /// What is left of a column's width beside the dot.
  private var textWidth: Double { layout.columnWidth - 19 }

  /// Time and title of a timed occurrence.
  private func text(_ occurrence: Occurrence, on date: CivilDate) -> PictureText {
    let words = OccurrenceWords(occurrence: occurrence, names: content.names)
    var text = PictureText(text: words.markedTitle, size: PictureWeek.textSize)
    text.lead = words.moment(on: date).map { ($0.shown, DocumentColors(occurrence).ink) }
    text.isStruck = occurrence.event.status == .cancelled
    if occurrence.event.isTransparent || text.isStruck || isDone(occurrence) || !content.isInMonth(date) {
      text.color = PaperColors.soft
    } else if occurrence.isOverdue {
      text.color = PaperColors.weekend
    }
    return text
  }

  private func isDone(_ occurrence: Occurrence) -> Bool { occurrence.event.task?.isDone ?? false }

  private func draw(_ line: PictureLanes.Line, column: Int, in drawing: inout PictureDrawing) {
    let occurrence = content.occurrences[line.place]
    let text = text(occurrence, on: date(column))
    let (width, height) = (textWidth, PictureLayout.lineHeight)
    let (start, top) = (layout.columnStart(column), laneTop(line.lane))
    let parts = line.isDouble ? text.wrapped(width) : (text, nil)
    drawing.group(title: OccurrenceWords(occurrence: occurrence, names: content.names).sentence) { drawing in
      drawing.drawDot(
        center: start + 9.5, middle: top + height / 2, color: DocumentColors(occurrence).ink,
        isFilled: !occurrence.event.isTransparent && !occurrence.isTask)
      drawing.draw(parts.0, start: start + 16, top: top, width: width, height: height)
      if let rest = parts.1 {
        // Close to the line that it goes on from.
        drawing.draw(rest, start: start + 16, top: top + height - 3, width: width, height: height)
      }
    }
  }

  private func draw(_ bar: WeekLanes.Bar, in drawing: inout PictureDrawing) {
    let occurrence = content.occurrences[bar.place]
    let words = OccurrenceWords(occurrence: occurrence, names: content.names)
    let colors = DocumentColors(occurrence)
    let isClear = occurrence.event.isTransparent || occurrence.isTask
    var text = PictureText(text: words.markedTitle, size: PictureWeek.textSize, weight: 500)
    text.color = isClear ? colors.ink : colors.fillText
    if isDone(occurrence) { text.color = PaperColors.soft }
    if occurrence.isOverdue { text.color = PaperColors.weekend }
    text.isStruck = occurrence.event.status == .cancelled
    text.lead = words.moment(on: date(bar.columns.lowerBound)).map { ($0.shown, text.color) }
    // A bar that goes on reaches to the edge, where a pointer stands.
    let start = layout.columnStart(bar.columns.lowerBound) + (bar.fromBefore ? 0.5 : 3)
    let end = layout.columnStart(bar.columns.upperBound) - (bar.toAfter ? 0.5 : 3)
    let (top, height) = (laneTop(bar.lane) + 1, PictureLayout.lineHeight - 2)
    let (inset, outset) = (bar.fromBefore ? 13.0 : 6.0, bar.toAfter ? 12.0 : 5.0)
    drawing.group(title: words.sentence) { drawing in
      drawing.drawBar(
        start: start, top: top, width: end - start, height: height, isCut: (bar.fromBefore, bar.toAfter),
        color: isClear ? PaperColors.paper : colors.fill, stroke: isClear ? colors.ink : nil)
      if bar.fromBefore {
        drawing.drawPointer(start: start + 4, middle: top + height / 2, toEnd: false, color: text.color)
      }
      if bar.toAfter { drawing.drawPointer(start: end - 9, middle: top + height / 2, toEnd: true, color: text.color) }
      drawing.draw(text, start: start + inset, top: top, width: end - start - inset - outset, height: height)
    }
  }

  private func drawMore(_ count: Int, lane: Int, column: Int, in drawing: inout PictureDrawing) {
    let text = PictureText(text: content.names.more(count), size: 10.5, color: PaperColors.more, weight: 600)
    drawing.draw(
      text, start: layout.columnStart(column) + 16, top: laneTop(lane), width: layout.columnWidth - 20,
      height: PictureLayout.lineHeight)
  }
}
