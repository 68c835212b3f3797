import Testing

@testable import ICU

@Suite("Chinese months that ICU has wrong")
struct ChineseMonthsTests {
  private typealias Month = CalendarSystem.Month

  // 2027-02-06 is day 20855; ICU says 20856.
  @Test("begin on their day, and the month before ends there")
  func starts() {
    let months = [
      Month(number: 12, isLeap: false, firstDay: 20_826, length: 30),
      Month(number: 1, isLeap: false, firstDay: 20_856, length: 29),
    ]
    #expect(
      ChineseMonths.corrected(months) == [
        Month(number: 12, isLeap: false, firstDay: 20_826, length: 29),
        Month(number: 1, isLeap: false, firstDay: 20_855, length: 30),
      ])
  }

  @Test("end where the next year begins")
  func lastMonth() {
    let last = Month(number: 12, isLeap: false, firstDay: 20_826, length: 30)
    #expect(ChineseMonths.corrected([last]).map(\.length) == [29])
  }

  // The leap sixth month of 1987 begins on day 6415.
  @Test("are leap months, and the month after has its own number")
  func leapMonths() {
    let months = [
      Month(number: 6, isLeap: false, firstDay: 6386, length: 29),
      Month(number: 7, isLeap: false, firstDay: 6415, length: 29),
      Month(number: 7, isLeap: true, firstDay: 6444, length: 30),
    ]
    let found = ChineseMonths.corrected(months)
    #expect(found.map(\.number) == [6, 6, 7])
    #expect(found.map(\.isLeap) == [false, true, false])
    // What is right stays so.
    #expect(ChineseMonths.corrected(found) == found)
  }

  @Test("are all that is changed")
  func others() throws {
    #expect(ChineseMonths.corrected([]) == [])
    let months = [
      Month(number: 1, isLeap: false, firstDay: 20_500, length: 29),
      Month(number: 1, isLeap: true, firstDay: 20_529, length: 30),
    ]
    #expect(ChineseMonths.corrected(months) == months)
  }
}
