import CalendarCore
import Testing
import TextGate
import TestSupport

@testable import Browse

/// What is chosen is found again after the sources were read anew, though it may say something else by then.
@Suite("The same occurrence")
struct SameOccurrenceTests {
  private static let today = day("2026-12-15")

  /// An occurrence on 15 December, of one UID.
  private static func occurrence(
    _ title: String, of original: String? = nil, through last: String = "2026-12-15", in calendar: CalendarInfo = home
  ) -> Occurrence {
    var event = Event(uid: "1", start: .date(today))
    event.summary = UntrustedText(title)
    return Occurrence(
      .init(event, in: calendar), span: .allDay(DayRange(first: today, last: day(last))),
      recurrenceID: original.map { .date(day($0)) }, isRecurring: original != nil)
  }

  /// Three neighbours, of which the second is chosen, and what is on the day after a reload.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [Occurrence]
    let after: [Occurrence]
    let chosen: String?
  }

  private static let cases: [Case] = [
    Case(
      testDescription: "an instance among those of its series that were moved to one day",
      before: [
        occurrence("a", of: "2026-12-14"), occurrence("b", of: "2026-12-15"), occurrence("c", of: "2026-12-16"),
      ],
      after: [
        occurrence("A", of: "2026-12-14"), occurrence("C", of: "2026-12-16"), occurrence("B", of: "2026-12-15"),
      ], chosen: "B"),
    Case(
      testDescription: "an instance that is longer by now",
      before: [occurrence("a", of: "2026-12-14"), occurrence("b", of: "2026-12-15")],
      after: [
        occurrence("A", of: "2026-12-14"), occurrence("B", of: "2026-12-15", through: "2026-12-18"),
      ], chosen: "B"),
    Case(
      testDescription: "an instance that is gone, but others of its series are not",
      before: [occurrence("a", of: "2026-12-14"), occurrence("b", of: "2026-12-15")],
      after: [occurrence("A", of: "2026-12-14"), occurrence("C", of: "2026-12-16")], chosen: nil),
    Case(
      testDescription: "an event among others of its UID that take other times",
      before: [occurrence("a", through: "2026-12-16"), occurrence("b")],
      after: [occurrence("A", through: "2026-12-16"), occurrence("C", through: "2026-12-17"), occurrence("B")],
      chosen: "B"),
    Case(
      testDescription: "an event of two calendars",
      before: [occurrence("a"), occurrence("b", in: office)], after: [occurrence("A"), occurrence("B", in: office)],
      chosen: "B"),
  ]

  @Test("is chosen after a reload", arguments: cases)
  func reload(_ item: Case) {
    var person = Person(occurrences: item.before)
    person.type("Tab")
    person.type("j")
    #expect(person.model.chosenOccurrence?.event.summary == "b")
    person.occurrences = item.after
    person.type("r")
    #expect(person.model.chosenOccurrence?.event.summary?.raw == item.chosen)
  }

  @Test("is the one that a neighbour is looked for from")
  func neighbours() {
    var person = Person(occurrences: Self.cases[0].before)
    person.type("Enter")
    var titles = [person.openTitle]
    for key in ["l", "l", "h"] {
      person.type(key)
      titles.append(person.openTitle)
    }
    #expect(titles == ["a", "b", "c", "b"])
  }

  @Test(
    "A search keeps the chosen day where what it finds has that day, and else goes to its first one",
    arguments: [
      ("2026-12-13", "2026-12-13"), ("2026-12-14", "2026-12-14"), ("2026-12-16", "2026-12-16"),
      ("2026-12-18", "2026-12-18"), ("2026-12-12", "2026-12-13"), ("2026-12-19", "2026-12-13"),
    ])
  func search(_ from: String, _ to: String) {
    var person = Person(selected: from, occurrences: [wholeDay("Fair", "2026-12-13", through: "2026-12-18")])
    person.type("/")
    person.write("Fair")
    person.type("Enter")
    #expect(person.model.selected == day(to) && person.model.entry == 0)
  }
}
