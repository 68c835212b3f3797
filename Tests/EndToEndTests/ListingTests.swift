import Foundation
import Testing

@testable import TestSupport

/// What lists show of what lasts, of what has no date, and of what is set for all runs.
@Suite("Lists")
struct ListingTests {
  let home: Home
  private static let now = ["FLIPCAL_NOW": "2026-12-15T08:00:00+01:00"]

  init() throws { home = try Home() }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try home.run(arguments, environment: Self.now.merging(environment) { $1 })
  }

  @Test("On a terminal what lasts several days stands under each of them; in a search it stands once")
  func everyDay() throws {
    let terminal = PseudoTerminal(columns: 100, rows: 60)
    let days = ["agenda", "--from", "2026-12-24", "--to", "2026-12-27", Binary.sample("family")]
    let agenda = try terminal.run(days, in: home, environment: Self.now).screen.lines
    #expect(agenda.filter { $0.contains("Granny and Grandpa here") }.count == 4)
    #expect(agenda.contains { $0.hasPrefix("Saturday, 26 December 2026") })
    #expect(agenda.contains { $0.contains("–11:00") && $0.contains("Granny and Grandpa") })
    let search = ["search", "grandpa", Binary.sample("family")]
    let found = try terminal.run(search, in: home, environment: Self.now).screen.lines
    #expect(found.filter { $0.contains("Granny and Grandpa here") }.count == 1)
    // A line each on a pipe, however long it lasts.
    let pipe = try run("agenda", "--from", "2026-12-24", "--to", "2026-12-27", Binary.sample("family"))
    #expect(pipe.output.components(separatedBy: "Granny and Grandpa here").count == 2)
  }

  @Test("A search finds tasks without a date, where no days are named", arguments: [false, true])
  func undated(isIndexed: Bool) throws {
    var source = [Binary.sample("tasks")]
    if isIndexed {
      // Large enough for an index, which the first run makes.
      let calendar = try String(contentsOfFile: Binary.sample("tasks"), encoding: .utf8)
      let filler = (0..<900).map {
        "BEGIN:VEVENT\r\nUID:f\($0)\r\nDTSTART:20200101\r\nSUMMARY:Filler\r\nEND:VEVENT\r\n"
      }
      let large = calendar.replacing("END:VCALENDAR", with: filler.joined() + "END:VCALENDAR")
      let file = try home.write(large, to: "Tasks.ics")
      for _ in 0..<2 { #expect(try run(file).status == 0) }
      source = []
    }
    let found = try home.run(["search", "lamp"] + source, environment: Self.now)
    #expect(found.output == "-  [ ] Repair the lamp in the hall (low)  [Tasks]\n")
    let dated = try home.run(["search", "lamp", "--from", "2026-12"] + source, environment: Self.now)
    #expect(dated.output.isEmpty)
    let json = try home.run(["search", "lamp", "--json"] + source, environment: Self.now)
    #expect(json.output.contains("\"start\":null") && json.output.contains("\"kind\":\"todo\""))
  }

  @Test(
    "A week, a month or a year behind --from alone is all that is meant",
    arguments: [("2026-12", "2026-12"), ("2026-W51", "2026-W51"), ("2027", "2027"), ("this week", "this week")])
  func span(from: String, to: String) throws {
    for command in ["agenda", "search", "conflicts", "free", "stats"] {
      let words = [command] + (command == "search" ? ["choir"] : [])
      let alone = try home.run(words + ["--from", from, Binary.sample("family")], environment: Self.now)
      let both = try home.run(words + ["--from", from, "--to", to, Binary.sample("family")], environment: Self.now)
      #expect(alone == both && alone.status == 0, "\(command)")
    }
    let days = try run("agenda", "--from", from, "--days", "1", Binary.sample("family"))
    let all = try run("agenda", "--from", from, Binary.sample("family"))
    #expect(days.output.count < all.output.count)
  }

  @Test("With --color always a list on a pipe is that of a terminal", arguments: ["day", "tasks", "free"])
  func colors(command: String) throws {
    // Of these no row has an emoji, behind which a terminal is told where it is.
    let files = [Binary.sample("family"), Binary.sample("tasks")]
    let piped = try home.run([command, "--color", "always"] + files, environment: Self.now)
    let terminal = PseudoTerminal(columns: 80, rows: 200)
    let shown = try terminal.run([command, "--no-pager"] + files, in: home, environment: Self.now).text
    #expect(piped.output.contains("\u{1B}["))
    #expect(piped.output == shown.replacing("\r\n", with: "\n"))
    #expect(try !home.run([command] + files, environment: Self.now).output.contains("\u{1B}"))
  }

  @Test("A template that is set for all runs and is none is named by its place, and passed over")
  func brokenTemplate() throws {
    let result = try run("day", Binary.sample("family"), environment: ["FLIPCAL_FORMAT": "{foo}"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("2026-12-15 09:00-10:00  Dentist"))
    #expect(result.error.hasPrefix("flipcal: FLIPCAL_FORMAT: 'format': there is no field 'foo'; "))
    _ = try configure("[agenda]\nformat = \"{summry}\"\n")
    let check = try run("config", "check")
    #expect(check.status == 1)
    #expect(check.output.contains("config:2: ") && check.output.contains("did you mean 'summary'?"))
  }

  @Test("Quotes around a value of the configuration are none of it")
  func quotes() throws {
    _ = try configure("[options]\nformat = '{summary} \"x\"'\n")
    let result = try run("day", Binary.sample("family"))
    #expect(result.output.hasPrefix("Dentist (Mika and Noa) \"x\"\n"))
  }

  @Test("Who opens a file is told once that the configuration's calendars are set aside")
  func setAside() throws {
    _ = try configure("[calendar Mine]\npath = \(Binary.sample("club"))\n")
    let first = try run(Binary.sample("family"))
    #expect(first.error == "flipcal: the configuration's calendars are set aside until: flipcal close\n")
    #expect(try run(Binary.sample("team")).error.isEmpty)
    #expect(try run("close").status == 0)
    #expect(try run("agenda", "--from", "2026-12", "--to", "2026-12").output.contains("[Mine]"))
  }

  private func configure(_ text: String) throws -> String {
    let directory = home.url.appending(path: "config/flipcal")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try home.write(text, to: "config/flipcal/config")
  }
}
