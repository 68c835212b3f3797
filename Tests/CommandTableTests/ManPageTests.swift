import Foundation
import Testing

@testable import CommandTable

@Suite("The man page")
struct ManPageTests {
  /// The pages, by the names of their files.
  static let pages = [("flipcal.1", ManPage.render()), ("flipcal-config.5", ManPage.renderConfiguration())]

  @Test("The files in man are what the table gives; FLIPCAL_RECORD_GOLDENS=1 writes them", arguments: pages)
  func isFresh(_ name: String, _ rendered: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../man/\(name)").standardizedFileURL
    if ProcessInfo.processInfo.environment["FLIPCAL_RECORD_GOLDENS"] == "1" {
      try Data(rendered.utf8).write(to: file)
      Issue.record("man/\(name) was written; run the test again without FLIPCAL_RECORD_GOLDENS")
      return
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    #expect(stored == rendered, "man/\(name) is stale: run 'make man'")
  }

  @Test("Every option has its entry with all spellings", arguments: CommandTable.options)
  func options(_ option: OptionSpec) {
    let term = option.spellings.map { "\\fB" + Roff.escaped($0) + "\\fR" }.joined(separator: ", ")
    let entries = ManPage.render().components(separatedBy: "\n.TP\n").filter {
      $0 == term || $0.hasPrefix(term + "\n") || $0.hasPrefix(term + " ")
    }
    #expect(entries.count == 1)
  }

  @Test("Every command has its entry", arguments: CommandTable.commands)
  func commands(_ command: CommandSpec) {
    let term = Roff.markup(Prose.marked(usage: command.usage))
    let section = ManPage.render().components(separatedBy: ".SH ").first { $0.hasPrefix("COMMANDS") } ?? ""
    #expect(section.contains(".TP\n\(term)\n"))
  }

  @Test("The sections, in their customary order")
  func sections() {
    let sections = ManPage.render().split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "DATES", "SOURCES", "THE PAGE", "OUTPUT", "THE TURN",
        "BROWSING",
        "CONFIGURATION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test("The configuration has a page of its own, with all options, all commands of keys, and all that a theme has")
  func configuration() {
    let page = ManPage.renderConfiguration()
    #expect(page.contains("\n.TH FLIPCAL-CONFIG 5 "))
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "DESCRIPTION", "CALENDARS", "OPTIONS", "KEYS", "THEMES", "FILES", "EXAMPLES", "SEE ALSO",
      ])
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("\\fB") && $0.contains("|") }
    func names(_ name: String) -> Bool { rows.contains { $0.hasPrefix("\\fB\(Roff.escaped(name))\\fR|") } }
    for option in CommandTable.options where option.preset != .refused { #expect(names(option.key.rawValue)) }
    for command in KeyCommand.allCases { #expect(names(command.rawValue), "\(command)") }
  }

  @Test("Negative forms are told by a rule, and not one by one")
  func negativeForms() {
    #expect(ManPage.render().components(separatedBy: "\\-\\-no\\-").count < 12)
  }

  @Test("The version stands in the title line, and no date")
  func version() {
    let page = ManPage.render(version: "7.8.9")
    #expect(page.contains("\n.TH FLIPCAL 1 \"\" \"flipcal 7.8.9\" \"User Commands\"\n"))
  }

  @Test("The source is ASCII, has only known requests, and no bare hyphen in text", arguments: pages)
  func source(_ name: String, _ rendered: String) {
    let requests: Set<Substring> = [
      ".TH", ".SH", ".TP", ".IP", ".PP", ".EX", ".EE", ".TS", ".TE", ".br", ".nh", ".nr", ".ad", ".\\\"",
    ]
    for line in rendered.split(separator: "\n").dropFirst() {
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
      if line.hasPrefix(".") {
        #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
      } else {
        #expect(!line.replacing("\\-", with: "").contains("-"), "\(line)")
        #expect(!line.hasPrefix("'"), "\(line)")
      }
    }
  }

  @Test(
    "What roff would take for its own is escaped",
    arguments: [
      ("--from -2w", "\\-\\-from \\-2w"), ("a\\b", "a\\eb"), ("it's", "it\\(aqs"), ("~/x", "\\(ti/x"),
      ("\"q\"", "\\(dqq\\(dq"), ("`", "\\(ga"), ("^", "\\(ha"),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(Roff.escaped(text) == expected)
  }

  @Test("A line that begins like a request is guarded, also where a paragraph is wrapped")
  func guards() {
    #expect(Roff.guarded(".ics") == "\\&.ics")
    #expect(Roff.guarded("'x") == "\\&'x")
    var page = Roff(title: "T", section: 1, source: "s", manual: "m")
    page.add([.paragraph(String(repeating: ".ics ", count: 100)), .code([".TH"])])
    let body = page.text.split(separator: "\n").dropFirst(6)
    #expect(body.filter { $0.hasPrefix(".") } == [".PP", ".EX", ".EE"])
    #expect(body.filter { $0.hasPrefix("\\&.ics") }.count > 1)
    #expect(body.contains("\\&.TH"))
  }

  @Test("Markup: literal text in bold, placeholders in italics")
  func markup() {
    #expect(Roff.markup("use `-a` {NAME}.") == "use \\fB\\-a\\fR \\fINAME\\fR.")
    #expect(Prose.plain("use `{x}` {NAME}.") == "use {x} NAME.")
    #expect(Prose.marked(usage: "flipcal day [D] [SOURCE...]") == "`flipcal` `day` [{D}] [{SOURCE}...]")
  }
}
