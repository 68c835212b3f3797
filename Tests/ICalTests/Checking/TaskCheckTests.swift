import CalendarCore
import Testing

@testable import ICal

@Suite("Checking to-dos and journals")
struct TaskCheckTests {
  @Test(
    "what reading says of them is said once",
    arguments: [
      (["DUE:tomorrow"], [LintRule.dateTime]),
      (["DTSTART:20261201T090000Z", "DUE:20261130T090000Z"], [.endBeforeStart]),
      (["DTSTART:20261201T090000Z", "DURATION:-PT1H"], [.negativeDuration]), (["PRIORITY:10"], [.priority]),
      (["PRIORITY:high"], [.integer]), (["PERCENT-COMPLETE:101"], [.percentComplete]),
      (["PERCENT-COMPLETE:much"], [.integer]), (["COMPLETED:yes"], [.dateTime]),
      (["DTSTART:20261201T090000Z", "RRULE:FREQ=NEVER"], [.rule]), (["STATUS:CONFIRMED"], [.status]),
      (["DTSTART:20261201T090000Z", "EXDATE:never", "RRULE:FREQ=DAILY"], [.dateTime]),
      (["DUE;TZID=Nowhere:20261201T090000"], [.unknownZone]),
    ])
  func once(_ properties: [String], _ rules: [LintRule]) {
    let found = findings(Array(calendar(component("VTODO", properties)).utf8))
    #expect(found.map(\.rule) == rules)
  }

  @Test(
    "those of journals as well", arguments: [(["DTSTART:today"], [LintRule.dateTime]), (["STATUS:OPEN"], [.status])])
  func journals(_ properties: [String], _ rules: [LintRule]) {
    #expect(findings(Array(calendar(component("VJOURNAL", properties)).utf8)).map(\.rule) == rules)
  }
}
