import CalendarCore
import Testing

@testable import Store

@Suite("Descriptions in an index")
struct DescriptionTests {
  @Test("are given where they are wanted; nothing else depends on it", arguments: [nil, "second"])
  func wanted(_ text: String?) throws {
    let words = try text.map { try SearchWords($0) }
    let directory = try Directory()
    let path = try directory.write(
      "a.ics",
      "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:A\nDESCRIPTION:first\nURL:http://example.org/a\nEND:VEVENT\n"
        + "BEGIN:VEVENT\nUID:b\nDTSTART:20261202\nDESCRIPTION:second\nCATEGORIES:x,y\nEND:VEVENT\n")
    let indexes = try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path + "/cache"]))
    func events(hasDescriptions: Bool) throws -> [Event] {
      var loader = SourceLoader(zones: SystemZones(), indexes: indexes, use: .keep, smallestIndexed: 0)
      loader.load(.path(path))
      loader.saveIndexes()
      let store = CalendarStore(calendars: loader.calendars)
      return store.query(
        DayRange(try month("2026-12")), viewing: .utc, holding: words, hasDescriptions: hasDescriptions
      ).occurrences.map(\.event)
    }
    let scanned = try events(hasDescriptions: true)
    #expect(scanned.map(\.description) == (words == nil ? ["first", "second"] : ["second"]))
    #expect(try events(hasDescriptions: true) == scanned)
    // A search looks into descriptions, so they are there.
    let bare =
      words != nil
      ? scanned
      : scanned.map { event in
        var event = event
        event.description = nil
        return event
      }
    #expect(try events(hasDescriptions: false) == bare)
  }
}
