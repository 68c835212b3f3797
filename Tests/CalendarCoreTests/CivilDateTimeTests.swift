import CalendarCore
import Testing
import SeededNumbers

@Suite struct CivilDateTimeTests {
  @Test func parts() throws {
    let time = try clock("2026-12-01T09:05:07")
    #expect((time.hour, time.minute, time.second) == (9, 5, 7))
    #expect(time.description == "2026-12-01T09:05:07")
    #expect(time.hourAndMinute == "09:05")
    #expect(time.adding(days: 31).description == "2027-01-01T09:05:07")
  }

  @Test func clockSecondsRoundTrip() {
    var generator = SeededGenerator(state: 3)
    var wrong: [Int] = []
    for _ in 0..<5000 {
      let seconds = Int.random(in: -60_000_000_000...250_000_000_000, using: &generator)
      if CivilDateTime(clockSeconds: seconds).clockSeconds != seconds { wrong.append(seconds) }
    }
    #expect(wrong.isEmpty)
    #expect(CivilDateTime(clockSeconds: -1).description == "1969-12-31T23:59:59")
  }

  /// RFC 5545 3.3.12: a leap second is read as the second before it.
  @Test func leapSecond() throws {
    let day = try date("2016-12-31")
    #expect(CivilDateTime(day, hour: 23, minute: 59, second: 60)?.description == "2016-12-31T23:59:59")
  }

  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, -1, 0), (0, 0, 61), (0, 0, -1)])
  func timesThatDoNotExist(hour: Int, minute: Int, second: Int) throws {
    #expect(try CivilDateTime(date("2026-12-01"), hour: hour, minute: minute, second: second) == nil)
  }

  @Test(arguments: [(-5, 0), (86_400, 86_399), (Int.max, 86_399), (3600, 3600)])
  func secondsStayInTheDay(given: Int, kept: Int) throws {
    #expect(try CivilDateTime(date("2026-12-01"), secondOfDay: given).secondOfDay == kept)
  }
}
