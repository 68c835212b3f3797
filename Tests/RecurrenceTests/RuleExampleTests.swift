import CalendarCore
import Testing

@testable import Recurrence

@Suite("Examples of the specifications")
struct RuleExampleTests {
  @Test("RFC 5545 3.8.5.3", arguments: RuleExample.rfc5545)
  func rfc5545(example: RuleExample) { check(example) }

  @Test("RFC 7529, Gregorian", arguments: RuleExample.rfc7529)
  func rfc7529(example: RuleExample) { check(example) }

  @Test("the daily example in January goes on to 31 January 2000 and no further")
  func endOfUntil() {
    let last = RuleText.instances(
      "FREQ=DAILY;UNTIL=20000131T090000;BYMONTH=1", start: "19980101T090000", limit: 200)
    #expect(last.count == 93)
    #expect(last.last == RuleText.time("20000131T090000"))
  }

  private func check(_ example: RuleExample) {
    let printed = example.instances.map { RuleText.time($0) }
    // What is printed must be all there is, unless the specification goes on.
    let limit = printed.count + (example.isEndless ? 0 : 1)
    #expect(RuleText.instances(example.rule, start: example.start, limit: limit) == printed)
    // The same from a window that begins at the middle one.
    let middle = printed.count / 2
    var windowed = RuleInstances(
      rule: RuleText.rule(example.rule), start: RuleText.time(example.start), isDate: !example.start.contains("T"),
      notBefore: printed[middle])
    #expect(windowed.next() == printed[middle])
  }
}
