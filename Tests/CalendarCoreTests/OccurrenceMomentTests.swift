import CalendarCore
import Testing

@Suite("Occurrences and moments")
struct OccurrenceMomentTests {
  private func subject(birthYear: Int16? = nil) -> Occurrence.Subject {
    var event = Event(uid: "one", start: .date(CivilDate(dayNumber: 0)))
    event.birthYear = birthYear
    return Occurrence.Subject(event, in: CalendarInfo(name: "t", order: 0))
  }

  @Test(
    "Whole days last to the end of the last one, times to their end", arguments: [(0, true), (1, true), (2, false)])
  func isOver(_ day: Int, _ isOver: Bool) throws {
    let today = try date("2026-12-15")
    let moment = Zone.utc.startOfDay(today)
    let days = DayRange(start: today.adding(days: day - 2), end: today.adding(days: day - 1))
    #expect(Occurrence(subject(), span: .allDay(days)).isOver(at: moment, on: today) == isOver)
    let end = Zone.utc.time(at: moment.adding(seconds: day == 2 ? 1 : day == 1 ? 0 : -1))
    let span = Occurrence.Span.timed(start: Zone.utc.time(at: moment.adding(seconds: -100)), end: end)
    #expect(Occurrence(subject(), span: span).isOver(at: moment, on: today) == isOver)
  }

  @Test("An age is that of the day that was meant, though the celebration is moved to another year")
  func age() throws {
    let party = try date("2027-01-02")
    var occurrence = Occurrence(subject(birthYear: 1980), span: .allDay(DayRange(first: party, last: party)))
    #expect(occurrence.age == 47)
    occurrence.recurrenceID = .date(try date("2026-12-31"))
    #expect(occurrence.age == 46)
  }
}
