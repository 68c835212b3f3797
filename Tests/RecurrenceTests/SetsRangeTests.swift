import CalendarCore
import SeededNumbers
import Testing

@testable import Recurrence

/// RANGE=THISANDFUTURE (RFC 5545 3.2.13 and 3.8.4.4).
@Suite("Overrides of an instance and all after it")
struct SetsRangeTests {
  private func master(_ start: String = "2026-12-01T09:00 Berlin", days: Int = 5) throws -> Event {
    try Sets.event(start) {
      $0.rules = [Sets.daily(days)]
      if !$0.start.isDate { $0.end = .duration(CalendarDuration(seconds: 3600)) }
    }
  }

  private func range(
    _ id: String, start: String, _ title: String = "b", _ change: (inout Event) throws -> Void = { _ in }
  )
    throws -> Event
  {
    try Sets.event(start, title: title) {
      $0.recurrenceID = try Sets.time(id)
      $0.replacesFuture = true
      $0.end = .duration(CalendarDuration(seconds: 7200))
      try change(&$0)
    }
  }

  @Test(
    "move all later instances by as much, whatever form names the first",
    arguments: [
      "2026-12-03T09:00 Berlin", "2026-12-03T08:00 UTC", "2026-12-03T03:00 New York", "2026-12-03",
      "2026-12-03T09:00",
    ])
  func moved(_ id: String) throws {
    let events = [try master(), try range(id, start: "2026-12-03T15:30 Berlin")]
    let expected = [
      "12-01 09:00-10:00 a", "12-02 09:00-10:00 a", "12-03 15:30-17:30 b", "12-04 15:30-17:30 b", "12-05 15:30-17:30 b",
    ]
    #expect(try Sets.shown(events) == expected)
    #expect(try Sets.shown(events.reversed()) == expected)
  }

