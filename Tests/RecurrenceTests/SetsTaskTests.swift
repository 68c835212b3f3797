import CalendarCore
import Testing
import TextGate

@testable import Recurrence

@Suite("When to-dos and journals are shown")
struct SetsTaskTests {
  private static func task(
    _ start: String, due: String? = nil, duration: CalendarDuration? = nil, rule: RecurrenceRule? = nil,
    _ change: (inout Event) throws -> Void = { _ in }
  ) throws -> Event {
    try Sets.event(start) { event in
      event.kind = .todo
      event.task = Event.Task()
      if let due { event.end = .time(try Sets.time(due)) }
      if let duration { event.end = .duration(duration) }
      if let rule { event.rules = [rule] }
      try change(&event)
    }
  }

  @Test(
    "at the moment or on the day they are due, and at no other",
    arguments: [
      ("2026-12-10", "2026-12-15", ["12-15..12-15 a"]), ("2026-12-15", nil, ["12-15..12-15 a"]),
      ("2026-12-10T09:00", "2026-12-15T17:00", ["12-15 17:00-17:00 a"]),
      ("2026-12-15T17:00 New York", nil, ["12-15 23:00-23:00 a"]),
      ("2026-12-10T09:00 Berlin", "2026-12-15T20:00 New York", ["12-16 02:00-02:00 a"]),
      ("2026-11-10", "2026-12-01", ["12-01..12-01 a"]), ("2026-12-10", "2027-01-01", []),
      ("2026-11-10T09:00", "2026-12-31T23:59", ["12-31 23:59-23:59 a"]),
    ] as [(String, String?, [String])])
  func single(_ start: String, _ due: String?, _ expected: [String]) throws {
    #expect(try Sets.shown([SetsTaskTests.task(start, due: due)]) == expected)
  }

  @Test("A day is the same day in every zone", arguments: Sets.zones.keys.sorted())
  func everyZone(_ zone: String) throws {
    #expect(try Sets.shown([SetsTaskTests.task("2026-12-10", due: "2026-12-15")], in: zone) == ["12-15..12-15 a"])
  }

