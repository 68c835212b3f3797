import Foundation
import Testing

@testable import TestSupport

@Suite("check")
struct CheckTests {
  let home: Home

  init() throws { home = try Home() }

  /// A calendar whose fifth line is wrong.
  private func calendar(_ start: String = "DTSTART:2026-12-01") -> String {
    [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", start, "UID:a", "DTSTAMP:20261101T000000Z",
      "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")
  }

  private static let right = "DTSTART;VALUE=DATE:20261201"
  private static let line =
    """
    cal.ics:5: error: DTSTART "2026-12-01" is not in the form of iCalendar; write 20261201 [RFC 5545 3.3.5, date-time]

    """

  @Test("writes a line for each finding, and exits with 1 where there are errors")
  func errors() throws {
    _ = try home.write(calendar(), to: "cal.ics")
    let result = try home.run("check", "cal.ics")
    #expect(result.output == Self.line)
    #expect(result.error.isEmpty)
    #expect(result.status == 1)
  }

  @Test("is silent about what is right")
  func silence() throws {
    _ = try home.write(calendar(Self.right), to: "cal.ics")
    let result = try home.run("check", "cal.ics")
    #expect(result.output.isEmpty && result.error.isEmpty && result.status == 0)
  }

  @Test("exits with 0 where there are warnings only")
  func warnings() throws {
    _ = try home.write(calendar(Self.right + "\r\nFOO:x"), to: "cal.ics")
    let result = try home.run("check", "cal.ics")
    #expect(result.output.hasPrefix("cal.ics:6: warning: the property FOO is unknown"))
    #expect(result.status == 0)
  }

  @Test("takes standard input, directories and several sources")
  func sources() throws {
    _ = try home.write(calendar(), to: "cal.ics")
    try FileManager.default.createDirectory(at: home.url.appending(path: "vdir"), withIntermediateDirectories: true)
    let several = calendar(Self.right).replacing(
      "END:VCALENDAR\r\n",
      with: "BEGIN:VTODO\r\nUID:b\r\nDTSTAMP:20261101T000000Z\r\nEND:VTODO\r\nEND:VCALENDAR\r\n")
    _ = try home.write(several, to: "vdir/item.ics")
    let result = try home.run("check", "-", "vdir", "cal.ics", input: calendar())
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("standard input:5: error: "))
    #expect(lines[1].hasPrefix("vdir/item.ics:10: warning: ") && lines[1].hasSuffix("[vdir, several-uids]"))
    #expect(lines[2] + "\n" == Self.line)
  }

  @Test("says what cannot be read, and goes on")
  func missing() throws {
    _ = try home.write(calendar(Self.right), to: "cal.ics")
    let result = try home.run("check", "none.ics", "cal.ics")
    #expect(result.output.isEmpty)
    #expect(result.error == "flipcal: none.ics: No such file or directory\n")
    #expect(result.status == 1)
    #expect(try home.run("check").status == 2)
    #expect(try home.run("check", "--tsv", "cal.ics").status == 2)
  }

  @Test("writes JSON with all keys in every object")
  func json() throws {
    _ = try home.write("Hello\n", to: "a\u{1B}.ics")
    _ = try home.write(calendar(), to: "cal.ics")
    let result = try home.run("check", "--json", "a\u{1B}.ics", "cal.ics")
    #expect(result.status == 1 && !result.output.contains("\u{1B}"))
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    try #require(list.count == 2)
    let keys: Set = ["file", "line", "severity", "rule", "section", "message", "suggestion"]
    #expect(list.allSatisfy { Set($0.keys) == keys })
    #expect(list[0]["line"] is NSNull && list[0]["file"] as? String == "a\u{1B}.ics")
    #expect(list[0]["rule"] as? String == "no-calendar")
    #expect(list[1]["line"] as? Int == 5 && list[1]["severity"] as? String == "error")
    #expect(list[1]["section"] as? String == "RFC 5545 3.3.5" && list[1]["suggestion"] as? String == "write 20261201")
    #expect(try home.run("check", "--json", Binary.sample("team")).output == "[]\n")
  }

  @Test("writes a log that has what SARIF 2.1.0 demands")
  func sarif() throws {
    _ = try home.write(calendar(), to: "my cal.ics")
    let result = try home.run("check", "--sarif", "my cal.ics")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "flipcal")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    let found = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(found["ruleId"] as? String == "date-time" && ids.contains("date-time"))
    #expect(found["level"] as? String == "error")
    #expect((found["message"] as? [String: Any])?["text"] as? String != nil)
    let location = try #require((found["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "my%20cal.ics")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 5)
  }

  @Test("colours severities on a terminal, and sums up")
  func terminal() throws {
    let wrong = try home.write(calendar(), to: "cal.ics")
    let right = try home.write(calendar(Self.right), to: "right.ics")
    let terminal = PseudoTerminal(columns: 250, rows: 24)
    let result = try terminal.run(["check", wrong, right], in: home)
    #expect(result.status == 1)
    #expect((result.screen.lines[0] + "\n").hasSuffix(Self.line))
    #expect(result.screen.lines[1] == "no problems found in \(right)")
    #expect(result.screen.lines[2] == "1 error, 0 warnings in 2 files")
    #expect(result.text.contains("cal.ics:5: \u{1B}[1;31merror\u{1B}[0m: "), "\(result.text.debugDescription)")
    let plain = try terminal.run(["check", "--color", "never", wrong], in: home)
    #expect(plain.text.contains("error") && !plain.text.contains("31m"))
  }

  @Test("writes nothing but its findings: no state, no index, no source")
  func pure() throws {
    let path = try home.write(calendar(), to: "cal.ics")
    _ = try home.run("check", path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path) == ["cal.ics"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == calendar())
  }

  @Test(
    "finds no error in the samples",
    arguments: [
      "arabic", "chinese", "club", "conference", "family", "hebrew", "holidays", "japanese", "team", "university",
    ])
  func samples(name: String) throws {
    let result = try home.run("check", Binary.sample(name))
    #expect(result.status == 0, "\(result.output)")
  }
}
