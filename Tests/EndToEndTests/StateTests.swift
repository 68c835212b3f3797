import Foundation
import Testing

@Suite("Between runs")
struct StateTests {
  let home: Home

  init() throws { home = try Home() }

  private func title(_ result: Outcome) -> String {
    String(result.output.split(separator: "\n").first ?? "").trimmingCharacters(in: .whitespaces)
  }

  @Test("next, prev, today and swipe move the focus and keep it")
  func turns() throws {
    #expect(title(try home.run(Binary.sample("team"))) == "November 2026")
    #expect(title(try home.run("next")) == "December 2026")
    #expect(title(try home.run("next", "3")) == "March 2027")
    #expect(title(try home.run("prev")) == "February 2027")
    #expect(title(try home.run()) == "February 2027")
    #expect(title(try home.run("swipe", "-3", "-5")) == "March 2027")
    #expect(title(try home.run("swipe", "2", "0")) == "February 2027")
    #expect(title(try home.run("today")) == "November 2026")
  }

  @Test("31 January turns to 28 February and back to 31 January")
  func shortMonth() throws {
    let january = ["FLIPCAL_NOW": "2026-01-31T12:00:00Z"]
    _ = try home.run(Binary.sample("team"), environment: january)
    #expect(home.state("focus") == "2026-01 31\n")
    #expect(title(try home.run("next", environment: january)) == "February 2026")
    _ = try home.run("prev", environment: january)
    #expect(home.state("focus") == "2026-01 31\n")
  }

  @Test("with SOURCE nothing that is kept changes")
  func stateless() throws {
    _ = try home.run(Binary.sample("team"))
    _ = try home.run("next")
    let before = [home.state("focus"), home.state("open")]
    _ = try home.run("month", "2027-05", Binary.sample("family"))
    _ = try home.run("agenda", Binary.sample("family"))
    _ = try home.run("day", "tomorrow", Binary.sample("family"))
    #expect([home.state("focus"), home.state("open")] == before)
  }

  @Test("with nothing open the page is empty and stderr says how to open something")
  func nothingOpen() throws {
    let result = try home.run("next")
    #expect(result.status == 0)
    #expect(title(result) == "December 2026")
    #expect(result.error == "flipcal: nothing is open; open a calendar with: flipcal FILE.ics\n")
  }

  @Test("turns in many terminals at once are all counted")
  func parallelTurns() async throws {
    _ = try home.run(Binary.sample("club"))
    let home = home
    try await withThrowingTaskGroup(of: Int32.self) { group in
      let (path, environment) = (Binary.path, home.environment)
      for _ in 0..<12 {
        group.addTask {
          let process = Process()
          process.executableURL = URL(filePath: path)
          process.arguments = ["next"]
          process.environment = environment
          process.standardOutput = FileHandle.nullDevice
          try process.run()
          process.waitUntilExit()
          return process.terminationStatus
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    #expect(home.state("focus") == "2027-11 30\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: home.url.path + "/state/flipcal")
    #expect(Set(left) == ["focus", "lock", "open"])
  }

  @Test("a calendar from standard input stays open for the next turn")
  func standardInput() throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261205\nSUMMARY:Piped\nEND:VEVENT\nEND:VCALENDAR\n"
    #expect(title(try home.run("-", input: text)) == "November 2026")
    #expect(try home.run("next").output.contains("2026-12-05  Piped"))
  }

  @Test("what cannot be read is named, and what was open stays open")
  func missingFile() throws {
    _ = try home.run(Binary.sample("team"))
    let result = try home.run("./none.ics")
    #expect(result.status == 1)
    #expect(result.error == "flipcal: ./none.ics: No such file or directory\n")
    #expect(home.state("open") == Binary.sample("team") + "\n")
  }

  @Test("an open file may change, and may go")
  func changedFile() throws {
    func calendar(_ title: String) -> String {
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261129\nSUMMARY:\(title)\nEND:VEVENT\nEND:VCALENDAR\n"
    }
    let file = try home.write(calendar("First"), to: "mine.ics")
    #expect(try home.run(file).output.contains("First"))
    _ = try home.write(calendar("Second"), to: "mine.ics")
    #expect(try home.run().output.contains("Second"))
    try FileManager.default.removeItem(atPath: file)
    let result = try home.run()
    #expect(result.status == 1)
    #expect(title(result) == "November 2026")
    #expect(result.error == "flipcal: \(file): No such file or directory\n")
  }
}
