import CalendarCore
import Pages
import Testing
import TextGate
import TestSupport

@Suite("The first row of a page")
struct PageHeadTests {
  private func head(_ calendars: Int, width: Int, other: String? = nil) throws -> String {
    let occurrences = try (0..<calendars).map { order in
      try timed(
        "Talk", "2026-12-0\(order % 9 + 1) 10:00", "11:00",
        in: CalendarInfo(name: UntrustedText("Cal \(order)"), order: order))
    }
    let grid = MonthGrid(month: try date("2026-12-01").yearMonth, firstWeekday: .sunday)
    var names = PageNames.english(grid.month)
    names.otherCalendar = other
    let content = MonthContent(
      grid: grid, occurrences: occurrences, today: nil, names: names, hasWeekNumbers: width > 100)
    return String(text(MonthPage(content, width: width, height: 23).surface).prefix { $0 != "\n" })
  }

  @Test("has the month in the middle, and a legend only for several calendars")
  func middle() throws {
    #expect(try head(1, width: 60) == String(repeating: " ", count: 23) + "December 2026")
    #expect(try head(2, width: 60) == String(repeating: " ", count: 23) + "December 2026        ● Cal 0  ○ Cal 1")
  }

  @Test("gives the legend the whole row where it needs it, and tells what has no room")
  func aside() throws {
    let whole = "● Cal 0  ○ Cal 1  ◆ Cal 2  ◇ Cal 3  ■ Cal 4  □ Cal 5"
    #expect(try head(6, width: 80) == " December 2026" + String(repeating: " ", count: 14) + whole)
    let cut = try head(12, width: 80)
    #expect(cut.hasPrefix(" December 2026  "))
    #expect(cut.hasSuffix("■ Cal 4  □ Cal 5  +6"))
    #expect(cut.count <= 80)
  }

  @Test("names the months of another calendar, and whose weeks are numbered")
  func notes() throws {
    #expect(try head(1, width: 80, other: "Kislev – Tevet 5787").contains("December 2026 · Kislev – Tevet 5787"))
    #expect(try !head(1, width: 39, other: String(repeating: "x", count: 40)).contains("x"))
    #expect(try head(1, width: 120).hasPrefix("weeks by their Thursday (ISO 8601)   "))
  }
}
