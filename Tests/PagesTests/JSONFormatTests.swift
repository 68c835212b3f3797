import CalendarCore
import Foundation
import Pages
import Testing

@Suite struct JSONFormatTests {
  private static let keys: Set<String> = [
    "uid", "recurrenceId", "start", "end", "allDay", "summary", "location", "description", "url", "status",
    "transparent", "categories", "calendar", "zone", "recurring", "kind",
  ]

  private func parse(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private func agenda(_ occurrences: [Occurrence]) throws -> [[String: Any]] {
    try #require(parse(OccurrenceJSON.array(viewing: viewing).text(of: occurrences)) as? [[String: Any]])
  }

  @Test func nothing() throws {
    #expect(OccurrenceJSON.array(viewing: viewing).text(of: []) == "[]\n")
  }

  /// Every key is there, with null where there is nothing to say.
  @Test func aBareEvent() throws {
    let occurrence = try allDay(nil, "2026-12-30", "2027-01-02") { $0.uid = "u1" }
    let event = try #require(agenda([occurrence]).first)
    #expect(Set(event.keys) == Self.keys)
    let nulls = ["recurrenceId", "summary", "location", "description", "url", "status", "zone"]
    #expect(nulls.allSatisfy { event[$0] is NSNull })
    #expect(event["uid"] as? String == "u1")
    #expect(event["start"] as? String == "2026-12-30")
    #expect(event["end"] as? String == "2027-01-03", "exclusive")
    #expect(event["allDay"] as? Bool == true)
    #expect(event["transparent"] as? Bool == false)
    #expect(event["recurring"] as? Bool == false)
    #expect(event["categories"] as? [String] == [])
    #expect(event["calendar"] as? String == "Family")
    #expect(event["kind"] as? String == "event")
  }

  @Test func aFullEvent() throws {
    var occurrence = try timed("Lunch", "2026-12-15 12:00", "13:00") {
      $0.location = "Canteen"
      $0.description = "Bring\nthe list"
      $0.url = "https://example.com/"
      $0.status = .tentative
      $0.isTransparent = true
      $0.categories = ["food", "team"]
      $0.zoneName = "W. Europe Standard Time"
    }
    occurrence.isRecurring = true
    occurrence.recurrenceID = .zoned(try moment("2026-12-14 11:00").civil, .utc)
    let event = try #require(agenda([occurrence]).first)
    #expect(Set(event.keys) == Self.keys)
    #expect(event["start"] as? String == "2026-12-15T12:00:00+01:00")
    #expect(event["end"] as? String == "2026-12-15T13:00:00+01:00")
    #expect(event["recurrenceId"] as? String == "2026-12-14T12:00:00+01:00", "in the viewing zone")
    #expect(event["location"] as? String == "Canteen")
    #expect(event["description"] as? String == "Bring\nthe list")
    #expect(event["url"] as? String == "https://example.com/")
    #expect(event["status"] as? String == "TENTATIVE")
    #expect(event["transparent"] as? Bool == true)
    #expect(event["categories"] as? [String] == ["food", "team"])
    #expect(event["zone"] as? String == "W. Europe Standard Time")
    #expect(event["recurring"] as? Bool == true)
  }

  @Test func theEventsZone() throws {
    let floating = try timed("A", "2026-12-15 12:00", "13:00") { $0.start = .floating($0.start.civil) }
    let utc = try timed("B", "2026-12-15 12:00", "13:00") { $0.start = .zoned($0.start.civil, .utc) }
    let zones = try agenda([floating, utc]).map { $0["zone"] as? String }
    #expect(zones == [nil, "UTC"])
  }

  @Test func aDateAsRecurrenceID() throws {
    var occurrence = try allDay("A", "2026-12-24")
    occurrence.recurrenceID = .date(try date("2026-12-23"))
    #expect(try agenda([occurrence]).first?["recurrenceId"] as? String == "2026-12-23")
  }

  /// Any text comes back as it was, and nothing in the document can move a cursor or turn text around.
  @Test(arguments: [
    "a\"b\\c/d", "\u{1B}[31m", "tab\tline\nreturn\r", "\0\u{1}\u{1F}", "\u{7F}\u{80}\u{9F}", "\u{202E}x\u{2066}",
    "\u{2028}\u{2029}", "\u{FEFF}", "日本 👩‍👧 e\u{301}", "\u{10FFFF}", "",
  ])
  func escapes(text: String) throws {
    let document = OccurrenceJSON.array(viewing: viewing).text(of: [try allDay(text, "2026-12-24")])
    let events = try #require(parse(document) as? [[String: Any]])
    let back = try #require(events.first?["summary"] as? String)
    #expect(back.unicodeScalars.elementsEqual(text.unicodeScalars))
    let raw = document.unicodeScalars.filter { $0 != "\n" }
    #expect(raw.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(raw.allSatisfy { ![0x2028, 0x2029, 0x202E, 0x2066, 0xFEFF].contains($0.value) })
  }

  @Test func orderIsKept() throws {
    let titles = ["b", "a", "c"]
    let occurrences = try titles.map { try allDay($0, "2026-12-24") }
    #expect(try agenda(occurrences).map { $0["summary"] as? String } == titles)
  }

  @Test func calendars() throws {
    var summary = CalendarSummary(
      info: family, path: "family.ics", events: 51, skipped: 2, occurrencesThisMonth: 37,
      loaded: try moment("2026-11-30 09:30"), indexSize: 4_215_300)
    let list = try #require(parse(JSONFormat.calendars([summary])) as? [[String: Any]])
    let calendar = try #require(list.first)
    #expect(calendar["name"] as? String == "Family")
    #expect(calendar["path"] as? String == "family.ics")
    #expect(calendar["color"] as? String == "#ff6347")
    #expect(calendar["events"] as? Int == 51)
    #expect(calendar["skipped"] as? Int == 2)
    #expect(calendar["occurrencesThisMonth"] as? Int == 37)
    #expect(calendar["loaded"] as? String == "2026-11-30T09:30:00+01:00")
    #expect(calendar["indexSize"] as? Int == 4_215_300)
    #expect(
      summary.text
        == """
        Family
          37 occurrences this month; 51 events in all, 2 skipped
          colour #ff6347; read 2026-11-30 09:30; index of 4.2 MB
          open
          family.ics
        """)
    #expect(calendar["encoding"] is NSNull && calendar["hidden"] as? Bool == false)
    #expect(calendar["origin"] as? String == "open-set")
    (summary.encoding, summary.isHidden, summary.origin) = ("GBK", true, .configuration)
    #expect(summary.text.hasPrefix("Family (hidden)\n"))
    #expect(summary.text.contains("\n  of the configuration; encoding GBK\n"))
  }
}
