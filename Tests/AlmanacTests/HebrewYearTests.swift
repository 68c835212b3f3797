import CalendarCore
import ICU
import Testing

/// ICU 72 begins 5807 a day late, so that all of 5806 from Kislev on was a day behind; the kind: a molad that is just at
/// the limit after which the new year is put off.
@Suite("Hebrew years")
struct HebrewYearTests {
  @Test("begin and end on the days that pyluach computes, 1839 to 2240")
  func years() throws {
    let system = try #require(CalendarSystem(named: "hebrew"))
    let rows = try table("hebrew-years.txt")
    try #require(rows.count == 401)
    for row in rows {
      let (year, first, length) = (try #require(Int(row[0])), try date(row[1]).dayNumber, try #require(Int(row[2])))
      let months = system.months(of: year)
      #expect(months.first?.firstDay == first, "\(year)")
      #expect(months.map(\.length).reduce(0, +) == length, "\(year)")
      #expect(zip(months, months.dropFirst()).allSatisfy { $0.firstDay + $0.length == $1.firstDay })
      #expect(months.count == (length > 360 ? 13 : 12))
      #expect(
        months.map { $0.isLeap ? "L" : "\($0.number)" }.joined(separator: " ")
          == (length > 360 ? "1 2 3 4 5 L 6 7 8 9 10 11 12" : "1 2 3 4 5 6 7 8 9 10 11 12"))
      #expect(system.year(containing: first) == year)
      #expect(system.year(containing: first - 1) == year - 1)
      #expect(system.year(containing: first + length - 1) == year)
    }
  }

  @Test(
    "have the month lengths that depend on their own",
    arguments: [
      (5784, [30, 29, 29, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29]),  // 383 days
      (5785, [30, 30, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29]),  // 355
      (5786, [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29]),  // 354
      (5806, [30, 29, 30, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29]),  // 384
    ])
  func months(year: Int, lengths: [Int]) throws {
    #expect(try #require(CalendarSystem(named: "hebrew")).months(of: year).map(\.length) == lengths)
  }

  @Test("before the first there is none")
  func first() throws {
    let system = try #require(CalendarSystem(named: "hebrew"))
    let months = system.months(of: 1)
    #expect(months.count == 12)
    #expect(system.months(of: 0).isEmpty)
    #expect(system.year(containing: try #require(months.first).firstDay) == 1)
    #expect(system.year(containing: try #require(months.first).firstDay - 1) == nil)
    #expect(system.year(containing: Int(Int32.max)) ?? 0 > 1_000_000 || system.year(containing: Int(Int32.max)) == nil)
  }
}
