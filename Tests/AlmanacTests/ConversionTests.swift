import CalendarCore
import ICU
import SeededNumbers
import Testing

@testable import Almanac

@Suite("Days in other calendars")
struct ConversionTests {
  @Test(
    "are those of other programs",
    arguments: [
      "hebrew", "islamic-civil", "islamic-tbla", "islamic-umalqura", "persian", "indian", "coptic", "ethiopic",
    ])
  func conversions(_ name: String) throws {
    let system = try #require(CalendarSystem(named: name))
    let places = CalendarPlaces(system)
    let rows = try table("conversions.txt").filter { $0[0] == name }
    try #require(rows.count == 45)
    for row in rows {
      let place = try #require(places.place(of: try date(row[1])))
      let year = try #require(system.yearOfEra(year: place.year, monthIndex: 0, day: 1)).year
      let month = "\(place.month.number)\(place.month.isLeap ? "L" : "")"
      #expect(["\(year)", month, "\(place.day)"] == row[2...].map(String.init), "\(row[1])")
    }
  }

  /// A month of the published table.
  private struct PublishedMonth {
    var year: Int
    var name: String
    var first: CivilDate
    var length: Int
  }

  private func publishedMonths() throws -> [PublishedMonth] {
    var months: [PublishedMonth] = []
    for row in try table("chinese-months.txt") {
      var first = try date(row[1])
      let leap = try #require(Int(row[2]))
      for (position, length) in row[3...].compactMap({ Int($0) }).enumerated() {
        let isAfterLeap = leap > 0 && position >= leap
        let name = "\(isAfterLeap ? position : position + 1)\(leap > 0 && position == leap ? "L" : "")"
        months.append(PublishedMonth(year: try #require(Int(row[0])), name: name, first: first, length: length))
        first = first.adding(days: length)
      }
    }
    return months
  }

  @Test("of the Chinese calendar are those of the Hong Kong Observatory's tables, 1901 to 2099")
  func chinese() throws {
    let places = try places("chinese")
    let months = try publishedMonths()
    try #require(months.count == 2461)
    for month in months {
      for day in [1, month.length] {
        let place = try #require(places.place(of: month.first.adding(days: day - 1)))
        #expect(place.day == day, "\(month.first)")
        #expect("\(place.month.number)\(place.month.isLeap ? "L" : "")" == month.name, "\(month.first)")
        #expect(place.relatedYear == month.year)
      }
    }
  }

  @Test("of the Chinese calendar are written by their number in the month: a seeded sweep")
  func chineseTexts() throws {
    let words = ["初", "十", "廿"]
    let digits = ["十", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    let chinese = try calendar("chinese", "zh_CN")
    let months = try publishedMonths()
    var numbers = SeededGenerator(state: 12)
    for _ in 0..<500 {
      let month = months[numbers.int(in: 0...months.count - 1)]
      let day = numbers.int(in: 2...month.length)
      let expected =
        switch day {
        case 20: "二十"
        case 30: "三十"
        default: words[(day - 1) / 10 == 0 ? 0 : day / 10] + digits[day % 10]
        }
      #expect(chinese.day(month.first.adding(days: day - 1), namesMonth: false) == expected, "\(month.first)")
    }
  }

  @Test(
    "go on from each day to the next, in any order of asking",
    arguments: ["chinese", "hebrew", "islamic", "islamic-umalqura", "persian", "indian", "coptic", "ethiopic"])
  func order(_ name: String) throws {
    var numbers = SeededGenerator(state: 7)
    let places = try places(name)
    for _ in 0..<300 {
      let day = CivilDate(dayNumber: numbers.int(in: -90_000...110_000))
      let place = try #require(places.place(of: day))
      let next = try #require(places.place(of: day.adding(days: 1)))
      if place.day < place.month.length {
        #expect(next.isSameMonth(as: place) && next.day == place.day + 1, "\(day)")
      } else {
        #expect(next.day == 1 && !next.isSameMonth(as: place), "\(day)")
      }
    }
  }

  @Test("of unknown calendars there are none", arguments: ["klingon", "", "hebrew;x=y", "gregorianish"])
  func unknown(_ name: String) {
    #expect(OtherCalendar(named: name, locale: "en", hasSolarTerms: false) == nil)
  }

  @Test(
    "may be of any year",
    arguments: [
      "buddhist", "chinese", "coptic", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil", "islamic-tbla",
      "islamic-umalqura", "japanese", "persian", "roc",
    ])
  func anyYear(_ name: String) throws {
    let other = try calendar(name, "zh_CN", terms: true)
    for year in [1, 2, 300, 621, 622, 645, 1581, 1582, 1583, 1699, 1700, 1911, 1912, 2300, 2301, 5000, 9998, 9999] {
      for month in [1, 2, 10, 12] {
        let page = try #require(YearMonth(year: year, month: month))
        _ = other.title(page)
        for offset in -7...40 { _ = other.day(page.firstDay.adding(days: offset), namesMonth: offset == -7) }
      }
    }
    let today = try #require(YearMonth(year: 2026, month: 12))
    #expect(!other.title(today).isEmpty)
  }
}
