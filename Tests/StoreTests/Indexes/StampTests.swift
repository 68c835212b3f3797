import Foundation
import Testing

@testable import Store

@Suite("The stamp of a file")
struct StampTests {
  private static let second = 1_000_000_000

  @Test(
    "is trusted once no later change can have the same",
    arguments: [
      // Nanoseconds from the latest change to the reading, whether times are whole seconds, whether a change may hide.
      (0, false, true), (19_000_000, false, true), (21_000_000, false, false), (-second, false, true),
      (21_000_000, true, true), (second, true, true), (2 * second + 1, true, false),
    ])
  func trust(age: Int, isCoarse: Bool, mayHide: Bool) {
    let time = 1000 * StampTests.second + (isCoarse ? 0 : 123_456_789)
    for (modified, changed) in [(time, time), (time - 5 * StampTests.second, time)] {
      let stamp = FileStamp(size: 1, modified: modified, changed: changed, inode: 1)
      #expect(stamp.mayHide(changesAfter: time + age) == mayHide)
    }
  }

  /// The file seems to be changed in an hour, so that no time is long enough to trust it.
  @Test("that is not trusted makes no index that is")
  func uncertain() throws {
    let directory = try Directory()
    let shelf = Shelf(directory, source: "all.ics")
    try directory.write("all.ics", calendar("a"))
    let attributes: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: 3600)]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: shelf.path)
    shelf.makeIndex()
    let listing = try SourceListing(shelf.path)
    let file = try shelf.indexFile()
    let reader = try #require(IndexReader(file, of: shelf.path, named: shelf.path, system: shelf.zones))
    let matches = reader.matches(listing, zonesStamp: shelf.zones.stamp)
    #expect(matches.hasSameFiles)
    #expect(!matches.isWhole)
    #expect(matches.files == [[nil]])
    #expect(shelf.load().calendars.map(\.eventCount) == [1])
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: shelf.path)
    shelf.makeIndex()
    #expect(shelf.load().calendars.map { $0.indexSize != nil } == [true])
  }
}
