import CalendarCore
import SeededNumbers
import Testing
import TextGate

/// What decides between occurrences at one time, and that nothing but the occurrences does.
@Suite struct OccurrenceOrderTests {
  private static let nine = ZonedTime(instant: Instant(seconds: 1_797_321_600), offset: 3600)

  private static func occurrence(
    _ title: UntrustedText? = "T", uid: UntrustedText = "u", calendar: Int = 0, id: EventTime? = nil,
    at start: ZonedTime = nine
  ) -> Occurrence {
    var event = Event(uid: uid, start: EventTime(start.instant))
    event.summary = title
    return Occurrence(
      .init(event, in: CalendarInfo(name: "C", order: calendar)), span: .timed(start: start, end: start),
      recurrenceID: id)
  }

  private static func day(_ number: Int, hour: Int? = nil, in zone: Zone? = nil) -> EventTime {
    let date = CivilDate(dayNumber: 20_800 + number)
    guard let hour else { return .date(date) }
    let civil = CivilDateTime(date, secondOfDay: hour * 3600)
    return zone.map { .zoned(civil, $0) } ?? .floating(civil)
  }

  /// Each before the next: by title, UID, calendar and recurrence id, which is told by its calendar and clock.
  private static let ordered = [
    occurrence(nil, uid: "z"), occurrence("A", uid: "2", calendar: 1), occurrence("B", uid: "1", calendar: 1),
    occurrence("B", uid: "2", calendar: 0, id: day(9)), occurrence("B", uid: "2", calendar: 1),
    occurrence("B", uid: "2", calendar: 1, id: day(1)), occurrence("B", uid: "2", calendar: 1, id: day(1, hour: 0)),
    occurrence("B", uid: "2", calendar: 1, id: day(1, hour: 0, in: Zone(identifier: "A", initialOffset: 0))),
    occurrence("B", uid: "2", calendar: 1, id: day(1, hour: 0, in: .utc)),
    occurrence("B", uid: "2", calendar: 1, id: day(1, hour: 9)), occurrence("B", uid: "2", calendar: 1, id: day(2)),
    occurrence("A", at: ZonedTime(instant: nine.instant.adding(seconds: 1), offset: 3600)),
  ]

  @Test func whateverOrderTheyAreFoundIn() {
    var generator = SeededGenerator(state: 21)
    for _ in 0..<50 {
      let found = Self.ordered.shuffled(using: &generator)
      #expect(found.inListOrder() == Self.ordered)
      #expect(found.sorted() == Self.ordered)
    }
  }

  @Test func instancesOfOneEvent() {
    let subject = Self.occurrence().subject
    let span = Self.occurrence().span
    let ids = [nil, Self.day(1), Self.day(1, hour: 8), Self.day(3)]
    let instances = ids.map { Occurrence(subject, span: span, recurrenceID: $0) }
    #expect(Array(instances.reversed()).inListOrder() == instances)
  }
}
