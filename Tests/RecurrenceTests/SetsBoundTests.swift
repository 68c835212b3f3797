import CalendarCore
import Testing
import TextGate

@testable import Recurrence

/// What calendars of strangers may not take: memory and time without end.
@Suite("Bounds of sets")
struct SetsBoundTests {
  private let window = DayRange(CivilDate(dayNumber: 20_800).yearMonth)

  private func secondly(_ uid: UntrustedText, from start: CivilDateTime) -> EventSeries {
    var event = Event(uid: uid, start: .zoned(start, .utc))
    event.rules = [RecurrenceRule(frequency: .secondly)]
    return EventSeries.grouping([event])[0]
  }

  @Test("an endless rule by the second from year 1 shows the first instances of the window, and says so")
  func oldRule() throws {
    var expansion = Expansion(window: window, viewing: .utc)
    let start = CivilDateTime(try #require(CivilDate(year: 1, month: 1, day: 1)))
    let found = expansion.occurrences(of: secondly("a", from: start), in: CalendarInfo(name: "C"))
    #expect(found.count == Expansion.mostInstances)
    #expect(found.first?.days.start == window.start)
    #expect(expansion.diagnostics.count == 1)
  }

  @Test("all events together have a bound")
  func manyRules() {
    var expansion = Expansion(window: window, viewing: .utc)
    let start = CivilDateTime(window.start)
    let found = (0..<8).map {
      expansion.occurrences(of: secondly(UntrustedText("\($0)"), from: start), in: CalendarInfo(name: "C")).count
    }
    #expect(found.reduce(0, +) == Expansion.mostOccurrences)
    #expect(expansion.diagnostics.contains { $0.message.description.hasPrefix("too many occurrences in all") })
  }

  @Test("expansions that share a budget have one bound together")
  func sharedBudget() {
    var budget = ExpansionBudget(occurrences: 120_000)
    let start = CivilDateTime(window.start)
    let counts = (0..<4).map { _ in
      var expansion = Expansion(window: window, viewing: .utc, budget: budget)
      let found = expansion.occurrences(of: secondly("a", from: start), in: CalendarInfo(name: "C"))
      budget = expansion.budget
      return found.count
    }
    #expect(counts == [50_000, 50_000, 20_000, 0])
    #expect(budget.isSpent)
  }

  @Test("a floating RDATE beside a zoned start is told on the start's clocks")
  func floatingAddition() throws {
    let tokyo = Zone(identifier: "Asia/Tokyo", initialOffset: 9 * 3600)
    let start = CivilDateTime(window.start, secondOfDay: 36_000)
    var event = Event(uid: "a", start: .zoned(start, tokyo))
    event.additions = [.init(start: .floating(start.adding(days: 1)))]
    var expansion = Expansion(window: window, viewing: .utc)
    let found = expansion.occurrences(of: EventSeries.grouping([event])[0], in: CalendarInfo(name: "C")).sorted()
    #expect(found.map { $0.days.start.day } == [1, 2])
    let hours = found.map { occurrence -> Int in
      guard case .timed(let start, _) = occurrence.span else { return -1 }
      return start.civil.hour
    }
    #expect(hours == [1, 1])
  }
}
