import CalendarCore
import Canvas

/// The cell of a day: its number, what else there is to tell of it, and its occurrences as a list.
struct HTMLDay {
  let document: MonthDocument
  let colors: ColorClasses
  let date: CivilDate
  /// The short name of its weekday.
  let weekday: String
  let column: HTMLWeek.Column

  private var content: MonthContent { document.content }
  private var isInMonth: Bool { content.isInMonth(date) }
  private var role: Theme.Role { content.role(of: date) }

  func append(to markup: inout MarkupText) {
    // Days of other months have no id: several months may be put on one page.
    markup.element(
      "td",
      [
        ("id", isInMonth ? "day-\(date)" : nil), ("class", classes), ("data-day", weekday),
        ("aria-current", role == .today ? "date" : nil),
      ]
    ) { markup in
      markup.element("div", [("class", "head")]) { appendHead(to: &$0) }
      guard !column.entries.isEmpty else { return }
      let style = column.evenLanes > 0 ? "--even:\(column.evenLanes)" : nil
      markup.element("ul", [("role", "list"), ("class", style == nil ? nil : "lanes"), ("style", style)]) { markup in
        for entry in column.entries { append(entry, to: &markup) }
      }
    }
  }

  /// Whether it lies in another month, what its number is drawn as, and whether nothing happens on it.
  private var classes: String? {
    var names: [String] = []
    if !isInMonth { names.append("out") }
    switch role {
    case .today, .selected, .holiday, .weekend: names.append(role.rawValue)
    default: break
    }
    if column.entries.isEmpty { names.append("free") }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  private func appendHead(to markup: inout MarkupText) {
    markup.element("time", [("datetime", date.description)], text: document.label(date))
    for holiday in document.holidays(date) {
      markup.append(" ")
      markup.element("span", [("class", "feast"), ("dir", "auto"), ("title", holiday)], text: holiday)
    }
    if let other = document.otherCalendar(date) {
      markup.append(" ")
      markup.element("span", [("class", "other")], text: other)
    }
  }

  private func append(_ entry: HTMLWeek.Entry, to markup: inout MarkupText) {
    let occurrence = content.occurrences[entry.place]
    let words = OccurrenceWords(occurrence: occurrence, names: content.names)
    markup.element(
      "li", [("class", classes(entry, occurrence)), ("style", style(entry)), ("title", words.sentence)]
    ) { markup in
      if let moment = words.moment(on: date) {
        markup.element("time", [("datetime", moment.rfc3339)], text: moment.shown)
        markup.append(" ")
      }
      appendTitle(words, to: &markup)
      if let location = words.location { markup.element("span", [("class", "place")], text: ", \(location)") }
      if let state = words.state { markup.element("span", [("class", "unseen")], text: " (\(state))") }
    }
  }

  private func appendTitle(_ words: OccurrenceWords, to markup: inout MarkupText) {
    let event = words.occurrence.event
    let isCancelled = event.status == .cancelled
    // What is struck out needs no sign.
    let title = isCancelled ? words.title : words.markedTitle
    let name: StaticString = isCancelled ? "s" : "b"
    // A title may be in a language of another direction than the page's.
    markup.element(name, [("dir", "auto")]) { markup in
      if let target = LinkTarget.of(event.url) {
        markup.element("a", [("href", target)], text: title)
      } else {
        markup.append(title)
      }
    }
  }

  private func classes(_ entry: HTMLWeek.Entry, _ occurrence: Occurrence) -> String {
    var names = ["e", colors.occurrences[entry.place]]
    switch entry.kind {
    case .line: names.append(content.extents[entry.place].isBar ? "bar" : "line")
    case .rest: names.append("rest")
    case .bar(_, let fromBefore, let toAfter):
      names.append("bar")
      if fromBefore { names.append("before") }
      if toAfter { names.append("after") }
    }
    if entry.lane < column.evenLanes { names.append("even") }
    if occurrence.event.isTransparent || occurrence.isTask { names.append("clear") }
    if occurrence.isOverdue { names.append("overdue") }
    return names.joined(separator: " ")
  }

  private func style(_ entry: HTMLWeek.Entry) -> String? {
    var parts: [String] = []
    if column.evenLanes > 0 { parts.append("grid-row:\(entry.lane + 1)") }
    if case .bar(let days, _, _) = entry.kind, days > 1 { parts.append("--days:\(days)") }
    return parts.isEmpty ? nil : parts.joined(separator: ";")
  }
}
