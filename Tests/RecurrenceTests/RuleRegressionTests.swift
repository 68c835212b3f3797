import CalendarCore
import Testing

@testable import Recurrence

@Suite("Rules that are easily got wrong")
struct RuleRegressionTests {
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
    let first = try #require(RuleText.instances(rule, start: "20010101T010203", notBefore: from, limit: 1).first)
    #expect((first.clockSeconds - start.clockSeconds) % seconds == 0)
    #expect(first >= from && first.clockSeconds - from.clockSeconds < seconds)
  }
}
