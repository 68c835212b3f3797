import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import Store

@Suite("Watching sources")
struct SourceWatchTests {
  /// What may happen to a source, and whether it is a change of it.
  enum Happening: String, CaseIterable, CustomTestStringConvertible {
    case rewritten, replaced, renamedOver, removed, nothing, neighbourWritten, vdirFileAdded, vdirFileRemoved
    case vdirCalendarAdded, vdirOtherFileAdded, vdirFileRenamedOver, vdirNestedAdded, vdirRemoved, linkTargetReplaced
    case linkTargetRenamedOver, linkRenamedOver

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
    case .renamedOver: try renameOver("a.ics", in: directory)
    case .removed: try files.removeItem(atPath: "\(directory.path)/a.ics")
    case .nothing: break
    case .neighbourWritten: try directory.write("b.ics", "b")
    case .vdirFileAdded: try directory.write("vdir/work/new.ics", "new")
    case .vdirFileRemoved: try files.removeItem(atPath: "\(directory.path)/vdir/work/one.ics")
    case .vdirCalendarAdded: try directory.write("vdir/home/new.ics", "new")
    case .vdirOtherFileAdded: try directory.write("vdir/work/note.txt", "text")
    case .vdirFileRenamedOver: try renameOver("vdir/work/one.ics", in: directory)
    case .vdirNestedAdded: try directory.write("vdir/shared/team/new.ics", "new")
    case .vdirRemoved: try files.removeItem(atPath: "\(directory.path)/vdir")
    case .linkTargetRenamedOver: try renameOver("real/c.ics", in: directory)
    case .linkRenamedOver:
      try files.createSymbolicLink(
        atPath: "\(directory.path)/link.tmp", withDestinationPath: "\(directory.path)/real/other.ics")
      try move("link.tmp", over: "link.ics", in: directory)
    case .linkTargetReplaced:
      try directory.write("real/c.tmp", "other")
      try files.removeItem(atPath: "\(directory.path)/real/c.ics")
      try files.moveItem(atPath: "\(directory.path)/real/c.tmp", toPath: "\(directory.path)/real/c.ics")
    }
  }

  /// What editors and vdirsyncer do: another file is put in the place of one, which is never missing.
  private func renameOver(_ name: String, in directory: Directory) throws {
    try directory.write("\(name).tmp", "other, of another length")
    try move("\(name).tmp", over: name, in: directory)
  }

  private func move(_ name: String, over other: String, in directory: Directory) throws {
    try #require(rename("\(directory.path)/\(name)", "\(directory.path)/\(other)") == 0)
  }

  private func watched() throws -> (Directory, [String]) {
    let directory = try Directory()
    try directory.write("a.ics", "a")
    try directory.write("vdir/work/one.ics", "one")
    try directory.write("real/c.ics", "c")
    try directory.write("real/other.ics", "another one")
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

  @Test(
    "notices that a directory is gone, that it is there again, and what happens in it then", arguments: [true, false])
  func directoryMadeAgain(_ asksSystem: Bool) throws {
    let (directory, paths) = try watched()
    let watch = SourceWatch(paths, asksSystem: asksSystem)
    for round in 1...2 {
      try FileManager.default.removeItem(atPath: "\(directory.path)/vdir")
      #expect(watch.hasChanged())
      try directory.write("vdir/work/one.ics", "one")
      #expect(watch.hasChanged())
      try directory.write("vdir/work/one.ics", "one, of round \(round)")
      #expect(watch.hasChanged())
      #expect(!watch.hasChanged())
    }
  }

  @Test("notices what happens in directories that came one in the other", arguments: [true, false])
  func nested(_ asksSystem: Bool) throws {
    let (directory, paths) = try watched()
    let watch = SourceWatch(paths, asksSystem: asksSystem)
    try directory.write("vdir/shared/team/one.ics", "one")
    #expect(watch.hasChanged())
    try directory.write("vdir/shared/team/one.ics", "longer")
    #expect(watch.hasChanged())
    try renameOver("vdir/shared/team/one.ics", in: directory)
    #expect(watch.hasChanged())
    try directory.write("vdir/shared/team/board/two.ics", "two")
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
  }

  #if os(Linux)
    /// Of a source the system tells all that happens in its directory, and of a neighbour it tells nothing more.
    @Test(
      "the system wakes one for what happens beside a source, which is no change",
      arguments: ["b.ics", "vdir/work/note.txt", "real/b.ics"])
    func neighbour(_ name: String) throws {
      let (directory, paths) = try watched()
      let watch = SourceWatch(paths)
      try directory.write(name, "b")
      #expect(isReadable(try #require(watch.descriptor)))
      #expect(!watch.hasChanged())
      #expect(!isReadable(try #require(watch.descriptor)), "what was told has been read")
      try directory.write("a.ics", "changed")
      #expect(isReadable(try #require(watch.descriptor)))
      #expect(watch.hasChanged())
    }

    /// The directory itself and the one that holds it are watched as well.
    @Test("of more than a thousand directories the system is not asked, and they are looked at", arguments: [998, 999])
    func manyDirectories(_ count: Int) throws {
      let directory = try Directory()
      for number in 0..<count { try directory.write("many/\(number)/one.ics", "one") }
      let watch = SourceWatch(["\(directory.path)/many"])
      #expect((watch.descriptor == nil) == (count > 998))
      #expect(!watch.hasChanged())
      try directory.write("many/7/one.ics", "longer")
      #expect(watch.hasChanged())
      #expect(!watch.hasChanged())
    }

    @Test("directories that become too many are looked at from then on, and watched no more")
    func tooMany() throws {
      let directory = try Directory()
      for number in 0..<998 { try directory.write("many/\(number)/one.ics", "one") }
      let watch = SourceWatch(["\(directory.path)/many"])
      #expect(watch.descriptor != nil)
      try directory.write("many/more/one.ics", "one")
      #expect(watch.hasChanged())
      #expect(watch.descriptor == nil)
      try directory.write("many/more/one.ics", "longer")
      #expect(watch.hasChanged())
    }

    @Test("where more happened than the system keeps, a change among it is not missed")
    func overflow() throws {
      let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let most = try #require(Int(limit.filter(\.isNumber)))
      let (directory, paths) = try watched()
      let watch = SourceWatch(paths)
      // The system makes one of equal events that follow each other.
      for number in 0...most { close(open("\(directory.path)/\(number % 2).txt", O_CREAT | O_WRONLY, 0o600)) }
      try directory.write("a.ics", "changed")
      #expect(watch.hasChanged())
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&request, 1, 0) == 1
    }

    @Test("the system wakes nobody up for files that are none of the sources'")
    func descriptor() throws {
      let (directory, paths) = try watched()
      let watch = SourceWatch(paths)
      #expect(!isReadable(try #require(watch.descriptor)))
      try directory.write("elsewhere/b.ics", "b")
      #expect(watch.hasChanged() == false)
      try directory.write("a.ics", "changed")
      #expect(isReadable(try #require(watch.descriptor)))
    }
  #endif

  @Test("of streams and of what is not there tells nothing")
  func nothing() {
    let watch = SourceWatch(["-", "/nonexistent/flipcal.ics"])
    #expect(!watch.hasChanged())
  }
}
