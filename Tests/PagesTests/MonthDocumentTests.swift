import CalendarCore
import Canvas
@testable import Pages
import SeededNumbers
import TestSupport
import Testing
import TextGate

/// What HTML and SVG documents must be whatever a month holds.
@Suite struct MonthDocumentTests {
  /// Swift has no escapes for them.
  private static let noncharacters = String(
    String.UnicodeScalarView([0xFFFE, 0xFFFF, 0x1FFFE, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) }))

  private static let hostileTitles = [
    "<script>alert(1)</script>", "</li></td></table>", "\" onmouseover=\"x", "' style='", "]]>", "<!-- ", "--> -->",
    "&amp; &lt; &#0;", "<![CDATA[", "<?xml?>", "a\u{0}b\u{7}c\u{1B}[31m", noncharacters,
    "\u{85}\u{9B}\u{2028}", "\u{202E}desrever", "\u{2067}isolated", "אבג ערב", "会議室の予約",
    "👩‍👩‍👧‍👦🏽", "e\u{301}\u{302}\u{303}", "", " ", "a\nb\tc",
  ]

  private static func occurrences(using generator: inout SeededGenerator) throws -> [Occurrence] {
    let first = try date("2026-11-20")
    return try (0..<80).map { index in
      let title = hostileTitles[index % hostileTitles.count]
      let day = first.adding(days: generator.int(in: 0...50))
      let calendar = CalendarInfo(
        name: UntrustedText(hostileTitles[generator.int(in: 0...8)]),
        color: generator.chance(2) ? nil : CalendarColor("yellow"),
        order: generator.int(in: 0...3))
      let change: (inout Event) -> Void = { event in
        event.status = [nil, .cancelled, .tentative][index % 3]
        event.isTransparent = index % 5 == 0
        event.location = index % 2 == 0 ? UntrustedText(title) : nil
        event.url = ["javascript:alert(1)", "https://example.org/?a=1&b='2'", "https://e.org/\"><b>"][index % 3]
      }
      if generator.chance(2) {
        return try allDay(title, "\(day)", "\(day.adding(days: generator.int(in: 0...9)))", in: calendar, change)
      }
      let last = day.adding(days: generator.int(in: 0...2))
      return try timed(title, "\(day) 20:30", "\(last) 21:05", in: calendar, change)
    }
  }

  private func document(_ content: MonthContent) -> MonthDocument {
    MonthDocument(content, language: .english, viewing: viewing)
  }

  /// A month with all that a page may tell, its words in a language with digits of its own.
  private func hostileContent(_ month: String, _ seed: Int) throws -> MonthContent {
    var generator = SeededGenerator(state: UInt64(seed))
    let plain = try content(month, Self.occurrences(using: &generator), today: "\(month)-15")
    var names = plain.names
    names.otherCalendar = "<Kislev> & \u{5}"
    names.isEnglish = seed % 2 == 0
    names.isRightToLeft = seed % 3 == 0
    if seed % 2 == 1 { names.digits = Array("٠١٢٣٤٥٦٧٨٩") }
    let titles = Self.hostileTitles.filter { !$0.isEmpty }
    var notes: [CivilDate: DayNote] = [:]
    for day in 0..<plain.grid.days.count where day % 3 == 0 {
      notes[plain.grid.firstDate.adding(days: day)] = DayNote(
        label: day % 2 == 0 ? "1 <Jan>" : nil, otherCalendar: "初六&",
        holidays: [UntrustedText(titles[day % titles.count])])
    }
    return MonthContent(
      grid: plain.grid, occurrences: plain.occurrences, today: plain.today, names: names,
      selected: plain.grid.month.lastDay, notes: notes, hasWeekNumbers: seed % 2 == 0)
  }

  /// The title as a document shows it: what XML may not hold is replaced.
  private func shown(_ occurrence: Occurrence, isEnglish: Bool) -> String {
    let title = (occurrence.event.summary ?? "").description
    let allowed = title.unicodeScalars.map { scalar -> Character in
      scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value) ? "\u{FFFD}" : Character(scalar)
    }
    return title.isEmpty ? (isEnglish ? "(no title)" : "–") : String(allowed)
  }

  @Test(arguments: 0..<12)
  func everyOccurrenceIsInTheCellsOfItsDays(seed: Int) throws {
    let month = try hostileContent(["2026-12", "2027-02", "2026-08"][seed % 3], seed)
    func shown(_ occurrence: Occurrence) -> String { self.shown(occurrence, isEnglish: month.names.isEnglish) }
    let html = try ParsedMarkup(document(month).html)
    let cells = html.places("td").filter { html.elements[$0].attributes["data-day"] != nil }
    try #require(cells.count == month.grid.days.count)
    for (day, cell) in cells.enumerated() {
      let date = month.grid.firstDate.adding(days: day)
      let items = html.all("li", inside: cell)
      var expected = month.occurrences(on: date)
      #expect(items.count == expected.count, "\(date)")
      for item in items {
        // The item is one of the day's occurrences, and each is there once: the one with the longest title that is in it,
        // for one title may hold another.
        let fitting = expected.indices.filter { index in
          [item.attributes["title"], item.text].allSatisfy { $0?.contains(shown(expected[index])) == true }
        }
        let place = fitting.max { shown(expected[$0]).count < shown(expected[$1]).count }
        expected.remove(at: try #require(place, "\(date): \(item.text)"))
      }
      #expect(html.all("time", inside: cell).first?.attributes["datetime"] == "\(date)")
    }
  }

  @Test(arguments: 0..<12)
  func textFromFilesBringsNothingAlong(seed: Int) throws {
    let month = try hostileContent(["2026-12", "2027-02", "2026-08"][seed % 3], seed)
    for (text, elements) in [
      (
        document(month).html,
        [
          "html", "head", "meta", "title", "style", "body", "main", "table", "caption", "h1", "p", "thead", "tbody",
          "tr", "th", "td", "div", "ul", "li", "time", "span", "b", "s", "a", "footer",
        ]
      ), (document(month).svg, ["svg", "title", "desc", "g", "rect", "path", "circle", "text", "tspan"]),
    ] {
      let parsed = try ParsedMarkup(text)
      #expect(Set(parsed.elements.map(\.name)).subtracting(elements).isEmpty)
      let ids = parsed.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
      #expect(parsed.elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
      #expect(parsed.elements.allSatisfy { ($0.attributes["href"] ?? "https:").hasPrefix("https:") })
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.standIn(for: $0) == $0 })
      #expect(!text.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE })
    }
  }

  /// Occurrences of unique titles, of which none but bars touches two days.
  private func countable(_ count: Int) throws -> [Occurrence] {
    var generator = SeededGenerator(state: UInt64(count))
    let first = try date("2026-11-25")
    return try (0..<count).map { index in
      let title = "q\(String(index, radix: 36))z"
      let day = first.adding(days: generator.int(in: 0...45))
      if generator.chance(3) { return try allDay(title, "\(day)", "\(day.adding(days: generator.int(in: 0...10)))") }
      return try timed(title, "\(day) \(generator.int(in: 10...20)):15", "23:00")
    }
  }

  /// What a picture shows of a day and what it says is hidden are all of the day.
  @Test(arguments: [0, 5, 20, 40, 60, 90, 150, 400])
  func hiddenCountsOfAPictureAreExact(count: Int) throws {
    let month = try content("2026-12", countable(count))
    // A line each: declaration, start tag, title and description, ground; then the weeks; then the frame, end tag.
    let weeks = document(month).svg.split(separator: "\n").dropFirst(4).dropLast(2)
    try #require(weeks.count == 5)
    for (week, line) in weeks.enumerated() {
      let missing = (0..<7).map { column in
        month.occurrences(on: month.grid.date(week: week, column: column))
          .count { !line.contains(" \($0.event.summary ?? "-") · ") }
      }
      let said = line.matches(of: />\+(\d+) more</).compactMap { Int($0.output.1) }
      #expect(said.sorted() == missing.filter { $0 > 0 }.sorted())
    }
  }

  /// There are as many lines as occurrences on the busiest day, whatever that is.
  @Test func aPackedDayIsComplete() throws {
    let month = try content("2026-12", (0..<700).map { try timed("q\($0)z", "2026-12-09 10:00", "11:00") })
    let html = try ParsedMarkup(document(month).html)
    #expect(Set(html.all("li").map(\.text)).count == 700)
  }

  @Test func linksAreForPagesAndMailOnly() throws {
    let urls = [
      "https://example.org/a?b=1&c=2": true, "HTTP://EXAMPLE.ORG": true, "mailto:a@example.org": true,
      "https://пример.example/": true, "javascript:alert(1)": false, "data:text/html,x": false, "file:///etc": false,
      "https://example.org/\u{202E}": false, "https://example.org/a b": false, "//example.org": false,
    ]
    for (url, isLink) in urls {
      let month = try content("2026-12", [timed("Call", "2026-12-09 10:00", "11:00") { $0.url = UntrustedText(url) }])
      let html = try ParsedMarkup(document(month).html)
      #expect(html.all("a").map { $0.attributes["href"] } == (isLink ? [url] : []), "\(url)")
    }
  }

  @Test(arguments: [
    ("de_AT", "de-AT"), ("zh_Hant_TW", "zh-Hant-TW"), ("de_DE.UTF-8@euro", "de-DE"), ("C", "und"), ("", "und"),
    ("en_\"x", "und"), ("ast_ES", "ast-ES"),
  ])
  func languageTags(locale: String, tag: String) {
    #expect(LanguageTag(locale: locale).description == tag)
  }

  /// No word of a document is English where the language is not, whatever state an occurrence is in.
  @Test func wordsAreOfTheLanguage() throws {
    let english = try content(
      "2026-12",
      [
        timed(nil, "2026-12-07 10:00", "11:00", in: CalendarInfo(name: "")) { $0.status = .cancelled },
        allDay("2", "2026-12-08", in: CalendarInfo(name: "", order: 1)) { $0.status = .tentative },
      ] + (0..<30).map { try timed("\($0)", "2026-12-09 10:00", "11:00") { $0.status = .tentative } })
    var names = english.names
    names.isEnglish = false
    names.title = ""
    names.weekdays = names.weekdays.mapValues { _ in [""] }
    let month = MonthContent(grid: english.grid, occurrences: english.occurrences, today: nil, names: names)
    for text in [MonthDocument(month, language: .unknown, viewing: .utc)].flatMap({ [$0.html, $0.svg] }) {
      let parsed = try ParsedMarkup(text)
      let titles = parsed.elements.compactMap { $0.attributes["title"] }
      let shown = parsed.elements.filter { !["style", "html", "head", "svg"].contains($0.name) }.map(\.text) + titles
      for words in shown {
        #expect(words.replacing("UTC", with: "").replacing("Work", with: "").allSatisfy { !$0.isLetter }, "\(words)")
      }
      #expect(shown.contains { $0.hasSuffix(" – (✗)") })
      #expect(shown.contains { $0.hasSuffix(" 2 (?)") })
    }
  }

  /// Of what holds of a day, the first says how its number is drawn, in HTML, in a picture and on a terminal alike.
  @Test(
    arguments: [
      ("2026-11-28", .outside, "out free", "#5a6078"), ("2026-11-29", .outside, "out free", "#5a6078"),
      ("2026-12-01", .day, "free", "#1c1c28"), ("2026-12-05", .weekend, "weekend free", "#b00020"),
      ("2026-12-06", .holiday, "holiday free", "#8a4500"), ("2026-12-08", .holiday, "holiday free", "#8a4500"),
      ("2026-12-12", .selected, "selected free", "#1c1c28"), ("2026-12-13", .today, "today free", "#ffffff"),
    ] as [(String, Theme.Role, String, String)])
  func rolesOfDays(day: String, role: Theme.Role, classes: String, color: String) throws {
    let plain = try content("2026-12", [], today: "2026-12-13", firstWeekday: .saturday)
    let feasts = try ["2026-11-29", "2026-12-06", "2026-12-08", "2026-12-12", "2026-12-13"].map { try date($0) }
    let month = try MonthContent(
      grid: plain.grid, occurrences: [], today: plain.today, names: plain.names, selected: date("2026-12-12"),
      notes: Dictionary(uniqueKeysWithValues: feasts.map { ($0, DayNote(holidays: ["Feast"])) }))
    #expect(try month.role(of: date(day)) == role)
    let html = try ParsedMarkup(document(month).html)
    let cell = try #require(
      html.places("td").first { html.all("time", inside: $0).first?.attributes["datetime"] == day })
    #expect(html.elements[cell].attributes["class"] == classes)
    let number = try "\(date(day).day)"
    let texts = try ParsedMarkup(document(month).svg).all("text").filter { $0.text == number }
    #expect(texts.contains { $0.attributes["fill"] == color })
  }

  /// The first weekday is at the right where text runs from right to left.
  @Test func picturesAreMirrored() throws {
    let plain = try content("2026-12", [timed("Call", "2026-12-07 10:00", "11:00")])
    var names = plain.names
    names.isRightToLeft = true
    let mirrored = MonthContent(grid: plain.grid, occurrences: plain.occurrences, today: nil, names: names)
    let centers = try [plain, mirrored].map { month in
      let dot = try #require(ParsedMarkup(document(month).svg).all("circle").first)
      return try #require(dot.attributes["cx"].flatMap(Double.init))
    }
    #expect(abs(centers[0] + centers[1] - 1123) < 0.1)
    #expect(try ParsedMarkup(document(mirrored).html).all("html").first?.attributes["dir"] == "rtl")
  }

  /// Text is read on what is behind it: colours of calendars are made darker or lighter until it is.
  @Test(arguments: ["yellow", "white", "black", "#7f7f7f", "lime", "navy"])
  func colorsAreReadable(name: String) throws {
    let color = CalendarColor(name)
    let month = try content("2026-12", [allDay("Bar", "2026-12-01") { $0.color = color }])
    let html = document(month).html
    let rule = try #require(html.firstMatch(of: /\.c0\{--light:(#\w+);--dark:(#\w+);--fill:(#\w+);--on:(#\w+)\}/))
    let (light, dark, fill, on) = try (
      rgb(rule.output.1), rgb(rule.output.2), rgb(rule.output.3), rgb(rule.output.4)
    )
    #expect(light.contrast(with: .white) >= 4.5)
    #expect(dark.contrast(with: RGB(red: 0x1D, green: 0x20, blue: 0x26)) >= 4.5)
    #expect(on.contrast(with: fill) >= 4.5)
  }

  private func rgb(_ text: Substring) throws -> RGB {
    let color = try #require(CalendarColor(String(text)))
    return RGB(red: color.red, green: color.green, blue: color.blue)
  }
}
