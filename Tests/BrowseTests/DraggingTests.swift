import CalendarCore
import PageTurn
import Testing

@testable import Browse

@Suite("Dragging the page")
struct DraggingTests {
  private func month(_ text: String) -> PageID { .month(day("\(text)-01").yearMonth) }

  /// Vectors of the contract's table, with the turn they mean.
  @Test(
    "The vector decides direction and corner, and decides anew as the pointer goes",
    arguments: [
      (-4, 0, Turn(.next, at: .lowerRight)), (-4, -9, Turn(.next, at: .lowerRight)),
      (-4, 9, Turn(.next, at: .lowerLeft)),
      (4, 0, Turn(.previous, at: .lowerRight)), (4, 9, Turn(.previous, at: .lowerRight)),
      (0, 9, Turn(.previous, at: .lowerRight)), (4, -9, Turn(.previous, at: .lowerLeft)),
      (0, -9, Turn(.previous, at: .lowerLeft)),
    ])
  func table(_ dy: Int, _ dx: Int, _ turn: Turn) throws {
    var person = Person()
    person.point(.press(.left), 8, 40)
    // On a detour.
    person.point(.drag(.left), 5, 41)
    person.point(.drag(.left), 12, 42)
    person.point(.drag(.left), 8 + dy, 40 + dx)
    let movement = try #require(person.model.movement)
    #expect(movement.turn == turn)
    #expect(movement.old == month("2026-12"))
    #expect(movement.new == month(turn.direction == .next ? "2027-01" : "2026-11"))
    #expect(person.model.pages[movement.new] != nil, "what lies beneath is there at once")
    // Nothing has changed yet.
    #expect(person.model.page == movement.old && person.model.selected == day("2026-12-15"))
  }

  @Test("Let go past a third, the turn goes on from where it is")
  func completed() {
    var person = Person()
    person.point(.press(.left), 16, 78)
    person.point(.drag(.left), 2, 10)
    person.wait(0.2)
    person.point(.release(.left), 2, 10)
    #expect(person.model.page == month("2027-01") && person.model.selected == day("2027-01-15"))
    #expect(person.effects.contains(.keepFocus(day("2027-01-15"), preferredDay: 15)))
    guard case .running(let from, let to, _, let duration) = person.model.movement?.kind else {
      Issue.record("the rest of the turn runs")
      return
    }
    #expect(from.progress > 0.2 && from.corner != nil && to == .end && duration < 0.5)
    person.wait(0.5)
    #expect(person.model.movement == nil)
  }

  @Test(
    "It is the way of the pointer that counts, wherever the page was taken: a third of its height or of its width",
    arguments: [
      ((12, 40), (5, 40), "2027-01"), ((12, 40), (8, 40), "2026-12"), ((5, 4), (12, 4), "2026-11"),
      ((5, 4), (7, 6), "2026-12"), ((16, 70), (14, 40), "2027-01"), ((16, 70), (14, 50), "2026-12"),
      ((3, 75), (5, 76), "2026-12"),
    ])
  func way(_ start: (Int, Int), _ end: (Int, Int), _ month: String) {
    var person = Person()
    person.point(.press(.left), start.0, start.1)
    person.point(.drag(.left), end.0, end.1)
    person.wait(0.3)
    person.point(.release(.left), end.0, end.1)
    person.wait(1)
    #expect(person.model.page == self.month(month))
  }

  /// The page has 80 columns and 19 rows.
  @Test(
    "A cell less than a third is too little, a third is enough",
    arguments: [
      ((16, 40), (10, 40), "2026-12"), ((16, 40), (9, 40), "2027-01"), ((1, 40), (7, 40), "2026-12"),
      ((1, 40), (8, 40), "2026-11"), ((16, 60), (14, 34), "2026-12"), ((16, 60), (14, 33), "2027-01"),
      ((1, 10), (3, 36), "2026-12"), ((1, 10), (3, 37), "2026-11"),
    ])
  func third(_ start: (Int, Int), _ end: (Int, Int), _ month: String) {
    var person = Person()
    #expect(person.model.layout.page.width == 80 && person.model.layout.page.height == 19)
    person.swipe(from: start, to: end)
    person.wait(1)
    #expect(person.model.page == self.month(month))
  }

