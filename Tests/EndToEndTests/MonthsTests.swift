import Foundation
import Testing

@Suite("Several months")
struct MonthsTests {
  let home: Home

  init() throws { home = try Home() }

  /// The months that the lines of titles name, in their order.
  private func titles(_ output: String) -> [String] {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let grid = output.components(separatedBy: "\n\n20").first ?? ""
    return grid.split(separator: "\n").flatMap { $0.split(separator: " ") }.map(String.init).filter(names.contains)
  }

  @Test("three months are followed by each occurrence once, also where it touches several of them")
  func three() throws {
    let result = try home.run("month", "2026-12", "-3", Binary.sample("family"))
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(titles(result.output) == ["November", "December", "January"])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0].split(separator: " ") == ["November", "2026", "December", "2026", "January", "2027"])
    #expect(lines.count { $0 == "2026-12-23..2027-01-06  School holidays: Christmas  [Family]" } == 1)
    let listed = lines.filter { $0.hasPrefix("20") && $0.contains("[Family]") }
    let agenda = try home.run("agenda", "--from", "2026-11-01", "--to", "2027-01-31", Binary.sample("family")).output
    #expect(listed == agenda.split(separator: "\n").map(String.init))
    #expect(result.output.contains("30*"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("a year by its number, by -y with a month of it, and by -y with the focus")
  func year() throws {
    let byNumber = try home.run("month", "2026", Binary.sample("team"))
    #expect(byNumber.status == 0)
    #expect(byNumber.output.split(separator: "\n")[0].trimmingCharacters(in: .whitespaces) == "2026")
    #expect(titles(byNumber.output).count == 12)
    #expect(try home.run("month", "-y", "2026-03", Binary.sample("team")).output == byNumber.output)
    #expect(try home.run("-y", Binary.sample("team")).output == byNumber.output)
    #expect(try home.run("--year").output == byNumber.output)
    let agenda = try home.run("agenda", "--from", "2026", "--to", "2026").output
    #expect(byNumber.output.hasSuffix("\n\n" + agenda))
  }

  @Test("a year with -3 is its January with the neighbours")
  func yearWithThree() throws {
    let result = try home.run("month", "2027", "-3", Binary.sample("team"))
    #expect(titles(result.output) == ["December", "January", "February"])
  }

  @Test("a file that has a year's name is the file")
  func pathWins() throws {
    let event = "BEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20261105\nSUMMARY:Kite\nEND:VEVENT\n"
    _ = try home.write("BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n", to: "2027")
    let result = try home.run("month", "2027")
    #expect(titles(result.output) == ["November"])
    #expect(result.output.contains("Kite"))
    #expect(titles(try home.run("month", "./2027", "2028").output).count == 12)
  }

  @Test("months with nothing are the grid alone, and at both ends of the calendar's range a neighbour is missing")
  func ends() throws {
    let file = try home.write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: "empty.ics")
    let first = try home.run("month", "0001-01", "-3", file)
    #expect(titles(first.output) == ["January", "February"])
    #expect(first.output.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(titles(try home.run("month", "9999-12", "-3", file).output) == ["November", "December"])
    for year in ["0001", "9999"] {
      let result = try home.run("month", year, "--week-numbers", file)
      #expect(result.status == 0)
      #expect(titles(result.output).count == 12)
    }
  }

  @Test("on a terminal the page is whole though the terminal is lower; --height bounds it")
  func terminal() throws {
    let terminal = PseudoTerminal(columns: 80, rows: 24)
    let whole = try terminal.run(["month", "2026", Binary.sample("team")], in: home)
    #expect(whole.status == 0)
    // Heading, four rows of months with a blank line behind each, legend.
    #expect(lineCount(whole) == 1 + (8 + 7 + 8 + 8) + 4 + 1)
    #expect(!whole.text.contains("[Team"))
    let bounded = try terminal.run(["month", "2026", "--height", "10", Binary.sample("team")], in: home)
    #expect(lineCount(bounded) == 10)
  }

  private func lineCount(_ result: PseudoTerminal.Result) -> Int { result.bytes.count { $0 == UInt8(ascii: "\n") } }

  @Test(
    "other forms of one month, and other ways to write it, are refused with ours",
    arguments: [
      (["month", "2027", "--json"], "2027-01"), (["month", "2027", "-3", "--json"], "exclude"),
      (["12", "2026"], "flipcal month 2026-12"), (["december"], "flipcal month december"),
      (["month", "this", "year", "--json"], "2026-01"),
      (["day", "2027"], "flipcal month 2027"),
    ])
  func refused(arguments: [String], hint: String) throws {
    let result = try home.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(hint))
  }
}
