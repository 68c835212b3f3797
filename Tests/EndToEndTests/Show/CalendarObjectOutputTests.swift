import Foundation
import SeededNumbers
import Testing

@Suite("--ics")
struct CalendarObjectOutputTests {
  let home: Home

  init() throws { home = try Home() }

  private static let samples = [
    "arabic", "chinese", "club", "conference", "family", "hebrew", "holidays", "japanese", "team", "university",
  ]

  /// What `agenda --json` lists, without the name of the calendar, which is that of the file.
  private func occurrences(_ file: String, _ window: [String]) throws -> [String] {
    let output = try home.run(["agenda", file, "--json"] + window).output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    return try list.map { occurrence in
      var occurrence = occurrence
      occurrence["calendar"] = nil
      return String(
        decoding: try JSONSerialization.data(withJSONObject: occurrence, options: .sortedKeys), as: UTF8.self)
    }.sorted()
  }

  @Test("reads as the source does", arguments: samples)
  func sameOccurrences(sample: String) throws {
    var random = SeededGenerator(state: UInt64(sample.utf8.reduce(0) { $0 + UInt64($1) }))
    for _ in 0..<4 {
      let first = random.int(in: 0...700) - 350
      let window = [
        "--from", first < 0 ? "\(first)d" : "+\(first)d", "--days", "\(random.int(in: 1...120))",
      ]
      let result = try home.run(["agenda", Binary.sample(sample), "--ics"] + window)
      #expect(result.status == 0 && result.error.isEmpty)
      let file = try home.write(result.output, to: "copy.ics")
      let expected = try occurrences(Binary.sample(sample), window)
      // Nothing selected is nothing written.
      if expected.isEmpty {
        #expect(result.output.isEmpty)
        continue
      }
      #expect(try occurrences(file, window) == expected, "\(sample) \(window)")
      #expect(try home.run("check", file).output.split(separator: "\n").filter { $0.contains(": error:") } == [])
    }
  }

  @Test("has each component byte for byte, with all that a source wrote into it")
  func bytes() throws {
    let source = try String(contentsOfFile: Binary.sample("team"), encoding: .utf8)
    let result = try home.run("show", "standup-2026@", Binary.sample("team"), "--ics")
    let components = result.output.components(separatedBy: "BEGIN:VEVENT").dropFirst().map {
      "BEGIN:VEVENT" + $0.components(separatedBy: "END:VEVENT")[0] + "END:VEVENT"
    }
    #expect(components.count == 3)
    for component in components { #expect(source.contains(component)) }
    #expect(result.output.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//flipcal//"))
    #expect(result.output.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
  }

  @Test("is the same with an index as without", arguments: ["team", "conference"])
  func indexed(sample: String) throws {
    let environment = ["XDG_CACHE_HOME": home.url.path + "/cache"]
    let plain = try home.run("agenda", Binary.sample(sample), "--ics", "--days", "60").output
    #expect(!plain.isEmpty)
    for _ in 0..<2 {
      _ = try home.run(Binary.sample(sample), environment: environment)
      #expect(try home.run("agenda", "--ics", "--days", "60", environment: environment).output == plain)
    }
  }

  @Test("is written by day and search too")
  func commands() throws {
    let search = try home.run("search", "dentist", Binary.sample("family"), "--ics").output
    #expect(search.contains("SUMMARY:Dentist") && !search.contains("Football"))
    #expect(try home.run("day", "2026-12-15", Binary.sample("family"), "--ics").output.contains("SUMMARY:Dentist"))
  }

  @Test("gets what a cut file lacks")
  func truncated() throws {
    let whole = try String(contentsOfFile: Binary.sample("team"), encoding: .utf8)
    for share in 1...8 {
      let cut = String(decoding: whole.utf8.prefix(whole.utf8.count * share / 9), as: UTF8.self)
      let file = try home.write(cut, to: "cut.ics")
      let result = try home.run("show", file, "--ics")
      let copy = try home.write(result.output, to: "copy.ics")
      let found = try home.run("check", copy).output.split(separator: "\n").filter {
        $0.contains("structure") || $0.contains("END:")
      }
      #expect(found == [])
      let lines = result.output.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in ["VCALENDAR", "VEVENT", "VALARM", "VTIMEZONE"] {
        #expect(lines.count { $0 == "BEGIN:\(name)" } == lines.count { $0 == "END:\(name)" }, "\(name) at \(share)")
      }
    }
  }

  private static let hostile =
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T080000Z\r\n"
    + "SUMMARY:a\u{1B}[31mb\u{9B}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  @Test("keeps control characters for programs, and shows stand-ins to people")
  func controls() throws {
    let file = try home.write(Self.hostile, to: "a.ics")
    #expect(try home.run("agenda", file, "--ics").output.contains("SUMMARY:a\u{1B}[31mb\u{9B}\r\n"))
    let shown = try PseudoTerminal(columns: 80, rows: 24).run(["agenda", file, "--ics"], in: home)
    #expect(shown.text.contains("SUMMARY:a␛[31mb"))
    #expect(!shown.text.contains("\u{1B}[31m") && !shown.text.contains("\u{9B}"))
  }

  @Test("is UTF-8 whatever the source is in")
  func encodings() throws {
    let text = Self.hostile.replacingOccurrences(of: "a\u{1B}[31mb\u{9B}", with: "Grüße und Küsse")
    for (encoding, name) in [(String.Encoding.utf16, "utf16"), (.isoLatin1, "latin1"), (.utf32LittleEndian, "utf32")] {
      let file = home.url.appending(path: "\(name).ics")
      try #require(text.data(using: encoding)).write(to: file)
      let output = try home.run("agenda", file.path, "--ics", "--encoding", name == "latin1" ? "windows-1252" : "UTF-8")
        .output
      if name == "latin1" { #expect(output.contains("SUMMARY:Grüße und Küsse\r\n")) }
      let guessed = try home.run("agenda", file.path, "--ics").output
      #expect(guessed.contains("SUMMARY:Grüße und Küsse\r\n"), "\(name)")
    }
  }
}
