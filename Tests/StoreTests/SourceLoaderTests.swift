import CalendarCore
import Foundation
import TestSupport
import Testing
import TextGate

@testable import Store

@Suite("Sources")
struct SourceLoaderTests {
  @Test(
    "A file is a calendar, by its own name or the file's",
    arguments: [
      ("work.ics", nil, "work"), ("work.ics", "Team", "Team"), ("a.b.ics", nil, "a.b"), (".ics", nil, ".ics"),
      ("calendar", nil, "calendar"), ("Grüße 😀.ics", nil, "Grüße 😀"),
    ])
  func file(_ name: String, _ calendarName: String?, _ expected: String) throws {
    let directory = try Directory()
    let path = try directory.write(name, calendar("a", name: calendarName))
    var loader = SourceLoader(zones: SystemZones())
    let isLoaded = loader.load(.path(path))
    #expect(isLoaded)
    #expect(loader.calendars.map(\.info.name.raw) == [expected])
    #expect(loader.calendars.map(\.path) == [path])
    #expect(loader.diagnostics.isEmpty)
  }

  @Test("What is not there, not readable or no calendar fails, and the rest is loaded")
  func failures() throws {
    let directory = try Directory()
    let missing = directory.path + "/missing.ics"
    let locked = try directory.write("locked.ics", calendar("b"))
    let other = try directory.write("mail.ics", "Dear all,\nlunch: noon\n")
    let good = try directory.write("good.ics", calendar("a"))
    try setPermissions(0, of: locked)
    var loader = SourceLoader(zones: SystemZones())
    let results = withoutSuperuser { [missing, locked, other, good].map { loader.load(.path($0)) } }
    #expect(results == [false, false, false, true])
    #expect(loader.calendars.map(\.path) == [good])
    #expect(loader.diagnostics.map(\.location?.file) == [missing, locked, other].map { UntrustedText($0) })
    #expect(loader.diagnostics.map(\.location?.line) == [nil, nil, nil])
    #expect(loader.hasFailed)
  }

  @Test("An empty file is an empty calendar", arguments: ["", "\n\n", "BEGIN:VCALENDAR\nEND:VCALENDAR\n"])
  func emptyFile(_ text: String) throws {
    let directory = try Directory()
    let path = try directory.write("empty.ics", text)
    var loader = SourceLoader(zones: SystemZones())
    let isLoaded = loader.load(.path(path))
    #expect(isLoaded)
    #expect(loader.calendars.map(\.eventCount) == [0])
    #expect(loader.diagnostics.map(\.message) == (text.hasPrefix("BEGIN") ? [] : ["empty: there is no calendar in it"]))
  }

  @Test("Skipped components are counted, and named by file and line")
  func skipped() throws {
    let directory = try Directory()
    let path = try directory.write("a.ics", calendar("a") + "BEGIN:VEVENT\r\nSUMMARY:no start\r\nEND:VEVENT\r\n")
    var loader = SourceLoader(zones: SystemZones())
    let isLoaded = loader.load(.path(path))
    #expect(isLoaded)
    #expect(loader.calendars.map(\.eventCount) == [1])
    #expect(loader.calendars.map(\.skipped) == [1])
    #expect(loader.diagnostics.map(\.location) == [SourceLocation(file: path, line: 8)])
    #expect(!loader.hasFailed)
  }

  @Test("A pipe is read once and its bytes are given back")
  func stream() throws {
    let directory = try Directory()
    let path = directory.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let source = Source.path(path)
    #expect(source.isStream)
    // More than a pipe holds, so that it is read in pieces.
    let text = (0..<3000).map { calendar("event \($0)") }.joined()
    let writer = Thread { try? Data(text.utf8).write(to: URL(filePath: path)) }
    writer.start()
    var loader = SourceLoader(zones: SystemZones())
    let bytes = loader.loadStream(source)
    #expect(bytes == Array(text.utf8))
    #expect(loader.calendars.map(\.eventCount) == [3000])
  }

  @Test("A stream that is no calendar fails")
  func badStream() throws {
    let directory = try Directory()
    let path = try directory.write("text", "hello\n")
    var loader = SourceLoader(zones: SystemZones())
    let bytes = loader.loadStream(.path(path))
    #expect(bytes == nil)
    #expect(loader.hasFailed)
  }

  @Test(
    "Words of the command line",
    arguments: [
      ("-", Source.standardInput, "standard input", "-"), ("/a/b.ics", .path("/a/b.ics"), "/a/b.ics", "/a/b.ics"),
      ("./-", .path("./-"), "./-", FileManager.default.currentDirectoryPath + "/-"),
      ("a b.ics", .path("a b.ics"), "a b.ics", FileManager.default.currentDirectoryPath + "/a b.ics"),
    ])
  func words(_ word: String, _ source: Source, _ name: String, _ absolute: String) {
    #expect(Source(argument: word) == source)
    #expect(source.displayName == name)
    #expect(source.absolutePath == absolute)
  }

  @Test("A source exists where anything is at its path")
  func existence() throws {
    let directory = try Directory()
    let path = try directory.write("a.ics", "")
    try FileManager.default.createSymbolicLink(atPath: directory.path + "/gone", withDestinationPath: "nothing")
    #expect(Source.path(path).exists)
    #expect(Source.path(directory.path).exists)
    #expect(!Source.path(directory.path + "/b.ics").exists)
    #expect(!Source.path(directory.path + "/gone").exists)
    #expect(!Source.path(path).isStream)
  }

  @Test("A query asks all calendars, in the order of a list")
  func query() throws {
    let directory = try Directory()
    let first = try directory.write("1.ics", calendar("b"))
    let second = try directory.write("2.ics", calendar("a"))
    var loader = SourceLoader(zones: SystemZones())
    for path in [first, second] { loader.load(.path(path)) }
    let store = CalendarStore(calendars: loader.calendars)
    let result = store.query(DayRange(try month("2026-12")), viewing: .utc)
    #expect(result.occurrences.map(\.event.summary) == ["a", "b"])
    #expect(result.occurrences.map(\.calendar.order) == [1, 0])
    #expect(store.query(DayRange(try month("2026-11")), viewing: .utc).occurrences.isEmpty)
  }
}
