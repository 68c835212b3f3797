import CalendarCore
import Foundation
import ICal
import TestSupport
import Testing
import TextGate

@testable import Store

@Suite("Components by UID")
struct ComponentLookupTests {
  private static func event(_ uid: String, _ lines: [String]) -> String {
    (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:\(uid)"] + lines + ["END:VEVENT", "END:VCALENDAR"]).map { $0 + "\r\n" }
      .joined()
  }

  private static let series = event("s", ["DTSTART:20261201T090000Z", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:series"])
  private static let override = event(
    "s", ["RECURRENCE-ID:20261204T090000Z", "DTSTART:20261210T100000Z", "SUMMARY:override"])

  private func load(_ path: String, indexes: IndexDirectory? = nil) -> CalendarStore {
    var loader = SourceLoader(zones: SystemZones(), indexes: indexes, use: .keep, smallestIndexed: 1)
    loader.load(.path(path))
    loader.saveIndexes()
    return CalendarStore(calendars: loader.calendars)
  }

  private func uids(_ found: [FoundComponents]) -> [String] {
    found.flatMap { found in found.spans.map { found.text.uid(of: $0).raw } }
  }

  @Test("come whole, with overrides in other files, with an index and without", arguments: [false, true])
  func whole(_ isIndexed: Bool) throws {
    let directory = try Directory()
    try directory.write("vdir/a.ics", Self.series)
    try directory.write("vdir/b.ics", Self.override)
    try directory.write("vdir/c.ics", Self.event("other", ["DTSTART:20261202T090000Z"]))
    let indexes = isIndexed ? IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path + "/cache"]) : nil
    var store = load(directory.path + "/vdir", indexes: indexes)
    if isIndexed { store = load(directory.path + "/vdir", indexes: indexes) }
    let day = DayRange(
      first: try #require(CivilDate(year: 2026, month: 12, day: 1)),
      last: try #require(CivilDate(year: 2026, month: 12, day: 1)))
    let occurrences = store.query(day, viewing: .utc).occurrences
    #expect(occurrences.count == 1)
    #expect(uids(store.components(behind: occurrences)) == ["s", "s"])
    #expect(uids(store.components(of: ["other"])) == ["other"])
    #expect(uids(store.components(of: nil)) == ["s", "s", "other"])
    #expect(store.uids().map(\.raw) == ["s", "other"])
    #expect(store.components(of: ["nobody"]).isEmpty)
    #expect(store.components(behind: []).isEmpty)
  }

  @Test(
    "are named in the order of the source, with those that were skipped, with an index and without",
    arguments: [false, true], [false, true])
  func order(_ isIndexed: Bool, _ hasSkipped: Bool) throws {
    let directory = try Directory()
    let broken = hasSkipped ? Self.event("b", ["DTSTART:never"]) : ""
    let path = try directory.write(
      "a.ics",
      Self.event("z", ["DTSTART:20270101"]) + broken + Self.event("a", ["DTSTART:20260101"]) + Self.series
        + Self.override + Self.event("z", ["DTSTART:20250101"]))
    let indexes = isIndexed ? IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path + "/cache"]) : nil
    settle()
    _ = load(path, indexes: indexes)
    let store = load(path, indexes: indexes)
    #expect((store.calendars[0].indexSize != nil) == isIndexed)
    #expect(store.uids().map(\.raw) == (hasSkipped ? ["z", "b", "a", "s"] : ["z", "a", "s"]))
    #expect(store.uids(beginningWith: "b").map(\.raw) == (hasSkipped ? ["b"] : []))
    #expect(store.uids(beginningWith: "zz").isEmpty)
  }

  @Test("are told apart where only their hashes could be the same", arguments: ["S", "s ", "\u{73}\u{301}"])
  func exact(_ uid: String) throws {
    let directory = try Directory()
    let path = try directory.write("a.ics", Self.series)
    #expect(load(path).components(of: [UntrustedText(uid)]).isEmpty)
  }

  @Test("are found of a source in UTF-16, which is UTF-8 then")
  func utf16() throws {
    let directory = try Directory()
    let path = try directory.write("a.ics", "")
    let text = Self.event("ü", ["DTSTART:20261201", "SUMMARY:Grüße"])
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try Data(bytes).write(to: URL(filePath: path))
    let found = load(path).components(of: ["ü"])
    var written: [UInt8] = []
    CalendarObjects(found).write(product: "ours") { written += $0 }
    #expect(String(decoding: written, as: UTF8.self).contains("SUMMARY:Grüße\r\n"))
  }
}
