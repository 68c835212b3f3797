import CalendarCore
import Foundation
import SeededNumbers
import Testing
import TextGate

@testable import Store

@Suite("An index follows its source")
struct IndexUpdateTests {
  private static let months = stride(from: 0, through: 48, by: 3).map { Picture.allMonths[$0] }

  @Test("through random changes of a file", arguments: 0..<3)
  func file(seed: UInt64) throws {
    let directory = try Directory()
    var source = ChangingSource(Shelf(directory, source: "all.ics"), seed: 200 + seed)
    try source.write("", source.random.sketch(groups: 15))
    source.shelf.makeIndex()
    for round in 0..<20 {
      let change = try source.edit()
      let isSettled = round % 4 != 0
      if isSettled { settle() }
      try source.check("seed \(seed), round \(round): \(change)", isIndexed: isSettled, months: IndexUpdateTests.months)
    }
  }

  @Test("through random changes of a directory", arguments: 0..<3)
  func directory(seed: UInt64) throws {
    let directory = try Directory()
    var source = ChangingSource(Shelf(directory, source: "all"), seed: 300 + seed)
    for name in ["a.ics", "work/b.ics", "work/c.ics", "home/d.ics"] {
      try source.write(name, source.random.sketch(groups: 4))
    }
    source.shelf.makeIndex()
    for round in 0..<25 {
      let change = source.random.numbers.chance(2) ? try source.edit() : try source.rearrange()
      let isSettled = round % 4 != 0
      if isSettled { settle() }
      try source.check("seed \(seed), round \(round): \(change)", isIndexed: isSettled, months: IndexUpdateTests.months)
    }
  }

  private func titles(_ loader: SourceLoader) throws -> [UntrustedText?] {
    CalendarStore(calendars: loader.calendars).query(DayRange(try month("2026-12")), viewing: .utc).occurrences
      .map(\.event.summary)
  }

  /// As `cp -p` and `rsync -t` do, at once behind the reading.
  @Test("to another text of the same size and time", arguments: 0..<20)
  func sameStamp(round: Int) throws {
    let directory = try Directory()
    let shelf = Shelf(directory, source: "all.ics")
    try directory.write("all.ics", calendar("aaa"))
    if round % 2 == 0 { settle() }
    var info = stat()
    try #require(stat(shelf.path, &info) == 0)
    shelf.load().saveIndexes()
    // In place, so that the inode stays as well.
    let file = try FileHandle(forWritingTo: URL(filePath: shelf.path))
    try file.write(contentsOf: Data(calendar("bbb").utf8))
    try file.close()
    let times = [info.st_atim, info.st_mtim]
    try #require(utimensat(AT_FDCWD, shelf.path, times, 0) == 0)
    #expect(try titles(shelf.load()) == ["bbb"])
    #expect(try titles(shelf.load()) == ["bbb"])
  }

  /// Only the stamp tells of a change; the index is changed here, so that what it says shows where answers come from.
  @Test("without reading a file again that is what it was")
  func unchangedFiles() throws {
    let directory = try Directory()
    let shelf = Shelf(directory, source: "all")
    for name in ["a", "b", "c"] { try directory.write("all/\(name).ics", calendar(name)) }
    shelf.makeIndex()
    let before = try Data(contentsOf: URL(filePath: try shelf.indexFile()))
    let loaded = shelf.load().calendars.map(\.loaded)
    shelf.load().saveIndexes()
    #expect(try Data(contentsOf: URL(filePath: try shelf.indexFile())) == before)
    #expect(shelf.load().calendars.map(\.loaded) == loaded)

    // An index with another title for b, of files that are what they were: an update of c takes it over.
    let listing = try SourceListing(shelf.path)
    let other = try Directory()
    for name in ["a", "x", "c"] { try other.write("all/\(name).ics", calendar(name)) }
    try FileManager.default.moveItem(atPath: other.path + "/all/x.ics", toPath: other.path + "/all/b.ics")
    var forged = try SourceListing(other.path + "/all")
    for place in forged.calendars[0].files.indices {
      forged.calendars[0].files[place].stamp = listing.calendars[0].files[place].stamp
    }
    var builder = try IndexBuilder(
      of: forged, source: shelf.path, into: try shelf.indexFile(), old: nil, zones: shelf.zones,
      now: Instant(seconds: 0), progress: { _ in })
    try builder.build()
    #expect(try titles(shelf.load()) == ["a", "c", "x"])
    try directory.write("all/c.ics", calendar("changed"))
    settle()
    #expect(try titles(shelf.load()) == ["a", "changed", "x"])
  }

  @Test("to the name that the source is called by")
  func relativeName() throws {
    let directory = try Directory()
    let shelf = Shelf(directory, source: "all.ics")
    try directory.write("all.ics", calendar("a") + "BEGIN:VEVENT\r\nEND:VEVENT\r\n")
    shelf.makeIndex()
    try FileManager.default.createSymbolicLink(atPath: directory.path + "/link", withDestinationPath: ".")
    let indexes = IndexDirectory(environment: ["XDG_CACHE_HOME": shelf.cache])
    for name in [shelf.path, directory.path + "/./all.ics", directory.path + "/link/all.ics"] {
      var loader = SourceLoader(zones: shelf.zones, indexes: indexes)
      loader.load(.path(name))
      #expect(loader.diagnostics.map(\.location?.file) == [UntrustedText(name)])
      let result = CalendarStore(calendars: loader.calendars).query(DayRange(try month("2026-12")), viewing: .utc)
      #expect(result.occurrences.map(\.event.origin?.file) == [UntrustedText(name)])
    }
  }
}
