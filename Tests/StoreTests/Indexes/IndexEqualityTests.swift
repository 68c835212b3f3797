import CalendarCore
import Foundation
import SeededNumbers
import Testing
import TextGate

@testable import Store

@Suite("An index answers as its source does")
struct IndexEqualityTests {
  private static let viewing = ["Europe/Berlin", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"]

  /// Compares all ways to an answer for every month.
  private func check(_ shelf: Shelf, _ seed: UInt64, leastCount: Int = 50) throws {
    let name = IndexEqualityTests.viewing[Int(seed % 4)]
    let viewing = try #require(shelf.zones.zone(named: name))
    let plain = try Picture(plain: shelf.path, viewing: viewing)
    let scanned = shelf.load(indexed: false)
    #expect(scanned.calendars.allSatisfy { $0.indexSize == nil })
    #expect(Picture(scanned, viewing: viewing).difference(from: plain) == nil, "seed \(seed)")
    shelf.makeIndex()
    let indexed = shelf.load()
    #expect(!indexed.calendars.isEmpty && indexed.calendars.allSatisfy { $0.indexSize != nil }, "seed \(seed)")
    #expect(Picture(indexed, viewing: viewing).difference(from: plain) == nil, "seed \(seed)")
    #expect(plain.count > leastCount, "seed \(seed)")
  }

  @Test("for every month of a file", arguments: 0..<6)
  func file(seed: UInt64) throws {
    let directory = try Directory()
    var random = RandomSketches(seed: seed)
    let text = (0..<Int(1 + seed % 3)).map { _ in random.sketch(groups: 18).text }.joined()
    try directory.write("all.ics", text)
    try check(Shelf(directory, source: "all.ics"), seed)
  }

  @Test("for every month of a directory with directories in it", arguments: 0..<4)
  func directory(seed: UInt64) throws {
    let directory = try Directory()
    var random = RandomSketches(seed: 100 + seed)
    try directory.write("all/work/displayname", "Work\n")
    try directory.write("all/home/color", "#123456\n")
    for name in ["a", "b", "work/c", "work/d", "work/team/e", "home/f", "home/g"] {
      try directory.write("all/\(name).ics", random.sketch(groups: random.numbers.int(in: 0...8)).text)
    }
    try check(Shelf(directory, source: "all"), seed)
  }

  /// Components of one UID may lie in several files of a calendar.
  @Test("for a series whose overrides lie in other files")
  func scatteredSeries() throws {
    let directory = try Directory()
    func event(_ lines: String...) -> String {
      (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:one"] + lines + ["END:VEVENT", "END:VCALENDAR", ""])
        .joined(separator: "\r\n")
    }
    try directory.write("all/a.ics", event("DTSTART:20261201T090000Z", "RRULE:FREQ=DAILY;COUNT=20", "SUMMARY:a"))
    try directory.write("all/b.ics", event("RECURRENCE-ID:20261203T090000Z", "DTSTART:20280203T090000Z", "SUMMARY:b"))
    try directory.write("all/c.ics", event("RECURRENCE-ID:20261204T090000Z", "STATUS:CANCELLED"))
    try check(Shelf(directory, source: "all"), 0, leastCount: 18)
  }

  @Test("for what holds no event", arguments: ["BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"])
  func emptyFile(_ text: String) throws {
    let directory = try Directory()
    try directory.write("all.ics", text)
    try check(Shelf(directory, source: "all.ics"), 0, leastCount: -1)
  }

  @Test("for more rows than a block has")
  func blocks() throws {
    let directory = try Directory()
    var random = RandomSketches(seed: 7)
    try directory.write("all.ics", random.sketch(groups: 1100).text)
    let shelf = Shelf(directory, source: "all.ics")
    let months = Array(Picture.allMonths[22...24])
    let plain = try Picture(plain: shelf.path, viewing: .utc, months: months)
    shelf.makeIndex()
    let indexed = shelf.load()
    #expect(indexed.calendars.first?.indexSize != nil)
    #expect(Picture(indexed, viewing: .utc, months: months).difference(from: plain) == nil)
  }

  /// What is cut short where there is too much of it, and the order in which that is said, depend on it.
  @Test("in the order of the source")
  func order() throws {
    let directory = try Directory()
    let events = (1...9).reversed().map { month in
      "BEGIN:VEVENT\r\nUID:\(month)\r\nDTSTART:20260\(month)01\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n"
    }
    try directory.write("all.ics", "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n")
    let shelf = Shelf(directory, source: "all.ics")
    shelf.makeIndex()
    let orders = [shelf.load(indexed: false), shelf.load()].map { loader in
      loader.calendars.flatMap { $0.events.series(touching: .everything) }.flatMap(\.masters).map(\.uid)
    }
    #expect(orders[0] == (1...9).reversed().map { UntrustedText(String($0)) })
    #expect(orders[1] == orders[0])
  }

  @Test("for the sources that cannot be read or are no calendar")
  func failures() throws {
    let directory = try Directory()
    try directory.write("all/a.ics", calendar("a"))
    try directory.write("all/b.ics", "hello\n")
    for source in ["all", "all/b.ics"] {
      let shelf = Shelf(directory, source: source)
      shelf.makeIndex()
      let (scanned, indexed) = (shelf.load(indexed: false), shelf.load())
      #expect(indexed.hasFailed)
      #expect(Picture(indexed, viewing: .utc) == Picture(scanned, viewing: .utc))
    }
  }

  /// The moment of the answer is not the moment of the question: files may be replaced in between.
  @Test("from the old text or the new one where a small file is replaced before it is asked")
  func replacedBeforeQuery() throws {
    let directory = try Directory()
    try directory.write("all.ics", calendar("old"))
    let loader = Shelf(directory, source: "all.ics").load(indexed: false)
    try directory.write("all.ics", calendar("new"))
    let result = CalendarStore(calendars: loader.calendars).query(DayRange(try month("2026-12")), viewing: .utc)
    let titles = result.occurrences.map(\.event.summary)
    #expect(titles == ["old"] || titles == ["new"])
  }

  /// It costs nothing to try again, and rights may be given without the file being touched.
  @Test("again from a file that could not be read before")
  func readableAgain() throws {
    let directory = try Directory()
    try directory.write("all/a.ics", calendar("a"))
    let locked = try directory.write("all/b.ics", calendar("b"))
    try setPermissions(0o755, of: directory.path)
    try setPermissions(0, of: locked)
    let shelf = Shelf(directory, source: "all")
    settle()
    try FileManager.default.createDirectory(atPath: shelf.cache, withIntermediateDirectories: true)
    try setPermissions(0o777, of: shelf.cache)
    withoutSuperuser { shelf.load().saveIndexes() }
    // The superuser may read it; for others the case does not arise without a change of the file.
    guard geteuid() == 0 else { return }
    #expect(shelf.load().calendars.map(\.eventCount) == [2])
  }
}
