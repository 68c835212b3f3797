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
      }
    }
  }
}
