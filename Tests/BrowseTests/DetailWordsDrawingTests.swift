import CalendarCore
import Testing

@testable import Browse

@Suite("Rules in words")
struct DetailWordsDrawingTests {
  @Test(
    "How often an event happens",
    arguments: [
      ("every day", RecurrenceRule(frequency: .daily)),
      (
        "every 2 weeks on Monday and Friday, 10 times",
        rule(.weekly, 2) { rule in
          rule.weekdays = [.init(.monday), .init(.friday)]
          rule.count = 10
        }
      ),
      ("every month on the last Sunday", rule(.monthly) { $0.weekdays = [.init(.sunday, ordinal: -1)] }),
      ("every month on the 1st, 22nd and last day", rule(.monthly) { $0.monthDays = [1, 22, -1] }),
      ("every month on the 2nd last Tuesday", rule(.monthly) { $0.weekdays = [.init(.tuesday, ordinal: -2)] }),
      (
        "every year on the 11th in May and June",
        rule(.yearly) { rule in
          rule.monthDays = [11]
          rule.months = [5, 6]
        }
      ),
      (
        "every month by a rule of several parts",
        rule(.monthly) { rule in
          rule.weekdays = [.init(.monday)]
          rule.setPositions = [-1]
        }
      ),
    ])
  func words(expected: String, rule: RecurrenceRule) {
    #expect(RuleWords.text(rule) == expected)
  }

  private static func rule(
    _ frequency: RecurrenceRule.Frequency, _ interval: Int = 1, _ change: (inout RecurrenceRule) -> Void
  ) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency: frequency, interval: interval)
    change(&rule)
    return rule
  }
}
