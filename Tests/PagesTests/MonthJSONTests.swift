import CalendarCore
import Foundation
import Pages
import Testing
import TextGate
import TestSupport

@Suite struct MonthJSONTests {
  private func document(_ content: MonthContent, hidden: [CivilDate: Int] = [:]) throws -> [String: Any] {
    let text = JSONFormat.month(content, hidden: hidden, viewing: viewing)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func weeks(_ document: [String: Any]) throws -> [(isoWeek: Int, days: [[String: Any]])] {
    let weeks = try #require(document["weeks"] as? [[String: Any]])
    return try weeks.map { week in
      #expect(Set(week.keys) == ["isoWeek", "days"])
      return (try #require(week["isoWeek"] as? Int), try #require(week["days"] as? [[String: Any]]))
    }
  }

  @Test func wholeMonth() throws {
    let month = try content("2026-12", SampleMonth.december(), today: "2026-12-15")
    let hidden = [try date("2026-12-16"): 4]
    let document = try document(month, hidden: hidden)
    #expect(Set(document.keys) == ["month", "firstWeekday", "today", "weeks"])
    #expect(document["month"] as? String == "2026-12")
    #expect(document["firstWeekday"] as? String == "monday")
    #expect(document["today"] as? String == "2026-12-15")
    let weeks = try weeks(document)
    #expect(weeks.map(\.isoWeek) == [49, 50, 51, 52, 53])
    let days = weeks.flatMap(\.days)
    #expect(days.count == 35)
    for (index, day) in days.enumerated() {
      let date = month.grid.firstDate.adding(days: index)
      #expect(Set(day.keys) == ["date", "inMonth", "today", "hidden", "occurrences"])
      #expect(day["date"] as? String == "\(date)")
      #expect(day["inMonth"] as? Bool == (date.yearMonth == month.grid.month))
      #expect(day["today"] as? Bool == (date == month.today))
      #expect(day["hidden"] as? Int == (hidden[date] ?? 0))
      let titles = (day["occurrences"] as? [[String: Any]])?.map { $0["summary"] as? String }
      #expect(titles == month.occurrences(on: date).map(\.event.summary?.raw))
    }
  }

  /// A row from Sunday or Saturday has the number of the ISO week that its Thursday lies in.
  @Test(arguments: [
    (Weekday.sunday, "sunday", [49, 50, 51, 52, 53]), (.saturday, "saturday", [49, 50, 51, 52, 53]),
    (.friday, "friday", [49, 50, 51, 52, 53, 1]),
  ])
  func otherFirstWeekdays(first: Weekday, name: String, numbers: [Int]) throws {
    let document = try document(content("2026-12", [], firstWeekday: first))
    #expect(document["firstWeekday"] as? String == name)
    #expect(document["today"] is NSNull)
    let weeks = try weeks(document)
    for week in weeks {
      let thursday = try #require(
        week.days.compactMap { $0["date"] as? String }.first { try date($0).weekday == .thursday })
      #expect(week.isoWeek == ISOWeek(containing: try date(thursday)).number)
    }
    #expect(weeks.map(\.isoWeek) == Array(numbers.prefix(weeks.count)))
  }
}
