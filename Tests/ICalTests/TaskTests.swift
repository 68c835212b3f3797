import CalendarCore
import Testing

@testable import ICal

/// What a calendar with one component says; its properties begin at line 4.
private func contents(of name: String, _ properties: [String], method: [String] = []) -> CalendarContents {
  contents(
    lines: ["BEGIN:VCALENDAR", "BEGIN:\(name)", "UID:one"] + properties + ["END:\(name)"] + method + ["END:VCALENDAR"])
}

/// When a to-do is due, as occurrences have it, in the form of its start.
private func dueTime(of event: Event) -> EventTime {
  switch EventLength(of: event, viewing: .utc).span(from: event.start, viewing: .utc) {
  case .allDay(let days): return .date(days.last)
  case .timed(_, let due):
    guard case .zoned(_, let zone) = event.start else { return event.start.replacing(civil: due.civil) }
    return .zoned(zone.time(at: due.instant).civil, zone)
  }
}

@Suite("To-dos (RFC 5545 3.6.2)")
struct TaskTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let properties: [String]
    let start: String
    let due: String
    var rules: [LintRule] = []

    init(_ name: String, _ properties: [String], start: String, due: String, says rules: LintRule...) {
      (testDescription, self.properties, self.start, self.due, self.rules) = (name, properties, start, due, rules)
    }
  }

  static let times: [Case] = [
    Case("DUE on a day", ["DUE;VALUE=DATE:20261215"], start: "2026-12-15", due: "2026-12-15"),
    Case("DUE at a moment", ["DUE:20261215T170000Z"], start: "2026-12-15T17:00:00 UTC", due: "2026-12-15T17:00:00 UTC"),
    Case(
      "DUE in a zone", ["DUE;TZID=Europe/Berlin:20261215T170000"], start: "2026-12-15T17:00:00 Europe/Berlin",
      due: "2026-12-15T17:00:00 Europe/Berlin"),
    Case(
      "DTSTART and DUE", ["DTSTART:20261210T090000", "DUE:20261215T170000"], start: "2026-12-10T09:00:00",
      due: "2026-12-15T17:00:00"),
    Case(
      "days", ["DTSTART;VALUE=DATE:20261210", "DUE;VALUE=DATE:20261215"], start: "2026-12-10", due: "2026-12-15"),
    Case(
      "DUE is DTSTART", ["DTSTART;VALUE=DATE:20261210", "DUE;VALUE=DATE:20261210"], start: "2026-12-10",
      due: "2026-12-10"),
    Case(
      "DURATION", ["DTSTART:20261210T090000", "DURATION:P1DT2H"], start: "2026-12-10T09:00:00",
      due: "2026-12-11T11:00:00"),
    Case("DURATION in days", ["DTSTART;VALUE=DATE:20261210", "DURATION:P2D"], start: "2026-12-10", due: "2026-12-12"),
    Case(
      "DTSTART alone", ["DTSTART:20261210T090000Z"], start: "2026-12-10T09:00:00 UTC", due: "2026-12-10T09:00:00 UTC"),
    Case(
      "DUE wins over DURATION", ["DTSTART:20261210T090000", "DUE:20261210T120000", "DURATION:PT1H"],
      start: "2026-12-10T09:00:00", due: "2026-12-10T12:00:00"),
    Case(
      "a time due after a day", ["DTSTART;VALUE=DATE:20261210", "DUE:20261215T170000"], start: "2026-12-10T17:00:00",
      due: "2026-12-15T17:00:00"),
    Case(
      "a day due after a time", ["DTSTART:20261210T090000", "DUE;VALUE=DATE:20261215"], start: "2026-12-10",
      due: "2026-12-15"),
    Case(
      "DUE without zone", ["DTSTART;TZID=Europe/Berlin:20261210T090000", "DUE:20261210T120000"],
      start: "2026-12-10T09:00:00 Europe/Berlin", due: "2026-12-10T12:00:00 Europe/Berlin"),
    Case(
      "DUE before DTSTART", ["DTSTART:20261210T090000", "DUE:20261209T090000"], start: "2026-12-09T09:00:00",
      due: "2026-12-09T09:00:00", says: .endBeforeStart),
    Case(
      "negative DURATION", ["DTSTART:20261210T090000", "DURATION:-PT1H"], start: "2026-12-10T09:00:00",
      due: "2026-12-10T09:00:00", says: .negativeDuration),
    Case(
      "DUE that cannot be read", ["DTSTART:20261210T090000", "DUE:tomorrow"], start: "2026-12-10T09:00:00",
      due: "2026-12-10T09:00:00", says: .dateTime),
    Case(
      "DTSTART that cannot be read", ["DTSTART:today", "DUE:20261210T090000"], start: "2026-12-10T09:00:00",
      due: "2026-12-10T09:00:00", says: .dateTime),
    Case(
      "DTEND, which it does not have", ["DTEND:20261215T170000Z", "DUE:20261210"], start: "2026-12-10",
      due: "2026-12-10"),
    Case(
      "an instance that says no time", ["RECURRENCE-ID;VALUE=DATE:20261210"], start: "2026-12-10", due: "2026-12-10"),
  ]

  @Test("When they are due", arguments: times)
  func due(_ one: Case) throws {
    let found = contents(of: "VTODO", one.properties)
    let event = try #require(found.events.first)
    #expect(event.kind == .todo)
    #expect(!event.isUndated)
    #expect(shown(event.start) == one.start)
    #expect(shown(dueTime(of: event)) == one.due)
    #expect(found.diagnostics.map(\.rule) == one.rules)
    #expect(found.skipped == 0)
  }

  @Test(
    "A to-do without date, and a journal without start, is whole",
    arguments: [
      ("VTODO", ["SUMMARY:x"]), ("VTODO", ["DURATION:PT1H"]), ("VTODO", ["RRULE:FREQ=DAILY"]), ("VJOURNAL", []),
    ])
  func undated(_ name: String, _ properties: [String]) throws {
    let found = contents(of: name, properties)
    let event = try #require(found.events.first)
    #expect(event.isUndated && !event.isRecurring)
    #expect(found.diagnostics.isEmpty && found.skipped == 0)
    #expect(DayBounds(event).overlaps(.everything))
    #expect(!DayBounds(event).overlaps(DayBounds(first: .min, last: .max - 1)))
  }

  @Test(
    "What says when it is in a form that cannot be read is skipped, and the others are shown",
    arguments: [
      ("VTODO", "DUE:tomorrow", "DUE \"tomorrow\" is not a date or time; the task is skipped"),
      ("VTODO", "DTSTART:20261399", "DTSTART \"20261399\" is a day or time that does not exist; the task is skipped"),
      ("VJOURNAL", "DTSTART:today", "DTSTART \"today\" is not a date or time; the journal entry is skipped"),
    ])
  func broken(_ name: String, _ property: String, _ message: String) {
    let found = contents(
      lines: ["BEGIN:VCALENDAR", "BEGIN:\(name)", property, "END:\(name)", "BEGIN:VTODO", "SUMMARY:b", "END:VTODO"]
        + ["BEGIN:VEVENT", "DTSTART:20261201", "END:VEVENT", "END:VCALENDAR"])
    #expect(found.events.map(\.kind) == [.todo, .event])
    #expect(found.skipped == 1)
    #expect(found.diagnostics.map(\.message.description) == [message])
    #expect(lines(found) == [3])
  }

  struct State: Sendable, CustomTestStringConvertible {
    let properties: [String]
    let task: Event.Task
    let isDone: Bool
    let isOpen: Bool
    var testDescription: String { properties.joined(separator: " ") }

    init(_ properties: [String], _ task: Event.Task, isDone: Bool = false, isOpen: Bool? = nil) {
      (self.properties, self.task, self.isDone, self.isOpen) = (properties, task, isDone, isOpen ?? !isDone)
    }
  }

  static let states: [State] = [
    State([], Event.Task()),
    State(["STATUS:NEEDS-ACTION"], Event.Task(status: .needsAction)),
    State(["STATUS:in-process", "PERCENT-COMPLETE:60"], Event.Task(status: .inProcess, percent: 60)),
    State(["STATUS:COMPLETED"], Event.Task(status: .completed), isDone: true),
    State(["STATUS:CANCELLED"], Event.Task(status: .cancelled), isOpen: false),
    State(["COMPLETED:20261201T080000Z"], Event.Task(completed: Instant(seconds: 1_796_112_000)), isDone: true),
    State(
      ["PERCENT-COMPLETE:100", "STATUS:NEEDS-ACTION"], Event.Task(status: .needsAction, percent: 100), isDone: true),
    State(["PERCENT-COMPLETE:0", "PRIORITY:0"], Event.Task(percent: 0)),
    State(["PRIORITY:1", "PRIORITY:9"], Event.Task(priority: 1)),
    State(["STATUS:CONFIRMED"], Event.Task()),
    State(["STATUS:"], Event.Task()),
  ]

  @Test("What is done", arguments: states)
  func state(_ one: State) throws {
    let found = contents(of: "VTODO", one.properties)
    let event = try #require(found.events.first)
    #expect(event.task == one.task)
    #expect(event.task?.isDone == one.isDone)
    #expect(event.task?.isOpen == one.isOpen)
    #expect((event.status == .cancelled) == (one.task.status == .cancelled))
    #expect(event.statusText == one.task.status?.rawValue)
    #expect(found.diagnostics.isEmpty)
  }

  @Test(
    "Importance follows from the priority",
    arguments: zip(
      0...9, [nil] + Array(repeating: Event.Task.Importance.high, count: 4) + [.medium, .low, .low, .low, .low]))
  func importance(_ priority: Int, _ expected: Event.Task.Importance?) {
    #expect(Event.Task(priority: priority).importance == expected)
  }

  @Test(
    "Values that mean nothing are named and left out",
    arguments: [
      ("PRIORITY:10", LintRule.priority), ("PRIORITY:high", .integer), ("PERCENT-COMPLETE:101", .percentComplete),
      ("PERCENT-COMPLETE:half", .integer), ("COMPLETED:yes", .dateTime), ("COMPLETED:20261301T000000Z", .dateTime),
    ])
  func badValues(_ property: String, _ rule: LintRule) {
    let found = contents(of: "VTODO", [property])
    #expect(found.events.map(\.task) == [Event.Task()])
    #expect(found.diagnostics.map(\.rule) == [rule])
    #expect(lines(found) == [4])
  }

  @Test("Messages call off to-dos as they do events")
  func cancelled() throws {
    let found = contents(of: "VTODO", [], method: ["METHOD:CANCEL"])
    let event = try #require(found.events.first)
    #expect(event.purpose == .withdrawal && event.task?.status == .cancelled && !(event.task?.isOpen ?? true))
  }

  @Test("Journals have descriptions, and a state that says nothing here", arguments: ["DRAFT", "FINAL", "CANCELLED"])
  func journal(_ status: String) throws {
    let found = contents(
      of: "VJOURNAL", ["DTSTART;VALUE=DATE:20261213", "DESCRIPTION:a", "DESCRIPTION:b", "STATUS:\(status)"])
    let event = try #require(found.events.first)
    #expect(event.kind == .journal && event.task == nil && event.description == "a\n\nb" && event.end == .none)
    #expect(event.status == (status == "CANCELLED" ? .cancelled : nil))
    #expect(found.diagnostics.isEmpty)
  }

  @Test("What to-dos have besides is nothing to events")
  func event() {
    let found = eventContents(["DTSTART:20261201", "DUE:x", "PRIORITY:99", "PERCENT-COMPLETE:x", "COMPLETED:x"])
    #expect(found.events.map(\.task) == [nil])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("An id that is made up is the same with people and without, and tells to-dos apart")
  func madeUpUID() {
    func uid(_ lines: [String]) -> [String] {
      contents(lines: ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20261201"] + lines + ["SUMMARY:x", "END:VEVENT"])
        .events.map(\.uid.visible.description)
    }
    #expect(uid([]) == uid(["ATTENDEE:mailto:a@example.org", "X-BIRTHDAY:19800101", "PRIORITY:1"]))
  }

  @Test(
    "People are read where they are wanted",
    arguments: [
      ("ATTENDEE;CN=Robin:mailto:robin@example.org", "Robin <robin@example.org>"),
      ("ORGANIZER:MAILTO:robin@example.org", "robin@example.org"),
      ("ATTENDEE;CN=\"Doe, Robin\":mailto:robin@example.org", "Doe, Robin <robin@example.org>"),
      ("ATTENDEE;CN=robin@example.org:mailto:robin@example.org", "robin@example.org"),
      ("ATTENDEE;CN=Robin ^'Bo^' ^^:", "Robin \"Bo\" ^"),
      ("attendee;cn=Robin:urn:uuid:1", "Robin <urn:uuid:1>"),
    ])
  func people(_ property: String, _ expected: String) throws {
    for name in ["VEVENT", "VTODO", "VJOURNAL"] {
      let found = contents(of: name, ["DTSTART:20261201", property])
      #expect(found.events.map { $0.people.map(\.visible.description) } == [[expected]])
      #expect(found.diagnostics.isEmpty)
    }
    let text = CalendarText(
      MemoryBytes(Array("BEGIN:VEVENT\nDTSTART:20261201\n\(property)\nEND:VEVENT\n".utf8)), file: "t",
      zones: RuleZones())
    #expect(text.events.compactMap { text.event($0) }.map(\.people) == [[]])
  }
}
