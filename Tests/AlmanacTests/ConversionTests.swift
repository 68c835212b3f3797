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
      #expect(chinese.day(month.first.adding(days: day - 1), namesMonth: false).text == expected, "\(month.first)")
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

  /// What a calendar tells of, in Gregorian months.
  struct Reach: CustomTestStringConvertible, Sendable {
    let calendar: String
    /// The Gregorian years that it reaches.
    let years: ClosedRange<Int>
    /// The first year and month whose page has a title.
    let firstTitle: (year: Int, month: Int)
    /// Whether its days have texts of their own.
    let hasDays: Bool

    var testDescription: String { calendar }

    init(
      _ calendar: String, titlesFrom first: (Int, Int) = (1, 1), years: ClosedRange<Int> = 0...10_000, days: Bool = true
    ) {
      (self.calendar, self.years, firstTitle, hasDays) = (calendar, years, first, days)
    }

    func hasTitle(_ page: YearMonth) -> Bool {
      years.contains(page.year) && (page.year, page.month) >= firstTitle
    }
  }

  static let reaches = [
    Reach("chinese", years: 1700...2300), Reach("islamic", years: 1700...2300),
    // They count the years before their first era, or begin long before the Gregorian year 1.
    Reach("coptic"), Reach("ethiopic"), Reach("hebrew"), Reach("buddhist", days: false), Reach("roc", days: false),
    // Their first year begins on 22 March 79, in July 622 and on 22 March 622; the first Japanese era, in June 645, counts
    // its year from January.
    Reach("indian", titlesFrom: (79, 4)), Reach("islamic-civil", titlesFrom: (622, 8)),
    Reach("islamic-tbla", titlesFrom: (622, 8)), Reach("islamic-umalqura", titlesFrom: (622, 8)),
    Reach("persian", titlesFrom: (622, 4)), Reach("japanese", titlesFrom: (645, 1), days: false),
  ]

  @Test("are told as far as the calendar reaches, and no further", arguments: reaches)
  func reach(_ reach: Reach) throws {
    let other = try calendar(reach.calendar, "zh_CN")
    let years = [
      1, 2, 78, 79, 80, 300, 621, 622, 644, 645, 1581, 1582, 1583, 1699, 1700, 1911, 1912, 2026, 2300, 2301, 5000, 9999,
    ]
    for year in years {
      for month in [1, 3, 4, 7, 8, 12] {
        let page = try #require(YearMonth(year: year, month: month))
        #expect(other.title(page).isEmpty != reach.hasTitle(page), "\(page)")
        for offset in -7...40 {
          let day = page.firstDay.adding(days: offset)
          let isTold = reach.hasDays && reach.years.contains(day.year)
          #expect(other.day(day, namesMonth: offset == -7).text.isEmpty != isTold, "\(day)")
        }
      }
    }
  }

  @Test("are the same from several threads that ask one calendar at once", arguments: ["chinese", "hebrew", "persian"])
  func threads(_ name: String) async throws {
    let days = (0..<8).map { CivilDate(dayNumber: 20_000 + 500 * $0) }.flatMap { first in
      (0..<60).map { first.adding(days: $0) }
    }
    let alone = try calendar(name)
    let expected = days.map { alone.day($0, namesMonth: true).text }
    // It has laid out no year yet.
    let shared = try calendar(name)
    await withTaskGroup(of: (Int, [String]).self) { group in
      for start in 0..<8 {
        group.addTask {
          (start, days.indices.map { shared.day(days[($0 + start * 60) % days.count], namesMonth: true).text })
        }
      }
      for await (start, found) in group {
        #expect(found == days.indices.map { expected[($0 + start * 60) % days.count] })
      }
    }
  }
}
