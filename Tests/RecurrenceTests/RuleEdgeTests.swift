import CalendarCore
import Testing

@testable import Recurrence

/// Where a rule's parts meet: SKIP with windows and lists, ordinals that have nothing to count in, a cycle's end.
@Suite("Rules where parts meet")
struct RuleEdgeTests {
  @Test("a day moved to the first of a month that has its own first counts once")
  func movedOntoOwn() {
    let rule = "FREQ=YEARLY;BYMONTH=2,3;BYMONTHDAY=1,30;SKIP=FORWARD"
    let found = RuleText.instances(rule, start: "20250201", through: "20251231")
    #expect(RuleText.texts(found, timeOfDay: 0) == ["2025-02-01", "2025-03-01", "2025-03-30"])
    // BYSETPOS counts it once as well: the third of the year is the 30th.
    let third = RuleText.instances(rule + ";BYSETPOS=3", start: "20250201", through: "20251231")
    #expect(RuleText.texts(third, timeOfDay: 0) == ["2025-02-01", "2025-03-30"])
  }

  @Test("a window that begins with the month has what the month before was moved to")
  func movedIntoWindow() {
    let rule = "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD"
    let found = RuleText.instances(rule, start: "20250131", from: "20250301", through: "20250401")
    #expect(RuleText.texts(found, timeOfDay: 0) == ["2025-03-01", "2025-03-31"])
  }

  @Test("SKIP moves nothing where BYMONTHDAY limits")
  func limitingMonthDays() {
    for skip in ["BACKWARD", "FORWARD"] {
      let rule = "FREQ=DAILY;BYMONTHDAY=31;SKIP=\(skip)"
      let found = RuleText.instances(rule, start: "20250131", through: "20250531")
      #expect(RuleText.texts(found, timeOfDay: 0) == ["2025-01-31", "2025-03-31", "2025-05-31"], "\(skip)")
    }
  }

  @Test("BYDAY ordinals beside BYWEEKNO, and in frequencies below MONTHLY, count for nothing")
  func uselessOrdinals() {
    for (rule, plain) in [
      ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"),
      ("FREQ=WEEKLY;BYDAY=2MO,-1FR", "FREQ=WEEKLY;BYDAY=MO,FR"), ("FREQ=DAILY;BYDAY=3SU", "FREQ=DAILY;BYDAY=SU"),
    ] {
      let found = RuleText.instances(rule, start: "20250512", limit: 5)
      #expect(found.count == 5)
      #expect(found == RuleText.instances(plain, start: "20250512", limit: 5))
    }
  }

  @Test("a rule that has instances goes on beyond a cycle of the calendar")
  func beyondCycle() {
    let found = RuleText.instances("FREQ=YEARLY", start: "16040229", limit: 200)
    // 97 leap years in 400, and 97 more to 2404.
    #expect(found.count == 200)
    #expect(found.last.map { $0.date.year > 2404 } == true)
  }

  @Test(
    "a window far into a rule with COUNT has what counting from its start gives",
    arguments: [
      "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=3;BYMONTH=2,5;BYMONTHDAY=7,28", "FREQ=YEARLY;BYMONTHDAY=29",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYDAY=2TU", "FREQ=YEARLY;BYMONTH=5,11;BYDAY=-4SU",
      "FREQ=MONTHLY", "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=1,15,28;BYHOUR=9,17", "FREQ=MONTHLY;BYMONTHDAY=-1",
      "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTH=1,7", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=5FR",
      "FREQ=MONTHLY;BYDAY=TU;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=3,4;BYSETPOS=2", "FREQ=WEEKLY;BYDAY=MO,FR",
    ])
  func countedFarAway(rule: String) throws {
    for start in ["20250531T090000", "20250128T170000"] {
      for count in [60, 61, 97] {
        let counted = "\(rule);COUNT=\(count)"
        let all = RuleText.instances(counted, start: start, through: "29991231T235959")
        #expect(all.count == count, "\(counted)")
        for place in [count / 2, count - 2, count - 1] {
          let window = all[place].adding(days: -3)
          let found = RuleText.instances(counted, start: start, notBefore: window)
          #expect(found == all.filter { $0 >= window }, "\(counted) from \(window)")
        }
      }
    }
  }

  @Test("a rule with COUNT goes on in a window that begins a cycle of the calendar later")
  func countedBeyondCycle() {
    for rule in ["FREQ=YEARLY;COUNT=900", "FREQ=MONTHLY;COUNT=9000", "FREQ=WEEKLY;COUNT=40000"] {
      let found = RuleText.instances(rule, start: "16040105", from: "21000101", through: "21001231")
      #expect(!found.isEmpty, "\(rule)")
    }
  }
}
