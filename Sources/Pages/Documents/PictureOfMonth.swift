import CalendarCore

/// A month as a picture (SVG 1.1), drawn on paper-white so that it can be read on any ground.
struct PictureOfMonth {
  private let document: MonthDocument
  private let weeks: [WeekLanes]
  private let layout: PictureLayout
  private var content: MonthContent { document.content }

  private static let fonts =
    "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Noto Sans', 'Noto Sans CJK SC', sans-serif"

  init(_ document: MonthDocument) {
    self.document = document
    let content = document.content
    weeks = (0..<content.grid.weekCount).map { WeekLanes(content, week: $0) }
    layout = PictureLayout(
      wanted: weeks.map(\.wanted), hasWeekNumbers: content.hasWeekNumbers, isMirrored: content.names.isRightToLeft)
  }

  /// The document.
  var text: String {
    var drawing = PictureDrawing(markup: MarkupText("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"), layout: layout)
    draw(in: &drawing)
    return drawing.markup.text
  }

  private func draw(in drawing: inout PictureDrawing) {
    let (width, height) = ("\(Int(PictureLayout.width))", "\(Int(PictureLayout.height))")
    drawing.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"), ("xml:lang", document.language.description),
        ("direction", content.names.isRightToLeft ? "rtl" : nil), ("font-family", PictureOfMonth.fonts),
      ]
    ) { drawing in
      drawing.markup.newLine()
      drawing.markup.element("title", text: document.titles.joined(separator: " · "))
      drawing.markup.element("desc", text: description)
      drawing.markup.newLine()
      drawPage(in: &drawing)
      drawing.markup.newLine()
    }
    drawing.markup.newLine()
  }

  /// How many occurrences there are, where there is a word for them, and the zone of the times.
  private var description: String {
    let count = content.occurrences.count
    let entries = content.names.isEnglish ? "\(count) \(count == 1 ? "entry" : "entries") · " : ""
    return entries + document.zoneNote
  }

  private func drawPage(in drawing: inout PictureDrawing) {
    drawing.fill(
      start: 0.5, top: 0.5, width: PictureLayout.width - 1, height: PictureLayout.height - 1,
      color: PaperColors.paper, radius: 6, stroke: PaperColors.edge)
    drawGround(in: &drawing)
    drawLines(in: &drawing)
    for week in weeks.indices {
      drawing.markup.newLine()
      PictureWeek(document: document, week: week, lanes: weeks[week], layout: layout).draw(in: &drawing)
    }
    drawing.markup.newLine()
    PictureFrame(document: document).draw(in: &drawing)
  }

  /// The days of other months lie on grey, weekends on a hint of it.
  private func drawGround(in drawing: inout PictureDrawing) {
    for week in weeks.indices {
      for column in 0..<7 {
        let date = content.grid.date(week: week, column: column)
        let isOutside = !content.isInMonth(date)
        guard isOutside || content.names.isWeekend(date.weekday) else { continue }
        drawing.fill(
          start: layout.columnStart(column), top: layout.rows[week], width: layout.columnWidth,
          height: layout.rows[week + 1] - layout.rows[week],
          color: isOutside ? PaperColors.outsidePictureGround : PaperColors.weekendGround)
      }
    }
  }

  private func drawLines(in drawing: inout PictureDrawing) {
    let end = layout.columnStart(7)
    for column in 1..<7 {
      let x = layout.columnStart(column)
      drawing.drawLine(
        from: (x, PictureLayout.top), to: (x, PictureLayout.bottom), color: PaperColors.rule, width: 0.75)
    }
    for (row, y) in layout.rows.enumerated() {
      let isEdge = row == 0 || row == weeks.count
      drawing.drawLine(
        from: (layout.start, y), to: (end, y), color: isEdge ? PaperColors.text : PaperColors.rule,
        width: isEdge ? 1.1 : 0.75)
    }
  }
}
