import CalendarCore
import Testing
import TestSupport

@testable import Browse

/// Clicks on a screen of 80 columns and 24 rows: the numbers of the week of 14 December are in row 8 and its occurrences
/// beneath them, those of the last week in row 15, and the day's list begins in row 19.
@Suite("Clicks")
struct PointingTests {
  private func person() -> Person {
    Person(
      occurrences: [
        wholeDay("Tea", "2026-12-15"), wholeDay("Meeting", "2026-12-15", in: office), wholeDay("Walk", "2026-12-17"),
        wholeDay("Breakfast", "2027-01-02"), wholeDay("Supper", "2027-01-02"),
      ])
  }

  private func month(_ text: String) -> PageID { .month(day("\(text)-01").yearMonth) }

  // MARK: Double clicks

  @Test(
    "A second click at nearly the same place opens, until 0.4 seconds have passed",
    arguments: [
      (0.39, 0, 0, "Tea"), (0.41, 0, 0, nil), (0.1, 0, 1, "Tea"), (0.1, 0, -1, "Tea"), (0.1, 0, 2, nil),
      (0.1, 0, -2, nil), (0.1, 1, 0, nil),
    ] as [(Double, Int, Int, String?)])
  func doubleClick(_ seconds: Double, _ rows: Int, _ columns: Int, _ title: String?) {
    var person = person()
    person.click(8, 18)
    #expect(person.openTitle == nil)
    person.time += seconds
    person.click(8 + rows, 18 + columns)
    #expect(person.openTitle == title)
    #expect(person.model.selected == day("2026-12-15"))
  }

  @Test("A third click is not another double one, a fourth is")
  func thirdClick() {
    // On a day without occurrences, where a double click says so.
    var person = person()
    var said: [Bool] = []
    for _ in 0..<4 {
      person.click(8, 30)
      said.append(person.model.notice?.text.description == "Nothing on this day")
    }
    #expect(said == [false, true, false, true] && person.model.selected == day("2026-12-16"))
  }

  @Test("On a day of a neighbouring month it opens that day's first occurrence, though the first click began a turn")
  func neighbour() {
    var person = person()
    person.click(15, 62)
    #expect(person.model.selected == day("2027-01-02") && person.model.page == month("2027-01"))
    #expect(person.model.isAnimating)
    person.wait(0.1)
    person.click(15, 62)
    #expect(person.openTitle == "Breakfast" && person.model.movement == nil)
    #expect(person.model.selected == day("2027-01-02"))
  }

  @Test("While a page turns, a single click is ignored", arguments: [(0.41, 15, 62), (0.1, 8, 18)])
  func duringTurn(_ seconds: Double, _ row: Int, _ column: Int) {
    var person = person()
    person.click(15, 62)
    person.wait(seconds)
    person.click(row, column)
    #expect(person.openTitle == nil && person.model.selected == day("2027-01-02"))
    #expect(person.model.movement != nil)
  }

  // MARK: The page

  @Test(
    "On an occurrence of the page exactly that one is chosen, and a double click opens it",
    arguments: [(9, 15, 0, "Tea"), (10, 15, 1, "Meeting"), (9, 40, 0, "Walk")])
  func occurrence(_ row: Int, _ column: Int, _ place: Int, _ title: String) {
    var person = person()
    person.click(row, column)
    #expect(person.model.entry == place && person.openTitle == nil)
    #expect(person.model.chosenOccurrence?.event.summary?.raw == title)
    person.click(row, column)
    #expect(person.openTitle == title)
  }

  @Test("Beside its occurrences a day is chosen, and none of them")
  func dayAlone() {
    var person = person()
    person.type("Tab")
    person.click(8, 18)
    #expect(person.model.selected == day("2026-12-15") && person.model.entry == nil)
  }

  @Test("A click is where the button was pressed, and none where it is released two cells away")
  func slips() {
    var person = person()
    person.type("?")
    // On the border, and released outside.
    person.point(.press(.left), 1, 1)
    person.point(.release(.left), 1, 3)
    #expect(person.model.overlay != nil)
    person.point(.press(.left), 1, 1)
    person.point(.release(.left), 1, 2)
    #expect(person.model.overlay == nil)
  }

