import Foundation
import Testing

@testable import Store

@Suite("Watching sources")
struct SourceWatchTests {
  /// What may happen to a source, and whether it is a change of it.
  enum Happening: String, CaseIterable, CustomTestStringConvertible {
    case rewritten, replaced, removed, nothing, neighbourWritten, vdirFileAdded, vdirFileRemoved, vdirCalendarAdded
    case vdirOtherFileAdded, linkTargetReplaced

    var testDescription: String { rawValue }
    var isChange: Bool { ![.nothing, .neighbourWritten, .vdirOtherFileAdded].contains(self) }
  }

  private func happen(_ happening: Happening, in directory: Directory) throws {
    let files = FileManager.default
    switch happening {
    case .rewritten: try directory.write("a.ics", "longer than before")
    case .replaced:
      try directory.write("a.tmp", "other")
      try files.removeItem(atPath: "\(directory.path)/a.ics")
      try files.moveItem(atPath: "\(directory.path)/a.tmp", toPath: "\(directory.path)/a.ics")
    case .removed: try files.removeItem(atPath: "\(directory.path)/a.ics")
    case .nothing: break
    case .neighbourWritten: try directory.write("b.ics", "b")
    case .vdirFileAdded: try directory.write("vdir/work/new.ics", "new")
    case .vdirFileRemoved: try files.removeItem(atPath: "\(directory.path)/vdir/work/one.ics")
    case .vdirCalendarAdded: try directory.write("vdir/home/new.ics", "new")
    case .vdirOtherFileAdded: try directory.write("vdir/work/note.txt", "text")
    case .linkTargetReplaced:
      try directory.write("real/c.tmp", "other")
      try files.removeItem(atPath: "\(directory.path)/real/c.ics")
      try files.moveItem(atPath: "\(directory.path)/real/c.tmp", toPath: "\(directory.path)/real/c.ics")
    }
  }

  private func watched() throws -> (Directory, [String]) {
    let directory = try Directory()
    try directory.write("a.ics", "a")
    try directory.write("vdir/work/one.ics", "one")
    try directory.write("real/c.ics", "c")
    try FileManager.default.createSymbolicLink(
      atPath: "\(directory.path)/link.ics", withDestinationPath: "\(directory.path)/real/c.ics")
    return (directory, ["a.ics", "vdir", "link.ics"].map { "\(directory.path)/\($0)" })
  }

  @Test("notices what happens to them and nothing else", arguments: Happening.allCases, [true, false])
  func happenings(_ happening: Happening, _ asksSystem: Bool) throws {
    let (directory, paths) = try watched()
    let watch = SourceWatch(paths, asksSystem: asksSystem)
    #expect(!watch.hasChanged())
    try happen(happening, in: directory)
    #expect(watch.hasChanged() == happening.isChange)
    #expect(!watch.hasChanged(), "a change is told once")
    // Also after a change, which may have put other files and directories in the place of those that were watched.
    try directory.write("a.ics", "and once more, at another length")
    #expect(watch.hasChanged())
    try directory.write("vdir/home/later.ics", "later")
    #expect(watch.hasChanged())
  }

  #if os(Linux)
    @Test("the system wakes nobody up for files that are none of the sources'")
    func descriptor() throws {
      let (directory, paths) = try watched()
      let watch = SourceWatch(paths)
      let descriptor = try #require(watch.descriptor)
      func isReadable() -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) == 1
      }
      #expect(!isReadable())
      try directory.write("elsewhere/b.ics", "b")
      #expect(watch.hasChanged() == false)
      try directory.write("a.ics", "changed")
      #expect(isReadable())
    }
  #endif

  @Test("of streams and of what is not there tells nothing")
  func nothing() {
    let watch = SourceWatch(["-", "/nonexistent/flipcal.ics"])
    #expect(!watch.hasChanged())
  }
}
