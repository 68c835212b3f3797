import CalendarCore
import Testing

@testable import ICal

/// METHOD of a VCALENDAR (RFC 5546 3.2).
@Suite("Messages about events")
struct MethodTests {
  private func event(_ method: String, _ properties: [String]) throws -> Event {
    let found = eventContents(properties, calendar: ["METHOD:\(method)"])
    #expect(lines(found) == [])
    return try #require(found.events.first)
  }

  private static let start = "DTSTART:20261201T090000Z"
  private static let id = "RECURRENCE-ID:20261201T090000Z"

  @Test(
    "say what they are for",
    arguments: [
      ("PUBLISH", Event.Purpose.publication), ("REQUEST", .publication), ("cancel", .withdrawal), ("REPLY", .proposal),
      ("COUNTER", .proposal), ("DECLINECOUNTER", .proposal), ("REFRESH", .proposal), ("X-OTHER", .publication),
    ])
  func purposes(_ method: String, _ purpose: Event.Purpose) throws {
    #expect(try event(method, [MethodTests.start]).purpose == purpose)
  }

  @Test("CANCEL need not repeat the start, of an instance or of the event")
  func cancel() throws {
    let instance = try event("CANCEL", [MethodTests.id])
    #expect(instance.status == .cancelled)
    #expect(instance.purpose == .publication)
    #expect(shown(instance.start) == "2026-12-01T09:00:00 UTC")
    #expect(try event("CANCEL", ["SEQUENCE:2"]).purpose == .withdrawal)
  }

  @Test("ADD adds an instance to what is there")
  func add() throws {
    let added = try event("ADD", [MethodTests.start, "SEQUENCE:4"])
    #expect(shown(added.recurrenceID) == "2026-12-01T09:00:00 UTC")
  }
}
