import CalendarCore
import Testing

@testable import Recurrence

/// RFC 5545 3.8.5.
@Suite("Recurrence sets")
struct SetsExceptionTests {
  @Test(
    "EXDATE takes an instance away in whatever form it names it",
    arguments: [
      "2026-12-02T09:00 Berlin", "2026-12-02T08:00 UTC", "2026-12-02T03:00 New York", "2026-12-02", "2026-12-02T09:00",
    ])
  func exceptions(_ exception: String) throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") {
      $0.rules = [Sets.daily(3)]
      $0.exceptions = [try Sets.time(exception)]
    }
    #expect(try Sets.shown([event]) == ["12-01 09:00-09:00 a", "12-03 09:00-09:00 a"])
    // Whoever looks at it from elsewhere sees the same instances.
    #expect(try Sets.shown([event], in: "New York") == ["12-01 03:00-03:00 a", "12-03 03:00-03:00 a"])
    #expect(try Sets.shown([event], in: "Kiritimati") == ["12-01 22:00-22:00 a", "12-03 22:00-22:00 a"])
  }

  @Test("EXDATE of another time of the day takes nothing away")
  func otherTime() throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") {
      $0.rules = [Sets.daily(2)]
      $0.exceptions = [try Sets.time("2026-12-02T10:00 Berlin")]
    }
    #expect(try Sets.shown([event]).count == 2)
  }

  @Test(
    "EXDATE of a whole day is that day in every viewing zone",
    arguments: [
      "2026-12-02", "2026-12-02T00:00", "2026-12-02T09:00 Tokyo", "2026-12-02T00:00 UTC", "2026-12-01T23:00 UTC",
    ], ["UTC", "Berlin", "New York", "Kiritimati", "Pago Pago"])
  func exceptionOfDay(_ exception: String, _ viewing: String) throws {
    let event = try Sets.event("2026-12-01") {
      $0.rules = [Sets.daily(3)]
      $0.exceptions = [try Sets.time(exception)]
    }
    #expect(try Sets.shown([event], in: viewing) == ["12-01..12-01 a", "12-03..12-03 a"])
  }

  @Test("COUNT counts instances that EXDATE takes away (RFC 5545 3.3.10: COUNT bounds the rule, not the set)")
  func countWithException() throws {
    let event = try Sets.event("2026-12-01") {
      $0.rules = [Sets.daily(3)]
      $0.exceptions = [try Sets.time("2026-12-01")]
    }
    #expect(try Sets.shown([event]) == ["12-02..12-02 a", "12-03..12-03 a"])
  }

  @Test("the start is an instance even where the rule does not give it (RFC 5545 3.8.5.3)")
  func startOutsideRule() throws {
    let event = try Sets.event("2026-12-01") {
      var rule = RecurrenceRule(frequency: .weekly)
      rule.weekdays = [.init(.friday)]
      rule.count = 3
      $0.rules = [rule]
    }
    #expect(try Sets.shown([event]) == ["12-01..12-01 a", "12-04..12-04 a", "12-11..12-11 a"])
  }

  @Test("RDATE adds instances: with the master's length, or a PERIOD's own")
  func additions() throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") {
      $0.end = .time(try Sets.time("2026-12-01T10:00 Berlin"))
      $0.additions = [
        .init(start: try Sets.time("2026-12-05T12:00 Berlin")),
        .init(start: try Sets.time("2026-12-06T12:00 UTC"), end: .duration(CalendarDuration(seconds: 7200))),
        .init(
          start: try Sets.time("2026-12-07T12:00 Berlin"), end: .time(try Sets.time("2026-12-07T12:30 Berlin"))),
      ]
    }
    #expect(
      try Sets.shown([event]) == [
        "12-01 09:00-10:00 a", "12-05 12:00-13:00 a", "12-06 13:00-15:00 a", "12-07 12:00-12:30 a",
      ])
  }

  @Test(
    "an RDATE that the rule gives as well counts once",
    arguments: [
      "2026-12-01T09:00 Berlin", "2026-12-02T09:00 Berlin", "2026-12-02T08:00 UTC",
    ])
  func additionTwice(_ addition: String) throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") {
      $0.rules = [Sets.daily(2)]
      $0.additions = [.init(start: try Sets.time(addition))]
    }
    #expect(try Sets.shown([event]) == ["12-01 09:00-09:00 a", "12-02 09:00-09:00 a"])
  }

  @Test(
    "an RDATE of the other kind than the start takes the start's kind",
    arguments: [
      ("2026-12-01T09:00 Berlin", "2026-12-05", "12-05 09:00-09:00 a"),
      ("2026-12-01", "2026-12-05T09:00 Berlin", "12-05..12-05 a"),
    ])
  func additionOfOtherKind(_ start: String, _ addition: String, _ expected: String) throws {
    let event = try Sets.event(start) { $0.additions = [.init(start: try Sets.time(addition))] }
    #expect(try Sets.shown([event]).last == expected)
  }

  @Test("an EXDATE takes an RDATE away, and the start")
  func exceptionOfAddition() throws {
    let event = try Sets.event("2026-12-01") {
      $0.rules = [Sets.daily(2)]
      $0.additions = [.init(start: try Sets.time("2026-12-05"))]
      $0.exceptions = [try Sets.time("2026-12-05"), try Sets.time("2026-12-01")]
    }
    #expect(try Sets.shown([event]) == ["12-02..12-02 a"])
  }

  @Test("EXRULE of RFC 2445 takes away what it gives, and its start only where it gives that")
  func exceptionRule() throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") {
      $0.rules = [Sets.daily(5)]
      var rule = RecurrenceRule(frequency: .weekly)
      rule.weekdays = [.init(.thursday)]
      $0.exceptionRules = [rule]
    }
    #expect(try Sets.shown([event]).map { $0.prefix(5) } == ["12-01", "12-02", "12-04", "12-05"])
  }

  @Test("two rules give the union")
  func twoRules() throws {
    let event = try Sets.event("2026-12-01") {
      var weekly = RecurrenceRule(frequency: .weekly)
      weekly.count = 2
      $0.rules = [Sets.daily(2), weekly]
    }
    #expect(try Sets.shown([event]).map { $0.prefix(5) } == ["12-01", "12-02", "12-08"])
  }

  /// Day 20,790 is 3 December 2026.
  @Test(
    "UNTIL is inclusive (RFC 5545 3.3.10), and as a date keeps its own day",
    arguments: [
      RecurrenceRule.Until.date(CivilDate(dayNumber: 20_790)),
      .civil(CivilDateTime(CivilDate(dayNumber: 20_790), secondOfDay: 32_400)),
      .instant(Instant(seconds: 20_790 * 86_400 + 28_800)),
    ])
  func until(_ until: RecurrenceRule.Until) throws {
    let event = try Sets.event("2026-12-01T09:00 Berlin") {
      var rule = RecurrenceRule(frequency: .daily)
      rule.until = until
      $0.rules = [rule]
    }
    #expect(try Sets.shown([event]).map { $0.prefix(5) } == ["12-01", "12-02", "12-03"])
  }

  @Test(
    "UNTIL in UTC is a midnight of some zone for whole days, as producers write it",
    arguments: [
      // Berlin, London in winter, New York, Auckland in winter and summer; the last second of a day in Berlin.
      ("2026-12-02T23:00", 3), ("2026-12-03T00:00", 3), ("2026-12-03T05:00", 3), ("2026-12-02T12:00", 3),
      ("2026-12-02T11:00", 3), ("2026-12-02T22:59", 2),
    ])
  func untilOfDays(_ moment: String, _ count: Int) throws {
    let event = try Sets.event("2026-12-01") {
      var rule = RecurrenceRule(frequency: .daily)
      rule.until = .instant(try Sets.time("\(moment) UTC").instant(viewedIn: .utc))
      $0.rules = [rule]
    }
    #expect(try Sets.shown([event]).count == count)
  }

  @Test("an EXDATE takes a single event away")
  func exceptedSingle() throws {
    let event = try Sets.event("2026-12-02T09:00 Berlin") { $0.exceptions = [try Sets.time("2026-12-02T08:00 UTC")] }
    #expect(try Sets.shown([event]) == [])
  }

  @Test("EXRULEs are asked for what the rules give, however many instances they have themselves")
  func denseExceptionRules() throws {
    let event = try Sets.event("2020-12-01T09:00 Berlin") {
      $0.rules = [RecurrenceRule(frequency: .hourly)]
      var rule = RecurrenceRule(frequency: .secondly)
      rule.hours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
      $0.exceptionRules = [rule]
    }
    #expect(try Sets.shown([event]).count == 31)
  }

  @Test("an EXRULE in a calendar that is not known takes nothing away")
  func unknownScale() throws {
    let event = try Sets.event("2026-12-01") {
      $0.rules = [Sets.daily(3)]
      var rule = RecurrenceRule(frequency: .daily)
      rule.scale = "KLINGON"
      $0.exceptionRules = [rule]
    }
    #expect(try Sets.shown([event]).count == 3)
  }
}
