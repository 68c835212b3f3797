import CalendarCore
import ICU
import Testing

@testable import Pages

@Suite("The built-in English names")
struct EnglishNamesTests {
  @Test("are CLDR's", arguments: EnglishNames.locales)
  func cldr(_ locale: String) throws {
    let names = LocaleNames(identifier: locale)
    for number in 1...12 {
      let month = try #require(YearMonth(year: 2026, month: number))
      let page = PageNames.english(month)
      #expect(names.format(year: 2026, month: number, day: 1, skeleton: "yMMMM") == page.title)
      #expect(names.month(number) == EnglishNames.month(month))
      for weekday in Weekday.allCases {
        let forms = LocaleNames.WeekdayStyle.allCases.map { names.weekday(weekday.rawValue, style: $0) }
        #expect(forms == page.weekdays[weekday])
        #expect(names.isWeekend(weekday.rawValue) == page.weekend.contains(weekday))
      }
      #expect(names.digits == page.digits)
      #expect(!names.isRightToLeft)
    }
  }

  @Test(
    "and so are the short dates, where their order is known",
    arguments: [
      ("en", "Sep 5"), ("en_US", "Sep 5"), ("en_GB", "5 Sept"), ("en_IE", "5 Sept"), ("en_NZ", "5 Sept"),
      ("en_ZA", nil), ("en_AU", nil), ("de_DE", nil), ("", nil),
    ])
  func shortDates(_ locale: String, september: String?) throws {
    let order = EnglishNames.ShortDateOrder(locale: locale)
    let day = try date("2026-09-05")
    #expect(order.map { EnglishNames.shortDate(day, order: $0) } == september)
    guard let order else { return }
    let names = LocaleNames(identifier: locale)
    for month in 1...12 {
      let date = try #require(CivilDate(year: 2026, month: month, day: 12))
      let text = names.format(year: 2026, month: month, day: 12, skeleton: "MMMd")
      #expect(text == EnglishNames.shortDate(date, order: order))
    }
  }

  @Test("make headings")
  func headings() throws {
    #expect(EnglishNames.heading(try date("2026-12-15")) == "Tuesday, 15 December 2026")
  }
}
