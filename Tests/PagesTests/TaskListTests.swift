import CalendarCore
import Canvas
import TestSupport
import Testing

@testable import Pages

/// A to-do that is due on a day, or at a moment.
private func task(
  _ title: String, _ due: String?, _ task: Event.Task = Event.Task(), isOverdue: Bool = false,
  _ change: (inout Event) -> Void = { _ in }
) throws -> Occurrence {
  let make = { (event: inout Event) in
    (event.kind, event.task, event.isUndated) = (.todo, task, due == nil)
    if task.status == .cancelled { event.status = .cancelled }
    change(&event)
  }
  let due = due ?? "1970-01-01"
  var found =
    try due.contains(" ") ? timed(title, due, String(due.suffix(5)), make) : allDay(title, due, in: work, make)
  found.isOverdue = isOverdue
  return found
}

extension Event.Task {
  fileprivate static let busy = Event.Task(status: .inProcess, percent: 60, priority: 2)
  fileprivate static let done = Event.Task(status: .completed, percent: 100, priority: 2)
}

@Suite struct TaskListTests {
  private func sample() throws -> (open: [Occurrence], closed: [Occurrence]) {
    let open = try [
      task("Write the report", "2026-12-09 12:00", Event.Task(priority: 4), isOverdue: true),
      task("Hand in the receipts", "2026-12-11", isOverdue: true),
      task("Bake biscuits", "2026-12-15", Event.Task(percent: 25)), task("Send forms", "2026-12-15 17:00", .busy),
      task("Post the parcels", "2026-12-16 18:00"),
      task("Fetch the tree", "2026-12-19", Event.Task(priority: 5)) { $0.location = "Market" },
      task("Rent skis", "2026-12-21"), task("Plan the garden", "2028-03-01"),
      task("Repair the lamp", nil, Event.Task(priority: 9)),
    ]
    let closed = try [
      task("Have the boiler looked at", "2026-12-14", .done),
      task("Book a cabin", "2026-12-01", Event.Task(status: .cancelled)),
    ]
    return (open, closed)
  }

  @Test(arguments: [("unicode", 80), ("ascii", 80), ("unicode", 40)])
  func golden(glyphs: String, width: Int) throws {
    let (open, closed) = try sample()
    let list = TaskList(
      open: open, closed: closed, today: try date("2026-12-15"), firstWeekday: .monday, width: width,
      style: PageStyle(glyphs: glyphs == "ascii" ? .ascii : .unicode)
    ) { String($0.description.suffix(5)) }
    try Golden(name: "tasks-\(glyphs)-\(width)").expect(text(list.surface))
  }

  @Test func golden() throws {
    let (open, closed) = try sample()
    try Golden(name: "tasks-pipe").expect(TaskLine.text(open + closed))
  }

  /// The week ends before its first weekday comes again.
  @Test(
    "What is left of the week",
    arguments: [(Weekday.monday, "2026-12-20", TaskList.Group.week), (.monday, "2026-12-21", .later)]
      + [(.sunday, "2026-12-19", .week), (.sunday, "2026-12-20", .later), (.tuesday, "2026-12-21", .week)])
  func week(_ firstWeekday: Weekday, _ due: String, _ expected: TaskList.Group) throws {
    let list = TaskList(
      open: [try task("a", due)], closed: [], today: try date("2026-12-15"), firstWeekday: firstWeekday, width: 40,
      style: PageStyle()
    ) { "\($0)" }
    #expect(list.surface.lines.first?.hasPrefix(expected.heading) == true)
  }

  @Test func lines() throws {
    func line(_ occurrence: Occurrence) -> String { String(OccurrenceLine().text(of: [occurrence]).dropLast()) }
    #expect(
      try line(task("Send forms", "2026-12-15 17:00", .busy)) == "2026-12-15 17:00  [ ] Send forms (high, 60%)  [Work]")
    #expect(try line(task("Bake", "2026-12-15")) == "2026-12-15  [ ] Bake  [Work]")
    #expect(
      try line(task("Bake", "2026-12-15", Event.Task(priority: 5), isOverdue: true))
        == "2026-12-15  [ ] Bake (overdue, medium)  [Work]")
    #expect(try line(task("Bake", "2026-12-15", .done)) == "2026-12-15  [x] Bake  [Work]")
    #expect(
      try line(task("Bake", "2026-12-15", Event.Task(status: .cancelled))) == "2026-12-15  Bake (cancelled)  [Work]")
    #expect(try line(allDay("Snow", "2026-12-15") { $0.kind = .journal }) == "2026-12-15  Snow (journal)  [Family]")
  }

  /// Words of events are put together once; of these each occurrence has its own.
  @Test func wordsOfOneSubject() throws {
    let subject = try task("Bake", "2026-12-15").subject
    var found: [Occurrence] = []
    for (day, isOverdue) in [("2026-12-14", true), ("2026-12-15", false)] {
      var one = Occurrence(subject, span: .allDay(DayRange(first: try date(day), last: try date(day))))
      one.isOverdue = isOverdue
      found.append(one)
    }
    #expect(
      OccurrenceLine().text(of: found) == "2026-12-14  [ ] Bake (overdue)  [Work]\n2026-12-15  [ ] Bake  [Work]\n")
  }

  @Test func ages() throws {
    func robin(_ day: String) throws -> Occurrence { try allDay("Robin", day) { $0.birthYear = 1986 } }
    #expect(
      try OccurrenceLine().text(of: [robin("2026-12-17"), robin("1986-12-17")])
        == "2026-12-17  Robin (40)  [Family]\n1986-12-17  Robin  [Family]\n")
    let page = MonthPage(
      try content("2026-12", [robin("2026-12-17")]), width: 120, height: 30, style: PageStyle())
    #expect(text(page.surface).contains("Robin (40)"))
  }

  /// A box tells what a to-do is, in letters that every terminal has.
  @Test(
    "On a page",
    arguments: [
      (Event.Task.busy, false, "☐ Bake", "[ ] Bake"), (.busy, true, "☐! Bake", "[!] Bake"),
      (.done, false, "☑ Bake", "[x] Bake"), (Event.Task(status: .cancelled), false, "✗ Bake", "x Bake"),
    ])
  func boxes(_ state: Event.Task, _ isOverdue: Bool, _ unicode: String, _ ascii: String) throws {
    for due in ["2026-12-15", "2026-12-15 17:00"] {
      let month = try content("2026-12", [task("Bake", due, state, isOverdue: isOverdue)])
      for (glyphs, expected) in [(Glyphs.unicode, unicode), (.ascii, ascii)] {
        let style = PageStyle(glyphs: glyphs)
        #expect(text(MonthPage(month, width: 140, height: 30, style: style).surface).contains(expected))
        let week = WeekPage(content: month, first: try date("2026-12-14"), width: 140, height: 40, style: style)
        #expect(text(week.surface).contains(expected))
      }
    }
  }

  @Test("Documents say what is done and what is overdue")
  func documents() throws {
    let month = try content(
      "2026-12", [task("Bake", "2026-12-15", isOverdue: true), task("Rest", "2026-12-16", .done)])
    let document = MonthDocument(month, language: .english, viewing: viewing)
    #expect(document.html.contains("☐! Bake") && document.html.contains("(overdue)"))
    #expect(document.html.contains("☑ Rest") && document.svg.contains("☑ Rest"))
    #expect(document.html.contains("overdue\""))
  }
}
