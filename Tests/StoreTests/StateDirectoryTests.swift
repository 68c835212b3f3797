import CalendarCore
import Foundation
import Testing

@testable import Store

@Suite("What is kept between runs")
struct StateDirectoryTests {
  private func state(_ directory: Directory) throws -> StateDirectory {
    try #require(StateDirectory(environment: ["XDG_STATE_HOME": directory.path + "/not/yet"]))
  }

  /// XDG base directory specification: relative paths are invalid and are to be ignored.
  @Test(
    "is at",
    arguments: [
      (["XDG_STATE_HOME": "/s"], "/s/flipcal"), (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/flipcal"),
      (["HOME": "/h"], "/h/.local/state/flipcal"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/flipcal"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/flipcal"),
      (["XDG_STATE_HOME": "relative"], nil), (["HOME": "h"], nil), (["HOME": ""], nil), ([:], nil),
    ])
  func path(_ environment: [String: String], _ expected: String?) {
    #expect(StateDirectory(environment: environment)?.path == expected)
  }

  @Test("is nothing before anything was kept, and reading makes no directory")
  func nothing() throws {
    let directory = try Directory()
    let state = try state(directory)
    #expect(state.openSet().isEmpty)
    #expect(state.focus() == nil)
    #expect(try directory.names().isEmpty)
  }

  @Test(
    "The open set keeps names of every kind",
    arguments: [
      [], ["/a.ics"], ["/b", "/a", "/b"], ["/with space/ a .ics"],
      ["/line\nfeed", "/\n", "/carriage\rreturn", "/\r\n"],
      [#"/back\slash"#, #"/\n"#, #"/\\"#, #"/end\"#], ["/Grüße 😀", "/e\u{301}", "/\u{E9}"], ["/\u{1B}[31m", "/\t"],
    ])
  func openSet(_ paths: [String]) throws {
    let directory = try Directory()
    let state = try state(directory)
    try state.open(paths, focus: Focus(month: month("2026-12"), preferredDay: 1))
    // Compared by bytes: composed and decomposed names are two files.
    #expect(state.openSet().map { Array($0.utf8) } == paths.map { Array($0.utf8) })
  }

  @Test(
    "The open set keeps the encoding that it was opened with",
    arguments: [[], ["/a.ics"], ["encoding x", #"\encoding y"#, "/\n"]])
  func encoding(_ paths: [String]) throws {
    let directory = try Directory()
    let state = try state(directory)
    for encoding in ["GB18030", nil, "windows-1252"] {
      try state.open(paths, encoding: encoding, focus: Focus(month: month("2026-12"), preferredDay: 1))
      #expect(state.openSources().encoding == encoding)
      #expect(state.openSources().paths == paths)
      #expect(state.openSet() == paths)
    }
  }

  @Test("Opening replaces what was open, and sets the focus")
  func reopen() throws {
    let directory = try Directory()
    let state = try state(directory)
    try state.open(["/a", "/b"], focus: Focus(month: month("2026-12"), preferredDay: 1))
    try state.open(["/c"], focus: Focus(month: month("2027-01"), preferredDay: 31))
    #expect(state.openSet() == ["/c"])
    #expect(state.focus() == Focus(month: try month("2027-01"), preferredDay: 31))
  }

  @Test("The focus goes from 31 January to 28 February and back to 31 January")
  func turn() throws {
    let directory = try Directory()
    let state = try state(directory)
    let january = Focus(month: try month("2026-01"), preferredDay: 31)
    try state.updateFocus { _ in january }
    let (before, after) = try state.updateFocus { ($0 ?? january).turned(months: 1) }
    #expect(before == january)
    #expect("\(after.day)" == "2026-02-28")
    let back = try state.updateFocus { ($0 ?? january).turned(months: -1) }
    #expect("\(back.after.day)" == "2026-01-31")
    #expect(state.focus() == january)
  }

  @Test("A focus that cannot be read is none", arguments: ["", "junk", "2026-02", "2026-13 1\n"])
  func badFocus(_ text: String) throws {
    let directory = try Directory()
    let state = try state(directory)
    try directory.write("not/yet/flipcal/focus", text)
    #expect(state.focus() == nil)
    #expect(try state.updateFocus { $0 ?? Focus(CivilDate(dayNumber: 0)) }.before == nil)
    #expect(state.focus()?.day == CivilDate(dayNumber: 0))
  }

  /// Reading one would wait for somebody who writes.
  @Test("A pipe in place of a file is as no file")
  func pipe() throws {
    let directory = try Directory()
    let state = try state(directory)
    try FileManager.default.createDirectory(atPath: state.path, withIntermediateDirectories: true)
    for name in try stateFiles(state) { #expect(mkfifo(state.path + "/" + name, 0o600) == 0) }
    #expect(state.openSet().isEmpty)
    #expect(state.focus() == nil)
  }

  /// The names of the files that are kept.
  private func stateFiles(_ state: StateDirectory) throws -> [String] {
    let other = try Directory()
    let kept = try self.state(other)
    try kept.open(["/a.ics"], focus: Focus(try #require(CivilDate(year: 2026, month: 1, day: 31))))
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
    #expect(names.count >= 2)
    return names
  }

  @Test("is private, and nothing temporary stays")
  func files() throws {
    let directory = try Directory()
    let state = try state(directory)
    try state.open(["/a"], focus: Focus(CivilDate(dayNumber: 0)))
    #expect(try state.keepStream(Array("text".utf8)) == state.path + "/stdin.ics")
    #expect(try directory.names("not/yet/flipcal") == ["focus", "lock", "open", "stdin.ics"])
    for name in ["not", "not/yet", "not/yet/flipcal"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(directory.path)/\(name)")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700, "\(name)")
    }
    for name in try directory.names("not/yet/flipcal") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(state.path)/\(name)")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
    }
  }

  @Test("A replacement that fails leaves nothing temporary and the old file as it was")
  func failedReplacement() throws {
    let directory = try Directory()
    // Nothing can be renamed to a directory that holds something.
    try directory.write("target/inside", "old")
    #expect(throws: FileError.self) { try Disk.replace(directory.path + "/target", with: [1]) }
    #expect(try directory.names() == ["target"])
    #expect(try directory.names("target") == ["inside"])
  }

  @Test("fails with the path where no directory can be made")
  func noDirectory() throws {
    let directory = try Directory()
    let file = try directory.write("file", "")
    let state = try #require(StateDirectory(environment: ["XDG_STATE_HOME": file]))
    let error = #expect(throws: FileError.self) { try state.open([], focus: Focus(CivilDate(dayNumber: 0))) }
    #expect(error?.path.hasPrefix(file) == true)
    #expect(error?.code == ENOTDIR)
  }

  @Test("Writers at once lose no turn, and readers never see a part")
  func writers() async throws {
    let directory = try Directory()
    let state = try state(directory)
    let start = Focus(month: try month("2026-01"), preferredDay: 31)
    try state.open(["/a"], focus: start)
    let (writers, turns) = (8, 100)
    let missed = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<writers {
        group.addTask {
          var missed = 0
          for _ in 0..<turns {
            if (try? state.updateFocus { ($0 ?? start).turned(months: 1) })?.before == nil { missed += 1 }
            if state.focus() == nil || state.openSet() != ["/a"] { missed += 1 }
          }
          return missed
        }
      }
      return await group.reduce(0, +)
    }
    #expect(missed == 0)
    #expect(state.focus() == start.turned(months: writers * turns))
    #expect(try directory.names("not/yet/flipcal") == ["focus", "lock", "open"])
  }
}
