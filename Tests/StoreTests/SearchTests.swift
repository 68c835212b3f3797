import CalendarCore
import Foundation
import ICU
import Testing
import TextGate

@testable import Store

@Suite("Search")
struct SearchTests {
  @Test(
    "Words are found wherever they stand, whatever their letter case and accents",
    arguments: [
      ("dentist", "Dentist, again", true), ("DENT ist", "dentist", true), ("again dentist", "Dentist, again", true),
      ("dentist tomorrow", "Dentist, again", false), ("reunion", "Réunion budgétaire", true),
      ("RÉUNION", "reunion", true), ("strasse", "Hauptstraße 5", true), ("会議", "第三会議室", true),
      ("会 室", "第三会議室", true), ("か", "が", false), ("ｔｅａｍ", "Team", true), ("🎂", "🎂 Birthday", true),
      ("кофе", "КОФЕ с коллегами", true), ("", "anything", true), ("aab", "aaab", true), ("aab", "aaa", false),
    ])
  func words(_ words: String, _ text: String, _ isFound: Bool) throws {
    var event = Event(uid: "a", start: .date(try #require(CivilDate(year: 2026, month: 12, day: 1))))
    event.summary = UntrustedText(text)
    let calendar = CalendarInfo(name: "Work")
    #expect(try SearchWords(words).holds(for: event, in: calendar) == isFound)
    event.summary = nil
    event.description = UntrustedText(text)
    #expect(try SearchWords(words).holds(for: event, in: calendar) == isFound)
  }

  private static func calendar(_ titles: [String]) -> String {
    let events = titles.enumerated().map { place, title in
      "BEGIN:VEVENT\r\nUID:\(place)\r\nDTSTART:20261201\r\nSUMMARY:\(title)\r\nLOCATION:Room \(place)\r\nEND:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
  }

  /// More rows than a block of the index has.
  private static let titles = (0..<700).map { "Title \($0 % 50) \(["Tee", "Kaffee", "会議"][$0 % 3])" }

  @Test(
    "An index finds what the files find",
    arguments: ["title 7", "KAFFEE", "会議 room 5", "tee 1", "nothing", "room"])
  func index(_ text: String) throws {
    let directory = try Directory()
    let path = try directory.write("a.ics", SearchTests.calendar(SearchTests.titles))
    let indexes = try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path + "/cache"]))
    func found(_ indexes: IndexDirectory?) throws -> [String] {
      var loader = SourceLoader(zones: SystemZones(), indexes: indexes, use: .keep, smallestIndexed: 0)
      loader.load(.path(path))
      loader.saveIndexes()
      let window = DayRange(try month("2026-12"))
      return try CalendarStore(calendars: loader.calendars).query(window, viewing: .utc, holding: SearchWords(text))
        .occurrences.map { "\($0.event.uid): \($0.event.summary ?? "")" }
    }
    let plain = try found(nil)
    let words = text.lowercased().split(separator: " ")
    let expected = SearchTests.titles.enumerated().filter { place, title in
      words.allSatisfy { "\(title) room \(place)".lowercased().contains($0) }
    }
    #expect(plain.count == expected.count)
    _ = try found(indexes)
    #expect(try found(indexes) == plain)
  }

  @Test("What is not looked for does not use up what may be shown", arguments: [false, true])
  func limit(isIndexed: Bool) throws {
    let directory = try Directory()
    let daily = (0..<400).map {
      "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20250101\nRRULE:FREQ=DAILY\nSUMMARY:Walk\nEND:VEVENT\n"
    }
    let text = daily.joined() + "BEGIN:VEVENT\nUID:z\nDTSTART:20261201\nSUMMARY:Zebra\nEND:VEVENT\n"
    let path = try directory.write("a.ics", text)
    let indexes = try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path + "/cache"]))
    func load() -> SourceLoader {
      var loader = SourceLoader(
        zones: SystemZones(), indexes: isIndexed ? indexes : nil, use: .keep, smallestIndexed: 0)
      loader.load(.path(path))
      loader.saveIndexes()
      return loader
    }
    _ = load()
    let first = try #require(CivilDate(year: 2026, month: 1, day: 1))
    let window = DayRange(start: first, end: first.adding(days: 730))
    let store = CalendarStore(calendars: load().calendars)
    let result = try store.query(window, viewing: .utc, holding: SearchWords("zebra"))
    #expect(result.occurrences.map(\.event.uid) == ["z"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test("Of a series those instances are found whose own text holds the words")
  func overrides() throws {
    let directory = try Directory()
    let path = try directory.write(
      "a.ics",
      "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:Walk\nEND:VEVENT\n"
        + "BEGIN:VEVENT\nUID:a\nRECURRENCE-ID:20261202\nDTSTART:20261202\nSUMMARY:Swim\nEND:VEVENT\n")
    var loader = SourceLoader(zones: SystemZones())
    loader.load(.path(path))
    let store = CalendarStore(calendars: loader.calendars)
    let window = DayRange(try month("2026-12"))
    let days = { (words: String) in
      try store.query(window, viewing: .utc, holding: SearchWords(words)).occurrences.map { $0.days.start.description }
    }
    #expect(try days("walk") == ["2026-12-01", "2026-12-03"])
    #expect(try days("swim") == ["2026-12-02"])
  }
}
