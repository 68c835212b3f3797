import CalendarCore
import Canvas
import Pages
import Testing
import TestSupport
import SeededNumbers
import TextGate

@Suite struct MonthPageTests {
  /// Titles of marks, joiners, wide clusters, controls and scalars from anywhere; but no signs that join what comes after
  /// them (U+0600), for which a line as a string is no measure.
  private static func title(using generator: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x20...0x7E, 0x7F...0x9F, 0x300...0x36F, 0x627...0x64A, 0x915...0x94D,
      0x1100...0x1112, 0x1160...0x1175, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x4E00...0x4E50,
      0xAC00...0xAC40, 0xFE0E...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0xE0020...0xE007F,
      0x20...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...25, using: &generator) {
      let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
    }
    return String(text)
  }

  private static func occurrences(_ count: Int, using generator: inout SeededGenerator) throws -> [Occurrence] {
    let first = try date("2026-11-20")
    return try (0..<count).map { _ in
      let title = title(using: &generator)
      let day = first.adding(days: Int.random(in: 0...50, using: &generator))
      let status = [nil, Event.Status.cancelled, .tentative].randomElement(using: &generator) ?? nil
      if Bool.random(using: &generator) {
        let last = day.adding(days: Int.random(in: 0...12, using: &generator))
        return try allDay(title, "\(day)", "\(last)") { $0.status = status }
      }
      let last = day.adding(days: Int.random(in: 0...2, using: &generator))
      return try timed(title, "\(day) 08:30", "\(last) 17:05") { $0.status = status }
    }
  }

  /// Nothing in a line controls a terminal or reorders text, but for isolates of our own, which end where they began.
  private static func isSafe(_ line: String) -> Bool {
    var isIsolated = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\u{2068}":
        guard !isIsolated else { return false }
        isIsolated = true
      case "\u{2069}":
        guard isIsolated else { return false }
        isIsolated = false
      default: guard VisibleText.standIn(for: scalar) == scalar else { return false }
      }
    }
    return !isIsolated
  }

  /// A month with anything that a page may have to tell.
  private static func anyMonth(_ round: Int, using generator: inout SeededGenerator) throws -> MonthContent {
    let occurrences = try occurrences(Int.random(in: 0...60, using: &generator), using: &generator)
    let month = try date(["2026-12-01", "2027-02-01", "2026-08-01"][round % 3]).yearMonth
    let grid = MonthGrid(month: month, firstWeekday: Weekday.allCases[round % 7])
    var names = PageNames.english(month)
    if round % 4 == 1 {
      names.title = "ديسمبر ٢٠٢٦"
      names.digits = Array("٠١٢٣٤٥٦٧٨٩")
      names.isRightToLeft = true
      names.isEnglish = false
    }
    if round % 3 == 1 { names.otherCalendar = "十月 – 十一月" }
    var notes: [CivilDate: DayNote] = [:]
    for day in 0..<grid.days.count where round % 2 == 1 {
      notes[grid.firstDate.adding(days: day)] = DayNote(
        label: day % 5 == 0 ? "1月1日" : nil, otherCalendar: day % 3 == 0 ? "כ״ג כסלו" : "初六",
        holidays: day % 4 == 0
          ? [UntrustedText(title(using: &generator)), UntrustedText(title(using: &generator))] : [])
    }
    return MonthContent(
      grid: grid, occurrences: occurrences.sorted(), today: try date("2026-12-15"), names: names,
      selected: try date("2026-08-20"), notes: notes, hasWeekNumbers: round % 5 < 2)
  }

  /// The page is exactly as large as asked, whatever the titles hold.
  @Test(arguments: 0..<8)
  func everyLineIsAsWideAsAsked(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(20 + seed))
    var wrong: [String] = []
    for round in 0..<60 {
      let month = try Self.anyMonth(round, using: &generator)
      let width = Int.random(in: 0...(round % 2 == 0 ? 60 : 300), using: &generator)
      let height = round % 5 == 0 ? nil : Int.random(in: 0...60, using: &generator)
      let metrics = TextMetrics(ambiguousIsWide: round % 8 == 3)
      let page = MonthPage(
        month, width: width, height: height,
        style: PageStyle(
          glyphs: round % 4 == 0 || metrics.ambiguousIsWide ? .ascii : .unicode,
          theme: Theme(.auto, depth: round % 3 == 0 ? .trueColor : .none), metrics: metrics))
      let lines = page.surface.lines
      let isRight =
        page.surface.width == width && (height == nil || lines.count == height)
        && lines.allSatisfy { metrics.width(of: $0) == width }
      if !isRight || !lines.allSatisfy(Self.isSafe) {
        wrong.append("\(width) by \(height.map(String.init) ?? "any"), round \(round)")
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: 0...45)
  func everyNarrowWidth(width: Int) throws {
    let month = try content("2026-12", SampleMonth.december(), today: "2026-12-15")
    for height in [0, 1, 2, 3, 8, 12, 13, 14, 23] {
      let surface = MonthPage(month, width: width, height: height).surface
      #expect(surface.lines.count == height)
      #expect(surface.lines.allSatisfy { TextMetrics().width(of: $0) == width })
    }
  }

  /// Which page there is room for: a grid from 36 cells and a line for each week, else the compact form.
  @Test(arguments: [(36, 13, true), (36, 12, false), (35, 40, false), (80, 13, true), (80, 12, false)])
  func gridOrCompact(width: Int, height: Int, hasGrid: Bool) throws {
    let page = MonthPage(try content("2026-12", []), width: width, height: height)
    #expect(page.surface.lines.contains { $0.first == "┌" } == hasGrid)
  }

  @Test func todayIsMarkedWithoutColour() throws {
    let month = try content("2026-12", [], today: "2026-12-15")
    #expect(text(MonthPage(month, width: 80, height: 23).surface).contains("[15]"))
    #expect(text(MonthPage(month, width: 20, height: nil).surface).contains("15*"))
    let elsewhere = try content("2026-12", [], today: "2026-10-15")
    #expect(!text(MonthPage(elsewhere, width: 80, height: 23).surface).contains("["))
  }

  /// The longest names of which all seven fit; numbers and columns by the first weekday.
  @Test(arguments: [
    (132, "Wednesday", Weekday.monday), (80, "Wednesday", .sunday), (60, "Wed", .saturday), (36, "Wed", .monday),
  ])
  func weekdayNames(width: Int, wednesday: String, first: Weekday) throws {
    let month = try content("2026-12", [], firstWeekday: first)
    let names = MonthPage(month, width: width, height: 23).surface.lines[1].split(separator: " ")
    #expect(names.count == 7)
    #expect(names[Weekday.wednesday.days(since: first)] == wednesday)
  }

  /// With colour a bar is a field in its calendar's colour, with text that stands out from it.
  @Test func barsAreFieldsOfColour() throws {
    let month = try content("2026-12", [allDay("Rent", "2026-12-01")])
    let surface = MonthPage(month, width: 80, height: 23, style: PageStyle(theme: Theme(.auto, depth: .trueColor)))
      .surface
    let cell = try #require(cells(surface).first { $0.character == "R" })
    #expect(cell.style.background == .rgb(red: 255, green: 99, blue: 71))
    #expect(cell.style.foreground == .rgb(.black))
    let plain = MonthPage(month, width: 80, height: 23).surface
    #expect(cells(plain).allSatisfy { $0.style.background == nil })
    #expect(text(plain).contains("╺Rent━"))
  }

  private func cells(_ surface: Surface) -> [Cell] {
    (0..<surface.height).flatMap { row in (0..<surface.width).map { surface[row, $0] } }
  }
}
