import CalendarCore

/// When an event happens again, in plain English: "every second Tuesday until 18 December 2026, except 1 December".
public enum RecurrenceWords {
  /// The most exceptions or additions that are named.
  private static let mostDates = 6
  /// The most rules that are told.
  private static let mostRules = 10

  /// All that an event says of its instances; nil for a single one.
  ///
  /// - Parameter start: DTSTART; nil where there is none that can be understood.
  public static func text(of event: Event.Properties, start: EventTime?) -> String? {
    let rules = event.rules.prefix(mostRules).map { RuleSentence($0, start: start) }
    var text = rules.map(\.text).joined(separator: "; and ")
    if event.rules.count > mostRules { text += "; and by \(event.rules.count - mostRules) other rules" }
    let year = event.rules.count == 1 ? rules.first?.boundYear : nil
    let additions = event.additions.map(\.start.civil.date)
    if !additions.isEmpty {
      text += text.isEmpty ? "also " : ", also "
      text += dates(additions, year: year)
    }
    guard !text.isEmpty else { return nil }
    if !event.exceptions.isEmpty {
      text += ", except " + dates(event.exceptions.map(\.civil.date), year: year)
    }
    for rule in event.exceptionRules.prefix(mostRules) {
      text += ", but not " + RuleSentence(rule, start: start).text
    }
    return text
  }

  private static func dates(_ dates: [CivilDate], year: Int?) -> String {
    let count = Set(dates).count
    return count > mostDates ? "on \(count) days" : EnglishWords.dates(dates, year: year)
  }
}
