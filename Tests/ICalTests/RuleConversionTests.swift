import CalendarCore
import Testing

@testable import ICal

/// RFC 5545 3.3.10 and RFC 7529.
@Suite("Rules")
struct RuleConversionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: String
    let rule: RecurrenceRule

    init(
      _ name: String, _ value: String, _ frequency: RecurrenceRule.Frequency, interval: Int = 1,
      _ change: (inout RecurrenceRule) -> Void = { _ in }
    ) {
      testDescription = name
      self.value = value
      var rule = RecurrenceRule(frequency: frequency, interval: interval)
      change(&rule)
      self.rule = rule
    }

    /// 1 January 2027, 09:00.
    static let until = CivilDateTime(CivilDate(dayNumber: 20_819), secondOfDay: 32_400)

    static let all = [
      Case("SECONDLY", "FREQ=SECONDLY", .secondly),
      Case("MINUTELY", "FREQ=MINUTELY", .minutely),
      Case("HOURLY", "FREQ=HOURLY", .hourly),
      Case("DAILY", "FREQ=DAILY", .daily),
      Case("WEEKLY", "FREQ=WEEKLY", .weekly),
      Case("MONTHLY", "FREQ=MONTHLY", .monthly),
      Case("YEARLY", "FREQ=YEARLY", .yearly),
      Case("INTERVAL and COUNT", "FREQ=DAILY;INTERVAL=10;COUNT=5", .daily, interval: 10) { $0.count = 5 },
      Case("parts in another order", "COUNT=5;INTERVAL=2;FREQ=DAILY", .daily, interval: 2) { $0.count = 5 },
      Case("UNTIL as a date", "FREQ=DAILY;UNTIL=20270101", .daily) { $0.until = .date(until.date) },
      Case("UNTIL as a local time", "FREQ=DAILY;UNTIL=20270101T090000", .daily) { $0.until = .civil(until) },
      Case("UNTIL in UTC", "FREQ=DAILY;UNTIL=20270101T090000Z", .daily) {
        $0.until = .instant(Instant(seconds: until.clockSeconds))
      },
      Case("UNTIL in ISO 8601's extended form", "FREQ=DAILY;UNTIL=2027-01-01T09:00:00Z", .daily) {
        $0.until = .instant(Instant(seconds: until.clockSeconds))
      },
      Case("UNTIL without seconds", "FREQ=DAILY;UNTIL=20270101T0900", .daily) { $0.until = .civil(until) },
      Case("UNTIL cut short is its day", "FREQ=DAILY;UNTIL=20270101T09", .daily) { $0.until = .date(until.date) },
      Case("WKST", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU", .weekly, interval: 2) {
        $0.weekStart = .sunday
        $0.weekdays = [.init(.sunday), .init(.tuesday)]
      },
      Case("numbered weekdays", "FREQ=MONTHLY;BYDAY=1MO,+2TU,-1FR,SA", .monthly) {
        $0.weekdays = [
          .init(.monday, ordinal: 1), .init(.tuesday, ordinal: 2), .init(.friday, ordinal: -1), .init(.saturday),
        ]
      },
      Case("weekdays far into the year", "FREQ=YEARLY;BYDAY=20MO,-53SU", .yearly) {
        $0.weekdays = [.init(.monday, ordinal: 20), .init(.sunday, ordinal: -53)]
      },
      Case("times", "FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0,30;BYSECOND=0,59,60", .daily) {
        $0.hours = [9, 17]
        $0.minutes = [0, 30]
        $0.seconds = [0, 59, 59]
      },
      Case("days of the month", "FREQ=MONTHLY;BYMONTHDAY=1,15,-1,-31", .monthly) { $0.monthDays = [1, 15, -1, -31] },
      Case("days of the year", "FREQ=YEARLY;BYYEARDAY=1,-1,366", .yearly) { $0.yearDays = [1, -1, 366] },
      Case("weeks", "FREQ=YEARLY;BYWEEKNO=1,20,-1,53", .yearly) { $0.weekNumbers = [1, 20, -1, 53] },
      Case("months", "FREQ=YEARLY;BYMONTH=1,12", .yearly) { $0.months = [1, 12] },
      Case("positions", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,-1", .monthly) {
        $0.weekdays = [.init(.monday)]
        $0.setPositions = [1, -1]
      },
      Case("another calendar (RFC 7529)", "RSCALE=CHINESE;FREQ=YEARLY;SKIP=FORWARD", .yearly) {
        $0.scale = "CHINESE"
        $0.skip = .forward
      },
      Case("a leap month", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L,6;BYMONTHDAY=8", .yearly) {
        $0.scale = "HEBREW"
        $0.leapMonths = [5]
        $0.months = [6]
        $0.monthDays = [8]
      },
      Case("the thirteenth month", "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13", .monthly) {
        $0.scale = "ETHIOPIC"
        $0.months = [13]
      },
      Case("years counted otherwise", "RSCALE=BUDDHIST;FREQ=YEARLY", .yearly),
      Case("Gregorian by name", "RSCALE=gregorian;FREQ=MONTHLY;SKIP=BACKWARD", .monthly) { $0.skip = .backward },
      Case("lower case and white space", " freq=weekly; byday = mo ,we", .weekly) {
        $0.weekdays = [.init(.monday), .init(.wednesday)]
      },
      Case("the name twice, as some producers write it", "RRULE:FREQ=DAILY", .daily),
      Case("a semicolon at the end", "FREQ=DAILY;", .daily),
      Case("a part of a vendor", "FREQ=DAILY;X-PART=1", .daily),
    ]

    static let junk = [
      "", "FREQ", "FREQ=", "FREQ=OFTEN", "DAILY", "INTERVAL=2", "FREQ=DAILY;BYHOUR=25", "FREQ=DAILY;BYMONTH=X",
      "FREQ=WEEKLY;BYDAY=XX", "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;UNTIL=never", "\u{1}\u{2}",
      "FREQ=DAILY;UNTIL=20270230T000000Z",
    ]
  }

  @Test("are taken over with all their parts", arguments: Case.all)
  func conversion(_ example: Case) {
    let found = eventContents(["DTSTART:20261201T090000", "RRULE:\(example.value)"])
    #expect(found.events.map(\.rules) == [[example.rule]])
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
  }

  /// What is bad costs only itself; libical would refuse each of these rules, or let numbers wrap.
  @Test(
    "with one bad part keep the others, and name it",
    arguments: [
      ("FREQ=DAILY;FOO=BAR;COUNT=3", "FREQ=DAILY;COUNT=3", 1), ("FREQ=DAILY;;=;=3", "FREQ=DAILY", 2),
      ("FREQ=WEEKLY;BYDAY=TH,XX", "FREQ=WEEKLY;BYDAY=TH", 1),
      ("FREQ=WEEKLY;BYDAY=TH;BYDAY=FR", "FREQ=WEEKLY;BYDAY=TH,FR", 0),
      ("FREQ=DAILY;BYHOUR=9,24", "FREQ=DAILY;BYHOUR=9", 1),
      ("FREQ=MONTHLY;BYMONTHDAY=1,32", "FREQ=MONTHLY;BYMONTHDAY=1", 1),
    ])
  func badPart(_ value: String, _ same: String, _ notes: Int) {
    let found = eventContents(["DTSTART:20261201T090000", "RRULE:\(value)"])
    let expected = eventContents(["DTSTART:20261201T090000", "RRULE:\(same)"])
    #expect(found.events.map(\.rules) == expected.events.map(\.rules))
    #expect(expected.events.first?.rules.count == 1)
    #expect(lines(found) == Array(repeating: 5, count: notes))
  }

  @Test(
    "keep large numbers, and COUNT beside UNTIL",
    arguments: [
      ("FREQ=DAILY;INTERVAL=65537", 65_537, nil), ("FREQ=MINUTELY;INTERVAL=40000", 40_000, nil),
      ("FREQ=DAILY;COUNT=4294967297", 1, 4_294_967_297), ("FREQ=DAILY;COUNT=5;UNTIL=20270101", 1, 5),
    ] as [(String, Int, Int?)])
  func largeNumbers(_ value: String, _ interval: Int, _ count: Int?) {
    let rules = eventContents(["DTSTART:20261201T090000", "RRULE:\(value)"]).events.flatMap(\.rules)
    #expect(rules.map(\.interval) == [interval])
    #expect(rules.map(\.count) == [count])
    #expect(rules.map { $0.until != nil } == [value.contains("UNTIL")])
  }

  @Test("that cannot be understood are named with their line, and the event stays", arguments: Case.junk)
  func junk(_ value: String) {
    let found = eventContents(["DTSTART:20261201T090000", "RRULE:\(value)", "SUMMARY:a"])
    #expect(found.events.map(\.summary) == ["a"])
    #expect(found.events.allSatisfy { $0.rules.isEmpty })
    #expect(lines(found) == [5])
  }

  @Test("of one kind may be several, and EXRULEs of RFC 2445 are kept apart")
  func several() throws {
    let event = try event(["RRULE:FREQ=DAILY", "RRULE:FREQ=YEARLY", "EXRULE:FREQ=WEEKLY"])
    #expect(event.rules.map(\.frequency) == [.daily, .yearly])
    #expect(event.exceptionRules.map(\.frequency) == [.weekly])
  }

  @Test(
    "with more entries than libical's lists hold do not read past them", arguments: ["BYSETPOS", "BYSECOND", "BYDAY"])
  func longList(_ part: String) {
    let entries = (1...5000).map { part == "BYDAY" ? "\($0 % 5 + 1)MO" : "\($0 % 59 + 1)" }.joined(separator: ",")
    let found = eventContents(["DTSTART:20261201T090000", "RRULE:FREQ=YEARLY;BYMONTH=1;\(part)=\(entries)"])
    #expect(found.events.count == 1)
    #expect(found.events.allSatisfy { $0.rules.isEmpty } == (lines(found) == [5]))
  }
}
