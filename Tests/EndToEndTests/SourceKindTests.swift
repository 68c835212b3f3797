import Foundation
import Testing

@Suite("Sources of all kinds")
struct SourceKindTests {
  private let home: Home

  init() throws { home = try Home() }

  private func agenda(_ sources: String..., input: String? = nil) throws -> Outcome {
    try home.run(LargeCalendar.question + sources, input: input)
  }

  private func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: home.url.appending(path: name), withIntermediateDirectories: true)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: home.url.path + "/" + name, withDestinationPath: target)
  }

  @Test("a pipe and standard input are read once, whatever their size", arguments: [28, 100])
  func streams(days: Int) throws {
    let text = LargeCalendar.text("Tea", days: days)
    let path = home.url.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let writer = Thread { try? Data(text.utf8).write(to: URL(filePath: path)) }
    writer.start()
    #expect(try home.runBounded(LargeCalendar.question + [path]) == LargeCalendar.december("Tea", name: "pipe"))
    let standard = try agenda("-", input: text)
    #expect(standard.output == LargeCalendar.december("Tea", name: "standard input"))
    #expect(standard.error.isEmpty)
    #expect(home.cacheNames.isEmpty)
  }

  @Test("links to files and directories lead to what they name, and follow it when it changes")
  func links() throws {
    try makeDirectory("all")
    _ = try home.write(LargeCalendar.text("Tea"), to: "all/big.ics")
    _ = try home.write(LargeCalendar.text("Coffee"), to: "other.ics")
    try link("file.ics", to: "all/big.ics")
    try link("directory", to: "all")
    for (name, calendar) in [("file.ics", "file"), ("directory", "directory"), ("directory/big.ics", "big")] {
      let path = home.url.path + "/" + name
      _ = try home.run(path)
      for _ in 0..<2 {
        #expect(try home.run(LargeCalendar.question).output == LargeCalendar.december("Tea", name: calendar))
      }
      #expect(try home.run("calendars").output.contains("index of"))
    }
    // The link now leads to another file.
    let file = home.url.path + "/file.ics"
    _ = try home.run(file)
    try FileManager.default.removeItem(atPath: file)
    try link("file.ics", to: "other.ics")
    #expect(try home.run(LargeCalendar.question).output == LargeCalendar.december("Coffee", name: "file"))
  }

  @Test("directories that lead to themselves are read once")
  func loops() throws {
    try makeDirectory("all/deep")
    _ = try home.write(LargeCalendar.text("Tea"), to: "all/deep/big.ics")
    try link("all/self", to: ".")
    try link("all/deep/up", to: "..")
    try link("all/deep/nowhere", to: "nowhere")
    _ = try home.run(home.url.path + "/all")
    for _ in 0..<2 {
      let result = try home.run(LargeCalendar.question)
      #expect(result.output == LargeCalendar.december("Tea", name: "deep"))
      #expect(result.error.isEmpty)
    }
    try link("loop.ics", to: "loop.ics")
    let result = try agenda(home.url.path + "/loop.ics")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("flipcal: \(home.url.path)/loop.ics: "))
  }

  @Test("hidden and temporary files of a directory are none of its items, with an index as without")
  func hiddenFiles() throws {
    try makeDirectory("all/.git")
    _ = try home.write(LargeCalendar.text("Tea"), to: "all/big.ics")
    for name in [".hidden.ics", "big.ics.tmp", "big.ics~", ".git/x.ics", "#big.ics#", "ics"] {
      _ = try home.write(LargeCalendar.text("Wrong"), to: "all/\(name)")
    }
    _ = try home.run(home.url.path + "/all")
    for _ in 0..<2 {
      #expect(try home.run(LargeCalendar.question).output == LargeCalendar.december("Tea", name: "all"))
    }
    _ = try home.write(LargeCalendar.text("Wrong"), to: "all/.hidden2.ics")
    #expect(try home.run(LargeCalendar.question).output == LargeCalendar.december("Tea", name: "all"))
  }

  @Test("many sources keep their order and names, and what is chosen of them is shown alone")
  func manySources() throws {
    let names = (0..<12).map { String(format: "c%02d", $0) }
    let files = try names.map { name in
      try home.write(LargeCalendar.text("Tea \(name)", days: 1, textSize: 70_000), to: "\(name).ics")
    }
    _ = try home.run(files + [files[0]])
    #expect(home.cacheNames.count == 12)
    let expected = names.map { "2026-12-01 11:00  Tea \($0) 0  [\($0)]\n" }
    for _ in 0..<2 {
      #expect(try home.run(LargeCalendar.question).output == expected.joined())
      #expect(try home.run(LargeCalendar.question + ["--calendar", "c07"]).output == expected[7])
      #expect(try home.run(LargeCalendar.question + ["--except", "c07"]).output.contains("c07") == false)
    }
    let calendars = try home.run("calendars").output
    #expect(calendars.components(separatedBy: "index of").count == 13)
  }
}
