import CalendarCore
import Testing
import TextGate
import TestSupport

@testable import ICal

@Suite("What a calendar says of itself")
struct CalendarPropertyTests {
  /// RFC 7986 5.1, and the older X-WR-CALNAME.
  @Test(
    "Its name",
    arguments: [
      ([], nil), (["X-WR-CALNAME:Work"], "Work"), (["NAME:Work"], "Work"), (["X-WR-CALNAME:Old", "NAME:New"], "New"),
      (["NAME:", "X-WR-CALNAME:Old"], "Old"), ([#"NAME:a\, b"#], "a, b"), (["x-wr-calname: Work "], "Work"),
      (["NAME;LANGUAGE=de:Arbeit"], "Arbeit"),
    ])
  func name(_ properties: [String], _ expected: String?) {
    #expect(eventContents(["DTSTART:20261201"], calendar: properties).name?.raw == expected)
  }

  /// RFC 7986 5.9, and Apple's property.
  @Test(
    "Its colour",
    arguments: [
      ([], nil), (["COLOR:red"], "#ff0000"), (["X-APPLE-CALENDAR-COLOR:#1BADF8FF"], "#1badf8"),
      (["X-APPLE-CALENDAR-COLOR:#000000", "COLOR:red"], "#ff0000"),
      (["COLOR:none", "X-APPLE-CALENDAR-COLOR:#000000"], "#000000"),
    ])
  func color(_ properties: [String], _ expected: String?) {
    #expect(eventContents(["DTSTART:20261201"], calendar: properties).color?.hexadecimal == expected)
  }

  @Test("Properties of an event are not the calendar's")
  func eventProperties() {
    let found = eventContents(["DTSTART:20261201", "NAME:x", "COLOR:red", "X-WR-CALNAME:x"])
    #expect(found.name == nil)
    #expect(found.color == nil)
  }

  @Test("Of several VCALENDARs the first that has a name gives it")
  func firstName() {
    let found = contents(lines: [
      "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VCALENDAR", "NAME:b", "END:VCALENDAR", "BEGIN:VCALENDAR", "NAME:c",
      "END:VCALENDAR",
    ])
    #expect(found.name == "b")
  }

  /// RFC 5546 3.2.5.
  @Test(
    "METHOD:CANCEL cancels all its events, wherever it stands, and no other calendar's",
    arguments: [
      ("METHOD:CANCEL", true), ("method: cancel ", true), ("METHOD:PUBLISH", false), ("METHOD:REQUEST", false),
    ])
  func cancellation(_ method: String, _ isCancelled: Bool) {
    let event = ["BEGIN:VEVENT", "DTSTART:20261201", "STATUS:CONFIRMED", "END:VEVENT"]
    let found = contents(
      lines: ["BEGIN:VCALENDAR"] + event + [method] + event + ["END:VCALENDAR", "BEGIN:VCALENDAR"] + event
        + ["END:VCALENDAR"])
    let status: Event.Status = isCancelled ? .cancelled : .confirmed
    #expect(found.events.map(\.status) == [status, status, .confirmed])
  }

  @Test(
    "Components that are no entries of a calendar are passed over in silence",
    arguments: ["VFREEBUSY", "VALARM", "X-ANY"])
  func otherComponents(_ name: String) {
    let found = contents(lines: [
      "BEGIN:VCALENDAR", "BEGIN:\(name)", "SUMMARY:x", "END:\(name)", "BEGIN:VEVENT", "DTSTART:20261201", "END:VEVENT",
      "END:VCALENDAR",
    ])
    #expect(found.events.count == 1)
    #expect(found.skipped == 0)
    #expect(found.diagnostics.isEmpty)
  }
}
