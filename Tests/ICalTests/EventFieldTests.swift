import CalendarCore
import Testing
import TextGate
import TestSupport

@testable import ICal

@Suite("Fields of an event")
struct EventFieldTests {
  /// RFC 5545 3.3.6: weeks and days are nominal, the rest exact.
  @Test(
    "Durations",
    arguments: [
      ("PT1H", "0d 3600s"), ("PT90M", "0d 5400s"), ("PT1H30M15S", "0d 5415s"), ("P1D", "1d 0s"), ("P2W", "14d 0s"),
      ("P1DT2H", "1d 7200s"), ("P15DT5H0M20S", "15d 18020s"), ("+PT1H", "0d 3600s"), ("pt1h", "0d 3600s"),
      ("PT0S", "0d 0s"), ("PT36H", "0d 129600s"),
    ])
  func duration(_ value: String, _ expected: String) throws {
    let found = eventContents(["DTSTART:20261201T090000", "DURATION:\(value)"])
    #expect(found.events.map { shown($0.end) } == [expected])
    #expect(found.diagnostics.isEmpty)
  }

  @Test(
    "Durations that mean nothing are named, and the event has no length",
    arguments: [
      "1H", "PX", "P", "PT", "hour", "-PT1H", "-P1D", "PT1H30",
    ])
  func badDuration(_ value: String) {
    let found = eventContents(["DTSTART:20261201T090000", "DURATION:\(value)"])
    #expect(found.events.map { shown($0.end) } == ["none"])
    #expect(lines(found) == [5])
  }

  /// RFC 5545 3.8.2.2.
  @Test(
    "Ends",
    arguments: [
      ("DTSTART:20261201", "DTEND:20261203", "2026-12-03", false),
      ("DTSTART:20261201T090000", "DTEND:20261201T100000", "2026-12-01T10:00:00", false),
      ("DTSTART:20261201T090000", "DTEND:20261201T090000", "2026-12-01T09:00:00", false),
      (
        "DTSTART:20261201T090000Z", "DTEND;TZID=Europe/Berlin:20261201T110000", "2026-12-01T11:00:00 Europe/Berlin",
        false
      ),
      // Before the start.
      ("DTSTART:20261201T090000", "DTEND:20261201T080000", "none", true),
      ("DTSTART:20261201", "DTEND:20261130", "none", true),
      ("DTSTART:20261201T090000Z", "DTEND;TZID=Europe/Berlin:20261201T093000", "none", true),
      // One day, as some producers write it.
      ("DTSTART:20261201", "DTEND:20261201", "none", false),
      // Of another kind than the start.
      ("DTSTART:20261201T090000", "DTEND:20261202", "2026-12-02T00:00:00", false),
      ("DTSTART:20261201", "DTEND:20261202T120000", "2026-12-03", false),
      ("DTSTART:20261201", "DTEND:20261203T000000", "2026-12-03", false),
      // Without the start's zone: the clocks of the start are meant, not the reader's.
      (
        "DTSTART;TZID=America/New_York:20261201T090000", "DTEND:20261201T100000",
        "2026-12-01T10:00:00 America/New_York",
        false
      ),
    ])
  func end(_ start: String, _ end: String, _ expected: String, _ isNamed: Bool) {
    let found = eventContents([start, end])
    #expect(found.events.map { shown($0.end) } == [expected])
    #expect(lines(found) == (isNamed ? [5] : []))
  }

  @Test("DTEND wins over DURATION, which RFC 5545 3.6.1 forbids beside it")
  func bothEnds() throws {
    let event = try event(["DTSTART:20261201", "DURATION:P5D", "DTEND:20261203"])
    #expect(shown(event.end) == "2026-12-03")
  }

  /// RFC 5545 3.8.1.11.
  @Test(
    "Statuses",
    arguments: [
      ("CONFIRMED", Event.Status.confirmed), ("TENTATIVE", .tentative), ("CANCELLED", .cancelled),
      ("cancelled", .cancelled), (" Confirmed ", .confirmed), ("COMPLETED", nil), ("BUSY", nil), ("", nil),
    ])
  func status(_ value: String, _ expected: Event.Status?) throws {
    #expect(try event(["STATUS:\(value)"]).status == expected)
  }

