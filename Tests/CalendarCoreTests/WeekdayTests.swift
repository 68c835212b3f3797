import CalendarCore
import Testing

@Suite struct WeekdayTests {
  @Test func addingAndCountingAgree() {
    var wrong: [String] = []
    for start in Weekday.allCases {
      for days in -15...15 {
        let end = start.adding(days: days)
        if end.days(since: start) != (days % 7 + 7) % 7 { wrong.append("\(start) \(days)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    (Weekday.monday, -1, Weekday.sunday), (.sunday, 1, .monday), (.thursday, 20_788, .tuesday),
    (.thursday, -719_162, .monday), (.friday, 0, .friday),
  ])
  func known(start: Weekday, days: Int, end: Weekday) {
    #expect(start.adding(days: days) == end)
  }

  @Test(arguments: [(7, 7, 1, 0), (8, 7, 1, 1), (-1, 7, -1, 6), (-7, 7, -1, 0), (-8, 7, -2, 6), (0, 7, 0, 0)])
  func divisionRoundsDown(dividend: Int, divisor: Int, quotient: Int, remainder: Int) {
    #expect(floorDivide(dividend, divisor) == quotient)
    #expect(floorModulo(dividend, divisor) == remainder)
  }
}
