import CalendarCore
import SeededNumbers
import Testing
import TextGate

/// An event from one minute to another of 1 January 2026, in UTC.
func timed(
  _ title: String, _ start: Int, _ end: Int, in calendar: Int = 0, _ change: (inout Event) -> Void = { _ in }
) throws -> Occurrence {
  let midnight = try utc("2026-01-01T00:00:00").seconds
  func time(_ minute: Int) -> ZonedTime { Zone.utc.time(at: Instant(seconds: midnight + minute * 60)) }
  var event = Event(uid: UntrustedText(title), start: .zoned(time(start).civil, .utc))
  event.summary = UntrustedText(title)
  change(&event)
  let info = CalendarInfo(name: UntrustedText("\(calendar)"), order: calendar)
  return Occurrence(.init(event, in: info), span: .timed(start: time(start), end: time(end)))
}

/// Whole days from 1 January 2026 on.
func allDay(_ title: String, _ first: Int = 0, days: Int = 1, _ change: (inout Event) -> Void = { _ in }) throws
  -> Occurrence
{
  let start = try date("2026-01-01").adding(days: first)
  var event = Event(uid: UntrustedText(title), start: .date(start))
  event.summary = UntrustedText(title)
  change(&event)
  return Occurrence(
    .init(event, in: CalendarInfo(name: "0")),
    span: .allDay(DayRange(start: start, end: start.adding(days: days))))
}

@Suite("Conflicts")
struct ConflictTests {
  /// `A+B 10-20`, minutes of the day.
  private func conflicts(_ occurrences: [Occurrence]) throws -> [String] {
    let midnight = try utc("2026-01-01T00:00:00").seconds
    return Conflict.all(in: occurrences.inListOrder()).map { conflict in
      let names = conflict.occurrences.map { "\($0.event.uid)" }.joined(separator: "+")
      let minutes = [conflict.moments.lowerBound, conflict.moments.upperBound].map { ($0.seconds - midnight) / 60 }
      return "\(names) \(minutes[0])-\(minutes[1])"
    }
  }

  @Test("are stretches in which more than one is on")
  func stretches() throws {
    #expect(try conflicts([timed("A", 0, 20), timed("B", 10, 30)]) == ["A+B 10-20"])
    #expect(try conflicts([timed("A", 0, 20), timed("B", 20, 30)]).isEmpty)
    #expect(try conflicts([timed("A", 0, 60), timed("B", 10, 20), timed("C", 30, 40)]) == ["A+B 10-20", "A+C 30-40"])
    #expect(try conflicts([timed("A", 0, 60), timed("B", 10, 20), timed("C", 20, 40)]) == ["A+B 10-20", "A+C 20-40"])
    #expect(try conflicts([timed("A", 0, 30), timed("B", 10, 50), timed("C", 20, 40)]) == ["A+B+C 10-40"])
    #expect(try conflicts([timed("A", 0, 30), timed("B", 0, 30)]) == ["A+B 0-30"])
  }

  @Test("are had by what takes time")
  func takers() throws {
    let meeting = try timed("A", 0, 60)
    #expect(try conflicts([meeting, timed("B", 0, 30) { $0.isTransparent = true }]).isEmpty)
    #expect(try conflicts([meeting, timed("B", 0, 30) { $0.status = .cancelled }]).isEmpty)
    #expect(try conflicts([meeting, timed("B", 0, 30) { $0.status = .tentative }]) == ["B+A 0-30"])
    #expect(try conflicts([meeting, timed("B", 0, 30) { $0.kind = .todo }]).isEmpty)
    #expect(try conflicts([meeting, timed("B", 30, 30)]).isEmpty)
    #expect(try conflicts([meeting, allDay("B")]).isEmpty)
    // In two calendars it is one event; at another time it is another instance.
    #expect(try conflicts([meeting, timed("A", 0, 60, in: 1)]).isEmpty)
    #expect(try conflicts([meeting, timed("A", 0, 61, in: 1)]) == ["A+A 0-60"])
  }

  @Test("are found by moments where a list goes by days, which may come twice")
  func clockChange() throws {
    let newfoundland = try systemZone("America/St_Johns")
    func occurrence(_ title: String, _ start: String, _ end: String) throws -> Occurrence {
      var occurrence = try timed(title, 0, 1)
      occurrence.span = .timed(start: newfoundland.time(at: try utc(start)), end: newfoundland.time(at: try utc(end)))
      return occurrence
    }
    // Clocks went back at 00:01 of 7 November, to the day before: they show 00:00, then 23:10 and 23:40.
    let occurrences = try [
      occurrence("A", "2010-11-07T02:30:00", "2010-11-07T02:50:00"),
      occurrence("B", "2010-11-07T02:40:00", "2010-11-07T02:45:00"),
      occurrence("C", "2010-11-07T03:10:00", "2010-11-07T03:30:00"),
    ].inListOrder()
    #expect(occurrences.map { "\($0.event.uid)" } == ["B", "C", "A"])
    let pairs = Conflict.pairs(in: occurrences, atMost: 10)
    #expect(pairs.map { "\($0.first.event.uid)\($0.second.event.uid)" } == ["AB"])
    #expect(pairs.first?.moments.minutes == 5)
  }

  @Test("are those that comparing each with each finds", arguments: 0..<200)
  func bruteForce(seed: Int) throws {
    var numbers = SeededGenerator(state: UInt64(seed))
    let occurrences = try (0..<numbers.int(in: 0...12)).map { number in
      let start = numbers.int(in: 0...60)
      return try timed("\(number)", start, start + numbers.int(in: 0...30))
    }.inListOrder()
    var expected: Set<String> = []
    for (place, first) in occurrences.enumerated() {
      for second in occurrences[(place + 1)...] {
        let (one, other) = (first.moments(in: .utc), second.moments(in: .utc))
        let common = one.clamped(to: other)
        if one.overlaps(other), !common.isEmpty {
          expected.insert(
            "\(first.event.uid)+\(second.event.uid) \(common.lowerBound.seconds) \(common.upperBound.seconds)")
        }
      }
    }
    let pairs = Conflict.pairs(in: occurrences, atMost: .max)
    let found = pairs.map {
      "\($0.first.event.uid)+\($0.second.event.uid) \($0.moments.lowerBound.seconds) \($0.moments.upperBound.seconds)"
    }
    #expect(Set(found) == expected)
    #expect(found.count == expected.count)
    #expect(Conflict.pairs(in: occurrences, atMost: 3).count == min(3, pairs.count))

    let conflicts = Conflict.all(in: occurrences)
    for minute in 0...100 {
      let moment = try timed("x", minute, minute + 1).moments(in: .utc).lowerBound
      let running = occurrences.filter { $0.moments(in: .utc).contains(moment) }
      let conflict = conflicts.filter { $0.moments.contains(moment) }
      #expect(conflict.count == (running.count > 1 ? 1 : 0))
      if let conflict = conflict.first { #expect(running.allSatisfy(conflict.occurrences.contains)) }
    }
    for conflict in conflicts {
      #expect(conflict.occurrences.allSatisfy { $0.moments(in: .utc).overlaps(conflict.moments) })
    }
  }

  @Test("of very many are found at once")
  func many() throws {
    let occurrences = try (0..<20_000).map { try timed("\($0)", $0 % 7, 1000 + $0) }.inListOrder()
    #expect(Conflict.all(in: occurrences).count == 1)
    #expect(Conflict.pairs(in: occurrences, atMost: 500).count == 500)
  }
}
