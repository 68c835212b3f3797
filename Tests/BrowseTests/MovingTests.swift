import CalendarCore
import Testing

@testable import Browse

@Suite("Moving the chosen day")
struct MovingTests {
  @Test(
    "by keys",
    arguments: [
      (["l"], "2026-12-16"), (["Left"], "2026-12-14"), (["j"], "2026-12-22"), (["Up"], "2026-12-08"),
      (["]"], "2027-01-15"), (["PgUp"], "2026-11-15"), (["n", "n"], "2027-02-15"), (["}"], "2027-12-15"),
      (["{", "p"], "2025-11-15"), (["Home"], "2026-12-01"), (["$"], "2026-12-31"), (["}", "t"], "2026-12-15"),
      (["j", "j", "j"], "2027-01-05"),
    ])
  func keys(_ keys: [String], _ date: String) {
    var person = Person()
    for key in keys { person.type(key) }
    #expect(person.model.selected == (day(date)))
    // The page that has it is the one that is shown, and is there.
    #expect(person.model.page == .month(person.model.selected.yearMonth))
    #expect(person.model.pages[person.model.page] != nil)
  }

  @Test("31 January turns to 28 February and back to 31 January")
  func preferredDay() {
    var person = Person(selected: "2027-01-31")
    person.type("]")
    #expect(person.model.selected == day("2027-02-28"))
    person.type("]")
    #expect(person.model.selected == day("2027-03-31"))
    person.type("[", "[")
    #expect(person.model.selected == day("2027-01-31"))
    // A day that is chosen by itself is the one that is kept from then on.
    person.type("]")
    person.type("h")
    person.type("[")
    #expect(person.model.selected == day("2027-01-27"))
  }

  /// How a person turns a page on or back.
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case wheel, drag

    var testDescription: String { rawValue }

    func turn(_ person: inout Person, isNext: Bool) {
      switch self {
      case .wheel: person.point(.wheel(isNext ? .down : .up), 3, 3)
      case .drag: person.swipe(from: (isNext ? 16 : 1, 40), to: (isNext ? 1 : 16, 40))
      }
      person.wait(1)
    }
  }

  @Test(
    "The day that was wished for stays through wheel and drag as well", arguments: Way.allCases,
    [
      ("m", ["2027-01-31", "2027-02-28", "2027-03-31"]), ("y", ["2028-02-29", "2029-02-28", "2030-02-28"]),
      ("w", ["2027-01-31", "2027-02-07", "2027-02-14"]),
    ])
  func preferredDayByPointer(_ way: Way, _ view: (key: String, days: [String])) {
    var person = Person(selected: view.days[0])
    person.type(view.key)
    var seen: [CivilDate] = []
    for isNext in [true, true, false, false] {
      way.turn(&person, isNext: isNext)
      seen.append(person.model.selected)
    }
    #expect(seen == [view.days[1], view.days[2], view.days[1], view.days[0]].map(day))
  }

  @Test("What is kept of a turn is the day that was wished for", arguments: Way.allCases)
  func keptDay(_ way: Way) {
    var person = Person(selected: "2027-01-31")
    way.turn(&person, isNext: true)
    #expect(person.effects.contains(.keepFocus(day("2027-02-28"), preferredDay: 31)))
  }

  @Test("Weeks wish for no day of the month: the day they lead to is the one", arguments: Way.allCases)
  func preferredDayOfWeeks(_ way: Way) {
    var person = Person(selected: "2027-01-31")
    person.type("w")
    way.turn(&person, isNext: true)
    person.type("m")
    person.type("]")
    #expect(person.model.selected == day("2027-03-07"))
  }

  @Test(
    "ends where dates end", arguments: [("9999-12-31", ["l", "j", "]", "}"]), ("0001-01-01", ["h", "k", "[", "{"])])
  func ends(_ date: String, _ keys: [String]) throws {
    for kind in ["m", "w", "y"] {
      var person = Person(selected: date)
      person.type(kind)
      for key in keys { person.type(key) }
      #expect(person.model.selected == (day(date)))
      person.point(.wheel(keys[0] == "l" ? .down : .up), 2, 2)
      #expect(person.model.selected == (day(date)))
    }
  }

  @Test(
    "shows weeks and years as well",
    arguments: [
      ("w", "j", "2026-12-22", PageID.week(day("2026-12-21"))), ("w", "l", "2026-12-16", .week(day("2026-12-14"))),
      ("y", "]", "2027-01-15", .year(2027)), ("y", "[", "2026-11-15", .year(2026)),
      ("m", "j", "2026-12-22", .month(day("2026-12-01").yearMonth)),
    ])
  func kinds(_ view: String, _ key: String, _ date: String, _ page: PageID) {
    var person = Person()
    person.type(view)
    #expect(person.model.movement == nil, "another kind of page is no turn")
    person.type(key)
    #expect(person.model.selected == (day(date)))
    #expect(person.model.page == page)
  }

  @Test("a date that is typed is gone to, whatever was typed before it was right")
  func goTo() {
    var person = Person()
    person.type("g")
    person.write("2027-03-0x")
    person.type("Backspace")
    person.write("9")
    person.type("Enter")
    #expect(person.model.selected == day("2027-03-09"))
    #expect(person.model.prompt == nil && person.model.isAnimating)
    person.type("g")
    person.write("yesteryear")
    person.type("Enter")
    #expect(person.model.selected == day("2027-03-09"))
    #expect(person.model.notice?.isFault == true)
    person.type("l")
    #expect(person.model.notice == nil)
  }

  @Test("the focus is kept whenever a turn begins, and at the end")
  func focus() {
    var person = Person()
    person.type("l")
    #expect(!person.effects.contains { if case .keepFocus = $0 { true } else { false } })
    person.type("]")
    #expect(person.effects.last == .keepFocus(day("2027-01-16"), preferredDay: 16))
    person.type("h")
    person.type("q")
    #expect(person.effects.suffix(2) == [.keepFocus(day("2027-01-15"), preferredDay: 15), .quit])
  }
}
