import CalendarCore

/// A month as a picture (SVG 1.1), drawn on paper-white so that it can be read on any ground.
struct PictureOfMonth {
  private let document: MonthDocument
  private let weeks: [WeekLanes]
  private var drawing: PictureDrawing
  private var content: MonthContent { document.content }
  private var layout: PictureLayout { drawing.layout }

  private static let fonts =
    "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Noto Sans', 'Noto Sans CJK SC', sans-serif"
  private static let hairline = "#c9ccd6"

  init(_ document: MonthDocument) {
    self.document = document
    let content = document.content
    weeks = (0..<content.grid.weekCount).map { WeekLanes(content, week: $0) }
    let layout = PictureLayout(
      wanted: weeks.map(\.wanted), hasWeekNumbers: content.hasWeekNumbers, isMirrored: content.names.isRightToLeft)
    drawing = PictureDrawing(markup: MarkupText("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"), layout: layout)
  }

  /// The document.
  var text: String {
    var picture = self
    picture.draw()
    return picture.drawing.markup.text
  }

  private mutating func draw() {
    let (width, height) = ("\(Int(PictureLayout.width))", "\(Int(PictureLayout.height))")
    drawing.markup.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"), ("xml:lang", document.language.description),
        ("direction", content.names.isRightToLeft ? "rtl" : nil), ("font-family", PictureOfMonth.fonts),
      ])
    drawing.markup.newLine()
    drawing.markup.element("title", text: document.titles.joined(separator: " · "))
    let count = content.occurrences.count
    drawing.markup.element(
      "desc", text: "\(count) \(count == 1 ? "entry" : "entries") · \(document.zoneNote)")
    drawing.markup.newLine()
    drawPage()
    drawing.markup.newLine()
    drawing.markup.end("svg")
    drawing.markup.newLine()
  }

  private mutating func drawPage() {
    drawing.fill(
      start: 0.5, top: 0.5, width: PictureLayout.width - 1, height: PictureLayout.height - 1, color: "#fff", radius: 6,
      stroke: "#e2e4ea")
    drawGround()
    drawLines()
    for week in weeks.indices {
      drawing.markup.newLine()
      var row = PictureWeek(document: document, week: week, lanes: weeks[week], drawing: drawing)
      row.draw()
      drawing = row.drawing
    }
    drawing.markup.newLine()
    var frame = PictureFrame(document: document, drawing: drawing)
    frame.draw()
    drawing = frame.drawing
  }

  /// The days of other months lie on grey, weekends on a hint of it.
  private mutating func drawGround() {
    for week in weeks.indices {
      for column in 0..<7 {
        let date = content.grid.date(week: week, column: column)
        let color =
          document.content.isInMonth(date)
          ? (document.content.names.isWeekend(date.weekday) ? "#fbfafb" : nil) : "#f3f4f7"
        guard let color else { continue }
        drawing.fill(
          start: layout.columnStart(column), top: layout.rows[week], width: layout.columnWidth,
          height: layout.rows[week + 1] - layout.rows[week], color: color)
      }
    }
  }

  private mutating func drawLines() {
    let end = layout.columnStart(7)
    for column in 1..<7 {
      let x = layout.columnStart(column)
      drawing.drawLine(
        from: (x, PictureLayout.top), to: (x, PictureLayout.bottom), color: PictureOfMonth.hairline, width: 0.75)
    }
    for (row, y) in layout.rows.enumerated() {
      let isEdge = row == 0 || row == weeks.count
      drawing.drawLine(
        from: (layout.start, y), to: (end, y), color: isEdge ? PictureText.black : PictureOfMonth.hairline,
        width: isEdge ? 1.1 : 0.75)
    }
  }
}