  @Test(
    "In other views the page is a week or a year",
    arguments: [
      ("w", (16, 9), "2026-12-22", PageID.week(day("2026-12-21"))),
      ("w", (1, 8), "2026-12-08", .week(day("2026-12-07"))),
      ("y", (16, 9), "2027-12-15", .year(2027)), ("y", (1, 8), "2025-12-15", .year(2025)),
    ])
  func kinds(_ view: String, _ rows: (Int, Int), _ date: String, _ page: PageID) {
    var person = Person()
    person.type(view)
    person.swipe(from: (rows.0, 40), to: (rows.1, 40))
    #expect(person.model.selected == day(date) && person.model.page == page)
    #expect(person.model.isAnimating)
  }

  @Test("What is chosen in the list is chosen no more")
  func leavesList() {
    var person = Person(occurrences: [wholeDay("Tea", "2026-12-15")])
    person.type("Tab")
    #expect(person.model.entry == 0)
    person.point(.press(.left), 16, 78)
    person.point(.drag(.left), 13, 72)
    #expect(person.model.entry == nil)
  }

  @Test("The corner comes to the pointer that has lifted it elsewhere, and then stays at it")
  func catchesUp() throws {
    var person = Person()
    person.point(.press(.left), 8, 40)
    person.point(.drag(.left), 6, 38)
    #expect(person.model.isAnimating)
    func state() throws -> TurnState {
      let size = person.model.layout.page
      return try #require(person.model.movement).state(by: CurlTransition(), width: size.width, height: size.height)
    }
    person.send(.tick(person.time))
    let first = try state()
    person.wait(0.06)
    let second = try state()
    person.wait(0.2)
    let last = try state()
    #expect(first == .start, "it begins where the page lies")
    #expect(first.progress < second.progress && second.progress < last.progress)
    #expect(last.corner == Fold.Point(column: 38.5, row: 6.5))
    #expect(!person.model.isAnimating, "a page that is held does not move by itself")
    person.point(.drag(.left), 5, 30)
    #expect(try state().corner == Fold.Point(column: 30.5, row: 5.5), "from then on it is there at once")
  }

  @Test("Let go before a third, the page springs back and nothing has changed")
  func springsBack() {
    var person = Person()
    person.point(.press(.left), 16, 78)
    person.point(.drag(.left), 13, 72)
    person.point(.release(.left), 13, 72)
    #expect(person.model.page == month("2026-12") && person.model.selected == day("2026-12-15"))
    #expect(!person.effects.contains { if case .keepFocus = $0 { true } else { false } })
    guard case .running(let from, let to, _, _) = person.model.movement?.kind else {
      Issue.record("the way back runs")
      return
    }
    #expect(from.progress < 1.0 / 3 && to == .start)
    person.wait(0.5)
    #expect(person.model.movement == nil && person.model.page == month("2026-12"))
  }

  @Test("Under two cells it is a click; a drag that comes back is none")
  func click() {
    var person = Person()
    person.point(.press(.left), 7, 40)
    person.point(.drag(.left), 6, 41)
    #expect(person.model.movement == nil)
    person.point(.release(.left), 6, 41)
    let clicked = person.model.selected
    #expect(clicked == day("2026-12-10"), "the day under the pointer is chosen")

    person.point(.press(.left), 4, 4)
    person.point(.drag(.left), 9, 4)
    person.point(.drag(.left), 4, 4)
    person.point(.release(.left), 4, 4)
    #expect(person.model.selected == clicked && person.model.page == month("2026-12"))
  }

  @Test("A swipe that begins during a turn is ignored to its end")
  func guarded() {
    var person = Person()
    person.type("]")
    person.point(.press(.left), 16, 78)
    person.wait(1)
    person.point(.drag(.left), 2, 2)
    person.point(.release(.left), 2, 2)
    #expect(person.model.page == month("2027-01") && person.model.movement == nil)
  }

  @Test("A key gives up a drag")
  func key() {
    var person = Person()
    person.point(.press(.left), 16, 78)
    person.point(.drag(.left), 2, 2)
    person.type("l")
    #expect(person.model.movement == nil && person.model.selected == day("2026-12-16"))
    person.point(.drag(.left), 1, 1)
    person.point(.release(.left), 1, 1)
    #expect(person.model.page == month("2026-12") && person.model.movement == nil)
  }

  @Test("Without a transition a swipe past a third exchanges the page")
  func withoutTransition() {
    var person = Person(transition: nil)
    person.point(.press(.left), 14, 40)
    person.point(.drag(.left), 4, 40)
    #expect(person.model.movement == nil)
    person.point(.release(.left), 4, 40)
    #expect(person.model.page == month("2027-01"))
  }
}
