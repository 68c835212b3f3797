import SeededNumbers
import Testing

@testable import ICal

/// Values that are passed to libical without being taken apart.
@Suite("Plain values")
struct PlainFormTests {
  @Test(
    "of times are those of RFC 5545",
    arguments: [
      ("20261201", TimeText.PlainForm.date), ("20261201T090000", .dateTime), ("20261201T090000Z", .dateTime),
      ("", nil), ("2026120", nil), ("202612011", nil), (" 20261201", nil), ("20261201 ", nil), ("-2026120", nil),
      ("2026-12-01", nil), ("20261201T", nil), ("20261201T09000", nil), ("20261201t090000", nil),
      ("20261201T090000z", nil), ("20261201T0900000", nil), ("20261201T090000ZZ", nil), ("2026120aT090000", nil),
      ("20261201T09000aZ", nil), ("20261201T090000+0100", nil), ("20261201T090000/PT1H", nil),
    ])
  func time(_ text: String, _ form: TimeText.PlainForm?) {
    #expect(TimeText.plainForm(Array(text.utf8)[...]) == form)
  }

  @Test("of times are what the tolerant reader makes of them", arguments: ["20261201", "20261201T090000Z"])
  func sameTime(_ text: String) throws {
    switch try #require(TimeText(text)) {
    case .date(let mended), .dateTime(let mended): #expect(mended == text)
    case .period, .cut: Issue.record("\(text) is a time")
    }
  }

  static let plainRules = [
    "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;COUNT=10;WKST=SU;BYDAY=MO,-1TU,+2WE", "FREQ=MONTHLY;BYMONTHDAY=1,-31",
    "FREQ=YEARLY;BYMONTH=1,13;BYSETPOS=-366;BYYEARDAY=366;BYWEEKNO=-53;BYHOUR=0,23;BYMINUTE=59;BYSECOND=60",
    "FREQ=DAILY;UNTIL=20261201T000000Z", "RSCALE=ETHIOPIC-AMETE-ALEM;FREQ=YEARLY;SKIP=FORWARD",
  ]

  @Test("of rules stay as they are in the closer look", arguments: plainRules)
  func rule(_ text: String) {
    #expect(RuleText.isPlain(Array(text.utf8)[...]))
    let mended = RuleText(text)
    #expect(mended.text == text)
    #expect(mended.ignored.isEmpty)
    #expect(mended.interval == nil)
    #expect(mended.count == nil)
  }

  @Test(
    "of rules are no others",
    arguments: [
      "", ";", "FREQ", "FREQ=", "FREQ=DAILY;", ";FREQ=DAILY", "FREQ=DAILY;;COUNT=2", "freq=DAILY", "FREQ=daily",
      " FREQ=DAILY", "FREQ=DAILY ", "RRULE:FREQ=DAILY", "FREQ=DAILY;X-A=1", "FREQ=DAILY;FREQ=WEEKLY",
      "FREQ=DAILY;INTERVAL=32768", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;COUNT=2147483648",
      "FREQ=DAILY;COUNT=2;UNTIL=20261201", "FREQ=DAILY;UNTIL=2026-12-01", "FREQ=DAILY;BYHOUR=24", "FREQ=DAILY;BYHOUR=",
      "FREQ=DAILY;BYHOUR=1,", "FREQ=DAILY;BYHOUR=,1", "FREQ=DAILY;BYHOUR=1,,2", "FREQ=DAILY;BYMONTHDAY=0",
      "FREQ=DAILY;BYMONTHDAY=32", "FREQ=DAILY;BYMONTHDAY=--1", "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;BYDAY=M",
      "FREQ=DAILY;BYDAY=1", "FREQ=DAILY;BYDAY=MO TU", "FREQ=DAILY;BYDAY=+MO", "FREQ=DAILY;BYMONTH=5L",
    ])
  func otherRule(_ text: String) {
    #expect(!RuleText.isPlain(Array(text.utf8)[...]))
  }

  /// Rules put together at random: where one passes as plain, the closer look must not have changed it.
  @Test("of rules never hide what the closer look would say")
  func randomRules() {
    var numbers = SeededGenerator(state: 5545)
    let names = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "BYDAY", "BYMONTH", "BYHOUR", "BYMONTHDAY", "BYSETPOS"]
    let values = [
      "DAILY", "MO", "1", "0", "-1", "+5", "31", "32", "40000", "3000000000", "20261201", "20261201T0900", "1,2", "2,",
      "1MO,TU", "-5FR", "", "5L", "60", "366",
    ]
    var plain = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        "\(names.randomElement(using: &numbers) ?? "")=\(values.randomElement(using: &numbers) ?? "")"
      }.joined(separator: ";")
      guard RuleText.isPlain(Array(text.utf8)[...]) else { continue }
      plain += 1
      let mended = RuleText(text)
      if mended.text != text || !mended.ignored.isEmpty || mended.interval != nil || mended.count != nil {
        Issue.record("\(text) is not plain")
      }
    }
    #expect(plain > 1000)
  }
}
