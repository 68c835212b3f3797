import CalendarCore
import Testing
import TextGate

@testable import Browse

@Suite("What lies over the page")
struct OverlayTests {
  private func scroll(_ person: Person) -> Int? {
    switch person.model.overlay {
    case .help(let scroll), .detail(_, scroll: let scroll): scroll
    case .calendars, nil: nil
    }
  }

  /// A text of 100 words, one on a line.
  private func long() -> Occurrence {
    var event = Event(uid: "long", start: .date(day("2026-12-15")))
    event.summary = "Long"
    event.description = UntrustedText((1...100).map { "word\($0)" }.joined(separator: "\n"))
    return Occurrence(
      .init(event, in: home), span: .allDay(DayRange(first: day("2026-12-15"), last: day("2026-12-15"))))
  }

  /// In 24 rows a box shows 19 lines at most; a screen of it is one less, so that a line is seen twice.
  @Test(
    "Keys scroll a text by a line or a screen, and not beyond its start", arguments: ["?", "Enter"],
    [
      (["j"], 1), (["Down", "j", "k"], 1), (["j", "Up"], 0), (["k"], 0), (["PgUp"], 0), (["PgDn"], 18),
      ([" ", "PgDn"], 36), ([" ", "b"], 0), ([" ", "j", "PgUp"], 1), ([" ", "k"], 17), (["j", "b"], 0),
    ])
  func scrolls(_ key: String, _ step: (keys: [String], scroll: Int)) {
    var person = Person(occurrences: [long()])
    person.type(key)
    for key in step.keys { person.type(key) }
    #expect(scroll(person) == step.scroll)
  }

  @Test("Nor beyond its end", arguments: ["?", "Enter"], ["PgDn", "j"])
  func end(_ overlay: String, _ key: String) throws {
    var person = Person(occurrences: [long()])
    person.type(overlay)
    let pane = try #require(OverlayPane(person.model))
    let last = pane.lineCount - 19
    #expect(pane.visibleRows == 19 && last > 19)
    for _ in 0..<200 { person.type(key) }
    #expect(scroll(person) == last)
    person.type("k")
    #expect(scroll(person) == last - 1, "there is no way back from beyond the end")
    person.type("PgUp")
    #expect(scroll(person) == last - 19)
  }

  @Test("A screen that has grown shows more: a text is scrolled from what is seen of it")
  func grown() throws {
    var person = Person(occurrences: [long()])
    person.type("?")
    for _ in 0..<20 { person.type("PgDn") }
    person.send(.resized(width: 80, height: 40))
    let pane = try #require(OverlayPane(person.model))
    #expect(pane.visibleRows == 35)
    person.type("k")
    #expect(scroll(person) == pane.lineCount - 36)
  }

  @Test(
    "Keys choose among the calendars and stop at the first and the last",
    arguments: [
      (["j"], 1), (["j", "j"], 1), (["k"], 0), (["Down", "Up"], 0), (["PgDn"], 0),
    ])
  func calendars(_ keys: [String], _ chosen: Int) {
    var person = Person()
    person.type("c")
    for key in keys { person.type(key) }
    #expect(person.model.overlay == .calendars(chosen: chosen))
  }

  @Test("Another zone closes it and ends a search, whose times are those of the zone before")
  func zone() {
    var person = Person(occurrences: [wholeDay("Tea", "2026-12-15")])
    person.type("/")
    person.write("Tea")
    person.type("Enter")
    person.type("Enter")
    #expect(person.openTitle == "Tea" && person.model.search != nil)
    person.send(.zoneChanged(name: "Asia/Tokyo", today: day("2026-12-16")))
    #expect(person.model.overlay == nil && person.model.search == nil)
    #expect(person.model.zoneName == "Asia/Tokyo" && person.model.today == day("2026-12-16"))
    #expect(person.model.selected == day("2026-12-15"))
  }
}
