import CalendarCore
import Testing

@testable import ICal

/// Files that were put together, as by `cat a.ics b.ics`, and what one of their parts must not do to another.
@Suite("Joined files")
struct JoinedFileTests {
  private func calendar(_ name: String, method: String? = nil) -> String {
    let lines =
      ["BEGIN:VCALENDAR", "X-WR-CALNAME:\(name)"] + (method.map { ["METHOD:\($0)"] } ?? [])
      + ["BEGIN:VEVENT", "UID:\(name)", "DTSTART:20261201T090000Z", "END:VEVENT", "END:VCALENDAR"]
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// RFC 5545 3.7.2: METHOD is about its own iCalendar object.
  @Test(
    "a METHOD:CANCEL cancels nothing in the calendar before it", arguments: ["", "\u{FEFF}", "\u{FEFF}\u{FEFF}"])
  func cancellation(between: String) {
    let found = contents(calendar("mine") + between + calendar("theirs", method: "CANCEL"))
    #expect(found.events.map(\.uid) == ["mine", "theirs"])
    #expect(found.events.map(\.status) == [nil, .cancelled])
    #expect(found.name == "mine")
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
  }

  @Test("a property behind END:VCALENDAR belongs to no calendar")
  func strayMethod() {
    let found = contents(calendar("mine") + "METHOD:CANCEL\r\n")
    #expect(found.events.map(\.status) == [nil])
  }

  @Test("properties of a file without VCALENDAR are its own")
  func withoutCalendar() {
    let found = contents("X-WR-CALNAME:Bare\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201\r\nEND:VEVENT\r\n")
    #expect(found.name == "Bare")
    #expect(found.events.count == 1)
  }

  /// RFC 5546 3.2.5: a cancellation names the instance, and need not say when it would have been.
  @Test("a cancelled instance needs no DTSTART")
  func cancelledInstance() {
    let found = eventContents(["RECURRENCE-ID:20261211T100000Z", "STATUS:CANCELLED"])
    #expect(found.events.map { shown($0.start) } == ["2026-12-11T10:00:00 UTC"])
    #expect(found.events.map(\.status) == [.cancelled])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("very many troubles are not all named")
  func manyTroubles() {
    let found = contents(String(repeating: "BEGIN:VEVENT\r\n", count: 5000))
    #expect(found.events.isEmpty)
    #expect(found.skipped == 5000)
  }
}
