import Foundation
import Testing

@Suite("On a pipe")
struct PipeTests {
  let home: Home

  init() throws { home = try Home() }

  @Test("the page is followed by each occurrence in full")
  func pageWithList() throws {
    let result = try home.run("month", "2026-12", Binary.sample("family"))
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0].trimmingCharacters(in: .whitespaces) == "December 2026")
    #expect(lines.contains("2026-12-15 09:00-10:00  Dentist (Mika and Noa) @ Practice Dr. E., 2nd floor  [Family]"))
    #expect(lines.contains("2026-12-23..2027-01-06  School holidays: Christmas  [Family]"))
    #expect(
      lines.contains(
        "2026-12-31 20:00..2027-01-01 02:00  New Year's Eve at the neighbours' @ Upstairs, 3rd floor  [Family]"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  /// Counts of recurring-ical-events 3 on the samples, each in its own zone; it lists a cancelled instance, which is
  /// taken away here, so the team's 58 are 57.
  @Test(
    "a month has as many occurrences as an independent program finds",
    arguments: [
      ("family", "Europe/Berlin", 37), ("team", "Europe/Berlin", 57), ("university", "Europe/Zurich", 37),
      ("conference", "Europe/Lisbon", 97), ("chinese", "Asia/Shanghai", 25), ("club", "Europe/Paris", 13),
    ])
  func counts(sample: String, zone: String, count: Int) throws {
    let result = try home.run(
      "agenda", "--from", "2026-12-01", "--to", "2026-12-31", "--tz", zone, "--json", Binary.sample(sample))
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    // It counts events only.
    #expect(list.count { $0["kind"] as? String == "event" } == count)
    let keys: Set = [
      "uid", "recurrenceId", "start", "end", "allDay", "summary", "location", "description", "url", "status",
      "transparent", "categories", "calendar", "zone", "recurring", "kind",
    ]
    for object in list {
      let more: Set<String> =
        object["kind"] as? String == "todo" ? ["due", "completed", "percent", "priority", "overdue"] : []
      #expect(Set(object.keys).subtracting(["age"]) == keys.union(more))
    }
  }

  @Test("a moved instance is at its new time, a cancelled one is gone")
  func standUp() throws {
    let result = try home.run("agenda", "--from", "2026-12-10", "--to", "2026-12-24", Binary.sample("team"))
    let standUps = result.output.split(separator: "\n").filter { $0.contains("Stand-up") }
    #expect(standUps.contains { $0.hasPrefix("2026-12-10 17:00-17:15  Stand-up (moved, offsite day)") })
    #expect(!standUps.contains { $0.hasPrefix("2026-12-10 15:30") || $0.hasPrefix("2026-12-24") })
    #expect(standUps.count == 10)
  }

  @Test("tab-separated values have a header and as many columns in each line")
  func tsv() throws {
    let result = try home.run("day", "2026-12-15", "--tsv", Binary.sample("family"))
    let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count == lines[0].count })
    #expect(lines[0].starts(with: ["start", "end"]))
  }

  @Test("text from a file brings no control character along", arguments: ["month", "agenda", "day"])
  func hostileText(command: String) throws {
    let file = try home.write(
      """
      BEGIN:VCALENDAR
      X-WR-CALNAME:bad\u{1B}[2Jname
      BEGIN:VEVENT
      UID:1
      DTSTART:20261130T120000Z
      SUMMARY:\u{1B}]0;owned\u{7}Lunch\u{9B}31m \u{202E}reversed
      LOCATION:\u{7F}\u{8}here
      END:VEVENT
      END:VCALENDAR
      """, to: "bad.ics")
    for options in [[], ["--json"]] where command != "month" || options.isEmpty {
      let result = try home.run(command, file, options.first ?? "--width=80")
      #expect(result.output.contains("Lunch"))
      let forbidden = result.output.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
      }
      #expect(forbidden.isEmpty)
    }
  }

  @Test("diagnostics name file and line, and the rest is shown")
  func diagnostics() throws {
    let file = try home.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:2026\nSUMMARY:Bad\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\n"
        + "DTSTART:20261201T120000Z\nSUMMARY:Good\nEND:VEVENT\nEND:VCALENDAR\n", to: "half.ics")
    let result = try home.run("agenda", file)
    #expect(result.status == 0)
    #expect(result.output == "2026-12-01 13:00  Good  [half]\n")
    #expect(
      result.error == "flipcal: \(file):4: DTSTART \"2026\" is not a date or time; the event is skipped\n")
  }

  @Test(
    "wrong use is exit 2 with a way out",
    arguments: [
      (["nxt"], "next"), (["swipe", "0", "0"], "direction"), (["agenda", "--tz", "Nowhere/City"], "Nowhere/City"),
      (["month", "2026-13"], "2026-13"), (["agenda", "--from", "2026-12-02", "--to", "2026-12-01"], "--to"),
    ])
  func usage(arguments: [String], hint: String) throws {
    let result = try home.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("flipcal: "))
    #expect(result.error.contains(hint))
  }

  @Test("a closed pipe ends it without a word")
  func closedPipe() throws {
    let result = try home.shell(#"flipcal agenda --days 3650 "$S/team.ics" | head -n 1"#)
    #expect(result.error.isEmpty && result.output.hasPrefix("2026-11-30"))
  }
}
