import CalendarCore
import Testing

@testable import Store

@Suite("The focus")
struct FocusTests {
  @Test(
    "keeps the day that was chosen through shorter months",
    arguments: [
      // Turned by these months, one after the other, from 31 January 2026.
      ([1, 1], ["2026-02-28", "2026-03-31"]),
      ([1, -1], ["2026-02-28", "2026-01-31"]),
      ([25, -24], ["2028-02-29", "2026-02-28"]),
      ([3, 1], ["2026-04-30", "2026-05-31"]),
      ([-1], ["2025-12-31"]),
    ])
  func turns(_ months: [Int], _ days: [String]) throws {
    var focus = Focus(month: try month("2026-01"), preferredDay: 31)
    var found: [String] = []
    for step in months {
      focus = focus.turned(months: step)
      found.append("\(focus.day)")
    }
    #expect(found == days)
  }

  @Test("stops at the ends of the calendar", arguments: [(Int.max, "9999-12-31"), (Int.min, "0001-01-31")])
  func ends(_ months: Int, _ day: String) throws {
    #expect("\(Focus(month: try month("2026-01"), preferredDay: 31).turned(months: months).day)" == day)
  }

  @Test("is the same after it is written and read", arguments: ["2026-12 31\n", "0001-01 1\n", "9999-12 15\n"])
  func roundTrip(_ text: String) {
    #expect(Focus(text: text)?.text == text)
  }

  @Test(
    "is nothing when its file holds something else",
    arguments: [
      "", "2026-12", "2026-13 1", "2026-12 0", "2026-12 32", "2026-12-01", "x y", "2026-12 1 1", "-2026-12 1",
    ])
  func junk(_ text: String) {
    #expect(Focus(text: text) == nil)
  }
}