  @Test("A press of which the release was lost holds up nothing", arguments: [false, true])
  func lostRelease(_ isDrag: Bool) {
    var person = person()
    person.point(.press(.left), 16, 78)
    if isDrag { person.point(.drag(.left), 13, 72) }
    person.wait(0.2)
    person.click(8, 40)
    #expect(person.model.selected == day("2026-12-17") && person.model.movement == nil)
    person.click(23, 0)
    #expect(person.model.page == month("2027-01"))
  }

  @Test("While a line is typed, clicks are ignored, and so is what was pressed then", arguments: [(8, 40), (23, 70)])
  func prompt(_ row: Int, _ column: Int) {
    var person = person()
    person.type("/")
    person.write("ab")
    person.doubleClick(row, column)
    #expect(person.model.prompt?.text == "ab" && person.model.selected == day("2026-12-15"))
    person.point(.press(.left), row, column)
    person.type("Esc")
    person.point(.release(.left), row, column)
    #expect(person.model.prompt == nil && person.model.selected == day("2026-12-15"))
    #expect(person.openTitle == nil && person.model.notice == nil)
  }

  // MARK: The list and the last line

  @Test(
    "On an entry of the day's list it is chosen, and a double click opens it",
    arguments: [(20, 0, "Tea"), (21, 1, "Meeting")])
  func entry(_ row: Int, _ place: Int, _ title: String) {
    var person = person()
    person.click(row, 30)
    #expect(person.model.entry == place && person.openTitle == nil)
    person.click(row, 30)
    #expect(person.openTitle == title)
  }

  @Test("Beside the entries nothing happens", arguments: [19, 22])
  func besideEntries(_ row: Int) {
    var person = person()
    person.doubleClick(row, 30)
    #expect(person.model.entry == nil && person.openTitle == nil && person.model.notice == nil)
  }

  /// `] next  [ prev  t today  g go to  Enter open  / search …`.
  @Test(
    "A word of the last line does what it says",
    arguments: [
      (0, "2027-01-16"), (5, "2027-01-16"), (6, "2026-12-16"), (8, "2026-11-16"), (16, "2026-12-15"),
      (22, "2026-12-15"),
      (23, "2026-12-16"),
    ])
  func footer(_ column: Int, _ date: String) {
    var person = person()
    person.type("l")
    person.click(23, column)
    #expect(person.model.selected == day(date))
  }

  @Test("So do those that ask for something, and those of what lies over the page")
  func footerContexts() {
    var person = person()
    person.click(23, 25)
    #expect(person.model.prompt?.kind == .goTo)
    person.type("Esc")
    person.type("c")
    // `Space show or hide  o only this  a all  Esc close`.
    person.click(23, 20)
    #expect(person.hidden == [1] && person.model.overlay == .calendars(chosen: 0))
    person.click(23, 40)
    #expect(person.model.overlay == nil)
  }

  // MARK: Over the page

  /// The calendars are in rows 10 and 11 of a box in rows 9 to 12 and columns 32 to 47.
  @Test(
    "Outside of what lies over the page a click closes it",
    arguments: [(0, 0), (8, 40), (13, 40), (10, 31), (10, 48)])
  func outside(_ row: Int, _ column: Int) {
    var person = person()
    person.type("c")
    person.click(row, column)
    #expect(person.model.overlay == nil && person.hidden.isEmpty)
    #expect(person.model.selected == day("2026-12-15"), "and does nothing else")
  }

  @Test("On its border it does nothing", arguments: [(9, 32), (9, 47), (12, 32), (12, 40)])
  func border(_ row: Int, _ column: Int) {
    var person = person()
    person.type("c")
    person.doubleClick(row, column)
    #expect(person.model.overlay == .calendars(chosen: 0) && person.hidden.isEmpty)
  }

  @Test("On a calendar's line it shows or hides the calendar", arguments: [(10, 0), (11, 1)])
  func calendar(_ row: Int, _ place: Int) {
    var person = person()
    person.type("c")
    person.click(row, 40)
    #expect(person.hidden == [place] && person.model.hiddenCalendars == [place])
    #expect(person.model.overlay == .calendars(chosen: place))
    person.click(row, 40)
    #expect(person.hidden.isEmpty && person.model.hiddenCalendars.isEmpty)
  }

  @Test("On a line of a text it does nothing, and no drag is begun there")
  func text() {
    var person = person()
    person.type("?")
    person.doubleClick(10, 40)
    person.swipe(from: (16, 40), to: (2, 40))
    #expect(person.model.overlay == .help(scroll: 0) && person.model.page == month("2026-12"))
  }
}
