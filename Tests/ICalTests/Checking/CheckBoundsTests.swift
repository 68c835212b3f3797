import CalendarCore
import Testing
import TextGate

@testable import ICal

@Suite("Checking what is valid, cut or out of bounds")
struct CheckBoundsTests {
  @Test("nothing is said of what the specifications allow")
  func valid() {
    let source = validSource.replacing("\n", with: "\r\n")
    #expect(findings(Array(source.utf8)).isEmpty, "\(findings(Array(source.utf8)))")
  }

  @Test(
    "values of properties that no specification knows may be lists",
    arguments: [
      "X-A;VALUE=DATE:20261201,20261202", "X-A;VALUE=PERIOD:20261201T090000Z/PT1H", "X-A;VALUE=INTEGER:1,-2",
      "X-A;VALUE=TEXT:a,b;c", "X-A;X-B=http:c",
    ])
  func unknownProperties(property: String) {
    #expect(findings(Array(eventCalendar(property).utf8)).isEmpty)
  }

  @Test(
    "each value of such a list is looked at",
    arguments: [
      ("X-A;VALUE=DATE:20261201,20261301", LintRule.dateTime), ("X-A;VALUE=INTEGER:1,b", .integer),
      ("X-A;VALUE=PERIOD:20261201T090000Z/PT1H,PT1H", .period),
    ])
  func brokenLists(property: String, rule: LintRule) {
    #expect(findings(Array(eventCalendar(property).utf8)).map(\.rule) == [rule])
  }

  @Test(
    "URIs that parameters have without quotes are cut at their colon",
    arguments: [
      "ATTENDEE;SENT-BY=mailto:a@example.org:mailto:b@example.org",
      "ATTENDEE;MEMBER=\"mailto:a@example.org\",mailto:c@example.org:mailto:b@example.org",
    ])
  func cutURIs(property: String) {
    #expect(findings(Array(eventCalendar(property).utf8)).map(\.rule).contains(.parameterQuotes))
  }

  @Test("who counters an event need not name a guest")
  func counter() {
    let source = calendar(["METHOD:COUNTER"] + component("VEVENT", ["ORGANIZER:mailto:a@example.org"]))
    #expect(findings(Array(source.utf8)).isEmpty)
  }

  @Test("of what the source ends in the middle of, nothing is missed")
  func cut() {
    let source = lines(
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "METHOD:REQUEST", "BEGIN:VEVENT", "DTSTART:20261201T090000Z"]
        + ["BEGIN:VALARM", "ACTION:EMAIL", "REPEAT:2"])
    #expect(Set(findings(Array(source.utf8)).map(\.rule)) == [.missingEnd])
  }

  @Test(
    "numbers of rules that no type holds without their sign",
    arguments: ["BYDAY=%MO", "BYMONTHDAY=%", "BYYEARDAY=%", "BYHOUR=%", "BYSETPOS=%;BYMONTH=12", "BYWEEKNO=%"])
  func smallestNumbers(part: String) {
    let rule = "RRULE:FREQ=YEARLY;" + part.replacing("%", with: "-9223372036854775808")
    let source = calendar(
      component("VEVENT", [rule]) + component("VFREEBUSY", uid: "b", ["DTSTART:20261201T090000Z", rule]))
    #expect(Set(findings(Array(source.utf8)).map(\.rule)).isSuperset(of: [.rulePart]))
  }

  @Test("hours, minutes and seconds of rules have no sign", arguments: ["BYHOUR=-9", "BYMINUTE=-1", "BYSECOND=-1"])
  func signs(part: String) {
    #expect(!RuleForm.isValid(String(part.split(separator: "=")[1]), of: String(part.split(separator: "=")[0])))
  }

  @Test("a rule that is too long to be read is named in components that are not read as well")
  func longRule() {
    let count = SourceLimits.mostRuleBytes / 2
    let rule = "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=" + String(repeating: "1,", count: count) + "1"
    let source = calendar(component("VFREEBUSY", ["DTSTART:20261201T090000Z", rule]))
    let found = findings(Array(source.utf8))
    #expect(Set(found.map(\.rule)) == [.limit, .longLines, .misplacedProperty], "\(found)")
  }

  @Test("fifty thousand exceptions, each on its line, take no time that grows with its square")
  func manyExceptions() {
    let exceptions = Array(repeating: "EXDATE:20261202T090000Z", count: 50_000)
    let source = Array(eventCalendar(lines: ["RRULE:FREQ=DAILY"] + exceptions).utf8)
    let time = ContinuousClock().measure { #expect(findings(source).isEmpty) }
    #expect(time < .seconds(20))
  }

  @Test("what identifies a component is found behind whatever number of exceptions")
  func identityBehindExceptions() {
    let exceptions = Array(repeating: "EXDATE:20261202T090000Z", count: 10_001)
    let master = component("VEVENT", ["RRULE:FREQ=DAILY"] + exceptions).filter { $0 != "UID:a" }
    let source = calendar(
      master.dropLast() + ["UID:a", "END:VEVENT"]
        + component("VEVENT", ["DTSTART:20261203T100000Z", "RECURRENCE-ID:20261203T090000Z"]))
    #expect(findings(Array(source.utf8)).isEmpty)
  }

  @Test("of a line that is too long the beginning is kept, those behind it keep their numbers", arguments: [100, 500])
  func longLines(most: Int) {
    let long = String(repeating: "a", count: 1000)
    let source = Array("X:\(long)\r\nY:b\r\nZ:\r\n \r\n \(long)\r\n \(long)\r\nW:\(long)".utf8)
    for bytes in [MemoryBytes(source), PiecewiseBytes(bytes: source, most: 40)] as [any ByteSource] {
      var lines = CheckedLines(bytes, from: 0, most: most)
      var found = FindingList([])
      var all: [ContentLine] = []
      while let line = lines.next(&found) { all.append(line) }
      #expect(all.map(\.line) == [1, 2, 3, 7])
      let whole = ["X:\(long)", "Y:b", "Z:\(long)\(long)", "W:\(long)"]
      #expect(all.map(\.bytes) == whole.map { Array($0.utf8.prefix(most)) })
      #expect(found.sorted.map(\.rule) == [.longLines, .missingLineEnd], "\(found.sorted)")
    }
  }

  @Test("a list of a rule of which half is out of range takes no time that grows with its square")
  func halfBadList() {
    let list = String(repeating: "1,", count: 15_000) + String(repeating: "99,", count: 11_000) + "1"
    let time = ContinuousClock().measure {
      let rule = RuleText("FREQ=YEARLY;BYMONTHDAY=" + list)
      #expect(rule.ignored.count == 11_000)
      #expect(rule.ignored.first == "BYMONTHDAY=99")
    }
    #expect(time < .seconds(3))
  }

  @Test("RRULE: in front of a rule, however often, is no part of it")
  func repeatedNames() {
    #expect(RuleText(String(repeating: "RRULE:", count: 1000) + "FREQ=DAILY").text == "FREQ=DAILY")
  }
}
