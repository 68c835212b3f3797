import CalendarCore
import Canvas
import Pages
import Testing
import TextGate
import TestSupport

@Suite("What stands where on a page") struct PageMapTests {
  static let sizes: [(Int, Int?)] = [(36, 13), (40, 23), (80, nil), (80, 14), (80, 23), (132, 39), (300, 60)]
  static let compactSizes: [(Int, Int?)] = [(20, nil), (34, 30), (34, 12), (60, 9), (100, 8)]

  private func month(isMirrored: Bool = false) throws -> MonthContent {
    let names: (YearMonth) -> PageNames = { isMirrored ? PageNames.mirrored($0) : .english($0) }
    return try SampleWeek.december("2026-12-14", adding: SampleWeek.overlaps(), names: names).content
  }

  @Test("each day of a grid has a cell of its own, from its number on", arguments: sizes, [false, true])
  func days(size: (width: Int, height: Int?), isMirrored: Bool) throws {
    let month = try month(isMirrored: isMirrored)
    let page = MonthPage(month, width: size.width, height: size.height)
    let map = page.map
    var places: Set<String> = []
    for date in month.grid.days.days {
      let area = try #require(map.area(of: date), "no area for \(date)")
      // Its first row has the number, which stands nowhere else in it.
      let head = cells(page.surface, row: area.row, area.column..<area.column + area.width)
      #expect(head.contains(month.names.localizedDay(date.day)), "\(date): \(head)")
      #expect(map.target(row: area.row, column: area.column)?.date == date)
      places.insert("\(area.row) \(area.column)")
    }
    #expect(places.count == month.grid.days.count)
  }

  @Test("a click on a title gives its occurrence", arguments: sizes, [false, true])
  func titles(size: (width: Int, height: Int?), isMirrored: Bool) throws {
    let month = try month(isMirrored: isMirrored)
    try expectTitles(month, MonthPage(month, width: size.width, height: size.height).surface) {
      MonthPage(month, width: size.width, height: size.height).map
    }
  }

  @Test("a click on a bar gives the day that is under it")
  func bars() throws {
    let month = try month()
    let page = MonthPage(month, width: 80, height: 23)
    let map = page.map
    let row = try #require(page.surface.lines.firstIndex { $0.contains("Conference") })
    for day in 11...13 {
      let date = try date("2026-12-\(day)")
      let area = try #require(map.area(of: date))
      for column in area.column..<area.column + area.width {
        #expect(map.target(row: row, column: column)?.date == date)
      }
    }
  }

  @Test("a click on the number of hidden occurrences gives the day")
  func more() throws {
    let month = try month()
    let page = MonthPage(month, width: 80, height: 23)
    let (row, column) = try #require(place(of: "more", in: page.surface).first)
    let target = try #require(page.map.target(row: row, column: column))
    #expect(target == .day(target.date))
    #expect((page.hidden[target.date] ?? 0) > 0)
  }

  @Test("a compact month has its days and the lines of its list", arguments: compactSizes, [false, true])
  func compact(size: (width: Int, height: Int?), isMirrored: Bool) throws {
    let month = try month(isMirrored: isMirrored)
    let page = MonthPage(month, width: size.width, height: size.height)
    let map = page.map
    for date in DayRange(month.grid.month).days {
      guard let area = map.area(of: date) else {
        #expect((size.height ?? .max) < 2 + month.grid.weekCount)
        continue
      }
      #expect(
        cells(page.surface, row: area.row, area.column..<area.column + area.width).hasPrefix(
          month.names.localizedDay(date.day, width: 2)))
    }
    try expectTitles(month, page.surface) { map }
  }

  @Test("small months have their days, and no others", arguments: [20, 44, 80, 132, 300])
  func smallMonths(width: Int) throws {
    let months = try SampleMonths.year()
    let page = MonthsPage(months, heading: "2026", width: width)
    let map = page.map
    for month in months {
      for date in DayRange(month.grid.month).days {
        let area = try #require(map.area(of: date))
        let number = cells(page.surface, row: area.row, area.column..<area.column + area.width).prefix(2)
        #expect(number == (date.day < 10 ? " \(date.day)" : "\(date.day)"))
      }
    }
    #expect(map.area(of: try date("2025-12-31")) == nil)
    #expect(map.target(row: 0, column: width / 2) == nil)
  }

  @Test("nothing lies outside of any page", arguments: 0..<50)
  func inside(number: Int) throws {
    let (width, height) = (number * 7 % 97, number * 5 % 31)
    let month = try month(isMirrored: number % 2 == 0)
    let maps = [
      MonthPage(month, width: width, height: height).map,
      WeekPage(content: month, first: try date("2026-12-14"), width: width, height: height).map,
      MonthsPage([month], width: width, height: height).map,
    ]
    for map in maps {
      for place in -3..<120 {
        #expect(map.target(row: height, column: place) == nil)
        #expect(map.target(row: place, column: width) == nil)
        #expect(map.target(row: -1, column: place) == nil)
      }
    }
  }
}

/// Expects that each title that is drawn whole, once on its page and as one text, leads to its occurrence.
func expectTitles(_ content: MonthContent, _ surface: Surface, map: () -> PageMap) throws {
  let map = map()
  var found = 0
  for (number, occurrence) in content.occurrences.enumerated() {
    guard let title = occurrence.event.summary?.raw, title.allSatisfy(\.isASCII) else { continue }
    for (row, column) in place(of: title, in: surface) {
      guard case .occurrence(let place, _) = map.target(row: row, column: column) else {
        Issue.record("\(title) leads to no occurrence")
        continue
      }
      // Several may have one title, or one that begins like it.
      #expect(content.occurrences[place].event.summary?.raw.contains(title) == true, "\(number)")
      found += 1
    }
  }
  if surface.width >= 60, surface.height >= 20 { #expect(found > 3) }
}

/// Where an ASCII text stands on a surface.
func place(of text: String, in surface: Surface) -> [(row: Int, column: Int)] {
  var places: [(Int, Int)] = []
  let wanted = text.map { $0 }
  for row in 0..<surface.height {
    for column in 0..<max(0, surface.width - wanted.count + 1)
    where wanted.indices.allSatisfy({ surface[row, column + $0].character == wanted[$0] }) {
      places.append((row, column))
    }
  }
  return places
}

/// The characters of some cells.
func cells(_ surface: Surface, row: Int, _ columns: Range<Int>) -> String {
  String(columns.map { surface[row, $0].character })
}

extension PageNames {
  /// Names from right to left, and digits of no language.
  static func mirrored(_ month: YearMonth) -> PageNames {
    let weekdays = Weekday.allCases.map { ($0, ["day \($0.rawValue)", "d\($0.rawValue)"]) }
    return PageNames(
      title: "m\(month.month) of \(month.year)", weekdays: Dictionary(uniqueKeysWithValues: weekdays),
      digits: Array("₀₁₂₃₄₅₆₇₈₉"), isRightToLeft: true, isEnglish: false)
  }

  /// A number of a day in the digits of the names.
  func localizedDay(_ day: Int, width: Int = 1) -> String {
    let text = String("\(day)".map { digits[$0.wholeNumberValue ?? 0] })
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
