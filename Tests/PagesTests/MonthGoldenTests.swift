import CalendarCore
import Pages
import TestSupport
import Testing

/// Pages as text files in `Goldens`; record them with `FLIPCAL_RECORD_GOLDENS=1 swift test`, then read them.
@Suite struct MonthGoldenTests {
  @Test(arguments: [
    (20, nil), (20, 10), (20, 23), (20, 39), (40, nil), (40, 10), (40, 23), (40, 39), (80, nil), (80, 10), (80, 23),
    (80, 39), (132, nil), (132, 10), (132, 23), (132, 39),
  ])
  func december(width: Int, height: Int?) throws {
    let month = try content("2026-12", SampleMonth.december(), today: "2026-12-15")
    let page = MonthPage(month, width: width, height: height)
    try Golden(name: name("december", width, height)).expect(text(page.surface))
  }

  @Test(arguments: [(20, nil), (40, 23), (80, 23), (132, 39)])
  func ascii(width: Int, height: Int?) throws {
    // A title is the person's own text and stays; only what the page draws itself is ASCII.
    let month = try content("2026-12", SampleMonth.december(), today: "2026-12-15")
    let page = MonthPage(month, width: width, height: height, style: PageStyle(glyphs: .ascii))
    try Golden(name: name("ascii", width, height)).expect(text(page.surface))
  }

  /// Weeks from Sunday, bars as fields of colour.
  @Test func colour() throws {
    let month = try content("2026-12", SampleMonth.december(), today: "2026-12-15", firstWeekday: .sunday)
    let page = MonthPage(month, width: 80, height: 23, style: PageStyle(theme: Theme(.auto, depth: .trueColor)))
    try Golden(name: "colour-80x23").expect(text(page.surface))
  }

  @Test(arguments: [(20, nil), (80, 23), (80, nil)])
  func fourWeeks(width: Int, height: Int?) throws {
    let page = MonthPage(try content("2027-02", SampleMonth.february()), width: width, height: height)
    try Golden(name: name("february", width, height)).expect(text(page.surface))
  }

  @Test(arguments: [(20, nil), (80, 23), (80, nil), (132, 39)])
  func sixWeeks(width: Int, height: Int?) throws {
    let month = try content("2026-08", SampleMonth.august(), today: "2026-09-01")
    let page = MonthPage(month, width: width, height: height)
    try Golden(name: name("august", width, height)).expect(text(page.surface))
  }

  @Test(arguments: [(20, nil), (40, nil), (80, 23), (80, nil)])
  func empty(width: Int, height: Int?) throws {
    let page = MonthPage(try content("2026-10", [], today: "2026-10-31"), width: width, height: height)
    try Golden(name: name("empty", width, height)).expect(text(page.surface))
  }

  private func name(_ month: String, _ width: Int, _ height: Int?) -> String {
    "\(month)-\(width)\(height.map { "x\($0)" } ?? "")"
  }
}
