import TestSupport
import Testing

@testable import ICal

@Suite("What components need around them")
struct ComponentNeedsTests {
  private func needs(_ lines: [String]) -> ComponentNeeds {
    let bytes = Array((["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).map { $0 + "\r\n" }.joined().utf8)
    return ComponentNeeds(MemoryBytes(bytes), 0..<bytes.count, decoder: .utf8)
  }

  @Test(
    "is the zones that they name, from the earliest time in each on",
    arguments: [
      (
        ["DTSTART;TZID=A:20261201T090000", "DTEND;TZID=B:20261201T100000"],
        ["A 2026-12-01T09:00:00", "B 2026-12-01T10:00:00"]
      ),
      (["DTSTART;TZID=A:20261201T090000", "RDATE;TZID=A:20251201T090000,20241201T090000"], ["A 2024-12-01T09:00:00"]),
      (["RDATE;TZID=A:20241201T090000,20251201T090000"], ["A 2024-12-01T09:00:00"]),
      (["RDATE;VALUE=PERIOD;TZID=A:20261201T090000/PT1H"], ["A 2026-12-01T09:00:00"]),
      (["dtstart;tzid=\"A B\":20261201T090000"], ["A B 2026-12-01T09:00:00"]),
      (["DTSTART;TZ", " ID=A:20261201T090000"], ["A 2026-12-01T09:00:00"]),
      (["X-START;TZID=A:20261201T090000"], ["A 2026-12-01T09:00:00"]),
      (["DTSTART;TZID=A:soon"], ["A none"]), (["SUMMARY:TZID=A:20261201T090000"], []),
      (["DTSTART:20261201T090000Z"], []),
    ])
  func zones(_ lines: [String], _ expected: [String]) {
    let found = needs(lines).zones.map { "\($0.name.raw) \($0.earliest.map(\.description) ?? "none")" }
    #expect(found == expected)
  }

  @Test(
    "tells whether times float",
    arguments: [
      ("DTSTART:20261201T090000", true), ("DTSTART:20261201T090000Z", false), ("DTSTART;VALUE=DATE:20261201", false),
      ("DTSTART;TZID=A:20261201T090000", false), ("EXDATE:20261201T090000Z,20261202T090000", true),
      ("DUE:20261201T090000", true), ("DTSTAMP:20261201T090000", false),
    ])
  func floating(_ line: String, _ expected: Bool) {
    #expect(needs([line]).hasFloatingTimes == expected)
  }
}
