import Foundation
import Testing

@testable import TestSupport

/// `config` and `config check`.
@Suite("What is set")
struct ConfigCommandTests {
  let home: Home

  init() throws { home = try Home() }

  private static let whole = """
    [options]
    week-start = sunday
    holidays = ~/a.ics
    holidays = b.ics
    format = {start} ; {summary}
    tz = Asia/Tokyo
    [agenda]
    days = 3
    [calendar Fruit]
    path = ~/a.ics
    color = tomato
    hidden = yes
    [keys]
    search = s Semicolon =
    quit = none
    [keys hits]
    next-month = Ctrl-F
    [theme mine]
    base = dark
    title = bold orange
    titel = bold
    """

  private func configure(_ text: String = whole) throws -> String {
    _ = try home.write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: "a.ics")
    let file = try home.configure(text)
    _ = try home.write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: "config/flipcal/b.ics")
    return file
  }

  /// The lines without the blanks that align them.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("is listed with what says so: lines of the file, variables, and in comments what is as usual")
  func list() throws {
    let file = try configure()
    let outcome = try home.run("config", environment: ["FLIPCAL_DAYS": "5", "FLIPCAL_LUNAR": "yes"])
    #expect(outcome.status == 0)
    let lines = lines(outcome.output)
    #expect(
      lines.prefix(3) == [
        "# configuration \(file)", "# state \(home.url.path)/state/flipcal",
        "# cache \(home.url.path)/.cache/flipcal",
      ])
    for line in [
      "[options]", "week-start = sunday ; \(file):2", "holidays = \(home.url.path)/a.ics ; \(file):3",
      "holidays = \(home.url.path)/config/flipcal/b.ics ; \(file):4", "days = 5 ; environment FLIPCAL_DAYS",
      "tz = Asia/Tokyo ; \(file):6, but TZ counts", "lunar = yes ; environment FLIPCAL_LUNAR",
      // The file's reader takes what follows a semicolon for a comment.
      "format = {start} ; \(file):5", "# color = auto ; default", "# width = ; default", "# json = no ; default",
      "[calendar Fruit]", "path = \(home.url.path)/a.ics ; \(file):10", "color = #ff6347 ; \(file):11",
      "hidden = yes ; \(file):12", "[keys]", "search = s Semicolon = ; \(file):14", "quit = none ; \(file):15",
      "[keys hits]", "next-month = Ctrl-F ; \(file):17", "[theme mine]", "base = dark ; \(file):19",
      "title = bold orange ; \(file):20",
    ] { #expect(lines.contains(line), "\(line)") }
    // The environment beats the section, and what is broken does not hold.
    #expect(!lines.contains { $0.hasPrefix("days = 3") || $0.contains("titel") })
    #expect(try lines.filter { $0.hasPrefix("#") || $0.hasPrefix("[options]") }.count > 20)
    let usual = try home.run("config")
    #expect(self.lines(usual.output).contains("days = 3 ; \(file):8"))
  }

  @Test("is listed as a file that says the same")
  func isFile() throws {
    _ = try configure(Self.whole.replacing("titel = bold", with: "line = dim"))
    let first = try home.run("config").output
    let copy = try home.write(first, to: "copy")
    let environment = ["FLIPCAL_CONFIG": copy]
    let second = try home.run("config", environment: environment)
    #expect(second.error.isEmpty)
    func plain(_ text: String) -> [String] {
      lines(text).filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: " ; ")[0] }
    }
    #expect(plain(first) == plain(second.output) && plain(first).count == 21)
    #expect(try home.run("config", "check", environment: environment).status == 0)
  }

  @Test("is listed without a file, and as JSON")
  func json() throws {
    let none = try home.run("config")
    #expect(none.status == 0 && none.error.isEmpty)
    #expect(lines(none.output).dropFirst(4).allSatisfy { $0.hasPrefix("# ") })
    let file = try configure()
    _ = try home.run("a.ics")
    let text = try home.run("config", "--json").output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["configuration"] as? String == file)
    #expect((json["openSet"] as? [String])?.first?.hasSuffix("/a.ics") == true)
    let sections = try #require(json["sections"] as? [[String: Any]])
    #expect(
      sections.compactMap { $0["name"] as? String } == [
        "options", "agenda", "calendar Fruit", "keys", "keys hits", "theme mine",
      ])
    let entries = try #require(sections.first?["entries"] as? [[String: Any]])
    let start = try #require(entries.first { $0["key"] as? String == "week-start" })
    #expect(start["value"] as? String == "sunday" && start["origin"] as? String == "file")
    #expect(start["line"] as? Int == 2 && start["file"] as? String == file && start["variable"] is NSNull)
  }

  @Test("A variable that other programs obey as well is named with what it comes to")
  func commonVariables() throws {
    func color(_ environment: [String: String]) throws -> String? {
      // Where colour is forced, there is colour.
      let output = try home.run("config", environment: environment).output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return lines(output).first { $0.contains("color =") }?.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.joined(separator: ";")
    }
    #expect(try color(["NO_COLOR": "1"]) == "# color = never;environment NO_COLOR")
    #expect(try color(["CLICOLOR_FORCE": "1"]) == "# color = always;environment CLICOLOR_FORCE")
    #expect(try color([:]) == "# color = auto;default")
  }

  @Test("A key that is named twice counts once")
  func sameKeyTwice() throws {
    try home.configure("[keys]\nnext-month = x x Ctrl-F\n")
    #expect(lines(try home.run("config").output).contains { $0.hasPrefix("next-month = x Ctrl-F ") })
  }

  @Test("What is not text of a file stands in a comment")
  func unwritable() throws {
    for (value, shown) in [
      ("{start} ; x", "# format = {start} ; x ; environment FLIPCAL_FORMAT"),
      ("a\u{1B}[31mb", "# format = a␛[31mb ; environment FLIPCAL_FORMAT"),
      (String(repeating: "x", count: 170), "format = \(String(repeating: "x", count: 170))"),
    ] {
      let outcome = try home.run("config", environment: ["FLIPCAL_FORMAT": value])
      #expect(lines(outcome.output).contains(shown), "\(value)")
      let copy = try home.write(outcome.output, to: "copy")
      let check = try home.run("config", "check", environment: ["FLIPCAL_CONFIG": copy])
      #expect(check.status == 0 && check.output.isEmpty)
    }
  }

  @Test("is checked: also what only some runs say")
  func check() throws {
    let file = try configure(
      """
      [options]
      holidays = nowhere.ics
      encoding = shift_jos
      theme = mien
      days = 0
      [agenda]
      week-start = monday
      [turn]
      transition = crul
      [theme mine]
      titel = bold
      [calendar Lost]
      path = ~/lost
      [keys]
      quit = Ctrl-Z
      [month]
      width = 1
      tz = Nowhere/City
      """)
    // What variables decide is looked at as well.
    let variables = ["COLUMNS": "100", "TZ": "UTC", "FLIPCAL_TZ": "Nowhere"]
    let outcome = try home.run("config", "check", environment: variables)
    #expect(outcome.status == 1 && outcome.error.isEmpty)
    let root = home.url.path
    let found = outcome.output.split(separator: "\n").map { $0.replacing(file, with: "FILE") }
    #expect(
      found == [
        "error: FLIPCAL_TZ: unknown time zone \"Nowhere\"; name one of the IANA database, such as Europe/Berlin",
        "FILE:2: error: there is no file and no directory '\(root)/config/flipcal/nowhere.ics'",
        "FILE:3: error: unknown encoding 'shift_jos'; did you mean 'shift_jis'?",
        "FILE:4: error: there is no theme 'mien', so auto is used; did you mean 'mine'?",
        "FILE:5: error: 'days' takes a whole number from 1 to 36600, not '0'",
        "FILE:7: error: 'week-start' does not apply to 'agenda'; it applies to \(takers)",
        "FILE:9: error: 'transition' takes curl, fade, move-in, push, reveal or none, not 'crul'; did you mean 'curl'?",
        "FILE:11: error: a theme has no \"titel\"; did you mean 'title'?",
        "FILE:13: error: there is no file and no directory '\(root)/lost'",
        "FILE:15: error: 'Ctrl-Z' is the terminal's own, which interrupts or stops what runs in it",
        "FILE:17: error: 'width' takes a whole number from 20 to 1000, not '1'",
        "FILE:18: error: unknown time zone \"Nowhere/City\"; name one of the IANA database, such as Europe/Berlin",
      ])
    let text = try home.run("config", "check", "--json").output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(json.count == 11 && json.first?["line"] as? Int == 2 && json.first?["severity"] as? String == "error")
  }

  private let takers =
    "'flipcal SOURCE...', 'flipcal', 'next', 'prev', 'today', 'swipe', 'month', 'browse', 'turn' and "
    + "'stats'"

  @Test("Where nothing is wrong, a pipe is told nothing")
  func nothingWrong() throws {
    for text in [nil, "", Self.whole.replacing("titel = bold", with: "")] {
      if let text { _ = try configure(text) }
      let outcome = try home.run("config", "check")
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.error.isEmpty)
    }
    let terminal = try LiveTerminal(["config", "check"], columns: 120, in: home)
    #expect(terminal.end(atMost: 3) == .status(0))
    #expect(terminal.screen.lines.contains { $0.hasSuffix("config/flipcal/config: no errors") })
  }
}
