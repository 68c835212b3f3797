import CalendarCore
import Testing
import TextGate
import SeededNumbers

@Suite struct OccurrenceTests {
  private func timed(_ start: String, _ end: String, title: UntrustedText? = "T", uid: UntrustedText = "u") throws
    -> Occurrence
  {
    var event = Event(uid: uid, start: .floating(try clock(start)))
    event.summary = title
    return try Occurrence(
      .init(event, in: CalendarInfo(name: "C")),
      span: .timed(
        start: ZonedTime(instant: utc(start), offset: 0), end: ZonedTime(instant: utc(end), offset: 0)))
  }

  private func allDay(_ first: String, _ last: String, title: UntrustedText? = "T", uid: UntrustedText = "u") throws
    -> Occurrence
  {
    var event = Event(uid: uid, start: .date(try date(first)))
    event.summary = title
    return try Occurrence(
      .init(event, in: CalendarInfo(name: "C")), span: .allDay(DayRange(first: date(first), last: date(last))))
  }

  @Test(arguments: [
    ("within a day", "2026-12-15T09:00:00", "2026-12-15T10:00:00", "2026-12-15", 1),
    ("over midnight", "2026-12-31T22:00:00", "2027-01-01T02:00:00", "2026-12-31", 2),
    ("to midnight", "2026-12-15T20:00:00", "2026-12-16T00:00:00", "2026-12-15", 1),
    ("to a second past midnight", "2026-12-15T20:00:00", "2026-12-16T00:00:01", "2026-12-15", 2),
    ("from midnight to midnight", "2026-12-15T00:00:00", "2026-12-16T00:00:00", "2026-12-15", 1),
    ("no length", "2026-12-15T09:00:00", "2026-12-15T09:00:00", "2026-12-15", 1),
    ("no length at midnight", "2026-12-15T00:00:00", "2026-12-15T00:00:00", "2026-12-15", 1),
    ("days long", "2026-12-30T12:00:00", "2027-01-02T12:00:00", "2026-12-30", 4),
  ])
  func daysOfTimes(name: String, start: String, end: String, first: String, count: Int) throws {
    let days = try timed(start, end).days
    #expect(try days.start == date(first))
    #expect(days.count == count)
  }

  /// In the doubled hour the end may show an earlier time than the start.
  @Test func daysWhereTheClockGoesBack() throws {
    let start = ZonedTime(instant: try utc("2018-02-18T01:50:00"), offset: -7200)
    let end = ZonedTime(instant: try utc("2018-02-18T02:20:00"), offset: -10_800)
    var occurrence = try timed("2018-02-17T23:50:00", "2018-02-17T23:50:00")
    occurrence.span = .timed(start: start, end: end)
    #expect(end.civil < start.civil)
    #expect(try occurrence.days == DayRange(first: date("2018-02-17"), last: date("2018-02-17")))
  }

  @Test func daysOfWholeDays() throws {
    let occurrence = try allDay("2026-12-30", "2027-01-02")
    #expect(occurrence.isAllDay)
    #expect(occurrence.days.count == 4)
    #expect(try !timed("2026-12-15T00:00:00", "2026-12-16T00:00:00").isAllDay)
  }

  /// By start with all-day first on a day, then end, title, UID.
  @Test func order() throws {
    let ordered = try [
      timed("2026-12-14T23:00:00", "2026-12-15T01:00:00"),
      allDay("2026-12-15", "2026-12-15", title: "B"),
      allDay("2026-12-15", "2026-12-16", title: "A"),
      timed("2026-12-15T00:00:00", "2026-12-15T00:30:00"),
      timed("2026-12-15T09:00:00", "2026-12-15T10:00:00", title: nil),
      timed("2026-12-15T09:00:00", "2026-12-15T10:00:00", title: "A", uid: "2"),
      timed("2026-12-15T09:00:00", "2026-12-15T10:00:00", title: "B", uid: "1"),
      timed("2026-12-15T09:00:00", "2026-12-15T10:00:00", title: "B", uid: "2"),
      timed("2026-12-15T09:00:00", "2026-12-15T11:00:00", title: "A"),
      timed("2026-12-15T09:30:00", "2026-12-15T09:30:00"),
      allDay("2026-12-16", "2026-12-16"),
    ]
    var generator = SeededGenerator(state: 6)
    for _ in 0..<20 {
      #expect(ordered.shuffled(using: &generator).sorted() == ordered)
    }
  }
}
