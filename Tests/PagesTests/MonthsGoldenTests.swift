import CalendarCore
import Pages
import TestSupport
import Testing

/// Pages of several months as text files in `Goldens`.
@Suite("Golden pages of several months") struct MonthsGoldenTests {
  @Test("three months", arguments: [80, 66, 40])
  func three(width: Int) throws {
    try Golden(name: "three-\(width)").expect(text(MonthsPage(SampleMonths.three(), width: width).surface))
  }

  @Test("a year", arguments: [20, 44, 80, 132, 300])
  func year(width: Int) throws {
    let page = MonthsPage(try SampleMonths.year(), heading: "2026", width: width)
    try Golden(name: "year-\(width)").expect(text(page.surface))
  }

  @Test("in ASCII", arguments: [20, 80])
  func ascii(width: Int) throws {
    let page = MonthsPage(try SampleMonths.three(), width: width, style: PageStyle(glyphs: .ascii))
    try Golden(name: "three-ascii-\(width)").expect(text(page.surface))
  }

  @Test("with the numbers of the weeks, from Sunday")
  func weekNumbers() throws {
    let page = MonthsPage(try SampleMonths.three(firstWeekday: .sunday, hasWeekNumbers: true), width: 80)
    try Golden(name: "three-weeks-80").expect(text(page.surface))
  }

  @Test("from right to left, with names and digits of no language")
  func mirrored() throws {
    let weekdays = Weekday.allCases.map { ($0, ["day \($0.rawValue)", "d\($0.rawValue)"]) }
    let months = try SampleMonths.three(firstWeekday: .sunday, hasWeekNumbers: true) { month in
      PageNames(
        title: "m\(month.month) of \(month.year)", weekdays: Dictionary(uniqueKeysWithValues: weekdays),
        digits: Array("₀₁₂₃₄₅₆₇₈₉"), isRightToLeft: true, isEnglish: false)
    }
    try Golden(name: "three-mirrored-80").expect(text(MonthsPage(months, width: 80).surface))
  }
}
