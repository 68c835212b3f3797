import Foundation
import Testing

@Suite("With an index")
struct IndexTests {
  private let home: Home

  init() throws { home = try Home() }

  private func open(_ title: String, days: Int = 100, textSize: Int = 1000) throws -> String {
    let file = try home.write(LargeCalendar.text(title, days: days, textSize: textSize), to: "big.ics")
    _ = try home.run(file)
    return file
  }

  /// Runs the question, and whatever happened before, the answer is right.
  private func check(_ title: String, _ history: String) throws {
    let result = try home.run(LargeCalendar.question)
    #expect(result.output == LargeCalendar.december(title, name: "big"), "\(history)")
    #expect(result.error.isEmpty, "\(history)")
    #expect(result.status == 0, "\(history)")
  }

  @Test("calendars tells its size, and only what is open has one")
  func size() throws {
    let file = try home.write(LargeCalendar.text("Tea"), to: "big.ics")
    _ = try home.run("month", file)
    #expect(home.cacheNames.isEmpty)
    let small = try home.write(LargeCalendar.text("Small", days: 3), to: "small.ics")
    let opening = try home.run(file, small)
    #expect(opening.status == 0)
    #expect(home.cacheNames.count == 1)
    let text = try home.run("calendars").output
    let size = try FileManager.default.attributesOfItem(atPath: "\(home.cache)/\(home.cacheNames[0])")[.size] as? Int
    #expect(text.contains("index of") && text.contains("no index"))
    let json = try home.run("calendars", "--json").output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list.map { $0["indexSize"] as? Int } == [size, nil])
    // Named as a source it answers from the index as well.
    #expect(try home.run(LargeCalendar.question + [file]).output == LargeCalendar.december("Tea", name: "big"))
  }

  @Test("runs that are killed at any moment leave nothing that misleads, and nothing that stays")
  func killed() throws {
    _ = try open("Tea 0", days: 300, textSize: 5000)
    var seed: UInt32 = 1
    for round in 1...12 {
      _ = try home.write(LargeCalendar.text("Tea \(round)", days: 300, textSize: 5000), to: "big.ics")
      if round % 3 == 0 { try FileManager.default.removeItem(atPath: home.cache) }
      let process = try home.start(LargeCalendar.question)
      seed = seed &* 1_664_525 &+ 1_013_904_223
      usleep(20_000 + seed % 300_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // Most are not let finish, so that their index is old or none.
      if round % 2 == 0 { try check("Tea \(round)", "round \(round)") }
    }
    // What a run leaves unfinished is removed when it can be no run's any more.
    for name in home.cacheNames where name.hasSuffix(".tmp") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: "\(home.cache)/\(name)")
    }
    _ = try open("Coffee", days: 300, textSize: 5000)
    try check("Coffee", "after all")
    #expect(home.cacheNames.count == 1)
    #expect(home.cacheNames[0].hasSuffix(".index"))
  }

  @Test("many runs make it at once, and each has the right answer")
  func together() throws {
    _ = try open("Tea", days: 200, textSize: 3000)
    for round in 0..<2 {
      try FileManager.default.removeItem(atPath: home.cache)
      let results = try home.runTogether(Array(repeating: LargeCalendar.question, count: 4) + [["next"], ["next"]])
      for result in results[..<4] {
        #expect(result.output == LargeCalendar.december("Tea", name: "big"))
      }
      #expect(results.allSatisfy { $0.status == 0 })
      #expect(home.cacheNames.map { $0.hasSuffix(".index") } == [true])
      #expect(home.state("focus") == (round == 0 ? "2027-01 30\n" : "2027-03 30\n"))
    }
    try check("Tea", "after all")
  }

  @Test("a source that is replaced while runs go on gives the old answer or the new one")
  func replaced() throws {
    let file = try open("Old")
    let texts = ["Old", "New"].map { LargeCalendar.text($0) }
    let answers = Set(["Old", "New"].map { LargeCalendar.december($0, name: "big") })
    for round in 0..<12 {
      let url = home.url
      let writer = Thread {
        for step in 0..<25 {
          let other = url.appending(path: "other-\(round)")
          try? texts[(step + round) % 2].write(to: other, atomically: false, encoding: .utf8)
          rename(other.path, file)
          usleep(3000)
        }
      }
      writer.start()
      let results = try home.runTogether(Array(repeating: LargeCalendar.question, count: 3))
      for result in results {
        #expect(answers.contains(result.output), "round \(round)")
        #expect(result.status == 0)
      }
      while !writer.isFinished { usleep(1000) }
    }
    _ = try home.write(texts[1], to: "big.ics")
    try check("New", "after all")
  }

  /// As on a full disk: nothing can be written beyond a few KiB.
  @Test("a cache that is full is no trouble")
  func fullCache() throws {
    _ = try open("Tea")
    try FileManager.default.removeItem(atPath: home.cache)
    let output = home.url.appending(path: "output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let words = LargeCalendar.question.joined(separator: " ")
    let command = "trap '' XFSZ; ulimit -f 16; exec '\(Binary.path)' \(words)"
    let process = try home.start([], shell: command, output: try FileHandle(forWritingTo: output))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == LargeCalendar.december("Tea", name: "big"))
    #expect(home.cacheNames.isEmpty)
  }

  @Test("a cache that cannot be there is no trouble", arguments: ["/dev/null/cache", "/dev/full", "relative", ""])
  func noCache(path: String) throws {
    let file = try home.write(LargeCalendar.text("Tea"), to: "big.ics")
    for _ in 0..<2 {
      let result = try home.run(file, environment: ["XDG_CACHE_HOME": path])
      #expect(result.status == 0)
      #expect(result.error.isEmpty)
      #expect(result.output.contains("Tea 0"))
    }
  }

  @Test("a pipe in its place keeps nobody waiting")
  func pipeInItsPlace() throws {
    _ = try open("Tea")
    let index = try #require(home.cacheNames.first)
    try FileManager.default.removeItem(atPath: "\(home.cache)/\(index)")
    try #require(mkfifo("\(home.cache)/\(index)", 0o600) == 0)
    #expect(try home.runBounded(LargeCalendar.question) == LargeCalendar.december("Tea", name: "big"))
  }
}
