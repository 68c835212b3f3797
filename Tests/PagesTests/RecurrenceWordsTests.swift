import CalendarCore
import RuleLines
import SeededNumbers
import Testing

@testable import Pages

@Suite("Recurrence in words")
struct RecurrenceWordsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let words: String

    var testDescription: String { rule }

    init(_ rule: String, _ words: String) { (self.rule, self.words) = (rule, words) }

    /// For an event that starts on Tuesday, 15 December 2026, at 9:30.
    static let all = [
      Case("FREQ=DAILY", "every day"),
      Case("FREQ=DAILY;INTERVAL=2", "every second day"),
      Case("FREQ=DAILY;INTERVAL=14", "every 14 days"),
      Case("FREQ=DAILY;COUNT=1", "every day, once"),
      Case("FREQ=DAILY;COUNT=10", "every day, 10 times"),
      Case("FREQ=DAILY;UNTIL=20261218", "every day until 18 December 2026"),
      Case("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
      Case("FREQ=DAILY;BYMONTH=1,2", "every day in January and February"),
      Case("FREQ=DAILY;BYHOUR=9,12;BYMINUTE=0,30", "every day at 09:00, 09:30, 12:00 and 12:30"),
      Case("FREQ=DAILY;BYHOUR=14", "every day at 14:30"),
      Case("FREQ=DAILY;BYMONTHDAY=1,15", "every day on the 1st and 15th"),
      Case("FREQ=WEEKLY", "every Tuesday"),
      Case("FREQ=WEEKLY;INTERVAL=2", "every second Tuesday"),
      Case("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261218T235959", "every second Tuesday until 18 December 2026"),
      Case("FREQ=WEEKLY;BYDAY=FR,MO,WE", "every Monday, Wednesday and Friday"),
      Case("FREQ=WEEKLY;BYDAY=MO,SU;WKST=SU", "every Sunday and Monday"),
      Case("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
      Case("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "every day"),
      Case("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "every second week on Monday and Friday"),
      Case("FREQ=WEEKLY;INTERVAL=12;BYDAY=MO", "every 12 weeks on Monday"),
      Case("FREQ=WEEKLY;BYDAY=TU;BYMONTH=6", "every Tuesday in June"),
      Case("FREQ=MONTHLY", "on the 15th of every month"),
      Case("FREQ=MONTHLY;INTERVAL=3", "on the 15th of every third month"),
      Case("FREQ=MONTHLY;BYMONTHDAY=1,-1", "on the 1st and last day of every month"),
      Case("FREQ=MONTHLY;BYMONTHDAY=-2", "on the second to last day of every month"),
      Case("FREQ=MONTHLY;BYDAY=2TU", "on the second Tuesday of every month"),
      Case("FREQ=MONTHLY;BYDAY=1MO,3MO", "on the first and third Monday of every month"),
      Case("FREQ=MONTHLY;BYDAY=-1FR", "on the last Friday of every month"),
      Case("FREQ=MONTHLY;BYDAY=WE", "on every Wednesday of every month"),
      Case("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "on the last weekday of every month"),
      Case("FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1", "on the first weekend day of every month"),
      Case("FREQ=MONTHLY;BYDAY=TU,TH;BYSETPOS=2", "on the second Tuesday or Thursday of every month"),
      Case("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "on the 13th if it is a Friday of every month"),
      Case(
        "FREQ=MONTHLY;BYMONTHDAY=1,2,3;BYSETPOS=-1", "on the 1st, 2nd and 3rd of every month, only the last of these"),
      Case("FREQ=YEARLY", "every year on 15 December"),
      Case("FREQ=YEARLY;INTERVAL=4", "every fourth year on 15 December"),
      Case("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "every year on 24 December"),
      Case("FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1,15", "every year on 1 and 15 March and 1 and 15 September"),
      Case("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "every year on the last Sunday in March"),
      Case("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3", "every year on the fourth Thursday in November, 3 times"),
      Case("FREQ=YEARLY;BYDAY=20MO", "every year on the 20th Monday"),
      Case("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "every year on Monday in week 20"),
      Case("FREQ=YEARLY;BYYEARDAY=1,100,-1", "every year on the first day, the 100th day and the last day"),
      Case("FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR", "every year on the 13th if it is a Friday of every month"),
      Case("FREQ=HOURLY", "every hour"),
      Case("FREQ=HOURLY;INTERVAL=2;BYDAY=MO", "every 2 hours on Monday"),
      Case("FREQ=HOURLY;BYHOUR=9,10", "every hour in the hours 9 and 10"),
      Case("FREQ=MINUTELY;INTERVAL=15", "every 15 minutes"),
      Case("FREQ=SECONDLY;INTERVAL=30;COUNT=4", "every 30 seconds, 4 times"),
      Case("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L", "every year in leap month 5 in the calendar CHINESE"),
    ]
  }

  private func start() throws -> EventTime { .floating(CivilDateTime(try date("2026-12-15"), secondOfDay: 34_200)) }

  private func words(
    _ rules: [String], except: [String] = [], also: [String] = [], exceptRules: [String] = []
  ) throws -> String? {
    var event = Event.Properties(uid: "a", start: try start())
    event.rules = rules.map { RuleNotation.rule($0) }
    event.exceptionRules = exceptRules.map { RuleNotation.rule($0) }
    event.exceptions = try except.map { .date(try date($0)) }
    event.additions = try also.map { Event.Addition(start: .date(try date($0))) }
    return RecurrenceWords.text(of: event, start: try start())
  }

  @Test("is what a person would say", arguments: Case.all)
  func rule(_ example: Case) throws {
    #expect(try words([example.rule]) == example.words)
  }

  @Test("names the days that are left out and added")
  func dates() throws {
    let tuesdays = "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261218"
    #expect(
      try words([tuesdays], except: ["2026-12-31", "2026-12-24"])
        == "every second Tuesday until 18 December 2026, except 24 and 31 December")
    #expect(
      try words(["FREQ=WEEKLY"], except: ["2026-12-29", "2027-01-05"])
        == "every Tuesday, except 29 December 2026 and 5 January 2027")
    #expect(
      try words(["FREQ=WEEKLY"], except: ["2026-12-22", "2026-12-29", "2027-01-05"])
        == "every Tuesday, except 22 and 29 December 2026, and 5 January 2027")
    #expect(
      try words(["FREQ=WEEKLY"], except: (1...9).map { "2027-01-0\($0)" }) == "every Tuesday, except on 9 days")
    #expect(try words(["FREQ=DAILY"], also: ["2027-01-05"]) == "every day, also 5 January 2027")
    #expect(try words([], also: ["2027-01-05", "2027-01-06"]) == "also 5 and 6 January 2027")
    #expect(try words([]) == nil)
  }

  @Test("tells all rules of an event")
  func several() throws {
    #expect(try words(["FREQ=DAILY", "FREQ=YEARLY"]) == "every day; and every year on 15 December")
    #expect(
      try words(["FREQ=DAILY"], exceptRules: ["FREQ=WEEKLY;BYDAY=SU"]) == "every day, but not every Sunday")
  }

  @Test("tells the last day on the clocks of the event")
  func until() throws {
    let zone = Zone(identifier: "Tokyo", initialOffset: 9 * 3600)
    var event = Event.Properties(uid: "a", start: .zoned(CivilDateTime(try date("2026-12-15")), zone))
    var rule = RecurrenceRule(frequency: .daily)
    rule.until = .instant(Instant(seconds: CivilDateTime(try date("2026-12-20"), secondOfDay: 60_000).clockSeconds))
    event.rules = [rule]
    #expect(RecurrenceWords.text(of: event, start: event.start) == "every day until 21 December 2026")
  }

  @Test("has words for every rule, with a start and without")
  func anything() throws {
    var random = SeededGenerator(state: 11)
    func numbers(_ range: ClosedRange<Int>, signed: Bool) -> [Int] {
      guard random.chance(3) else { return [] }
      return (0..<random.int(in: 1...5)).map { _ in random.int(in: range) * (signed && random.chance(2) ? -1 : 1) }
    }
    for _ in 0..<3000 {
      var rule = RecurrenceRule(
        frequency: try #require(RecurrenceRule.Frequency(rawValue: random.int(in: 0...6))),
        interval: random.int(in: 1...40))
      rule.months = numbers(1...13, signed: false)
      rule.leapMonths = numbers(1...12, signed: false)
      rule.monthDays = numbers(1...31, signed: true)
      rule.yearDays = numbers(1...366, signed: true)
      rule.weekNumbers = numbers(1...53, signed: true)
      rule.hours = numbers(0...23, signed: false)
      rule.minutes = numbers(0...59, signed: false)
      rule.seconds = numbers(0...59, signed: false)
      rule.setPositions = numbers(1...366, signed: true)
      rule.weekdays = numbers(0...53, signed: true).map { .init(Weekday.allCases[abs($0) % 7], ordinal: $0) }
      if random.chance(5) { rule.scale = "HEBREW" }
      let start: EventTime? = random.chance(4) ? nil : .date(CivilDate(dayNumber: random.int(in: -9000...90_000)))
      let text = RuleSentence(rule, start: start).text
      #expect(text.hasPrefix("every ") || text.hasPrefix("on "), "\(rule)")
      #expect(!text.contains("  ") && !text.hasSuffix(" "), "\(text)")
    }
  }
}
