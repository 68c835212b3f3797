import CalendarCore
import Testing

@Suite("What comes next")
struct NextOccurrenceTests {
  /// The title of what comes next, at ten o'clock on 1 January.
  private func next(_ occurrences: [Occurrence], at minute: Int = 600) throws -> String? {
    let now = Instant(seconds: try utc("2026-01-01T00:00:00").seconds + minute * 60 + 20)
    return Occurrence.next(among: occurrences.inListOrder(), now: Zone.utc.time(at: now)).map { "\($0.event.uid)" }
  }

  @Test("is what is on now, of several what began last")
  func now() throws {
    #expect(try next([timed("A", 540, 660), timed("B", 570, 630), timed("C", 610, 640)]) == "B")
    #expect(try next([timed("A", 540, 600), timed("B", 700, 800)]) == "B")
    #expect(try next([timed("A", 600, 600), timed("B", 700, 800)]) == "A")
    #expect(try next([timed("A", 599, 599), timed("B", 700, 800)]) == "B")
  }

  @Test("is a time before a day, and today before another day")
  func order() throws {
    let today = try allDay("day")
    #expect(try next([today, timed("A", 700, 800)]) == "A")
    #expect(try next([today, timed("A", 540, 590), timed("tomorrow", 1500, 1560)]) == "day")
    #expect(try next([timed("fair", -600, 3000), timed("tomorrow", 1500, 1560)]) == "fair")
    #expect(try next([timed("fair", -600, 3000), timed("later", 1200, 1260)]) == "later")
    #expect(try next([allDay("tomorrow", 1), timed("A", 1500, 1560)]) == "A")
    #expect(try next([allDay("tomorrow", 1), timed("A", 3000, 3060)]) == "tomorrow")
    #expect(try next([allDay("yesterday", -1)]) == nil)
    #expect(try next([]) == nil)
  }

  @Test("takes time")
  func takers() throws {
    #expect(try next([timed("A", 590, 620) { $0.status = .cancelled }, timed("B", 700, 710)]) == "B")
    #expect(try next([timed("A", 590, 620) { $0.isTransparent = true }]) == nil)
    #expect(try next([timed("A", 590, 620) { $0.kind = .todo }]) == nil)
    #expect(try next([allDay("day") { $0.isTransparent = true }, timed("B", 3000, 3060)]) == "B")
  }

  @Test("A moment lies in what began before it and ends after it")
  func moments() throws {
    let moment = try utc("2026-01-01T10:00:00")
    let day = try date("2026-01-01")
    #expect(try timed("A", 600, 630).isOn(at: moment, on: day))
    #expect(try !timed("A", 570, 600).isOn(at: moment, on: day))
    #expect(try timed("A", 600, 600).isOn(at: moment, on: day))
    #expect(try !timed("A", 601, 601).isOn(at: moment, on: day))
    #expect(try allDay("A", -1, days: 2).isOn(at: moment, on: day))
    #expect(try !allDay("A", -1).isOn(at: moment, on: day))
  }
}