  /// RFC 5545 3.8.2.7.
  @Test(
    "Transparency",
    arguments: [
      ([], false), (["TRANSP:OPAQUE"], false), (["TRANSP:TRANSPARENT"], true), (["transp:transparent"], true),
    ])
  func transparency(_ properties: [String], _ expected: Bool) throws {
    #expect(try event(properties).isTransparent == expected)
  }

  /// RFC 7986 5.9: a CSS3 name.
  @Test(
    "Colours",
    arguments: [
      ("red", "#ff0000"), ("RebeccaPurple", nil), ("TURQUOISE", "#40e0d0"), ("#0a0B0c", "#0a0b0c"), ("#12", nil),
      ("no colour", nil),
    ])
  func color(_ value: String, _ expected: String?) throws {
    #expect(try event(["COLOR:\(value)"]).color?.hexadecimal == expected)
  }

  @Test("Versions: SEQUENCE, and the later of DTSTAMP and LAST-MODIFIED")
  func versions() throws {
    let event = try event(["SEQUENCE:7", "LAST-MODIFIED:20260102T000000Z", "DTSTAMP:20260101T000000Z"])
    #expect(event.sequence == 7)
    #expect(event.stamp?.seconds == 1_767_312_000)
  }

  @Test("The place is the component's first line")
  func origin() throws {
    #expect(try event([]).origin == SourceLocation(file: "t.ics", line: 2))
  }

  @Test(
    "The UID is kept as it is, its escapes undone",
    arguments: [
      ("a@b", "a@b"), (#"a\,b"#, "a,b"), ("{1-2}", "{1-2}"),
      ("040000008200E00074C5B7101A82E008", "040000008200E00074C5B7101A82E008"), (" a b ", "a b"),
    ])
  func uid(_ value: String, _ expected: String) {
    let found = contents(lines: ["BEGIN:VEVENT", "UID:\(value)", "DTSTART:20261201", "END:VEVENT"])
    #expect(found.events.map(\.uid.raw) == [expected])
  }

  @Test(
    "A UID is made up of the text alone: the same in every run and wherever the event stands",
    arguments: [
      ["DTSTART:20261201", "SUMMARY:a"], ["SUMMARY:a", "DTSTART:20261201"],
    ])
  func madeUpUID(_ properties: [String]) {
    let one = contents(lines: ["BEGIN:VEVENT"] + properties + ["END:VEVENT"])
    let again = contents(lines: ["", "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:"] + properties + ["END:VEVENT"])
    let other = contents(lines: ["BEGIN:VEVENT"] + properties + ["LOCATION:b", "END:VEVENT"])
    #expect(one.events.map(\.uid) == again.events.map(\.uid))
    #expect(one.events.map(\.uid) != other.events.map(\.uid))
  }

  @Test("A made-up UID does not change between runs, as hashes of Swift's own do")
  func madeUpUIDIsFixed() {
    let found = contents(lines: ["BEGIN:VEVENT", "DTSTART:20261201", "SUMMARY:a", "END:VEVENT"])
    #expect(found.events.map(\.uid) == ["92eb093b9657f26c@flipcal"])
  }

  @Test("An id that is made up does not depend on how the values are kept: lists, days, long and mended texts")
  func madeUpOfEverything() {
    let found = eventContentsWithoutUID([
      "DTSTART;TZID=Europe/Berlin:20261201T090000", "DTEND:20261202", "RDATE:20261203,20261204T100000Z/PT1H",
      "RRULE:freq=daily;count=2", #"SUMMARY: a\qb "#, "DESCRIPTION:" + String(repeating: #"äb\, "#, count: 400),
    ])
    #expect(found.events.map(\.uid) == ["33acacedb173d17b@flipcal"])
  }

  private func eventContentsWithoutUID(_ properties: [String]) -> CalendarContents {
    contents(lines: ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + properties + ["END:VEVENT", "END:VCALENDAR"])
  }
}
