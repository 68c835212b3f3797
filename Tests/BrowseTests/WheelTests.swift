import CalendarCore
import Input
import Testing

@testable import Browse

@Suite("The wheel")
struct WheelTests {
  private func month(_ text: String) -> PageID { .month(day("\(text)-01").yearMonth) }

  @Test(
    "A click turns one page, down to the next one and up to the one before",
    arguments: [(PointerEvent.Direction.down, "2027-01-15"), (.up, "2026-11-15")])
  func turns(_ direction: PointerEvent.Direction, _ date: String) {
    var person = Person()
    person.point(.wheel(direction), 3, 3)
    #expect(person.model.selected == day(date) && person.model.page == .month(day(date).yearMonth))
    #expect(person.model.movement?.turn.direction == (direction == .down ? .next : .previous))
    #expect(person.model.isAnimating)
  }

  @Test(
    "While a page turns or is held, one click more is ignored", arguments: [PointerEvent.Direction.down, .up],
    [true, false])
  func ignored(_ direction: PointerEvent.Direction, _ isHeld: Bool) {
    var person = Person()
    if isHeld {
      person.point(.press(.left), 16, 78)
      person.point(.drag(.left), 2, 10)
    } else {
      person.type("]")
    }
    person.wait(0.1)
    let page = person.model.page
    person.point(.wheel(direction), 3, 3)
    #expect(person.model.page == page && person.model.movement != nil)
    if isHeld { person.point(.release(.left), 2, 10) }
    person.wait(1)
    #expect(person.model.page == month("2027-01") && person.model.selected == day("2027-01-15"))
  }

  @Test("Sideways it does nothing", arguments: [PointerEvent.Direction.left, .right])
  func sideways(_ direction: PointerEvent.Direction) {
    var person = Person()
    person.point(.wheel(direction), 3, 3)
    #expect(person.model.page == month("2026-12") && person.model.movement == nil)
  }

  @Test("What lies over the page is scrolled by a line, and the page is not turned")
  func overlay() {
    var person = Person()
    person.type("?")
    var seen: [Model.Overlay?] = []
    for direction in [PointerEvent.Direction.down, .down, .up, .up, .up] {
      person.point(.wheel(direction), 10, 40)
      seen.append(person.model.overlay)
    }
    #expect(seen == [1, 2, 1, 0, 0].map { .help(scroll: $0) })
    #expect(person.model.page == month("2026-12") && person.model.movement == nil)
  }

  @Test("Among the calendars it chooses the next one and the one before")
  func calendars() {
    var person = Person()
    person.type("c")
    var seen: [Model.Overlay?] = []
    for direction in [PointerEvent.Direction.down, .down, .up, .up] {
      person.point(.wheel(direction), 10, 40)
      seen.append(person.model.overlay)
    }
    #expect(seen == [1, 1, 0, 0].map { .calendars(chosen: $0) })
    #expect(person.hidden.isEmpty && person.model.page == month("2026-12"))
  }

  @Test("While a line is typed it does nothing", arguments: [PointerEvent.Direction.down, .up])
  func prompt(_ direction: PointerEvent.Direction) {
    var person = Person()
    person.type("/")
    person.write("ab")
    person.point(.wheel(direction), 3, 3)
    #expect(person.model.page == month("2026-12") && person.model.movement == nil)
    #expect(person.model.prompt?.text == "ab")
  }
}
