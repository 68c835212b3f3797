import Foundation
import Testing

@testable import Store

@Suite("The directory of indexes")
struct IndexDirectoryTests {
  @Test("is rid of what is old or was left unfinished, and of nothing else")
  func prepared() throws {
    let directory = try Directory()
    let indexes = try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": directory.path]))
    let running = "a.index.\(getpid()).tmp"
    for name in ["old.index", "new.index", "old.txt", "a.index.2000000000.tmp", "a.index.x.tmp", running] {
      try directory.write("flipcal/\(name)", "")
    }
    for name in ["old.index", "old.txt"] {
      let days = TimeInterval(-91 * 86_400)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: days)], ofItemAtPath: "\(indexes.path)/\(name)")
    }
    try indexes.prepare()
    #expect(try directory.names("flipcal") == [running, "new.index", "old.txt"])
  }

  @Test(
    "is found by the XDG base directory specification",
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/flipcal"), (["HOME": "/h"], "/h/.cache/flipcal"),
      (["XDG_CACHE_HOME": "c", "HOME": "/h"], "/h/.cache/flipcal"), (["XDG_CACHE_HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func path(_ environment: [String: String], _ path: String?) {
    #expect(IndexDirectory(environment: environment)?.path == path)
  }
}
