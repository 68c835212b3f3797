import Testing
import TextGate
import TestSupport

@testable import ICal

@Suite("Broken files")
struct SalvageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// The titles (with `@place` where there is one) of the events that are left.
    let events: [String]
    /// The lines of the diagnostics.
    let lines: [Int]

    init(_ name: String, _ source: String, _ events: [String], lines: [Int] = []) {
      testDescription = name
      self.source = source
      self.events = events
      self.lines = lines
    }

    private static func event(_ title: String, end: String = "END:VEVENT\n") -> String {
      "BEGIN:VEVENT\nUID:\(title)\nDTSTART:20261201\nSUMMARY:\(title)\n\(end)"
    }

    static let all = [
      Case("whole", "BEGIN:VCALENDAR\n\(event("a"))\(event("b"))END:VCALENDAR\n", ["a", "b"]),
      Case(
        "an event without END", "BEGIN:VCALENDAR\n\(event("a", end: ""))\(event("b"))END:VCALENDAR\n", ["a", "b"],
        lines: [2]),
      Case("the last event without END", "BEGIN:VCALENDAR\n\(event("a", end: ""))END:VCALENDAR\n", ["a"], lines: [2]),
      Case("no END:VCALENDAR", "BEGIN:VCALENDAR\n\(event("a"))", ["a"], lines: [1]),
      Case(
        "an alarm without END costs the alarm's rest only",
        "BEGIN:VCALENDAR\n\(event("a", end: "BEGIN:VALARM\nSUMMARY:x\nEND:VEVENT\n"))\(event("b"))END:VCALENDAR\n",
        ["a", "b"], lines: [6]),
      Case(
        "an alarm's title is not the event's",
        "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nBEGIN:VALARM\nSUMMARY:x\nEND:VALARM\nSUMMARY:a\nEND:VEVENT\n", ["a"]),
      Case(
        "cut in the middle of a text: it is shown, and not as if it were whole",
        "BEGIN:VCALENDAR\n\(event("a"))\(event("b", end: "LOCATION:Ro"))", ["a", "b@Ro…"], lines: [1, 7]),
      Case(
        "cut in the middle of a value that is no text",
        "BEGIN:VCALENDAR\n\(event("a"))\(event("b", end: "DTEND:2026120"))", ["a", "b"], lines: [1, 7]),
      Case("cut behind END:VEVENT", "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\nEND:VEVENT", ["a"]),
      Case(
        "cut in the middle of a folded value",
        "BEGIN:VCALENDAR\n\(event("a", end: "LOCATION:Ro\n om 1"))", ["a@Room 1…"], lines: [1, 2]),
      Case("cut behind a value", "BEGIN:VCALENDAR\n\(event("a", end: "LOCATION:Room\n"))", ["a@Room"], lines: [1, 2]),
      Case(
        "cut before the start: no event", "BEGIN:VCALENDAR\n\(event("a"))BEGIN:VEVENT\nUID:b\nDTST", ["a"],
        lines: [1, 7, 7]),
      Case("END without BEGIN", "BEGIN:VCALENDAR\nEND:VEVENT\n\(event("a"))END:VCALENDAR\n", ["a"], lines: [2]),
      Case(
        "END of something else in an event",
        "BEGIN:VCALENDAR\n\(event("a", end: "END:VTODO\nEND:VEVENT\n"))"
          + "END:VCALENDAR\n", ["a"], lines: [6]),
      Case("an event without VCALENDAR", event("a"), ["a"]),
      Case("an event behind the VCALENDAR", "BEGIN:VCALENDAR\nEND:VCALENDAR\n\(event("a"))", ["a"]),
      Case(
        "several VCALENDARs",
        "BEGIN:VCALENDAR\n\(event("a"))END:VCALENDAR\nBEGIN:VCALENDAR\n\(event("b"))"
          + "END:VCALENDAR\n", ["a", "b"]),
      Case(
        "a VCALENDAR in a VCALENDAR",
        "BEGIN:VCALENDAR\n\(event("a"))BEGIN:VCALENDAR\n\(event("b"))END:VCALENDAR\n"
          + "\(event("c"))END:VCALENDAR\n", ["a", "b", "c"], lines: [1, 19]),
      Case(
        "an event in an event", "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\n\(event("b"))END:VEVENT\n",
        ["a", "b"], lines: [1, 10]),
      Case(
        "text that was not folded goes on with the title",
        "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\nand more\nand *more*\nEND:VEVENT\n",
        ["a\nand more\nand *more*"], lines: [5]),
      Case(
        "text that was not folded may look like a property",
        "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\nhttps://example.org\nNote: bring tea\nX-A:b\nhttps:c\n"
          + "END:VEVENT\n", ["a\nhttps://example.org\nNote: bring tea"], lines: [5]),
      Case(
        "text as mail is written, in vCalendar 1.0",
        "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Caf=E9=0D=0A=\n"
          + "DTSTART:2=\n=3D3\nLOCATION;ENCODING=BASE64:R3LDvMOfZQ==\nEND:VEVENT\n", ["Café\nDTSTART:2=3@Grüße"]),
      Case(
        "text as mail is written that goes on after the end",
        "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\n"
          + "SUMMARY;ENCODING=QUOTED-PRINTABLE:a=\nEND:VEVENT\n\(event("b"))", ["a", "b"]),
      Case(
        "two files joined without a line end between them",
        "BEGIN:VCALENDAR\n\(event("a"))END:VCALENDARBEGIN:VCALENDAR\n\(event("b", end: "END:VEVENTBEGIN:VEVENT\nUID:c\nDTSTART:20261202\nSUMMARY:c\nEND:VEVENT\n"))END:VCALENDAR\n",
        ["a", "b", "c"], lines: [7, 12]),
      Case(
        "what is inside is indented",
        "BEGIN:VCALENDAR\n  VERSION:2.0\n  BEGIN:VEVENT\n    UID:a\n    DTSTART:20261201\n    SUMMARY:a\n  END:VEVENT\n"
          + "END:VCALENDAR\n", ["a"]),
      Case(
        "components are indented, their calendar is not",
        "BEGIN:VCALENDAR\nVERSION:2.0\n  BEGIN:VEVENT\n  UID:a\n  DTSTART:20261201\n  SUMMARY:a\n  END:VEVENT\n"
          + "END:VCALENDAR\n", ["a"]),
      Case(
        "properties are indented, their components are not",
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\n UID:a\n DTSTART:20261201\n SUMMARY:a\nEND:VEVENT\nEND:VCALENDAR\n", ["a"]),
      Case(
        "a text that is folded before BEGIN is no indentation",
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\nDESCRIPTION:x\n BEGIN:VEVENT\n \\nUID:b\nEND:VEVENT\n"
          + "END:VCALENDAR\n", ["a"]),
      Case(
        "a component whose name is misspelt",
        "BEGIN:VCALENDAR\nBEGIN:VEVNT\nUID:a\nEND:VEVNT\n\(event("b"))END:VCALENDAR\n",
        ["b"], lines: [2]),
      Case(
        "a quote that is never closed hides no value",
        "BEGIN:VEVENT\nUID:a\nDTSTART;TZID=\"Europe/Berlin:20261201\nSUMMARY;LANGUAGE=\"de:a\nLOCATION;X=\"b;c\":d\n"
          + "END:VEVENT\n", ["a@d"]),
      Case(
        "NULs in the place of what was lost",
        "BEGIN:VCALENDAR\n\0\0\0BEGIN:VEVENT\n\0UID:a\nDTSTART:20261201\nSUMMARY:a\nEND:VEVENT\n\0\0", ["a"],
        lines: [1, 7]
      ),
      Case(
        "stray text behind a start does not touch it",
        "BEGIN:VEVENT\nUID:a\nSUMMARY:a\nDTSTART:20261201\n!!!\nEND:VEVENT\n", ["a"], lines: [5]),
      Case(
        "lower case",
        "begin:vcalendar\nbegin:vevent\nuid:a\ndtstart:20261201\nsummary:a\nend:vevent\n"
          + "end:vcalendar\n", ["a"]),
      Case("white space behind the names", "BEGIN:VEVENT \nUID:a\nDTSTART:20261201\nSUMMARY:a\nEND: VEVENT\t\n", ["a"]),
    ]
  }

  @Test("give every event that can be read, and name the lines that cannot", arguments: Case.all)
  func salvage(_ example: Case) {
    let found = contents(Array(example.source.utf8))
    #expect(found.events.map { ($0.summary?.raw ?? "") + ($0.location.map { "@\($0.raw)" } ?? "") } == example.events)
    #expect(lines(found) == example.lines, "\(found.diagnostics.map(\.message))")
    #expect(found.isCalendar)
  }

  @Test("joined behind bytes of another encoding stay within the source")
  func joinedInAnotherEncoding() {
    let bytes = [UInt8](repeating: 0xEC, count: 30)
    let one = Array("BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\nEND:VEVENT\n".utf8)
    let found = contents(
      Array("BEGIN:VCALENDAR\n".utf8) + one + Array("END:VCAL".utf8) + bytes + Array("BEGIN:VCALENDAR\n".utf8) + one)
    #expect(found.events.map(\.summary) == ["a", "a"])
  }

  @Test("cut at every byte never lose an event that ended before the cut")
  func everyCut() {
    let one = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:Grüße\r\nEND:VEVENT\r\n"
    let head = Array("BEGIN:VCALENDAR\r\n\(one)".utf8)
    let source = head + Array("\(one)END:VCALENDAR\r\n".utf8)
    for cut in head.count...source.count {
      let found = contents(Array(source[..<cut]))
      #expect(found.events.first?.summary == "Grüße", "cut at \(cut)")
      // The second has its title, or what there is of it and a sign that more is missing.
      let title = found.events.dropFirst().first?.summary?.raw
      let titles = [nil, "G…", "Gr…", "Gr\u{FFFD}…", "Grü…", "Grü\u{FFFD}…", "Grüß…", "Grüße…", "Grüße"]
      #expect(titles.contains(title), "cut at \(cut): \(title ?? "")")
    }
  }

  @Test("nested 10,000 deep are read", arguments: ["VEVENT", "VCALENDAR", "X-DEEP"])
  func deepNesting(_ name: String) {
    let depth = 10_000
    let inside = "BEGIN:VEVENT\nUID:a\nDTSTART:20261201\nSUMMARY:a\nEND:VEVENT\n"
    let begins = String(repeating: "BEGIN:\(name)\n", count: depth)
    let found = contents(Array((begins + inside + String(repeating: "END:\(name)\n", count: depth)).utf8))
    #expect(found.events.map(\.summary) == ["a"])
  }

  @Test(
    "that are no calendar say so", arguments: ["", "hello\n", "{\"a\": 1}\n", "a: b\n", "BEGIN:VCARD\nEND:VCARD\n"])
  func noCalendar(_ source: String) {
    let found = contents(Array(source.utf8))
    #expect(!found.isCalendar)
    #expect(found.events.isEmpty)
  }
}
