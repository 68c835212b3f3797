import Foundation
import Testing

@testable import TestSupport

@Suite("show: events in full")
struct ShowTests {
  let home: Home

  init() throws { home = try Home() }

  private func message(_ method: String?, _ lines: [String], uid: String = "meeting@example.org") -> String {
    let event =
      ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20261120T080000Z", "SUMMARY:Plan of the term"] + lines + ["END:VEVENT"]
    let calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"] + (method.map { ["METHOD:\($0)"] } ?? [])
    return (calendar + event + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
  }

  private static let usual = [
    "DTSTART:20261216T080000Z", "DTEND:20261216T090000Z", "ORGANIZER;CN=Kim:mailto:kim@example.org",
    "ATTENDEE;CN=Robin;PARTSTAT=ACCEPTED:mailto:robin@example.org",
  ]

  @Test(
    "tells what a message from standard input says",
    arguments: [
      ("REQUEST", "Invitation from Kim"), ("REPLY", "Robin accepted"), ("CANCEL", "Cancelled by Kim"),
      ("COUNTER", "Robin proposes another time"), ("REFRESH", "Robin asks for the newest version"),
    ])
  func message(method: String, words: String) throws {
    let result = try home.run("show", "-", input: message(method, Self.usual))
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(Array(lines.prefix(2)) == [words, "Plan of the term"])
    #expect(lines.contains("When       Wednesday, 16 December 2026, 09:00–10:00 (Europe/Berlin)"))
    #expect(lines.contains("People     ✓ Robin <robin@example.org> (required): accepted"))
    #expect(lines.contains("UID        meeting@example.org"))
  }

  @Test("reads a message behind the heads of a mail")
  func mail() throws {
    let text = "From: kim@example.org\nSubject: Plan\nContent-Type: text/calendar\n\n" + message("REQUEST", Self.usual)
    let result = try home.run("show", "-", input: text)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Invitation from Kim\nPlan of the term\n"))
  }

  @Test("finds events by UID, or by as much of it as tells one from all others")
  func uid() throws {
    let file = try home.write(
      message(nil, Self.usual, uid: "aa-1") + message(nil, Self.usual, uid: "aa-2")
        + message(nil, Self.usual, uid: "aa"),
      to: "a.ics")
    for (word, uid) in [("aa-1", "aa-1"), ("aa", "aa"), ("aa-2", "aa-2")] {
      let result = try home.run("show", word, file)
      #expect(result.status == 0)
      #expect(result.output.contains("UID        \(uid)\n"))
      #expect(result.output.components(separatedBy: "Plan of the term").count == 2)
    }
    let both = try home.run("show", "aa-1", "aa-2", file)
    #expect(both.output.components(separatedBy: "Plan of the term").count == 3)
    let ambiguous = try home.run("show", "aa-", file)
    #expect(ambiguous.status == 1 && ambiguous.output.isEmpty)
    #expect(
      ambiguous.error
        == "flipcal: 2 UIDs begin with \"aa-\": \"aa-1\" (Plan of the term), \"aa-2\" (Plan of the term)\n")
    let none = try home.run("show", "a-2", file)
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.error == "flipcal: no UID is or begins with \"a-2\"; near are \"aa-2\" (Plan of the term)\n")
  }

  @Test("shows the open set's events, from their index too")
  func openSet() throws {
    _ = try home.run(Binary.sample("team"), environment: ["XDG_CACHE_HOME": home.url.path + "/cache"])
    for _ in 0..<2 {
      let result = try home.run("show", "customer-", environment: ["XDG_CACHE_HOME": home.url.path + "/cache"])
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("Customer sync\n"))
      #expect(result.output.contains("\nThere      10:00–10:45 America/New_York\n"))
      #expect(result.output.contains("\nRepeats    every Tuesday, except 22 and 29 December 2026\n"))
      #expect(result.output.contains("\nNext       Tuesday, 1 December 2026, 16:00–16:45\n"))
    }
  }

  @Test("shows what can be shown of a broken event, and says what is wrong")
  func broken() throws {
    let result = try home.run("show", "-", input: message(nil, ["DTSTART:soon", "LOCATION:here"]))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Plan of the term\n"))
    #expect(result.output.contains("When       unknown: there is no start that can be understood\n"))
    #expect(result.output.contains("Where      here\n"))
    #expect(result.error.hasPrefix("flipcal: standard input:8: DTSTART \"soon\""))
  }

  @Test(
    "shows text from a file without control characters", arguments: [["show"], ["show", "--json"], ["show", "--tsv"]])
  func hostileText(command: [String]) throws {
    let lines = [
      "DTSTART:20261216T080000Z", "LOCATION:\u{1B}[31mred\u{7}", "DESCRIPTION:a\u{9B}b\u{202E}c\\n\u{1B}]0;x\u{7}",
      "ATTENDEE;CN=\u{1B}[2J:mailto:\u{1B}c@example.org", "X-A:\u{1B}", "ATTACH:\u{1B}https://example.org",
      "CATEGORIES:\u{8}", "BEGIN:VALARM", "ACTION:\u{1B}", "TRIGGER:-PT5M", "END:VALARM", "RRULE:FREQ=DAILY;X=\u{1B}",
    ]
    let result = try home.run(command + ["-"], input: message("\u{1B}", lines, uid: "\u{1B}"))
    #expect(result.status == 0)
    #expect(result.output.contains("Plan of the term"))
    let forbidden = result.output.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F...0x9F).contains($0.value)
        || (0x202A...0x202E).contains($0.value)
    }
    #expect(forbidden.isEmpty)
  }

  @Test("writes JSON with all keys, for each component")
  func json() throws {
    let lines =
      Self.usual + ["RRULE:FREQ=WEEKLY;COUNT=3", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM"]
    let override = message(
      nil, ["RECURRENCE-ID:20261223T080000Z", "DTSTART:20261223T100000Z", "DTEND:20261223T110000Z"])
    let result = try home.run("show", "--json", "-", input: message("REQUEST", lines) + override)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(list.count == 2)
    let contract: Set = [
      "uid", "recurrenceId", "start", "end", "allDay", "summary", "location", "description", "url", "status",
      "transparent", "categories", "calendar", "zone", "recurring", "kind",
    ]
    let further: Set = [
      "due", "completed", "percent", "priority", "class", "repeats", "rules", "exceptionRules", "additions",
      "exceptions",
      "thisAndFuture", "next", "method", "organizer", "attendees", "alarms", "attachments", "conferences", "contacts",
      "resources", "comments", "requestStatuses", "created", "lastModified", "stamp", "sequence", "file", "line",
    ]
    for component in list { #expect(Set(component.keys) == contract.union(further)) }
    #expect(list[0]["method"] as? String == "REQUEST" && list[1]["method"] is NSNull)
    #expect(list[0]["repeats"] as? String == "every Wednesday, 3 times")
    #expect(
      list[0]["next"] as? [String] == [
        "2026-12-16T09:00:00+01:00", "2026-12-23T11:00:00+01:00", "2026-12-30T09:00:00+01:00",
      ])
    #expect(list[1]["recurrenceId"] as? String == "2026-12-23T09:00:00+01:00")
    let alarm = try #require((list[0]["alarms"] as? [[String: Any]])?.first)
    #expect(alarm["at"] as? String == "2026-12-16T08:45:00+01:00")
    let attendee = try #require((list[0]["attendees"] as? [[String: Any]])?.first)
    #expect(attendee["status"] as? String == "ACCEPTED" && attendee["address"] as? String == "robin@example.org")
  }

  @Test("lists the next occurrence of a recurring event in the other forms, or else the last one")
  func occurrences() throws {
    let ahead = message(nil, ["DTSTART:20260101T080000Z", "RRULE:FREQ=MONTHLY"], uid: "a")
    let past = message(nil, ["DTSTART:20250101T080000Z", "RRULE:FREQ=DAILY;COUNT=3"], uid: "b")
    let result = try home.run("show", "--tsv", "-", input: ahead + past)
    let rows = result.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "\t" } }
    #expect(rows == ["2025-01-03T09:00:00+01:00", "2026-12-01T09:00:00+01:00"])
  }

  @Test("shows a to-do without date in all forms", arguments: ["--tsv", "--ndjson", "--json", "--format={summary}"])
  func undated(_ form: String) throws {
    let text = message(nil, []).replacingOccurrences(of: "VEVENT", with: "VTODO")
    let result = try home.run("show", form, "-", input: text)
    #expect(result.status == 0 && result.output.contains("Plan of the term"))
  }

  @Test("fits a narrow terminal, in colours")
  func terminal() throws {
    let file = try home.write(message("REQUEST", Self.usual), to: "a.ics")
    let result = try PseudoTerminal(columns: 40, rows: 40).run(["show", file], in: home)
    #expect(result.status == 0)
    #expect(result.screen.lines[0].trimmingCharacters(in: .whitespaces) == "Invitation from Kim")
    #expect(result.text.contains("\u{1B}["))
  }

  @Test("ends without a word when nobody reads on")
  func closedPipe() throws {
    let sources = #""$S/team.ics" "$S/family.ics" "$S/conference.ics""#
    let result = try home.shell("flipcal show \(sources) | head -n 1; flipcal show --ics \(sources) | head -n 1")
    #expect(result.error.isEmpty && result.output.hasSuffix("\nBEGIN:VCALENDAR\r\n"))
  }
}
