import Foundation
import Testing

@testable import TestSupport

/// Calendars that the configuration names.
@Suite("Calendars of the configuration")
struct ConfigCalendarsTests {
  let home: Home

  init() throws {
    home = try Home()
    for (name, title) in [("a", "Apples"), ("work/b", "Brambles"), ("both/one/c", "Cherries"), ("both/two/d", "Dates")]
    {
      let file = home.url.appending(path: name + ".ics")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try home.write(calendar(title), to: name + ".ics")
    }
  }

  /// A calendar with an event on the day it is.
  private func calendar(_ title: String) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(title)\r\nDTSTART;VALUE=DATE:20261130\r\nSUMMARY:\(title)\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private let two = "[calendar Fruit]\npath = ~/a.ics\ncolor = tomato\n[calendar My work]\npath = ../../work\n"

  /// What a day has: `Title [calendar]`.
  private func day(_ words: String...) throws -> [String] {
    let outcome = try home.run(["day"] + words)
    #expect(outcome.error.isEmpty && outcome.status == 0)
    return outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().joined(separator: " ")
    }
  }

  @Test("are used by all commands where nothing is open, by the names that they have there")
  func used() throws {
    try home.configure(two)
    #expect(try day() == ["Apples [Fruit]", "Brambles [My work]"])
    #expect(try day("-a", "my work") == ["Brambles [My work]"])
    for command in [[], ["next"], ["prev"], ["month"], ["agenda"], ["search", "apples"]] {
      let outcome = try home.run(command)
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(command)")
      if command != ["next"] { #expect(outcome.output.contains("Apples"), "\(command)") }
    }
    // The focus is kept as ever.
    #expect(home.state("focus") == "2026-11 30\n" && home.state("open") == nil)
    let info = try home.run("calendars", "--json").output
    #expect(info.contains(#""name":"Fruit""#) && info.contains(##""color":"#ff6347""##))
    #expect(info.contains(#""origin":"configuration""#))
  }

  @Test("An open set counts until it is closed")
  func openSet() throws {
    try home.configure(two)
    _ = try home.run("both/one")
    #expect(try day() == ["Cherries [one]"])
    #expect(try home.run("calendars").output.contains("\n  open\n"))
    let closed = try home.run("close")
    #expect(closed.status == 0 && closed.output.isEmpty && closed.error.isEmpty)
    #expect(try day() == ["Apples [Fruit]", "Brambles [My work]"])
    #expect(try home.run("calendars").output.contains("\n  of the configuration\n"))
    #expect(try home.run("close").status == 0)
    try home.configure("")
    #expect(try home.run("day").error.contains("nothing is open"))
  }

  @Test("A terminal is told what was closed, and what is used then")
  func closed() throws {
    func close() throws -> String {
      let terminal = try LiveTerminal(["close"], in: home)
      #expect(terminal.end(atMost: 3) == .status(0))
      return terminal.screen.lines.joined()
    }
    #expect(try close().contains("Nothing was open; open a calendar with: flipcal FILE.ics"))
    _ = try home.run("both/one")
    #expect(try close().contains("Closed; open a calendar with"))
    try home.configure(two)
    #expect(try close().contains("Nothing was open; the calendars of the configuration are used: Fruit, My work"))
  }

  @Test("What was piped in is forgotten as well")
  func stream() throws {
    _ = try home.run("-", input: calendar("Elder"))
    #expect(home.state("stdin.ics") != nil)
    _ = try home.run("close")
    #expect(home.state("stdin.ics") == nil && home.state("open") == "" && home.state("focus") != nil)
  }

  @Test("A directory's calendars have its name before theirs, unless one has a section of its own")
  func directory() throws {
    try home.configure("[calendar All]\npath = ~/both\n")
    #expect(try day() == ["Cherries [All/one]", "Dates [All/two]"])
    // A directory that has one calendar needs no second name.
    try home.configure("[calendar Lone]\npath = ~/lone\n")
    try FileManager.default.createDirectory(
      at: home.url.appending(path: "lone/inner"), withIntermediateDirectories: true)
    _ = try home.write(calendar("Elder"), to: "lone/inner/x.ics")
    #expect(try day() == ["Elder [Lone]"])
    try home.configure("[calendar All]\npath = ~/both\n[calendar Second]\npath = ~/both/two/\n")
    #expect(try day() == ["Cherries [All/one]", "Dates [Second]"])
  }

  @Test("Name, colour and encoding hold where the same path is opened or given, however it is written")
  func samePath() throws {
    // "Обед" in CP866.
    let parts = calendar("@").split(separator: "SUMMARY:@")
    let bytes = Array("\(parts[0])SUMMARY:".utf8) + [0x8E, 0xA1, 0xA5, 0xA4] + Array(parts[1].utf8)
    try Data(bytes).write(to: home.url.appending(path: "old.ics"))
    try FileManager.default.createSymbolicLink(
      at: home.url.appending(path: "link.ics"), withDestinationURL: home.url.appending(path: "old.ics"))
    try home.configure("[calendar Old]\npath = ~/old.ics\nencoding = cp866\nhidden = yes\ncolour = #123\n")
    for path in ["old.ics", "./work/../old.ics", "link.ics"] {
      #expect(try day(path, "a.ics").contains("Обед [Old]"), "\(path)")
    }
    _ = try home.run("link.ics", "a.ics")
    let info = try home.run("calendars", "--json").output
    #expect(info.contains(#""encoding":"IBM866","hidden":false,"origin":"open-set""#))
    #expect(info.contains(##""color":"#112233""##))
    // What is typed knows better.
    #expect(try !home.run("day", "old.ics", "--encoding", "koi8-r").output.contains("Обед"))
  }

  @Test("Those that are hidden are shown by their names alone, and told by calendars")
  func hidden() throws {
    try home.configure(two + "hidden = yes\n")
    #expect(try day() == ["Apples [Fruit]"])
    #expect(try day("-a", "My work") == ["Brambles [My work]"])
    let text = try home.run("calendars").output
    #expect(text.contains("My work (hidden)\n  1 occurrences this month"))
    #expect(try home.run("calendars", "--json").output.contains(#""hidden":true"#))
  }

  @Test("A default that names none of what is open is passed over; a name that is typed is not")
  func otherNames() throws {
    try home.configure(two + "[options]\ncalendar = fruit\nexcept = nothing\n")
    #expect(try day() == ["Apples [Fruit]"])
    #expect(try day("both/one") == ["Cherries [one]"])
    let typed = try home.run("day", "both/one", "-a", "fruit")
    #expect(typed.status == 1 && typed.error == "flipcal: no calendar is called \"fruit\"; there is \"one\"\n")
  }

  @Test("In browse they are hidden at first, and can be shown")
  func browse() throws {
    try home.configure(two + "hidden = yes\n")
    let terminal = try LiveTerminal(["browse"], in: home)
    func shows(_ title: String, _ terminal: LiveTerminal) -> Bool {
      terminal.screen.lines.contains { $0.contains(title) }
    }
    #expect(terminal.wait(atMost: 3) { shows("Apples", $0) && shows("1 hidden", $0) })
    #expect(!shows("Brambles", terminal))
    // They stay hidden when a file changes.
    _ = try home.write(calendar("Apricots"), to: "a.ics")
    #expect(terminal.wait(atMost: 3) { shows("Apricots", $0) })
    #expect(!shows("Brambles", terminal))
    terminal.type("ca")
    #expect(terminal.wait(atMost: 3) { shows("[x]", $0) && !shows("[ ]", $0) })
    terminal.type("q")
    #expect(terminal.wait(atMost: 3) { shows("Brambles", $0) })
    terminal.type("q")
    #expect(terminal.end(atMost: 3) == .status(0))
  }

  @Test("Their larger sources have indexes")
  func indexes() throws {
    let events = (0..<1000).map {
      "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20261130T100000Z\r\nSUMMARY:x\r\nEND:VEVENT\r\n"
    }
    _ = try home.write("BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n", to: "large.ics")
    try home.configure("[calendar Large]\npath = ~/large.ics\n")
    _ = try home.run("day")
    #expect(try home.run("calendars", "--json").output.contains(#""indexSize":null"#) == false)
  }

  @Test("What is wrong with them is said by its line, and the others are used")
  func faults() throws {
    let file = try home.configure(
      """
      [calendar Fruit]
      path = ~/a.ics
      colr = red
      color = tomatoe
      hidden = maybe
      encoding = shift_jos
      [calendar None]
      color = red
      [calendar Twice]
      path = ~/a.ics
      [calendar]
      path = ~/b.ics
      [calendar Lost]
      path = ~/lost.ics
      """)
    let outcome = try home.run("day")
    #expect(outcome.status == 1 && outcome.output == "2026-11-30  Apples  [Fruit]\n")
    let start = "flipcal: \(file):"
    #expect(
      outcome.error == """
        \(start)3: a calendar has no 'colr'; did you mean 'color'?
        \(start)4: 'tomatoe' is no colour; did you mean 'tomato'?
        \(start)5: 'hidden' takes yes or no, not 'maybe'
        \(start)6: unknown encoding 'shift_jos'; did you mean 'shift_jis'?
        \(start)7: the calendar 'None' has no path; write path = FILE or DIRECTORY
        \(start)10: the path of 'Twice' is that of the calendar 'Fruit'; this one is passed over
        \(start)11: a calendar has a name; write [calendar NAME]
        flipcal: \(home.url.path)/lost.ics: No such file or directory

        """)
  }
}
