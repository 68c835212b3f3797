import CalendarCore
import Canvas
import Pages
import TestSupport
import Testing

/// Weeks as text files in `Goldens`; record them with `FLIPCAL_RECORD_GOLDENS=1 swift test`, then read them.
@Suite("Golden pages of weeks") struct WeekGoldenTests {
  static let sizes = [(80, 17), (80, 23), (132, 35), (60, 17), (30, 8), (200, 50)]

  @Test("an ordinary week", arguments: sizes)
  func ordinary(width: Int, height: Int) throws {
    try expect("week-\(width)x\(height)", SampleWeek.december("2026-12-14"), width, height)
  }

  @Test("with occurrences beside each other", arguments: sizes)
  func overlaps(width: Int, height: Int) throws {
    let week = try SampleWeek.december("2026-12-14", adding: SampleWeek.overlaps(), selected: "2026-12-17")
    try expect("week-overlaps-\(width)x\(height)", week, width, height)
  }

  @Test("over two months, with a night", arguments: [(80, 23), (132, 35)])
  func twoMonths(width: Int, height: Int) throws {
    try expect("week-night-\(width)x\(height)", SampleWeek.december("2026-12-28"), width, height)
  }

  @Test("in ASCII", arguments: [(80, 23), (30, 8)])
  func ascii(width: Int, height: Int) throws {
    let week = try SampleWeek.december("2026-12-14", adding: SampleWeek.overlaps())
    try expect("week-ascii-\(width)x\(height)", week, width, height, PageStyle(glyphs: .ascii))
  }

  /// Weeks from Sunday, which have no number; blocks as fields of colour.
  @Test("with colours", arguments: [(80, 23), (132, 35)])
  func colour(width: Int, height: Int) throws {
    let week = try SampleWeek.december("2026-12-13", adding: SampleWeek.overlaps(), firstWeekday: .sunday)
    try expect(
      "week-colour-\(width)x\(height)", week, width, height, PageStyle(theme: Theme(.auto, depth: .trueColor)))
  }

  @Test("from right to left, with names and digits of no language", arguments: [(80, 23), (40, 23)])
  func mirrored(width: Int, height: Int) throws {
    let week = try SampleWeek.december(
      "2026-12-13", adding: SampleWeek.overlaps(), firstWeekday: .sunday, names: PageNames.mirrored)
    try expect("week-mirrored-\(width)x\(height)", week, width, height)
  }

  private func expect(
    _ name: String, _ week: (content: MonthContent, first: CivilDate), _ width: Int, _ height: Int,
    _ style: PageStyle = PageStyle()
  ) throws {
    let page = WeekPage(content: week.content, first: week.first, width: width, height: height, style: style)
    try Golden(name: name).expect(text(page.surface))
  }
}
