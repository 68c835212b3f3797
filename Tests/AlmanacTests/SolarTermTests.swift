import CalendarCore
import Testing

@testable import Almanac

@Suite("Solar terms")
struct SolarTermTests {
  @Test("begin on the days of the Hong Kong Observatory's tables, 1901 to 2100, and on no others")
  func published() throws {
    let years = try table("solar-terms.txt")
    try #require(years.count == 200)
    for columns in years {
      let numbers = columns.compactMap { Int($0) }
      try #require(numbers.count == 25)
      let firstDay = try #require(CivilDate(year: numbers[0], month: 1, day: 1))
      let found = (0..<(CivilDate.isLeap(year: numbers[0]) ? 366 : 365)).compactMap { offset in
        let day = firstDay.adding(days: offset)
        return SolarTerms.term(beginningOn: day).map { "\(day.month)-\(day.day) \($0)" }
      }
      // The first term of a Gregorian year is the last but one of those that are counted from spring.
      #expect(found == (0..<24).map { "\($0 / 2 + 1)-\(numbers[$0 + 1]) \(($0 + 22) % 24)" }, "\(numbers[0])")
    }
  }

  @Test(
    "that begin seconds or minutes beside midnight have their day",
    arguments: [
      ("2021-12-21", 21), ("2014-03-06", 2), ("2008-05-21", 7), ("1951-12-23", 21), ("2083-02-03", 0),
      ("1917-12-07", 20), ("1928-06-21", 9), ("1979-01-21", 23),
    ])
  func nearMidnight(_ day: String, term: Int) throws {
    let day = try date(day)
    #expect(SolarTerms.term(beginningOn: day) == term)
    #expect(SolarTerms.term(beginningOn: day.adding(days: -1)) == nil)
    #expect(SolarTerms.term(beginningOn: day.adding(days: 1)) == nil)
  }

  @Test("of years without published days are not named", arguments: [1, 1645, 1900, 2101, 9999])
  func beyond(_ year: Int) throws {
    let first = try #require(CivilDate(year: year, month: 1, day: 1))
    #expect((0..<365).allSatisfy { SolarTerms.term(beginningOn: first.adding(days: $0)) == nil })
  }

  @Test(
    "have names in the locale",
    arguments: [
      ("zh_CN", "冬至", "芒种"), ("zh_TW", "冬至", "芒種"), ("ja_JP", "冬至", "芒種"), ("ko_KR", "동지", "망종"),
      ("en_US", "Dongzhi", "Mangzhong"), ("", "Dongzhi", "Mangzhong"),
    ])
  func names(_ locale: String, solstice: String, grain: String) throws {
    let lunar = try calendar("chinese", locale, terms: true)
    #expect(lunar.day(try date("2026-12-22"), namesMonth: false).text == solstice)
    #expect(lunar.day(try date("2026-06-05"), namesMonth: false).text == grain)
    #expect(lunar.day(try date("2026-12-21"), namesMonth: false).text != solstice)
  }

  @Test("stand after the month's name where that is told as well")
  func besideMonth() throws {
    let lunar = try calendar("chinese", "zh_CN", terms: true)
    #expect(lunar.day(try date("2026-12-22"), namesMonth: true).text == "十一月 冬至")
    // 2014-12-22 is the first day of a month and the solstice.
    #expect(lunar.day(try date("2014-12-22"), namesMonth: false).text == "十一月 冬至")
    #expect(try calendar("chinese", "zh_CN").day(try date("2026-12-22"), namesMonth: false).text == "十四")
  }
}
