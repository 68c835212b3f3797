import CalendarCore
import Canvas
import Pages
import SeededNumbers
import Testing

@Suite("The page of a week") struct WeekPageTests {
  /// Occurrences of unique short titles.
  private func occurrences(_ count: Int, using generator: inout SeededGenerator) throws -> [Occurrence] {
    let first = try date("2026-12-10")
    return try (0..<count).map { index in
      let title = "q\(String(index, radix: 36))z"
      let day = first.adding(days: Int.random(in: 0...14, using: &generator))
      let (hour, minute) = (Int.random(in: 10...21, using: &generator), Int.random(in: 10...59, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return try allDay(title, "\(day)", "\(day.adding(days: Int.random(in: 0...10, using: &generator)))")
      case 1: return try timed(title, "\(day) 12:00", "\(day.adding(days: 2)) 13:00")
      case 2: return try timed(title, "\(day) \(hour):\(minute)", "\(day.adding(days: 1)) 02:30", in: family)
      default: return try timed(title, "\(day) \(hour):\(minute)", "\(day) \(hour + 2):15")
      }
    }
  }

  private static let styles = [
    PageStyle(), PageStyle(glyphs: .ascii), PageStyle(theme: Theme(.auto, depth: .trueColor)),
  ]

  /// The map has what is shown: an area for each occurrence of each day that is not hidden.
  @Test(
    "what is shown and what is hidden are all",
    arguments: [(200, 60), (160, 40), (90, 24), (76, 12), (60, 30), (30, 8), (20, 3)])
  func shownAndHidden(width: Int, height: Int) throws {
    var generator = SeededGenerator(state: 51)
    let first = try date("2026-12-14")
    for count in [0, 1, 12, 60, 250] {
      let content = try content("2026-12", occurrences(count, using: &generator), today: "2026-12-15")
      for style in Self.styles {
        let page = WeekPage(content: content, first: first, width: width, height: height, style: style)
        var shown: [CivilDate: Set<Int>] = [:]
        for row in 0..<height {
          for column in 0..<width {
            guard case .occurrence(let place, let date) = page.map.target(row: row, column: column) else { continue }
            shown[date, default: []].insert(place)
          }
        }
        for day in 0..<7 {
          let date = first.adding(days: day)
          #expect(
            (shown[date]?.count ?? 0) + (page.hidden[date] ?? 0) == content.count(on: date),
            "\(date) of \(count) in \(width)x\(height)")
        }
      }
    }
  }

  @Test("titles that are shown whole lead to their occurrences", arguments: [(200, 50), (132, 35), (60, 17), (30, 20)])
  func titles(width: Int, height: Int) throws {
    for names in [PageNames.english, PageNames.mirrored] {
      let week = try SampleWeek.december("2026-12-14", adding: SampleWeek.overlaps(), names: names)
      let page = WeekPage(content: week.content, first: week.first, width: width, height: height)
      try expectTitles(week.content, page.surface) { page.map }
    }
  }

  @Test("each day has an area, from the heading with its number on", arguments: [(76, 17), (80, 23), (200, 50)])
  func days(width: Int, height: Int) throws {
    for names in [PageNames.english, PageNames.mirrored] {
      let week = try SampleWeek.december("2026-12-14", adding: SampleWeek.overlaps(), names: names)
      let page = WeekPage(content: week.content, first: week.first, width: width, height: height)
      for day in 14...20 {
        let area = try #require(page.map.area(of: try date("2026-12-\(day)")))
        let head = cells(page.surface, row: 1, area.column..<area.column + area.width)
        #expect(area.row == 1)
        #expect(head.contains(week.content.names.localizedDay(day)), "\(day): \(head)")
      }
    }
  }

  @Test("a list begins with the chosen day where not all has room")
  func list() throws {
    let week = try SampleWeek.december("2026-12-14", selected: "2026-12-16")
    let page = WeekPage(content: week.content, first: week.first, width: 30, height: 6)
    #expect(page.surface.lines[1].hasPrefix("Wed(16)"))
    #expect(page.surface.lines[5].contains("more"))
    let whole = WeekPage(content: week.content, first: week.first, width: 30, height: 60)
    #expect(whole.surface.lines[1].hasPrefix("Mon 14"))
    #expect(whole.hidden.isEmpty)
  }

  @Test("the week is numbered where weeks begin on Monday")
  func title() throws {
    let monday = try SampleWeek.december("2026-12-28")
    let sunday = try SampleWeek.december("2026-12-27", firstWeekday: .sunday)
    func head(_ week: (content: MonthContent, first: CivilDate)) -> String {
      WeekPage(content: week.content, first: week.first, width: 80, height: 23).surface.lines[0]
    }
    #expect(head(monday).contains("Week 53 · December 2026"))
    #expect(head(sunday).contains("  December 2026"))
    #expect(!head(sunday).contains("Week"))
  }

  @Test("no size breaks it, and no half of a wide character is left", arguments: 0..<40)
  func sizes(width: Int) throws {
    let week = try SampleWeek.december(
      "2026-12-07", adding: [timed("設計レビュー会議", "2026-12-08 14:00", "15:30"), timed("設計", "2026-12-08 14:30", "15:30")])
    for height in 0..<30 {
      for scale in [1, 4] {
        let page = WeekPage(content: week.content, first: week.first, width: width * scale, height: height)
        #expect(page.surface.width == width * scale)
        #expect(page.surface.height == height)
        let widths = page.surface.lines.map { TextMetrics().width(of: $0) }
        #expect(widths.allSatisfy { $0 == width * scale })
      }
    }
  }

  @Test("a week that is not on the content's page is empty")
  func elsewhere() throws {
    let week = try SampleWeek.december("2026-12-14")
    let page = WeekPage(content: week.content, first: try date("2030-01-07"), width: 80, height: 23)
    #expect(page.hidden.isEmpty)
    #expect(page.surface.lines[1].contains("Mon  7"))
  }
}
