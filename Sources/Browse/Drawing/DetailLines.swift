import CalendarCore
import Canvas
import Pages
import TextGate

/// An occurrence in full, as lines of text. All of it that files bring passes the gate.
struct DetailLines {
  private let occurrence: Occurrence
  private let words: TimeWords
  private let style: PageStyle
  private let hasMarks: Bool

  /// Room for the longest label and two blanks.
  private static let labelWidth = 10
  /// Narrower texts have no labels beside them.
  private static let narrowestWithLabels = 34

  init(_ occurrence: Occurrence, _ model: Model) {
    self.occurrence = occurrence
    style = model.settings.style
    words = TimeWords(
      heading: model.settings.heading, glyphs: model.settings.style.glyphs, zoneName: model.zoneName)
    hasMarks = model.calendars.count > 1
  }

  /// The lines, of at most so many cells.
  func lines(width: Int) -> [StyledLine] {
    let title = style.metrics.wrapped(occurrence.subject.visibleTitle.description, cells: width)
    var lines = title.map { StyledLine($0, style.theme[.title]) }
    lines.append(StyledLine())
    for field in fields { lines += self.lines(of: field, width: width) }
    let description = description
    if !description.isEmpty { lines.append(StyledLine()) }
    for paragraph in description { lines += style.metrics.wrapped(paragraph, cells: width).map { StyledLine($0) } }
    return lines
  }

  private struct Field {
    var label: String
    var texts: [String]
    var style: Style = .plain
    var mark: (text: String, style: Style)?
  }

  private var fields: [Field] {
    let event = occurrence.event
    var fields = [Field(label: occurrence.isTask ? "Due" : "When", texts: words.span(of: occurrence))]
    if let there = words.ownZone(of: occurrence) { fields.append(Field(label: "There", texts: [there])) }
    func add(_ label: String, _ text: VisibleText?) {
      if let text { fields.append(Field(label: label, texts: [text.description])) }
    }
    add("Where", occurrence.subject.visibleLocation)
    let name = occurrence.calendar.visibleName
    if !name.isEmpty {
      let mark = String(style.glyphs.calendarMark(occurrence.calendar.order))
      fields.append(
        Field(label: "Calendar", texts: [name], mark: hasMarks ? (mark, style.theme.time(of: occurrence)) : nil))
    }
    if let state = occurrence.stateWord {
      fields.append(Field(label: "Status", texts: [state], style: style.theme[.weekend]))
    }
    if let task = event.task { fields += self.fields(of: task) }
    if let age = occurrence.age { fields.append(Field(label: "Age", texts: ["\(age)"])) }
    if event.isTransparent { fields.append(Field(label: "Time", texts: ["stays free"])) }
    if occurrence.isRecurring || event.isRecurring || event.recurrenceID != nil {
      fields.append(Field(label: "Repeats", texts: RuleWords.texts(of: event)))
    }
    add("Tags", VisibleText.unlessEmpty(event.categories.joined(separator: ", ")))
    add("Link", VisibleText.unlessEmpty(event.url))
    return fields
  }

  private func fields(of task: Event.Task) -> [Field] {
    var fields: [Field] = []
    if let percent = task.percent { fields.append(Field(label: "Progress", texts: ["\(percent)%"])) }
    if let importance = task.importance { fields.append(Field(label: "Priority", texts: [importance.rawValue])) }
    return fields
  }

  private func lines(of field: Field, width: Int) -> [StyledLine] {
    let isBeside = width >= DetailLines.narrowestWithLabels
    let margin = isBeside ? DetailLines.labelWidth : 0
    let markWidth = field.mark == nil ? 0 : 2
    let texts = field.texts.flatMap { style.metrics.wrapped($0, cells: width - margin - markWidth) }
    var lines = isBeside ? [] : [StyledLine(field.label, style.theme[.note])]
    for (place, text) in texts.enumerated() {
      var line = StyledLine()
      if isBeside {
        let label = place == 0 ? field.label : ""
        line.append(label, style.theme[.note])
        line.append(String(repeating: " ", count: margin - label.count))
      }
      if let mark = field.mark {
        line.append(place == 0 ? mark.text : " ", mark.style)
        line.append(" ")
      }
      line.append(text, field.style)
      lines.append(line)
    }
    return lines
  }

  /// The lines of the description as they were written; runs of empty ones are one.
  private var description: [String] {
    var lines: [String] = []
    for line in (occurrence.event.description ?? "").lines.map(\.visible.description)
    where !line.isEmpty || lines.last?.isEmpty == false {
      lines.append(line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
