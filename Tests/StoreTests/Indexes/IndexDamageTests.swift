import CalendarCore
import Foundation
import SeededNumbers
import Testing

@testable import Store

@Suite("A damaged index")
struct IndexDamageTests {
  private let shelf: Shelf
  private let plain: Picture
  private let index: [UInt8]
  private static let months = stride(from: 6, through: 42, by: 18).map { Picture.allMonths[$0] }

  init() throws {
    let directory = try Directory()
    shelf = Shelf(directory, source: "all")
    var random = RandomSketches(seed: 11)
    for name in ["a", "work/b"] { try directory.write("all/\(name).ics", random.sketch(groups: 5).text) }
    plain = try Picture(plain: shelf.path, viewing: .utc, months: IndexDamageTests.months)
    shelf.makeIndex()
    index = Array(try Data(contentsOf: URL(filePath: try shelf.indexFile())))
    #expect(plain.count > 10)
  }

  private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: try shelf.indexFile())) }

  /// What a run shows, which must always be the plain answer.
  private func check(_ damage: String) -> SourceLoader {
    let loader = shelf.load()
    let picture = Picture(loader, viewing: .utc, months: IndexDamageTests.months)
    #expect(picture.difference(from: plain) == nil, "\(damage)")
    return loader
  }

  private func isGood() throws -> Bool {
    let loader = shelf.load()
    let listing = try SourceListing(shelf.path)
    let reader = IndexReader(try shelf.indexFile(), of: shelf.path, named: shelf.path, system: shelf.zones)
    return loader.calendars.allSatisfy { $0.indexSize != nil } && reader?.entries { _ in } == true
      && reader?.matches(listing, zonesStamp: shelf.zones.stamp).isWhole == true
  }

  @Test("by one byte never changes an answer")
  func flippedBytes() throws {
    var random = SeededGenerator(state: 1)
    for place in stride(from: 0, to: index.count, by: 7) {
      var damaged = index
      damaged[place] ^= UInt8(random.int(in: 1...255))
      try write(damaged)
      _ = check("byte \(place)")
    }
  }

  @Test("is made anew where the damage shows")
  func mended() throws {
    for place in stride(from: 0, to: index.count, by: 97) {
      var damaged = index
      damaged[place] ^= 0x10
      try write(damaged)
      let loader = shelf.load()
      _ = CalendarStore(calendars: loader.calendars)
        .query(DayRange(start: CivilDate(dayNumber: 19_000), end: CivilDate(dayNumber: 23_000)), viewing: .utc)
      loader.saveIndexes()
      _ = check("byte \(place), after the index was saved")
    }
  }

  @Test("by a cut never changes an answer, and is made anew")
  func truncated() throws {
    for length in Array(stride(from: 0, to: index.count, by: 61)) + [1, 63, 64, 65, index.count - 1] {
      try write(Array(index[..<length]))
      check("\(length) bytes").saveIndexes()
      #expect(try isGood(), "\(length) bytes")
    }
  }

  @Test("that is cut off while it is copied gives no new index")
  func truncatedWhileCopied() throws {
    let (listing, file) = (try SourceListing(shelf.path), try shelf.indexFile())
    let reader = try #require(IndexReader(file, of: shelf.path, named: shelf.path, system: shelf.zones))
    let matches = reader.matches(listing, zonesStamp: shelf.zones.stamp)
    for isCut in [false, true] {
      let new = file + ".new"
      var builder = try IndexBuilder(
        of: listing, source: shelf.path, into: new, old: (reader, matches), zones: shelf.zones,
        now: Instant(seconds: 0), progress: { _ in })
      if isCut { try write(Array(index[..<(index.count / 3)])) }
      let isBuilt = (try? builder.build()) != nil
      #expect(isBuilt == !isCut)
      #expect(FileManager.default.fileExists(atPath: new) == !isCut)
      try? FileManager.default.removeItem(atPath: new)
    }
  }

  @Test(
    "is made anew where it is another file",
    arguments: ["", "hello\n", "flipcal\n", String(repeating: "flipcal\n", count: 1000)])
  func foreign(_ text: String) throws {
    try write(Array(text.utf8))
    check(text).saveIndexes()
    #expect(try isGood())
  }

  @Test("is made anew where it has more bytes than it should", arguments: [1, 64, 5000])
  func longer(count: Int) throws {
    try write(index + [UInt8](repeating: 0xFF, count: count))
    check("\(count) bytes more").saveIndexes()
    #expect(try isGood())
  }

  @Test("is made anew where it is of another version")
  func version() throws {
    var other = index
    other[8] ^= 3
    var sum = ByteWriter()
    sum.append(fixed: Checksum.of(Array(other[..<40])))
    other.replaceSubrange(40..<48, with: sum.bytes)
    #expect(IndexFormat.summary(header: Array(index[..<64]), fileSize: index.count) != nil)
    #expect(IndexFormat.summary(header: Array(other[..<64]), fileSize: other.count) == nil)
    try write(other)
    check("another version").saveIndexes()
    #expect(try isGood())
  }

  @Test("is made anew where it is that of another source")
  func otherSource() throws {
    let other = Shelf(try Directory(), source: "b.ics")
    try other.directory.write("b.ics", calendar("other"))
    other.makeIndex()
    try write(Array(try Data(contentsOf: URL(filePath: try other.indexFile()))))
    check("another source").saveIndexes()
    #expect(try isGood())
  }

  @Test("is not needed where something else is in its place", arguments: ["directory", "link", "unreadable"])
  func inItsPlace(_ kind: String) throws {
    let file = try shelf.indexFile()
    try setPermissions(0o755, of: shelf.directory.path)
    try FileManager.default.removeItem(atPath: file)
    switch kind {
    case "directory": try FileManager.default.createDirectory(atPath: file + "/x", withIntermediateDirectories: true)
    case "link": try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file)
    default:
      try write(index)
      try setPermissions(0, of: file)
    }
    withoutSuperuser { check(kind).saveIndexes() }
    _ = check(kind)
    let left = try FileManager.default.contentsOfDirectory(atPath: shelf.cache + "/flipcal")
    #expect(left.count == 1, "\(left)")
  }

  @Test("or none at all is no trouble", arguments: ["locked", "below a file", "relative"])
  func noPlace(_ kind: String) throws {
    var other = shelf
    switch kind {
    case "locked":
      other.cache = shelf.directory.path + "/locked"
      try FileManager.default.createDirectory(atPath: other.cache, withIntermediateDirectories: true)
      try setPermissions(0o555, of: other.cache)
      try setPermissions(0o755, of: shelf.directory.path)
    case "below a file": other.cache = shelf.path + "/a.ics/cache"
    default: other.cache = "relative"
    }
    withoutSuperuser {
      for _ in 0..<2 {
        let loader = other.load()
        let picture = Picture(loader, viewing: .utc, months: IndexDamageTests.months)
        #expect(picture.difference(from: plain) == nil, "\(kind)")
        #expect(loader.calendars.allSatisfy { $0.indexSize == nil })
        loader.saveIndexes()
      }
    }
  }

  /// Nothing that an update takes over may hide damage behind a new sum.
  @Test("does not give its damage to the index that is made of it")
  func textsTakenOver() throws {
    let file = try shelf.indexFile()
    let reader = try #require(IndexReader(file, of: shelf.path, named: shelf.path, system: shelf.zones))
    let block = try #require(reader.summary.blocks.first { $0.textsLength > 0 })
    var damaged = index
    damaged[block.textsRange.upperBound - 2] ^= 1
    try write(damaged)
    try shelf.directory.write("all/new.ics", calendar("new"))
    settle()
    shelf.load().saveIndexes()
    let updated = try texts()
    try FileManager.default.removeItem(atPath: file)
    shelf.makeIndex()
    #expect(try texts() == updated)
  }

  /// The lines of all texts for searching, in order.
  private func texts() throws -> [[UInt8]] {
    let file = try shelf.indexFile()
    let reader = try #require(IndexReader(file, of: shelf.path, named: shelf.path, system: shelf.zones))
    var lines: [[UInt8]] = []
    let isWhole = reader.entries { lines.append(reader.bytes.bytes($0.textStart..<$0.textStart + $0.textLength)) }
    #expect(isWhole)
    return lines.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
