import CalendarCore
import Canvas
import Pages
import TestSupport
import Testing

@Suite("How much time is used")
struct UseTableTests {
  private func use() throws -> TimeUse {
    TimeUse(
      of: try [
        timed("A", "2026-12-14 09:00", "12:00"), timed("B", "2026-12-15 09:00", "10:30"),
        timed("C", "2026-12-18 20:00", "2026-12-19 02:00", in: family), allDay("D", "2026-12-24"),
        timed("E", "2026-12-20 10:00", "10:01", in: family),
      ], in: DayRange(first: try date("2026-12-01"), last: try date("2026-12-31")), viewing: viewing)
  }

  private func table(_ use: TimeUse, _ width: Int, _ style: PageStyle) -> Surface {
    UseTable(
      use, title: "December 2026", calendars: [family, work, CalendarInfo(name: "Birthdays", order: 2)],
      weekdays: Weekday.allCases.map { ($0, EnglishNames.weekday($0)) }, width: width, style: style
    ).surface
  }

  @Test(arguments: ["unicode", "ascii"], [40, 80])
  func golden(style: String, width: Int) throws {
    let table = table(try use(), width, style == "ascii" ? PageStyle(glyphs: .ascii) : PageStyle())
    try Golden(name: "use-\(style)-\(width)").expect(text(table))
  }

  /// Without any time the bars tell how many there are.
  @Test func onlyDays() throws {
    let use = TimeUse(
      of: try [allDay("D", "2026-12-24"), allDay("E", "2026-12-25"), allDay("F", "2026-12-25", in: work)],
      in: DayRange(first: try date("2026-12-01"), last: try date("2026-12-31")), viewing: viewing)
    let lines = table(use, 60, PageStyle()).lines
    let bar = { (line: String) in line.filter { "▏▎▍▌▋▊▉█".contains($0) }.count }
    #expect(bar(lines[2]) > 10)
    #expect((bar(lines[2]) + 1) / 2 == bar(lines[3]))
    #expect(bar(lines[4]) == 0)
  }

  @Test(arguments: [0, 1, 5, 10, 20, 25, 30]) func narrow(width: Int) throws {
    let table = table(try use(), width, PageStyle())
    #expect(table.width == width)
    #expect(table.lines.allSatisfy { TextMetrics().width(of: $0) == width })
  }

  @Test("is one document, or lines")
  func formats() throws {
    let window = DayRange(first: try date("2026-12-01"), last: try date("2026-12-31"))
    let json = UseFormat.json(try use(), window: window, calendars: [family, work], weekdays: [.friday, .saturday])
    #expect(
      json == #"{"from":"2026-12-01","to":"2026-12-31","occurrences":5,"minutes":631,"#
        + #""calendars":[{"calendar":"Family","occurrences":3,"minutes":361},"#
        + #"{"calendar":"Work","occurrences":2,"minutes":270}],"#
        + #""weekdays":[{"weekday":"friday","occurrences":1,"minutes":240},"#
        + #"{"weekday":"saturday","occurrences":0,"minutes":120}]}"#
        + "\n")
    #expect(
      UseFormat.tsv(try use(), calendars: [family], weekdays: [.friday]) == """
        by\tname\toccurrences\tminutes
        calendar\tFamily\t3\t361
        weekday\tfriday\t1\t240
        all\t\t5\t631

        """)
  }
}
