import CalendarCore
import Canvas
import Pages
import TestSupport
import Testing

@Suite struct AgendaListTests {
  private func list(_ occurrences: [Occurrence], _ first: String, _ last: String, width: Int = 80) throws -> Surface {
    AgendaList(
      occurrences.sorted(), window: DayRange(first: try date(first), last: try date(last)),
      today: try date("2026-12-15"), width: width, style: PageStyle(),
      heading: { "\($0)" }, shortDate: { String($0.description.suffix(5)) }
    ).surface
  }

  @Test(arguments: [40, 80])
  func golden(width: Int) throws {
    let occurrences = try SampleMonth.december().filter {
      $0.days.overlaps(DayRange(first: try date("2026-12-14"), last: try date("2027-01-01")))
    }
    let surface = try list(occurrences, "2026-12-14", "2027-01-01", width: width)
    try Golden(name: "agenda-\(width)").expect(text(surface))
  }

  @Test func nothing() throws {
    #expect(try list([], "2026-12-14", "2026-12-31").lines.isEmpty)
  }

  /// What began before the window stands under its first day.
  @Test func fromBefore() throws {
    let lines = try list([allDay("Fair", "2026-11-27", "2026-12-02")], "2026-12-01", "2026-12-31").lines
    #expect(lines.first?.hasPrefix("2026-12-01 ") == true)
    #expect(lines.count == 2)
  }

  /// Times say when it ends; what lasts a day or more names its last day, and the title keeps its distance.
  @Test func lengths() throws {
    let cases = try [
      (timed("A", "2026-12-19 22:00", "2026-12-20 06:00"), "2026-12-19", "  22:00–06:00  A  [Work]"),
      (timed("A", "2026-12-19 22:00", "2026-12-20 06:00"), "2026-12-20", "       –06:00  A  [Work]"),
      (timed("A", "2026-12-19 10:00", "2026-12-22 16:00"), "2026-12-19", "  10:00–12-22  A  [Work]"),
      (timed("A", "2026-12-19 10:00", "2026-12-22 16:00"), "2026-12-20", "  to 12-22     A  [Work]"),
      (timed("A", "2026-12-19 10:00", "2026-12-22 16:00"), "2026-12-22", "       –16:00  A  [Work]"),
      (timed("A", "2026-12-19 10:00", "2026-12-21 00:00"), "2026-12-19", "  10:00–12-20  A  [Work]"),
      (allDay("A", "2026-12-24", "2028-01-02"), "2026-12-24", "  to 2028-01-02  A  [Family]"),
      (allDay("A", "2026-12-24", "2027-01-06"), "2026-12-24", "  to 01-06     A  [Family]"),
      (allDay("A", "2026-12-24", "2027-01-06"), "2027-01-06", "  last day     A  [Family]"),
    ]
    for (occurrence, first, expected) in cases {
      let surface = try list([occurrence], first, "2027-12-31")
      #expect(text(surface).split(separator: "\n").last.map(String.init) == expected)
    }
  }

  /// Titles stand beneath each other, whatever the longest time is.
  @Test func titlesAreAligned() throws {
    let surface = try list(
      [timed("A", "2026-12-19 10:00", "11:00"), allDay("B", "2026-12-19", "2028-01-02")], "2026-12-19", "2026-12-20")
    #expect(
      text(surface) == """
        2026-12-19
          to 2028-01-02  B  [Family]
          10:00–11:00    A  [Work]

        """)
  }

  @Test(arguments: [0, 1, 2, 5, 12, 14, 15, 16, 17, 30])
  func narrow(width: Int) throws {
    let lines = try list(SampleMonth.december(), "2026-12-01", "2026-12-31", width: width).lines
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { TextMetrics().width(of: $0) == width })
  }
}
