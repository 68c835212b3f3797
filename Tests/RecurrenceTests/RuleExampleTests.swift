import CalendarCore
import Testing

@testable import Recurrence

/// The tables in the folder `Tables`.
@Suite("Rules and their instances")
struct RuleExampleTests {
  @Test("RFC 5545 3.8.5.3", arguments: RuleExample.table("rfc5545"))
  func rfc5545(example: RuleExample) { check(example) }

  @Test("RFC 7529", arguments: RuleExample.table("rfc7529"))
  func rfc7529(example: RuleExample) { check(example) }

  @Test("rules that are easily got wrong", arguments: RuleExample.table("rules"))
  func rules(example: RuleExample) { check(example) }

  @Test("the tables hold what they are for")
  func sizes() {
    #expect(RuleExample.table("rfc5545").count == 42)
    #expect(RuleExample.table("rfc5545").reduce(0) { $0 + $1.instances.count } > 700)
  }

  private func check(_ example: RuleExample) {
    let printed = example.instances
    // What is printed must be all there is, unless the rule goes on.
    let limit = printed.count + (example.isEndless ? 0 : 1)
    #expect(RuleText.instances(example.rule, start: example.start, limit: limit) == printed)
    // The same from a window that begins at the middle one.
    let middle = printed.count / 2
    let windowed = RuleText.instances(example.rule, start: example.start, notBefore: printed[middle], limit: 1)
    #expect(windowed.first == printed[middle])
  }
}
