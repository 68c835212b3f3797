import CalendarCore
import Testing

@testable import Store

/// The calendars of ICU that rules count in (RFC 7529).
@Suite("Calendars of the system")
struct SystemScalesTests {
  private let scales = SystemScales()

  @Test(
    "are laid out without gaps and say of each day what year it lies in",
    arguments: ["CHINESE", "HEBREW", "ETHIOPIC", "COPTIC", "PERSIAN", "INDIAN", "ISLAMIC-CIVIL"])
  func layout(_ name: String) throws {
    let scale = try #require(scales.scale(named: name))
    let first = scale.year(containing: -20_000)
    var day = try #require(scale.months(of: first).first).first
    for year in first..<first + 140 {
      let months = scale.months(of: year)
      #expect((12...13).contains(months.count), "year \(year)")
      #expect(months.count { $0.isLeap } <= 1)
      for month in months {
        #expect(month.first == day, "year \(year), month \(month.number)")
        #expect((5...31).contains(month.length))
        day += month.length
      }
      #expect(scale.year(containing: day - 1) == year)
      #expect(scale.year(containing: day) == year + 1)
    }
  }

  @Test("number the months as RFC 7529 does")
  func numbers() throws {
    let hebrew = try #require(scales.scale(named: "hebrew"))
    // 5784 is a leap year, 5785 is not.
    #expect(hebrew.months(of: 5784).map(name) == ["1", "2", "3", "4", "5", "5L", "6", "7", "8", "9", "10", "11", "12"])
    #expect(hebrew.months(of: 5785).map(name) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"])
    let ethiopic = try #require(scales.scale(named: "Ethiopic"))
    #expect(ethiopic.months(of: 2018).map(\.length) == Array(repeating: 30, count: 12) + [5])
    #expect(ethiopic.months(of: 2019).last?.length == 6)
  }

  private func name(_ month: ScaleMonth) -> String { "\(month.number)\(month.isLeap ? "L" : "")" }

  // ICU's astronomy is minutes off. The days are those of the calendar as published.
  @Test(
    "begin Chinese months on the day of the new moon, where ICU is a day off",
    arguments: [
      ("1954-02-03", 1), ("1955-02-22", 2), ("1999-01-17", 12), ("2012-08-17", 7), ("2018-11-08", 10),
      ("2027-02-06", 1), ("2030-02-03", 1),
    ])
  func newMoons(_ day: String, number: Int) throws {
    let month = try chineseMonth(day)
    #expect(month?.number == number)
    #expect(month?.isLeap == false)
  }

  @Test(
    "name the leap months that ICU takes for the month after them",
    arguments: [("1917-03-23", 2), ("1922-06-25", 5), ("1987-07-26", 6)])
  func leapMonths(_ day: String, number: Int) throws {
    let month = try chineseMonth(day)
    #expect(month?.number == number)
    #expect(month?.isLeap == true)
  }

  /// The month that begins on a day.
  private func chineseMonth(_ day: String) throws -> ScaleMonth? {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let date = try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
    let scale = try #require(scales.scale(named: "CHINESE"))
    return scale.months(of: scale.year(containing: date.dayNumber)).first { $0.first == date.dayNumber }
  }

  @Test("of unknown names there are none", arguments: ["KLINGON", "", "hebrew;x=y", "GREGORIANISH", "chinese\0"])
  func unknown(_ name: String) {
    #expect(scales.scale(named: name) == nil)
  }

  @Test("that follow the sky reach from 1700 to 2300: further away a file could make ICU compute for minutes")
  func reach() throws {
    let scale = try #require(scales.scale(named: "chinese"))
    let first = scale.year(containing: -98_615)
    #expect(!scale.months(of: first).isEmpty)
    #expect(!scale.months(of: first + 600).isEmpty)
    #expect(scale.months(of: first - 1).isEmpty)
    #expect(scale.months(of: first + 601).isEmpty)
    #expect(try #require(scales.scale(named: "hebrew")).months(of: 12_000).count >= 12)
  }
}
