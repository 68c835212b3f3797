import CalendarCore
import Input
import PageTurn
import Pages
import Testing
import TextGate
import TestSupport

@testable import Browse

/// A person who browses: the model, and a world that answers it at once from a few occurrences.
struct Person {
  var model: Model
  /// What the model wanted, in order.
  var effects: [Effect] = []
  var occurrences: [Occurrence]
  var hidden: Set<Int> = []
  var time = 100.0

  init(
    selected: String = "2026-12-15", today: String = "2026-12-15", occurrences: [Occurrence] = [],
    transition: (any Transition)? = CurlTransition(), width: Int = 80, height: Int = 24
  ) {
    self.occurrences = occurrences
    let settings = Settings(
      style: PageStyle(), firstWeekday: .monday, transition: transition, corner: .auto, heading: { "\($0)" })
    model = Model(
      settings: settings, width: width, height: height, today: day(today), zoneName: "Europe/Berlin",
      selected: day(selected), calendars: [home, office])
    perform(model.begin())
  }

  /// Lets the world answer, until nothing is wanted any more.
  mutating func perform(_ wanted: [Effect]) {
    var waiting = wanted[...]
    while let effect = waiting.popFirst() {
      effects.append(effect)
      for message in answers(to: effect) { waiting += model.update(message) }
    }
  }

  mutating func send(_ message: Message) { perform(model.update(message)) }

  private mutating func answers(to effect: Effect) -> [Message] {
    switch effect {
    case .load(let id, let generation): [.loaded(id, data(of: id), generation: generation)]
    case .open(let occurrence): [.opened(occurrence)]
    case .search(let text, around: _, years: _):
      [.found(text: text, occurrences.filter { $0.event.summary?.raw.contains(text) ?? false })]
    case .resolve(let text, in: _): [optionalDay(text).map { .went(to: $0) } ?? .refused("no day")]
    case .setZone(let name):
      [name == "Nowhere" ? .refused("no zone") : .zoneChanged(name: name, today: model.today)]
    case .hide(let hidden): hide(hidden)
    case .reload: [.reloaded(model.calendars, notice: "Read again", isFault: false)]
    case .keepFocus, .redraw, .quit: []
    }
  }

  private mutating func hide(_ hidden: Set<Int>) -> [Message] {
    self.hidden = hidden
    return []
  }

  private func data(of id: PageID) -> PageData {
    func content(_ month: YearMonth) -> MonthContent {
      let grid = MonthGrid(month: month, firstWeekday: .monday)
      let shown = occurrences.filter { $0.days.overlaps(grid.days) && !hidden.contains($0.calendar.order) }
      return MonthContent(grid: grid, occurrences: shown, today: model.today, names: .english(month))
    }
    switch id {
    case .month(let month): return PageData(.month(content(month)))
    case .week(let first): return PageData(.week(content(first.yearMonth), first: first))
    case .year(let year):
      return PageData(
        .year((1...12).compactMap { YearMonth(year: year, month: $0) }.map(content), heading: "\(year)"))
    }
  }

  // MARK: What a person does

  /// Types keys, all at once.
  mutating func type(_ keys: String...) {
    for key in keys { send(.input(.key(press(key)), at: time)) }
    send(.inputEnded)
  }

  /// Types a text, a character after the other.
  mutating func write(_ text: String) {
    for character in text { type(String(character)) }
  }

  /// Does something with the pointer.
  mutating func point(_ action: PointerEvent.Action, _ row: Int, _ column: Int) {
    send(.input(.pointer(PointerEvent(action, row: row, column: column)), at: time))
    send(.inputEnded)
  }

  mutating func click(_ row: Int, _ column: Int) {
    point(.press(.left), row, column)
    point(.release(.left), row, column)
  }

  mutating func doubleClick(_ row: Int, _ column: Int) {
    click(row, column)
    click(row, column)
  }

  /// Takes the page at a cell and lets it go at another one, after a moment in which it catches up.
  mutating func swipe(from start: (row: Int, column: Int), to end: (row: Int, column: Int)) {
    point(.press(.left), start.row, start.column)
    point(.drag(.left), end.row, end.column)
    wait(0.2)
    point(.release(.left), end.row, end.column)
  }

  /// The title of the occurrence that is open.
  var openTitle: String? {
    guard case .detail(let occurrence, scroll: _) = model.overlay else { return nil }
    return occurrence.event.summary?.raw
  }

  /// Lets time pass while frames are shown.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      send(.tick(time))
      time = min(end, time + 1.0 / 60)
    }
    send(.tick(time))
  }

  private func press(_ name: String) -> KeyPress {
    let keys: [Key] = [
      .enter, .tab, .escape, .space, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    ]
    if let key = keys.first(where: { $0.name == name }) { return KeyPress(key) }
    if name == " " { return KeyPress(.space) }
    if name.hasPrefix("Ctrl-"), let last = name.last { return KeyPress(.character(last), .control) }
    return KeyPress(.character(name.last ?? " "))
  }
}

let home = CalendarInfo(name: "Home", order: 0)
let office = CalendarInfo(name: "Office", order: 1)

/// A day from `2026-12-01`.
func day(_ text: String) -> CivilDate {
  guard let date = optionalDay(text) else {
    Issue.record("not a date: \(text)")
    return CivilDate(dayNumber: 0)
  }
  return date
}

/// The same; nil for anything else.
func optionalDay(_ text: String) -> CivilDate? {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
}

/// An occurrence of a whole day, or of several.
func wholeDay(
  _ title: String, _ date: String, through last: String? = nil, in calendar: CalendarInfo = home
) -> Occurrence {
  let date = day(date)
  var event = Event(uid: UntrustedText("\(title)@\(date)"), start: .date(date))
  event.summary = UntrustedText(title)
  return Occurrence(
    .init(event, in: calendar), span: .allDay(DayRange(first: date, last: last.map { day($0) } ?? date)))
}
