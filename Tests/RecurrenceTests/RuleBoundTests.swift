import CalendarCore
import Testing

@testable import Recurrence

@Suite("Bounds of the search")
struct RuleBoundTests {
  @Test(
    "rules that never have an instance end soon",
    arguments: [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=53MO", "FREQ=YEARLY;BYMONTH=3;BYDAY=6MO",
      "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2", "FREQ=YEARLY;BYMONTH=1;BYSETPOS=366", "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
      "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1,3", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=1", "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
      "FREQ=HOURLY;INTERVAL=168;BYDAY=TU", "FREQ=SECONDLY;INTERVAL=604800;BYDAY=TU",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2",
      "FREQ=YEARLY;BYYEARDAY=1;BYMONTH=2", "FREQ=YEARLY;BYWEEKNO=30;BYMONTH=1", "FREQ=HOURLY;BYSETPOS=2",
      "FREQ=SECONDLY;INTERVAL=9000000000000000000", "FREQ=YEARLY;INTERVAL=9000000000000000000",
    ])
  func barren(rule: String) {
    // Monday, 5 January 2026.
    let start = RuleText.time("20260105T000000")
    var instances = RuleInstances(rule: RuleText.rule(rule), start: start, isDate: false, notBefore: nil)
    #expect(instances.next() == start)
    #expect(instances.next() == nil)
    #expect(instances.next() == nil)
    #expect(instances.examinedPeriods <= 42_000)
    #expect(!instances.exhaustedBudget)
  }

  @Test(
    "a distant window is reached without steps",
    arguments: [
      ("FREQ=SECONDLY", 3), ("FREQ=SECONDLY;COUNT=1000000000", 4), ("FREQ=MINUTELY;COUNT=100000000", 4),
      ("FREQ=SECONDLY;COUNT=1000000000;BYSECOND=0,1,2,3,4;INTERVAL=7", 40),
      ("FREQ=HOURLY;INTERVAL=5", 3), ("FREQ=DAILY;BYHOUR=1,2,3;COUNT=100000", 4),
      ("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=100000", 4), ("FREQ=DAILY", 3), ("FREQ=MONTHLY", 3), ("FREQ=YEARLY", 3),
    ])
  func windowed(rule: String, steps: Int) {
    let from = RuleText.time("20250601T000000")
    var instances = RuleInstances(
      rule: RuleText.rule(rule), start: RuleText.time("20000103T000000"), isDate: false, notBefore: from)
    let first = instances.next()
    #expect(first.map { $0 >= from } == true)
    #expect(instances.examinedPeriods <= steps)
  }

  @Test("COUNT is exact where periods are passed over")
  func exactCount() {
    let start = RuleText.time("20000103T000000")
    let last = CivilDateTime(clockSeconds: start.clockSeconds + 9_999_999)
    var rule = RuleText.rule("FREQ=SECONDLY;COUNT=10000000")
    let from = CivilDateTime(clockSeconds: last.clockSeconds - 1)
    #expect(Array(RuleInstances(rule: rule, start: start, isDate: false, notBefore: from)) == [from, last])
    rule = RuleText.rule("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=2001")
    let thousandWeeks = start.adding(days: 7000)
    #expect(
      Array(RuleInstances(rule: rule, start: start, isDate: false, notBefore: thousandWeeks)) == [thousandWeeks])
  }

  @Test(
    "COUNT is exact where days are passed over",
    arguments: [
      "FREQ=MINUTELY;INTERVAL=15;BYDAY=MO,FR;BYHOUR=9,10", "FREQ=HOURLY;BYMINUTE=5,10,15;BYSETPOS=1,-1;BYMONTH=1,3",
      "FREQ=SECONDLY;INTERVAL=20;BYMINUTE=3", "FREQ=HOURLY;INTERVAL=8;BYMONTHDAY=-1,1",
      "FREQ=HOURLY;INTERVAL=7;BYDAY=TU", "FREQ=MINUTELY;INTERVAL=7;BYHOUR=9,10",
      "FREQ=MINUTELY;INTERVAL=1441;BYDAY=MO,TU,WE", "FREQ=SECONDLY;INTERVAL=100003;BYHOUR=3",
      "FREQ=HOURLY;INTERVAL=49;BYMONTH=2",
    ])
  func exactCountOfDays(text: String) {
    let start = RuleText.time("20000103T091122")
    var rule = RuleText.rule(text)
    let all = Array(RuleInstances(rule: rule, start: start, isDate: false, notBefore: nil).prefix(3000))
    rule.count = 3000
    for index in [10, 1234, 2222, 2999] {
      let rest = Array(RuleInstances(rule: rule, start: start, isDate: false, notBefore: all[index]))
      #expect(rest == Array(all[index...]))
    }
  }

  @Test("nothing after the window is looked for")
  func notAfter() {
    let start = RuleText.time("20260101T000000")
    var instances = RuleInstances(
      rule: RuleText.rule("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29"), start: start, isDate: false,
      notBefore: RuleText.time("20260601T000000"), notAfter: RuleText.time("20260701T000000"))
    #expect(instances.next() == nil)
    #expect(instances.examinedPeriods <= 2)
  }

  @Test("a start after the window is left out")
  func startAfterWindow() {
    let found = RuleText.instances("FREQ=DAILY", start: "20260101T090000", through: "20260101T085959")
    #expect(found == [])
    #expect(RuleText.instances("FREQ=DAILY", start: "20260101T090000", through: "20260101T090000").count == 1)
  }

  @Test("on a date a short period's day is in the window when its beginning is, at whatever hour the steps arrive")
  func onceADay() {
    // Thirty hours after the 15th is 6:00 on the 16th, later than the window's end; the day is not.
    let found = RuleText.instances("FREQ=HOURLY;INTERVAL=30", start: "20301015", through: "20301016T000000")
    #expect(found == [RuleText.time("20301015"), RuleText.time("20301016")])
  }

  @Test(
    "the years end with 9999",
    arguments: [
      ("FREQ=YEARLY", "99980101", 2), ("FREQ=MONTHLY", "99991001", 3), ("FREQ=WEEKLY", "99991220", 2),
      ("FREQ=DAILY", "99991225", 7),
      ("FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD", "99991031", 3),
      ("FREQ=YEARLY;BYWEEKNO=1,52,53;BYDAY=FR", "99991231", 1),
    ])
  func lastYear(rule: String, start: String, count: Int) {
    #expect(RuleText.instances(rule, start: start).count == count)
  }

  @Test("too long a search is given up and says so")
  func budget() {
    // On a date each day counts once, whatever steps meet it; they can only be counted one by one.
    var instances = RuleInstances(
      rule: RuleText.rule("FREQ=HOURLY;COUNT=1000000000"), start: RuleText.time("10000101"), isDate: true,
      notBefore: RuleText.time("90000101"))
    #expect(instances.next() == nil)
    #expect(instances.exhaustedBudget)
    #expect(instances.examinedPeriods == RuleInstances.mostPeriods)
  }

  @Test("other calendars are counted through in steps that do not grow with the distance")
  func otherCalendar() throws {
    let start = "19700101T000000"
    let far = RuleText.instances(
      "RSCALE=HEBREW;FREQ=MONTHLY;COUNT=100000", start: start, notBefore: RuleText.time("89900101T000000"), limit: 1)
    #expect(far.count == 1)
    // The moon is followed to 2300 only.
    let beyond = RuleText.instances(
      "RSCALE=CHINESE;FREQ=MONTHLY", start: start, notBefore: RuleText.time("89900101T000000"), limit: 1)
    #expect(beyond.isEmpty)
  }
}
