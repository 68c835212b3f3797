import CalendarCore
import PageTurn
import Testing

@testable import Browse

@Suite("Turning the page")
struct TurningTests {
  private func month(_ text: String) -> PageID { .month(day("\(text)-01").yearMonth) }

  @Test("The month changes when the turn starts; when it ends nothing of it is left")
  func whole() throws {
    var person = Person()
    person.type("]")
    let movement = try #require(person.model.movement)
    #expect(movement.turn == Turn(.next) && movement.old == month("2026-12") && movement.new == month("2027-01"))
    #expect(person.model.page == month("2027-01"))
    // Half a second from the first frame on.
    person.wait(0.4)
    #expect(person.model.isAnimating)
    person.wait(0.2)
    #expect(person.model.movement == nil && !person.model.isAnimating)
  }

  @Test("A key finishes a turn at once and starts the next one")
  func settled() {
    var person = Person()
    person.type("]")
    person.wait(0.1)
    person.type("]")
    #expect(person.model.movement?.old == month("2027-01") && person.model.movement?.new == month("2027-02"))
    person.wait(0.1)
    person.type("?")
    #expect(person.model.movement == nil && person.model.page == month("2027-02"))
  }

  @Test("A burst of keys is one turn to where it ends")
  func burst() throws {
    var person = Person()
    person.type("]", "]", "]", "[", "l")
    let movement = try #require(person.model.movement)
    #expect(movement.old == month("2026-12") && movement.new == month("2027-02"))
    #expect(person.model.selected == day("2027-02-16"))
    // Pages on the way are not even asked for.
    #expect(person.effects.count { if case .load = $0 { true } else { false } } == 2)
    person.wait(1)
    person.type("[", "]")
    #expect(person.model.movement == nil, "a burst that ends where it began is no turn")
  }

  @Test("Without a transition the page is exchanged")
  func cut() {
    var person = Person(transition: nil)
    person.type("]")
    #expect(person.model.movement == nil && person.model.page == month("2027-01"))
  }

  @Test("A text that is pasted settles a turn, and gives up a drag")
  func paste() {
    var person = Person()
    person.type("]")
    person.send(.input(.paste("text"), at: person.time))
    #expect(person.model.movement == nil && person.model.page == month("2027-01"))
    person.point(.press(.left), 16, 78)
    person.point(.drag(.left), 2, 2)
    person.send(.input(.paste("text"), at: person.time))
    person.point(.release(.left), 2, 2)
    #expect(person.model.movement == nil && person.model.page == month("2027-01"))
  }

  @Test("What is loaded too late is passed over")
  func stale() throws {
    var person = Person(occurrences: [wholeDay("Old", "2026-12-15")])
    let page = person.model.page
    let old = try #require(person.model.pages[page])
    person.occurrences = []
    person.type("r")
    #expect(person.model.occurrencesOfDay.isEmpty)
    person.send(.loaded(page, old, generation: person.model.generation - 1))
    #expect(person.model.occurrencesOfDay.isEmpty)
  }

  @Test("A resize ends a turn, and a drag")
  func resize() {
    var person = Person()
    person.type("]")
    person.send(.resized(width: 40, height: 12))
    #expect(person.model.movement == nil && person.model.page == month("2027-01"))
    person.point(.press(.left), 5, 30)
    person.point(.drag(.left), 3, 20)
    person.send(.resized(width: 80, height: 24))
    person.point(.release(.left), 0, 0)
    #expect(person.model.movement == nil && person.model.page == month("2027-01"))
  }
}
