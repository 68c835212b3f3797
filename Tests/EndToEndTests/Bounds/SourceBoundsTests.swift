import Foundation
import Testing

/// Sources that are no calendars, never end, or change while they are read.
@Suite("Bounds of sources", .serialized)
struct SourceBoundsTests {
  private let home: Home
  private let limits = Limits(seconds: 10, memory: 300)
  private let question = ["month", "2026-12"]

  init() throws { home = try Home() }

  private func calendar(events: Int = 1, title: String = "Good") -> String {
    let events = (0..<events).map { number in
      "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20261210T100000Z\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
  }

  private func makeDirectory(_ name: String) throws -> String {
    let directory = home.url.appending(path: name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory.path
  }

  @Test("a directory of a million other names, and one of a hundred thousand directories")
  func manyNames() throws {
    let names = try makeDirectory("names")
    for number in 0..<(Monster.isFull ? 1_000_000 : 10_000) {
      close(open("\(names)/n\(number)", O_CREAT | O_WRONLY, 0o600))
    }
    let directories = try makeDirectory("directories")
    for number in 0..<(Monster.isFull ? 99_000 : 1000) { mkdir("\(directories)/n\(number)", 0o700) }
    for directory in [names, directories] {
      try calendar().write(toFile: "\(directory)/good.ics", atomically: false, encoding: .utf8)
      let run = try BoundedRun(question + [directory], in: home, limits)
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      #expect(try run.shows("Good"))
    }
  }

  @Test("directories deep in each other, links that lead in circles, and pipes among the files")
  func strangeDirectories() throws {
    let directory = try makeDirectory("strange")
    try calendar().write(toFile: "\(directory)/good.ics", atomically: false, encoding: .utf8)
    _ = try makeDirectory("strange" + String(repeating: "/d", count: 500))
    for (name, target) in [("a", "b"), ("b", "a"), ("self", "."), ("own.ics", "own.ics")] {
      #expect(symlink(target, "\(directory)/\(name)") == 0)
    }
    for name in ["pipe.ics", "displayname", "color"] { #expect(mkfifo("\(directory)/\(name)", 0o600) == 0) }
    let run = try BoundedRun(question + [directory], in: home, limits)
    #expect(run.status == 1)
    #expect(run.error == "flipcal: \(directory)/own.ics: Too many levels of symbolic links\n")
    #expect(try run.shows("Good"))
  }

  @Test("a stream without end that is no calendar is refused", arguments: ["-", "/dev/zero"])
  func endlessStream(source: String) throws {
    let run = try BoundedRun(question + [source], in: home, limits, input: "/dev/zero")
    #expect(run.status == 1)
    #expect(run.error.hasSuffix(": no calendar data in its first 16 MiB\n"))
  }

  @Test("a full disk is said", arguments: ["1>/dev/full exec", "2>/dev/full 1>/dev/full exec"])
  func fullDisk(redirection: String) throws {
    let file = try home.write(calendar(), to: "good.ics")
    let run = try BoundedRun(question + [file], in: home, limits, shell: redirection)
    #expect(run.status == 1)
    #expect(redirection.hasPrefix("2") || run.error.contains("No space left on device"))
  }

  @Test("an interrupt ends the wait for a pipe", arguments: [false, true])
  func silentPipe(hasWriter: Bool) throws {
    let pipe = home.url.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = hasWriter ? open(pipe, O_RDWR | O_CLOEXEC) : -1
    defer { if hasWriter { close(writer) } }
    for arguments in [question + [pipe], [pipe]] {
      let process = try BoundedRun.spawn(
        [Binary.path] + arguments, home.environment, input: "/dev/null", output: "/dev/null", error: "/dev/null")
      usleep(300_000)
      var status: Int32 = 0
      #expect(waitpid(process, &status, WNOHANG) == 0)
      kill(process, SIGINT)
      let deadline = Date().addingTimeInterval(5)
      while waitpid(process, &status, WNOHANG) == 0, Date() < deadline { usleep(1000) }
      #expect(status & 0x7F == SIGINT)
      kill(process, SIGKILL)
    }
    let terminal = try LiveTerminal(["browse", pipe], in: home)
    usleep(500_000)
    terminal.type("\u{3}")
    #expect(terminal.end() == .signal(SIGINT))
    #expect(terminal.settingsAreRestored)
  }

  @Test("a file that shrinks, grows or goes away while it is read")
  func changingFile() throws {
    let text = calendar(events: 20_000, title: String(repeating: "x", count: 100))
    for round in 0..<8 {
      let file = try home.write(text, to: "changing.ics")
      let process = try home.start(question + [file])
      usleep(UInt32(round) * 10_000)
      switch round % 4 {
      case 0: truncate(file, 100)
      case 1: truncate(file, 1 << 32)
      case 2: unlink(file)
      default: _ = try home.write(calendar(), to: "changing.ics")
      }
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
    }
  }

  @Test("an index that shrinks while it is read is passed over")
  func changingIndex() throws {
    let file = try home.write(calendar(events: 3000), to: "large.ics")
    _ = try home.run(file)
    let index = try #require(home.cacheNames.first)
    let path = "\(home.cache)/\(index)"
    for round in 0..<6 {
      let output = home.url.path + "/page"
      _ = FileManager.default.createFile(atPath: output, contents: nil)
      let process = try home.start(question, output: try FileHandle(forWritingTo: URL(filePath: output)))
      usleep(UInt32(round) * 4000)
      truncate(path, off_t(round) * 500)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      #expect(try String(contentsOfFile: output, encoding: .utf8).contains("Good"))
    }
  }
}
