import CalendarCore
import SeededNumbers
import Testing
import TextGate

@testable import Store

/// A long window in parts gives what it gives at once, in the same order, and each occurrence once.
@Suite struct OccurrenceSlicesTests {
  private let first = CivilDate(dayNumber: 20_000)

  private func allDay(_ title: String, day: Int, days: Int = 1) -> Occurrence {
    let start = first.adding(days: day)
    let event = Event(uid: UntrustedText("\(title)@\(day)"), start: .date(start))
    return Occurrence(
      .init(event, in: CalendarInfo(name: "c")), span: .allDay(DayRange(start: start, end: start.adding(days: days))))
  }

  private func window(_ count: Int) -> DayRange { DayRange(start: first, end: first.adding(days: count)) }

  /// A store of occurrences that gives no more than a number at once.
  private final class Source {
    let all: [Occurrence]
    let limit: Int
    var asked: [DayRange] = []
    var said: [Diagnostic] = []

    init(_ all: [Occurrence], limit: Int) { (self.all, self.limit) = (all.sorted(), limit) }

    func found(_ days: DayRange) -> [Occurrence] { all.filter { $0.days.overlaps(days) } }

    func slices(_ window: DayRange) -> OccurrenceSlices {
      OccurrenceSlices(
        window,
        answer: { [self] days in
          asked.append(days)
          let found = found(days)
          return found.count > limit ? nil : QueryResult(found)
        }, cutAnswer: { [self] in QueryResult(Array(found($0).prefix(limit))) },
        report: { [self] in said += $0 })
    }
  }

  @Test("What fits is asked for once")
  func once() {
    let source = Source((0..<50).map { allDay("a", day: $0) }, limit: 50)
    #expect(Array(source.slices(window(50))).map(\.count) == [50])
    #expect(source.asked == [window(50)] && source.said.isEmpty)
  }

  @Test("Random occurrences in random windows", arguments: 0..<40)
  func random(seed: Int) {
    var numbers = SeededGenerator(state: UInt64(seed))
    let days = Int.random(in: 1...400, using: &numbers)
    let all = (0..<Int.random(in: 0...300, using: &numbers)).map { number in
      allDay(
        "\(number)", day: Int.random(in: -20..<days + 20, using: &numbers),
        days: Int.random(in: 1...(number % 7 == 0 ? 90 : 2), using: &numbers))
    }
    let densest = (0..<days).map { day in all.count { $0.days.contains(first.adding(days: day)) } }.max() ?? 0
    let source = Source(all, limit: max(densest, 1) + Int.random(in: 0...40, using: &numbers))
    let listed = source.slices(window(days)).flatMap { $0 }
    #expect(listed == source.found(window(days)))
    #expect(source.said.isEmpty)
  }

  @Test("A day that has too many ends the list, and what there is room for is given")
  func tooDense() {
    let source = Source((0..<20).map { _ in allDay("a", day: 3) } + [allDay("b", day: 9)], limit: 10)
    let listed = source.slices(window(30)).flatMap { $0 }
    #expect(listed.count == 10)
  }

  @Test("Nothing is asked before it is wanted")
  func lazily() {
    let source = Source((0..<1000).map { allDay("a", day: $0) }, limit: 100)
    var slices = source.slices(window(1000))
    #expect(source.asked.isEmpty)
    #expect((slices.next()?.count ?? 0) > 0)
    let asked = source.asked.count
    #expect(asked <= 3 && source.asked.last.map { $0.count < 1000 } == true)
    _ = slices.next()
    #expect(source.asked.count == asked + 1)
  }
}

extension QueryResult {
  fileprivate init(_ occurrences: [Occurrence]) { self.init(occurrences: occurrences, diagnostics: [], series: []) }
}
