import ICU
import Testing

@Suite("Names of a calendar in a locale")
struct CalendarNamesTests {
  private func names(_ calendar: String, _ locale: String) throws -> CalendarNames {
    CalendarNames(locale: locale, calendar: try #require(CalendarSystem(named: calendar)))
  }

  private func month(_ number: Int, isLeap: Bool = false) -> CalendarSystem.Month {
    .init(number: number, isLeap: isLeap, firstDay: 0, length: 29)
  }

  @Test(
    "months, of the Hebrew year by whether it has two of Adar",
    arguments: [
      (3, false, 12, "Kislev"), (6, false, 12, "Adar"), (5, true, 13, "Adar I"), (6, false, 13, "Adar II"),
      (7, false, 12, "Nisan"), (12, false, 13, "Elul"),
    ])
  func hebrew(_ number: Int, isLeap: Bool, monthsInYear: Int, name: String) throws {
    let month = month(number, isLeap: isLeap)
    #expect(try names("hebrew", "en").month(month, monthsInYear: monthsInYear, style: .wide) == name)
  }

  @Test("leap months of the Chinese year", arguments: [("zh_CN", "闰六月"), ("zh_TW", "閏六月"), ("de_DE", "M06bis")])
  func chinese(_ locale: String, name: String) throws {
    #expect(try names("chinese", locale).month(month(6, isLeap: true), monthsInYear: 13, style: .wide) == name)
  }

  @Test("cyclic years and solar terms")
  func cycles() throws {
    let chinese = try names("chinese", "zh_CN")
    #expect([0, 42, 59].map { chinese.cyclicYear($0) } == ["甲子", "丙午", "癸亥"])
    #expect([0, 21, 23].map { chinese.solarTerm($0) } == ["立春", "冬至", "大寒"])
    // A child locale has what its parent has.
    #expect(try names("chinese", "en_AU").solarTerm(21) == "winter solstice")
  }

  @Test("numbers in numbering systems of CLDR")
  func numbers() throws {
    let names = try names("chinese", "zh_CN")
    for _ in 0..<2 {
      #expect(names.number(22, numbering: "hanidays") == "廿二")
      #expect(names.number(787, numbering: "hebr") == "תשפ״ז")
      #expect(names.number(-2026, numbering: "") == "-2026")
    }
    #expect(names.number(Int.max, numbering: "") == nil)
  }

  @Test("which numbering systems dates are written in")
  func overrides() throws {
    #expect(try names("hebrew", "he_IL").numberingOverride == "hebr")
    #expect(try names("chinese", "zh_CN").numberingOverride == "d=hanidays")
    #expect(try names("hebrew", "en_US").numberingOverride == nil)
  }

  @Test("patterns and what stands between the ends of a span")
  func patterns() throws {
    #expect(try names("hebrew", "de_DE").pattern(skeleton: "MMMd") == "d. MMM")
    #expect(try names("hebrew", "en_US").pattern(skeleton: "MMMd") == "d MMM")
    #expect(try names("hebrew", "ja_JP").spanSeparator == "～")
  }

  @Test("there are none of a bad index", arguments: [-1, -2, -1_000_000, Int.min, 1_000_000, Int.max])
  func badIndex(_ index: Int) throws {
    for calendar in ["chinese", "hebrew", "japanese"] {
      let names = try names(calendar, "en_US")
      #expect(names.era(index) == nil)
      #expect(names.cyclicYear(index) == nil)
      #expect(names.solarTerm(index) == nil)
    }
    for style in CalendarNames.MonthStyle.allCases {
      let month = month(index == .min ? index + 1 : index)
      #expect(try names("coptic", "en_US").month(month, monthsInYear: 13, style: style) == nil)
    }
  }
}
