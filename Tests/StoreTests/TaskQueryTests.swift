import CalendarCore
import Recurrence
import Testing

@testable import Store

/// A calendar whose to-dos are told about on 15 December 2026 at 08:00 UTC, from its file and from an index.
@Suite("To-dos, whenever they are due")
struct TaskQueryTests {
  private static let now = Instant(seconds: 1_797_321_600)

  private func task(_ uid: String, _ lines: String...) -> String {
    (["BEGIN:VTODO", "UID:\(uid)", "SUMMARY:\(uid)"] + lines + ["END:VTODO"]).map { $0 + "\r\n" }.joined()
  }

  /// What is asked of a store of these components, without an index and with one, which must be the same.
  private func both<Answer: Equatable>(_ components: [String], _ ask: (CalendarStore) -> Answer) throws -> Answer {
    let directory = try Directory()
    let path = try directory.write("a.ics", "BEGIN:VCALENDAR\r\n" + components.joined() + "END:VCALENDAR\r\n")
    let indexes = try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path + "/cache"]))
    let answers = (0..<2).map { _ in
      var loader = SourceLoader(zones: SystemZones(), indexes: indexes, use: .keep, smallestIndexed: 0)
      loader.load(.path(path))
      loader.saveIndexes()
      return ask(CalendarStore(calendars: loader.calendars))
    }
    #expect(answers[0] == answers[1])
    return answers[0]
  }

  private func shown(_ tasks: [Occurrence]) -> [String] {
    tasks.map { task in
      let due =
        switch task.span {
        case _ where task.isUndated: "-"
        case .allDay(let days): "\(days.start)"
        case .timed(let due, _): "\(due.civil.date) \(due.civil.hourAndMinute)"
        }
      return "\(task.event.uid.visible) \(due)\(task.isOverdue ? "!" : "")"
    }
  }

  private func tasks(_ components: [String]) throws -> (open: [String], closed: [String]) {
    let found = try both(components) { store in
      let found = store.tasks(viewing: .utc, now: TaskQueryTests.now)
      #expect(found.diagnostics.isEmpty)
      return [found.open, found.closed]
    }
    return (shown(found[0]), shown(found[1]))
  }

  @Test("stand in the order in which they matter, and those that are done the latest first")
  func order() throws {
    let found = try tasks([
      task("undated-low", "PRIORITY:9"), task("undated"), task("undated-high", "PRIORITY:1"),
      task("later", "DUE;VALUE=DATE:20270101"), task("noon", "DUE:20261215T120000Z"),
      task("b", "DUE;VALUE=DATE:20261215", "PRIORITY:5"), task("a", "DUE;VALUE=DATE:20261215", "PRIORITY:6"),
      task("seven", "DUE:20261215T070000Z"), task("old", "DUE;VALUE=DATE:20251215"),
      task("done", "DUE;VALUE=DATE:20261201", "COMPLETED:20261212T080000Z"),
      task("undated-done", "STATUS:COMPLETED"), task("off", "DUE;VALUE=DATE:20261213", "STATUS:CANCELLED"),
    ])
    #expect(
      found.open == [
        "old 2025-12-15!", "seven 2026-12-15 07:00!", "b 2026-12-15", "a 2026-12-15", "noon 2026-12-15 12:00",
        "later 2027-01-01", "undated-high -", "undated-low -", "undated -",
      ])
    #expect(found.closed == ["off 2026-12-13", "done 2026-12-01", "undated-done -"])
  }

  struct Recurring: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    /// Days whose instances are done.
    let done: [String]
    let open: [String]
    var closed: [String] = []
  }

  static let cases: [Recurring] = [
    Recurring(
      testDescription: "the latest that is overdue", lines: ["DTSTART;VALUE=DATE:20261102", "RRULE:FREQ=WEEKLY"],
      done: [], open: ["t 2026-12-14!"]),
    Recurring(
      testDescription: "the first that is open", lines: ["DTSTART;VALUE=DATE:20261207", "RRULE:FREQ=WEEKLY"],
      done: ["20261207", "20261214"], open: ["t 2026-12-21"]),
    Recurring(
      testDescription: "one that is overdue before one that is done",
      lines: ["DTSTART;VALUE=DATE:20261207", "RRULE:FREQ=WEEKLY"], done: ["20261214"], open: ["t 2026-12-07!"]),
    Recurring(
      testDescription: "one that was due years ago",
      lines: ["DTSTART;VALUE=DATE:20200101", "RRULE:FREQ=YEARLY;COUNT=2"], done: [], open: ["t 2021-01-01!"]),
    Recurring(
      testDescription: "one that is due in years", lines: ["DTSTART;VALUE=DATE:20400101", "RRULE:FREQ=YEARLY"],
      done: [],
      open: ["t 2040-01-01"]),
    Recurring(
      testDescription: "all instances done", lines: ["DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=2"],
      done: ["20261201", "20261202"], open: [], closed: ["t 2026-12-02"]),
    Recurring(
      testDescription: "done as a whole",
      lines: ["DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY", "STATUS:COMPLETED"],
      done: [], open: [], closed: ["t 2026-12-15"]),
    Recurring(
      // RFC 5545 3.3.10: every 30 seconds from midnight on; that of 08:00:00 is due now, not overdue.
      testDescription: "the latest of a rule that gives many a day",
      lines: ["DTSTART:20261101T000000Z", "RRULE:FREQ=SECONDLY;INTERVAL=30"], done: [], open: ["t 2026-12-15 07:59!"]),
    Recurring(
      testDescription: "counted from the start",
      lines: ["DTSTART:20261201T090000Z", "DUE:20261205T170000Z", "RRULE:FREQ=WEEKLY"], done: [],
      open: ["t 2026-12-12 17:00!"]),
  ]

  @Test("recur, and are listed once", arguments: cases)
  func onceOnly(_ one: Recurring) throws {
    let overrides = one.done.map { day in
      [
        "BEGIN:VTODO", "UID:t", "RECURRENCE-ID;VALUE=DATE:\(day)", "DTSTART;VALUE=DATE:\(day)", "STATUS:COMPLETED",
        "END:VTODO",
      ].map { $0 + "\r\n" }.joined()
    }
    let master = (["BEGIN:VTODO", "UID:t"] + one.lines + ["END:VTODO"]).map { $0 + "\r\n" }.joined()
    let found = try tasks([master] + overrides)
    #expect(found.open == one.open)
    #expect(found.closed == one.closed)
  }

  @Test("end in time where rules give more instances than are looked through, and single ones are not lost")
  func budget() throws {
    let daily = ["a", "b", "c", "d"].map { task($0, "DTSTART:20261101T120000Z", "RRULE:FREQ=DAILY") }
    let single = task("single", "DUE:20261220T120000Z")
    // Each daily one takes two instances: those of yesterday and today. The third one is left with the first of them.
    for (most, open) in [(100, 5), (5, 4), (0, 1)] {
      let found = try both(daily + [single]) { store in
        let found = store.tasks(viewing: .utc, now: Self.now, budget: ExpansionBudget(occurrences: most))
        #expect(found.diagnostics.isEmpty == (open == 5))
        return found.open
      }
      #expect(found.count == open)
      #expect(shown(found).last == "single 2026-12-20 12:00")
    }
  }

  @Test(
    "Windows give the kinds that are asked for",
    arguments: [
      (.planned, ["event", "task"]), (.events, ["event"]), (.journals, ["journal"]), (.todos, ["task"]),
      (.all, ["event", "journal", "task"]),
    ] as [(Event.Kinds, [String])])
  func kinds(_ kinds: Event.Kinds, _ expected: [String]) throws {
    let components =
      [("VEVENT", "event"), ("VTODO", "task"), ("VJOURNAL", "journal")].map { name, title in
        "BEGIN:\(name)\r\nUID:same\r\nDTSTART;VALUE=DATE:20261215\r\nSUMMARY:\(title)\r\nEND:\(name)\r\n"
      } + ["BEGIN:VTODO\r\nUID:undated\r\nSUMMARY:undated\r\nEND:VTODO\r\n"]
    let window = DayRange(try month("2026-12"))
    let found = try both(components) { $0.query(window, viewing: .utc, kinds: kinds).occurrences }
    #expect(found.map { $0.event.summary?.visible.description } == expected)
    let counts = try both(components) { $0.calendars.map(\.eventCount) }
    #expect(counts == [4])
  }

  @Test("A search reads people, a page does not")
  func people() throws {
    let components = [
      "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:Tea\r\nATTENDEE;CN=Robin:mailto:r@example.org\r\nEND:VEVENT\r\n"
    ]
    let window = DayRange(try month("2026-12"))
    func people(_ words: SearchWords?) throws -> [[String]] {
      try both(components) { store in
        store.query(window, viewing: .utc, holding: words).occurrences.map {
          $0.event.people.map(\.visible.description)
        }
      }
    }
    #expect(try people(nil) == [[]])
    #expect(try people(SearchWords("tea")) == [["Robin <r@example.org>"]])
  }
}
