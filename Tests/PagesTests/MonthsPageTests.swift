import CalendarCore
import Canvas
import Pages
import SeededNumbers
import Testing
import TextGate
import TestSupport

@Suite("Pages of several months") struct MonthsPageTests {
  /// Months in a row with random occurrences.
  private static func months(
    _ count: Int, firstWeekday: Weekday, hasWeekNumbers: Bool, isRightToLeft: Bool, today: CivilDate?,
    using generator: inout SeededGenerator
  ) throws -> [MonthContent] {
    let first = try #require(
      YearMonth(year: .random(in: 1...9998, using: &generator), month: .random(in: 1...12, using: &generator)))
    let occurrences = (0..<Int.random(in: 0...count * 40, using: &generator)).map { number in
      // Squared, so that some days are full.
      let day = Int.random(in: 0...100, using: &generator)
      let start = first.firstDay.adding(days: day * day * count * 31 / 10_000 - 3)
      let days = DayRange(start: start, end: start.adding(days: .random(in: 1...4, using: &generator)))
      return Occurrence(
        .init(Event(uid: UntrustedText("\(number)"), start: .date(start)), in: family), span: .allDay(days))
    }
    return (0..<count).map { distance in
      let month = first.adding(months: distance)
      var names = PageNames.english(month)
      names.isRightToLeft = isRightToLeft
      return MonthContent(
        grid: MonthGrid(month: month, firstWeekday: firstWeekday), occurrences: occurrences.sorted(), today: today,
        names: names, hasWeekNumbers: hasWeekNumbers)
    }
  }

  /// The days of small months as they stand on a page: of each number how often it is there, and the dots behind all.
  private static func read(_ surface: Surface) -> (numbers: [Int: Int], dots: Int) {
    var (numbers, dots): ([Int: Int], Int) = ([:], 0)
    // The legend, behind the last line that is blank, is none of them.
    let lines = surface.lines
    let isLegend = lines.last?.contains("⣿ 8+") ?? false
    for line in isLegend ? lines.dropLast() : lines[...] {
      var text = ""
      for character in line {
        let scalar = character.unicodeScalars.first?.value ?? 0
        guard (0x2800...0x28FF).contains(scalar) else {
          text.append(character)
          continue
        }
        dots += (scalar - 0x2800).nonzeroBitCount
        text.append(" ")
      }
      let words = text.split(separator: " ")
      // Titles hold years.
      guard words.allSatisfy({ Int($0) != nil }) else { continue }
      for word in words { numbers[Int(word) ?? 0, default: 0] += 1 }
    }
    return (numbers, dots)
  }

  @Test("every day is there once, with as many dots as it has occurrences, up to eight", arguments: 0..<8)
  func daysAndDots(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(70 + seed))
    for width in 20...140 {
      let months = try Self.months(
        [1, 2, 3, 12][width % 4], firstWeekday: Weekday.allCases[(width + seed) % 7], hasWeekNumbers: false,
        isRightToLeft: seed % 2 == 1, today: nil, using: &generator)
      let days = months.flatMap { month in
        (0..<month.grid.month.length).map { month.grid.month.firstDay.adding(days: $0) }
      }
      let (numbers, dots) = Self.read(MonthsPage(months, width: width).surface)
      #expect(numbers == Dictionary(days.map { ($0.day, 1) }) { $0 + $1 }, "\(width) cells")
      // At 20 cells some marks have no room.
      guard width > 20 else { continue }
      let counts = months.flatMap { month in
        (0..<month.grid.month.length).map { month.count(on: month.grid.month.firstDay.adding(days: $0)) }
      }
      #expect(dots == counts.reduce(0) { $0 + min($1, 8) }, "\(width) cells")
    }
  }

  @Test("every line is as wide as asked", arguments: 0..<4)
  func lines(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(90 + seed))
    for width in 0...140 {
      let months = try Self.months(
        [0, 1, 3, 12][(width + seed) % 4], firstWeekday: Weekday.allCases[width % 7], hasWeekNumbers: width % 3 == 0,
        isRightToLeft: width % 2 == 1, today: nil, using: &generator)
      let style = PageStyle(glyphs: width % 5 == 0 ? .ascii : .unicode, theme: Theme(.auto, depth: .ansi16))
      let height = width % 3 == 0 ? Int.random(in: 0...40, using: &generator) : nil
      let surface = MonthsPage(months, heading: "2026", width: width, height: height, style: style).surface
      #expect(surface.width == width && (height == nil || surface.height == height))
      #expect(surface.lines.allSatisfy { TextMetrics().width(of: $0) == width }, "\(width) cells")
    }
  }

  @Test(
    "as many months abreast as fit, in full rows",
    arguments: [
      (3, 20, 1), (3, 42, 1), (3, 43, 2), (3, 65, 2), (3, 66, 3), (3, 1000, 3), (2, 80, 2), (12, 20, 1), (12, 43, 2),
      (12, 65, 2), (12, 80, 3), (12, 88, 3), (12, 89, 4), (12, 134, 4), (12, 135, 6), (12, 1000, 6),
    ])
  func abreast(count: Int, width: Int, expected: Int) throws {
    var generator = SeededGenerator(state: 1)
    let months = try Self.months(
      count, firstWeekday: .monday, hasWeekNumbers: false, isRightToLeft: false, today: nil, using: &generator)
    let weekdays = MonthsPage(months, width: width).surface.lines[1]
    #expect(weekdays.split(separator: " ").count == expected * 7)
  }

  @Test("where the marks of the right column have no room, its days are underlined; only if they have occurrences")
  func underlined() throws {
    let month = try content("2026-12", [allDay("Match", "2026-12-12", "2026-12-13")])
    let surface = MonthsPage([month], width: 20).surface
    #expect(surface.lines[3] == " 7  8  9 10 11 12⡀13")
    #expect(surface[3, 18].style.attributes.contains(.underline))
    #expect(!surface[3, 15].style.attributes.contains(.underline))
    #expect(!surface[4, 18].style.attributes.contains(.underline))
  }

  @Test("nothing to explain, no legend")
  func noLegend() throws {
    // What touches only days of other months is not shown.
    let month = try content("2026-12", [allDay("Brunch", "2027-01-02")])
    #expect(MonthsPage([month], width: 80).surface.height == 7)
  }

  @Test("today stands out by its style, or without colour by a mark in place of the dots")
  func today() throws {
    let month = try content("2026-12", [allDay("Rent", "2026-12-15")], today: "2026-12-15")
    #expect(MonthsPage([month], width: 80).surface.lines[4].hasPrefix("14 15*16 "))
    let style = PageStyle(theme: Theme(.auto, depth: .ansi16))
    let surface = MonthsPage([month], width: 80, style: style).surface
    #expect(surface.lines[4].hasPrefix("14 15⡀16 "))
    #expect(surface[4, 3].style == style.theme[.today])
  }

  @Test("a holiday and the chosen day have the styles of the theme")
  func styles() throws {
    let dates = try (holiday: date("2026-12-25"), selected: date("2026-12-24"))
    let month = MonthContent(
      grid: MonthGrid(month: dates.holiday.yearMonth, firstWeekday: .monday), occurrences: [], today: nil,
      names: .english(dates.holiday.yearMonth), selected: dates.selected,
      notes: [dates.holiday: DayNote(holidays: ["Christmas Day"])])
    let style = PageStyle(theme: Theme(.dark, depth: .trueColor))
    let surface = MonthsPage([month], width: 80, style: style).surface
    #expect(surface[5, 9].style == style.theme[.selected])
    #expect(surface[5, 12].style == style.theme[.holiday])
  }
}
