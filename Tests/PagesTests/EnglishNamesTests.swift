import CalendarCore
import ICU
import Testing

@testable import Pages

@Suite("The built-in English names")
struct EnglishNamesTests {
  @Test("are CLDR's", arguments: PageNames.englishLocales)
  func cldr(_ locale: String) throws {
    let names = LocaleNames(identifier: locale)
    for number in 1...12 {
      let month = try #require(YearMonth(year: 2026, month: number))
      let page = PageNames.english(month)
      #expect(names.format(year: 2026, month: number, day: 1, skeleton: "yMMMM") == page.title)
      for weekday in Weekday.allCases {
        let forms = LocaleNames.WeekdayStyle.allCases.map { names.weekday(weekday.rawValue, style: $0) }
        #expect(forms == page.weekdays[weekday])
        #expect(names.isWeekend(weekday.rawValue) == page.weekend.contains(weekday))
      }
      #expect(names.digits == page.digits)
      #expect(!names.isRightToLeft)
    }
  }

  @Test("and so are the short dates", arguments: PageNames.englishLocales)
  func shortDates(_ locale: String) throws {
    let names = LocaleNames(identifier: locale)
    for month in 1...12 {
      let date = try #require(CivilDate(year: 2026, month: month, day: 1))
      guard let text = PageNames.englishShortDate(date, locale: locale) else { continue }
      #expect(names.format(year: 2026, month: month, day: 1, skeleton: "MMMd") == text)
    }
    #expect(PageNames.englishShortDate(try date("2026-09-05"), locale: "en_US") == "Sep 5")
    #expect(PageNames.englishShortDate(try date("2026-09-05"), locale: "en_ZA") == nil)
  }
}
