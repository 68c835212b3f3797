import CalendarCore
import Testing

@testable import Recurrence

@Suite("Rules that are easily got wrong")
struct RuleRegressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let start: String
    let rule: String
    /// The first instances: dates, with the time where it is not the start's.
    let instances: String

    init(_ name: String, _ start: String, _ rule: String, _ instances: String) {
      self.name = name
      self.start = start
      self.rule = rule
      self.instances = instances
    }

    var testDescription: String { name }

    static let all = [
      Case(
        "a start that does not satisfy the rule is the first of COUNT", "20260101", "FREQ=WEEKLY;BYDAY=MO;COUNT=3",
        "2026-01-01 2026-01-05 2026-01-12"),
      Case("the start counts once", "20260105", "FREQ=WEEKLY;BYDAY=MO;COUNT=2", "2026-01-05 2026-01-12"),
      Case("monthly on the 31st", "20260131", "FREQ=MONTHLY;COUNT=4", "2026-01-31 2026-03-31 2026-05-31 2026-07-31"),
      Case("29 February across 2100", "20960229", "FREQ=YEARLY;COUNT=3", "2096-02-29 2104-02-29 2108-02-29"),
      Case(
        "plain and numbered weekdays join", "20260102", "FREQ=MONTHLY;BYDAY=FR,1MO;COUNT=6",
        "2026-01-02 2026-01-05 2026-01-09 2026-01-16 2026-01-23 2026-01-30"),
      Case(
        "week 53 is in long years only", "20201228", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;COUNT=3",
        "2020-12-28 2026-12-28 2032-12-27"),
      Case(
        "BYWEEKNO alone gives the start's weekday", "20260511", "FREQ=YEARLY;BYWEEKNO=20;COUNT=3",
        "2026-05-11 2027-05-17 2028-05-15"),
      Case(
        "the last week with weeks from Sunday", "20260104", "FREQ=YEARLY;WKST=SU;BYWEEKNO=-1;BYDAY=SU;COUNT=3",
        "2026-01-04 2026-12-27 2027-12-26"),
      Case(
        "negative days of the month", "20260131", "FREQ=MONTHLY;BYMONTHDAY=-1,-31;COUNT=5",
        "2026-01-31 2026-02-28 2026-03-01 2026-03-31 2026-04-30"),
      Case(
        "negative days of the year", "20240101", "FREQ=YEARLY;BYYEARDAY=-1,-366;COUNT=4",
        "2024-01-01 2024-12-31 2025-12-31 2026-12-31"),
      Case(
        "weekly BYSETPOS picks from the whole first week", "20260107", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2;COUNT=3",
        "2026-01-07 2026-01-14 2026-01-21"),
      Case(
        "weekly BYSETPOS drops what lies before the start", "20260107", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1;COUNT=3",
        "2026-01-07 2026-01-12 2026-01-19"),
      Case(
        "times are sorted and each is taken once", "20260101T090000", "FREQ=DAILY;BYHOUR=17,9,17;BYMINUTE=30,0;COUNT=5",
        "2026-01-01 2026-01-01T09:30:00 2026-01-01T17:00:00 2026-01-01T17:30:00 2026-01-02"),
      Case("BYHOUR on a date", "20260101", "FREQ=DAILY;BYHOUR=9,17;COUNT=3", "2026-01-01 2026-01-02 2026-01-03"),
      Case(
        "hours on a date give each day once", "20260101", "FREQ=HOURLY;INTERVAL=36;COUNT=4",
        "2026-01-01 2026-01-02 2026-01-04 2026-01-05"),
      Case(
        "BYSETPOS within an hour", "20260101T000000", "FREQ=HOURLY;BYMINUTE=10,20,30;BYSETPOS=-1;COUNT=3",
        "2026-01-01 2026-01-01T00:30:00 2026-01-01T01:30:00"),
      Case(
        "hours with a day's limit", "20260105T220000", "FREQ=HOURLY;INTERVAL=5;BYDAY=MO;COUNT=4",
        "2026-01-05 2026-01-12T04:00:00 2026-01-12T09:00:00 2026-01-12T14:00:00"),
      Case(
        "a date until counts its whole day", "20260101T230000", "FREQ=DAILY;UNTIL=20260103",
        "2026-01-01 2026-01-02 2026-01-03"),
      Case(
        "a week across New Year with BYMONTH", "20251229", "FREQ=WEEKLY;BYDAY=MO,TH;BYMONTH=12;COUNT=3",
        "2025-12-29 2026-12-03 2026-12-07"),
      Case(
        "the weekday nearest the 15th", "20260115", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYMONTHDAY=13,14,15;BYSETPOS=-1",
        "2026-01-15 2026-02-13 2026-03-13 2026-04-15"),
      Case(
        "SKIP=FORWARD meets a day of its own", "20260101",
        "FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD", "2026-01-01 2026-01-31 2026-02-01 2026-03-01 2026-03-31 2026-04-01"
      ),
      Case(
        "SKIP is applied before BYDAY", "20260131", "FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=SA;SKIP=BACKWARD;COUNT=4",
        "2026-01-31 2026-02-28 2026-10-31 2027-07-31"),
    ]
  }

  @Test("first instances", arguments: Case.all)
  func firstInstances(of example: Case) {
    let expected = example.instances.split(separator: " ").map(String.init)
    let start = RuleText.time(example.start)
    let limit = example.rule.contains("COUNT") || example.rule.contains("UNTIL") ? 100 : expected.count
    let instances = RuleText.instances(example.rule, start: example.start, limit: limit)
    #expect(RuleText.texts(instances, timeOfDay: start.secondOfDay) == expected)
  }

  @Test("a moment as UNTIL is left to the caller")
  func momentUntil() {
    var rule = RuleText.rule("FREQ=DAILY")
    rule.until = .instant(Instant(seconds: 0))
    let start = RuleText.time("20260101T000000")
    let instances = Array(RuleInstances(rule: rule, start: start, isDate: false, notBefore: nil).prefix(3))
    #expect(instances.last == start.adding(days: 2))
  }

  @Test("the start is an instance even after UNTIL")
  func startAfterUntil() {
    #expect(RuleText.instances("FREQ=DAILY;UNTIL=20251231", start: "20260101") == [RuleText.time("20260101")])
  }

  @Test(
    "INTERVAL keeps its phase in a distant window",
    arguments: [
      ("FREQ=SECONDLY;INTERVAL=7", 7), ("FREQ=MINUTELY;INTERVAL=7", 420), ("FREQ=HOURLY;INTERVAL=7", 25_200),
      ("FREQ=DAILY;INTERVAL=7", 604_800), ("FREQ=WEEKLY;INTERVAL=7", 4_233_600),
    ])
  func phase(rule: String, seconds: Int) throws {
    let start = RuleText.time("20010101T010203")
    let from = RuleText.time("20261201T000000")
    let first = try #require(RuleText.instances(rule, start: "20010101T010203", from: "20261201", limit: 1).first)
    #expect((first.clockSeconds - start.clockSeconds) % seconds == 0)
    #expect(first >= from && first.clockSeconds - from.clockSeconds < seconds)
  }
}