  @Test("A length tells when it is due: days are nominal, the rest is exact")
  func duration() throws {
    let day = CalendarDuration(days: 1)
    #expect(try Sets.shown([SetsTaskTests.task("2026-12-10", duration: day)]) == ["12-11..12-11 a"])
    // Clocks are put forward on 29 March 2026.
    let (first, last) = ("2026-03-01", "2026-03-31")
    #expect(
      try Sets.shown([SetsTaskTests.task("2026-03-28T12:00 Berlin", duration: day)], from: first, to: last)
        == ["03-29 12:00-12:00 a"])
    let exact = CalendarDuration(seconds: 86_400)
    #expect(
      try Sets.shown([SetsTaskTests.task("2026-03-28T12:00 Berlin", duration: exact)], from: first, to: last)
        == ["03-29 13:00-13:00 a"])
  }

  @Test("Each instance is due as long after its start as the first")
  func recurring() throws {
    #expect(
      try Sets.shown([SetsTaskTests.task("2026-12-01", due: "2026-12-03", rule: Sets.daily(3))])
        == ["12-03..12-03 a", "12-04..12-04 a", "12-05..12-05 a"])
    #expect(
      try Sets.shown([
        SetsTaskTests.task("2026-12-01T09:00 Berlin", due: "2026-12-01T17:00 Berlin", rule: Sets.daily(2))
      ])
        == ["12-01 17:00-17:00 a", "12-02 17:00-17:00 a"])
  }

  @Test("Instances that began before a window are due in it")
  func longBefore() throws {
    let task = try SetsTaskTests.task("2026-10-01", due: "2026-12-10", rule: Sets.daily(5))
    #expect(
      try Sets.shown([task], from: "2026-12-11", to: "2026-12-12") == ["12-11..12-11 a", "12-12..12-12 a"])
    #expect(try Sets.shown([task], from: "2026-10-01", to: "2026-11-30") == [])
  }

  @Test("Exceptions, additions and overrides name the starts")
  func exceptions() throws {
    let master = try SetsTaskTests.task("2026-12-01", due: "2026-12-02", rule: Sets.daily(3)) { event in
      event.exceptions = [try Sets.time("2026-12-02")]
      event.additions = [Event.Addition(start: try Sets.time("2026-12-20"))]
    }
    let done = try SetsTaskTests.task("2026-12-03", due: "2026-12-08") { event in
      event.recurrenceID = try Sets.time("2026-12-03")
      event.summary = "done"
      event.task = Event.Task(status: .completed)
    }
    #expect(try Sets.shown([master, done]) == ["12-02..12-02 a", "12-08..12-08 done", "12-21..12-21 a"])
  }

  @Test("What has no date is in no window")
  func undated() throws {
    let task = try SetsTaskTests.task("2026-12-10") { $0.isUndated = true }
    #expect(try Sets.shown([task]) == [])
  }

  @Test("An event and a to-do may have one UID")
  func oneUID() throws {
    let event = try Sets.event("2026-12-10", title: "event")
    let task = try SetsTaskTests.task("2026-12-11")
    #expect(try Sets.shown([task, event]) == ["12-10..12-10 event", "12-11..12-11 a"])
    let series = EventSeries.grouping([task, event, task])
    #expect(series.map { $0.masters.map(\.kind) } == [[.event], [.todo]])
  }

  @Test(
    "What is open and was due before is overdue: a day when it is over, a time at once",
    arguments: [
      ("2026-12-15", Event.Task(), "2026-12-15T23:59 Berlin", false),
      ("2026-12-15", Event.Task(), "2026-12-16T00:00 Berlin", true),
      ("2026-12-15T17:00 Berlin", Event.Task(), "2026-12-15T17:00 Berlin", false),
      ("2026-12-15T17:00 Berlin", Event.Task(), "2026-12-15T17:01 Berlin", true),
      ("2026-12-15", Event.Task(status: .completed), "2026-12-20T00:00 Berlin", false),
      ("2026-12-15", Event.Task(percent: 100), "2026-12-20T00:00 Berlin", false),
      ("2026-12-15", Event.Task(status: .cancelled), "2026-12-20T00:00 Berlin", false),
    ])
  func overdue(_ due: String, _ state: Event.Task, _ now: String, _ expected: Bool) throws {
    let viewing = try Sets.zone("Berlin")
    for rule in [nil, Sets.daily(1)] {
      let task = try SetsTaskTests.task(due, rule: rule) { $0.task = state }
      let window = DayRange(first: try Sets.date("2026-12-01"), last: try Sets.date("2026-12-31"))
      for (moment, isOverdue) in [(try Sets.time(now).instant(viewedIn: viewing), expected), (nil, false)] {
        var expansion = Expansion(window: window, viewing: viewing, now: moment)
        let found = EventSeries.grouping([task]).flatMap { expansion.occurrences(of: $0, in: CalendarInfo(name: "t")) }
        #expect(found.map(\.isOverdue) == [isOverdue])
      }
    }
  }

  @Test(
    "Ages follow from the year of an instance",
    arguments: [("1986-12-17", 1986, [40]), ("2026-12-17", 2026, [nil]), ("2020-12-17", 2027, [nil])]
      as [(String, Int16, [Int?])])
  func ages(_ start: String, _ year: Int16, _ expected: [Int?]) throws {
    let event = try Sets.event(start) { event in
      event.birthYear = year
      event.rules = [RecurrenceRule(frequency: .yearly)]
    }
    var expansion = Expansion(
      window: DayRange(first: try Sets.date("2026-12-01"), last: try Sets.date("2026-12-31")), viewing: .utc)
    let found = EventSeries.grouping([event]).flatMap { expansion.occurrences(of: $0, in: CalendarInfo(name: "t")) }
    #expect(found.map(\.age) == expected)
  }
}
