import Testing

@testable import Pages

@Suite("A page of months that is lower than all of them") struct MonthsScrollTests {
  @Test("the month that is asked for is whole", arguments: 0..<12, [20, 44, 66, 80, 132])
  func whole(place: Int, width: Int) throws {
    let months = try SampleMonths.year()
    let all = MonthsPage(months, heading: "2026", width: width).surface
    for height in [9, 12, 23, 30, 40] {
      let page = MonthsPage(months, heading: "2026", width: width, height: height, showing: place)
      #expect(page.surface.height == height)
      #expect(page.surface.lines[0] == all.lines[0])
      let rows = page.rows(ofMonth: place)
      #expect(rows.count == 2 + months[place].grid.weekCount)
      #expect(rows.lowerBound >= 1 && rows.upperBound <= height)
      let title = String(page.surface.lines[rows.lowerBound])
      #expect(title.contains(months[place].names.title))
      let date = months[place].grid.month.lastDay
      #expect(page.map.area(of: date)?.row == rows.upperBound - 1)
    }
  }

  @Test("where all have room, nothing moves", arguments: [nil, 0, 11])
  func unmoved(place: Int?) throws {
    let months = try SampleMonths.year()
    let usual = MonthsPage(months, heading: "2026", width: 80, height: 60)
    let page = MonthsPage(months, heading: "2026", width: 80, height: 60, showing: place)
    #expect(page.surface == usual.surface)
    #expect(page.rows(ofMonth: 0).lowerBound == 1)
    #expect(page.rows(ofMonth: 12).isEmpty)
  }

  @Test("no more months give way than must")
  func least() throws {
    let months = try SampleMonths.year()
    let all = MonthsPage(months, width: 80)
    // Three abreast: July begins the third line of months.
    let (bottom, line) = (all.rows(ofMonth: 6).upperBound, all.rows(ofMonth: 3).lowerBound)
    let high = MonthsPage(months, width: 80, height: bottom, showing: 6)
    #expect(high.rows(ofMonth: 6) == all.rows(ofMonth: 6))
    let lower = MonthsPage(months, width: 80, height: bottom - 1, showing: 6)
    #expect(lower.rows(ofMonth: 0).isEmpty && lower.rows(ofMonth: 2).isEmpty)
    #expect(lower.rows(ofMonth: 3).lowerBound == 0)
    #expect(lower.rows(ofMonth: 6).upperBound == bottom - line)
    #expect(lower.map.area(of: months[0].grid.month.firstDay) == nil)
    // Too low for any month: it begins at the top.
    #expect(MonthsPage(months, width: 80, height: 3, showing: 6).rows(ofMonth: 6).lowerBound == 0)
  }
}
