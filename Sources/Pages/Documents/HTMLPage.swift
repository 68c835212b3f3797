import CalendarCore

/// A month as a page of HTML, which is well-formed XML as well: a table with a list of occurrences in each day's cell.
struct HTMLPage {
  private let document: MonthDocument
  private let colors: ColorClasses
  private var content: MonthContent { document.content }

  init(_ document: MonthDocument) {
    self.document = document
    colors = ColorClasses(document.content)
  }

  /// The document.
  var text: String {
    var markup = MarkupText("<!DOCTYPE html>")
    let language = document.language.description
    markup.element(
      "html",
      [
        ("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", language), ("xml:lang", language),
        ("dir", content.names.isRightToLeft ? "rtl" : "ltr"),
      ]
    ) { markup in
      markup.newLine()
      appendHead(to: &markup)
      markup.newLine()
      markup.element("body") { markup in
        markup.newLine()
        markup.element("main") { markup in
          markup.newLine()
          appendTable(to: &markup)
          appendFoot(to: &markup)
        }
        markup.newLine()
      }
      markup.newLine()
    }
    markup.newLine()
    return markup.text
  }

  private func appendHead(to markup: inout MarkupText) {
    markup.element("head") { markup in
      markup.newLine()
      markup.empty("meta", [("charset", "utf-8")])
      markup.newLine()
      markup.empty("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
      markup.newLine()
      markup.empty("meta", [("name", "color-scheme"), ("content", "light dark")])
      markup.newLine()
      markup.element("title", text: document.titles.joined(separator: " · "))
      markup.newLine()
      markup.styleSheet(HTMLStyleSheet.text + colors.rules)
      markup.newLine()
    }
  }

  private func appendTable(to markup: inout MarkupText) {
    markup.element("table", [("class", content.hasWeekNumbers ? "numbered" : nil)]) { markup in
      markup.newLine()
      markup.element("caption") { markup in
        markup.element("h1", text: content.names.title)
        if let other = content.names.otherCalendar { markup.element("p", text: other) }
      }
      markup.newLine()
      markup.element("thead") { $0.element("tr") { appendWeekdays(to: &$0) } }
      markup.newLine()
      // Here rather than in the style sheet, which some mail programs leave out.
      let style = "--weeks:\(content.grid.weekCount);vertical-align:top"
      markup.element("tbody", [("style", style)]) { markup in
        for week in 0..<content.grid.weekCount {
          markup.newLine()
          markup.element("tr") { append(week: week, to: &$0) }
        }
      }
      markup.newLine()
    }
    markup.newLine()
  }

  private func appendWeekdays(to markup: inout MarkupText) {
    if content.hasWeekNumbers { markup.element("td", [("class", "week")], text: "") }
    for weekday in content.grid.weekdays {
      let forms = content.names.weekdays[weekday] ?? []
      markup.element(
        "th",
        [
          ("scope", "col"), ("abbr", abbreviation(weekday)),
          ("class", content.names.isWeekend(weekday) ? "weekend" : nil),
        ],
        text: forms.first ?? "")
    }
  }

  /// The short form of a weekday's name, such as "Tue".
  private func abbreviation(_ weekday: Weekday) -> String {
    let forms = content.names.weekdays[weekday] ?? []
    return forms.dropFirst().first ?? forms.first ?? ""
  }

  private func append(week: Int, to markup: inout MarkupText) {
    if content.hasWeekNumbers {
      markup.element("th", [("scope", "row"), ("class", "week")], text: document.weekNumber(week))
    }
    let columns = HTMLWeek(content, week: week).columns
    for (column, entries) in columns.enumerated() {
      let date = content.grid.date(week: week, column: column)
      markup.newLine()
      HTMLDay(
        document: document, colors: colors, date: date, weekday: abbreviation(date.weekday), column: entries
      ).append(to: &markup)
    }
  }

  /// The calendars, and the zone of the times.
  private func appendFoot(to markup: inout MarkupText) {
    markup.element("footer") { markup in
      if !content.legend.isEmpty {
        markup.element("ul", [("class", "legend")]) { markup in
          for (calendar, name) in zip(content.legend, colors.calendars) {
            markup.element("li", [("class", "e \(name)")], text: calendar.visibleName)
          }
        }
      }
      markup.element("p", text: document.zoneNote)
    }
    markup.newLine()
  }
}
