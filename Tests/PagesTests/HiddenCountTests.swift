import CalendarCore
import Pages
import Testing
import TextGate
import TestSupport
import SeededNumbers

/// What a page shows of a day and what it says is hidden are all of the day.
@Suite struct HiddenCountTests {
  /// Occurrences of unique short titles; none but bars touches two days.
  private func occurrences(_ count: Int, using generator: inout SeededGenerator) throws -> [Occurrence] {
    let first = try date("2026-11-25")
    return try (0..<count).map { index in
      let title = "q\(String(index, radix: 36))z"
      let day = first.adding(days: Int.random(in: 0...45, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return try allDay(title, "\(day)", "\(day.adding(days: Int.random(in: 0...10, using: &generator)))")
      case 1: return try timed(title, "\(day) 12:00", "\(day.adding(days: 2)) 13:00")
      default: return try timed(title, "\(day) \(Int.random(in: 10...20, using: &generator)):15", "23:00")
      }
    }
  }

  /// The rows of each week of a grid, and apart from them the lines beneath the weeks.
  private func sections(_ page: MonthPage) -> (weeks: [String], lines: [String]) {
    var weeks: [String] = []
    var lines: [String] = []
    for line in page.surface.lines.dropFirst(2) {
      if line.first == "│" { weeks[weeks.count - 1] += line } else { lines.append(line) }
      if let first = line.first, "┌├".contains(first) { weeks.append("") }
    }
    return (weeks, Array(lines.dropFirst()))
  }

  @Test(arguments: [nil, 13, 16, 23, 39, 60])
  func inAGrid(height: Int?) throws {
    var generator = SeededGenerator(state: 40)
    var wrong: [String] = []
    for count in [0, 5, 20, 60, 150] {
      let month = try content("2026-12", occurrences(count, using: &generator))
      let page = MonthPage(month, width: 160, height: height)
      let (weeks, lines) = sections(page)
      try #require(weeks.count == 5)
      for index in 0..<35 {
        let day = month.grid.firstDate.adding(days: index)
        let all = month.occurrences(on: day)
        let shown = all.filter { weeks[index / 7].contains($0.event.summary?.raw ?? "-") }.count
        if shown + (page.hidden[day] ?? 0) != all.count { wrong.append("\(day) of \(count)") }
      }
      let said = lines.flatMap { $0.matches(of: /\+(\d+) more/) }.compactMap { Int($0.output.1) }
      #expect(said.sorted() == page.hidden.values.sorted())
    }
    #expect(wrong.isEmpty)
  }

  /// The list beneath a compact month has the month's own days; those of its neighbours are hidden.
  @Test(arguments: [nil, 0, 7, 8, 9, 12, 20, 40])
  func inACompactMonth(height: Int?) throws {
    var generator = SeededGenerator(state: 41)
    var wrong: [String] = []
    for count in [0, 1, 5, 30] {
      let month = try content("2026-12", occurrences(count, using: &generator))
      let page = MonthPage(month, width: 34, height: height)
      let list = page.surface.lines.dropFirst(8)
      for offset in 0..<month.grid.days.count {
        let day = month.grid.firstDate.adding(days: offset)
        let all = month.occurrences(on: day)
        // A bar stands once in the list, for all of its days.
        let shown =
          day.yearMonth != month.grid.month
          ? 0 : all.filter { occurrence in list.contains { $0.contains(occurrence.event.summary?.raw ?? "-") } }.count
        if shown + (page.hidden[day] ?? 0) != all.count { wrong.append("\(day) of \(count)") }
      }
    }
    #expect(wrong.isEmpty)
  }
}