  @Test("move instances to other days")
  func otherDay() throws {
    let events = [try master(), try range("2026-12-04T09:00 Berlin", start: "2026-12-05T10:00 Berlin")]
    #expect(
      try Sets.shown(events).suffix(2) == ["12-05 10:00-12:00 b", "12-06 10:00-12:00 b"])
  }

  @Test("hold until the next one, and below overrides of single instances")
  func layers() throws {
    let single = try Sets.event("2026-12-04T20:00 Berlin", title: "single") {
      $0.recurrenceID = try Sets.time("2026-12-04T09:00 Berlin")
    }
    let events = [
      try master(days: 6), try range("2026-12-05T09:00 Berlin", start: "2026-12-05T07:00 Berlin", "c"), single,
      try range("2026-12-02T09:00 Berlin", start: "2026-12-02T11:00 Berlin", "b"),
    ]
    #expect(
      try Sets.shown(events) == [
        "12-01 09:00-10:00 a", "12-02 11:00-13:00 b", "12-03 11:00-13:00 b", "12-04 20:00-20:00 single",
        "12-05 07:00-09:00 c", "12-06 07:00-09:00 c",
      ])
  }

  @Test("leave the later instances as they are when the first is changed once more by itself")
  func newerSingle() throws {
    let newer = try Sets.event("2026-12-03T18:00 Berlin", title: "newer") {
      $0.recurrenceID = try Sets.time("2026-12-03T09:00 Berlin")
      $0.sequence = 2
    }
    let older = try range("2026-12-03T09:00 Berlin", start: "2026-12-03T12:00 Berlin") { $0.sequence = 1 }
    #expect(
      try Sets.shown([master(), older, newer]).suffix(3) == [
        "12-03 18:00-18:00 newer", "12-04 12:00-14:00 b", "12-05 12:00-14:00 b",
      ])
  }

  @Test("that are cancelled end the series")
  func cancelled() throws {
    let end = try range("2026-12-03T09:00 Berlin", start: "2026-12-03T09:00 Berlin") { $0.status = .cancelled }
    #expect(try Sets.shown([master(), end]) == ["12-01 09:00-10:00 a", "12-02 09:00-10:00 a"])
    // RFC 5546 3.2.5: with them go the overrides of later instances, but for newer ones and those of earlier instances.
    func single(_ day: String, sequence: Int) throws -> Event {
      try Sets.event("2026-12-\(day)T20:00 Berlin", title: "single") {
        $0.recurrenceID = try Sets.time("2026-12-\(day)T09:00 Berlin")
        $0.sequence = sequence
      }
    }
    var newer = end
    newer.sequence = 3
    let events = try [master(), newer, single("02", sequence: 1), single("04", sequence: 1), single("05", sequence: 4)]
    #expect(
      try Sets.shown(events) == ["12-01 09:00-10:00 a", "12-02 20:00-20:00 single", "12-05 20:00-20:00 single"])
  }

  @Test(
    "keep to the series' clocks across their changes, whatever zone they are told in",
    arguments: ["2026-12-03T15:00 Berlin", "2026-12-03T14:00 UTC", "2026-12-03T09:00 New York"])
  func acrossClockChanges(_ start: String) throws {
    // Berlin changes on 28 March 2027, New York two weeks before.
    let events = [try master(days: 200), try range("2026-12-03T09:00 Berlin", start: start)]
    #expect(
      try Sets.shown(events, from: "2027-03-13", to: "2027-03-14") == ["03-13 15:00-17:00 b", "03-14 15:00-17:00 b"])
    #expect(
      try Sets.shown(events, from: "2027-03-27", to: "2027-03-28") == ["03-27 15:00-17:00 b", "03-28 15:00-17:00 b"])
  }

  @Test("may turn times into whole days and move whole days")
  func wholeDays() throws {
    let day = try range("2026-12-03T09:00 Berlin", start: "2026-12-04") { $0.end = .none }
    #expect(try Sets.shown([master(), day]).suffix(3) == ["12-04..12-04 b", "12-05..12-05 b", "12-06..12-06 b"])
    let days = [try master("2026-12-01"), try range("2026-12-02", start: "2026-12-12") { $0.end = .none }]
    #expect(
      try Sets.shown(days) == [
        "12-01..12-01 a", "12-12..12-12 b", "12-13..12-13 b", "12-14..12-14 b", "12-15..12-15 b",
      ])
  }

  @Test("move instances into a window and out of it", arguments: [("2027-01-02", 60), ("2026-10-03", -60)])
  func windows(_ day: String, shift: Int) throws {
    let start = try Sets.date("2026-12-03").adding(days: shift)
    let events = [try master(), try range("2026-12-03T09:00 Berlin", start: "\(start)T09:00 Berlin")]
    let others = try Sets.shown(events, from: "\(start)", to: "\(start.adding(days: 30))")
    #expect(others.count == 3)
    #expect(try Sets.shown(events).count == 2)
  }

  @Test("leave exceptions with the original starts")
  func exceptions() throws {
    var master = try master()
    master.exceptions = [try Sets.time("2026-12-04T09:00 Berlin")]
    let events = [master, try range("2026-12-03T09:00 Berlin", start: "2026-12-03T15:00 Berlin")]
    #expect(try Sets.shown(events).suffix(2) == ["12-03 15:00-17:00 b", "12-05 15:00-17:00 b"])
  }

  @Test("of a widened window show the same inside it", arguments: [1, 2, 3] as [UInt64])
  func widening(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    for _ in 0..<40 {
      let shift = Int.random(in: -90_000...90_000, using: &random)
      let first = Int.random(in: 0...40, using: &random)
      let start = try Sets.time("2026-12-01T09:00 Berlin")
      let id = start.replacing(civil: start.civil.adding(days: first))
      let moved = CivilDateTime(clockSeconds: id.civil.clockSeconds + shift * 60)
      var override = Event(uid: "one", start: start.replacing(civil: moved))
      (override.recurrenceID, override.replacesFuture, override.summary) = (id, true, "b")
      let events = [try master(days: 60), override]
      let wide = try Sets.shown(events, from: "2026-06-01", to: "2027-07-31")
      let day = try Sets.date("2026-11-01").adding(days: Int.random(in: 0...120, using: &random))
      let narrow = try Sets.shown(events, from: "\(day)", to: "\(day.adding(days: 6))")
      let days = (0...6).map { String("\(day.adding(days: $0))".dropFirst(5)) }
      #expect(narrow == wide.filter { line in days.contains { line.hasPrefix($0) } }, "\(shift) min from day \(first)")
      #expect(wide.count == 60)
    }
  }
}
