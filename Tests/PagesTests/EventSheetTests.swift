import CalendarCore
import Canvas
import RuleLines
import TestSupport
import Testing
import TextGate

@testable import Pages

@Suite("Sheets of events")
struct EventSheetTests {
  private static let newYork = Zone(identifier: "America/New_York", initialOffset: -5 * 3600)

  private func time(_ day: String, _ hour: Int, _ minute: Int = 0, in zone: Zone = viewing) throws -> EventTime {
    .zoned(CivilDateTime(try date(day), secondOfDay: hour * 3600 + minute * 60), zone)
  }

  private func details(_ title: UntrustedText?, kind: Event.Kind = .event) -> ComponentDetails {
    var basics = Event.Properties(uid: "meeting-1@example.org", start: .date(CivilDate(dayNumber: 0)))
    basics.summary = title
    return ComponentDetails(kind: kind, basics: basics, origin: SourceLocation(file: "mail.ics", line: 7))
  }

  private func person(_ name: UntrustedText?, _ address: UntrustedText, _ state: UntrustedText? = nil) -> Attendee {
    var person = Attendee(address: address)
    (person.name, person.state) = (name, state)
    return person
  }

  private func sheet(_ subject: SheetSubject, width: Int, glyphs: Glyphs = .unicode) -> String {
    let sheet = EventSheet(
      subject, viewing: viewing, style: PageStyle(glyphs: glyphs), heading: { EnglishNames.heading($0) })
    return sheet.rows(width: width).map { Self.text(of: $0) }.joined(separator: "\n") + "\n"
  }

  private static func text(of row: Surface) -> String {
    var line = Substring(row.lines[0])
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// An invitation with all that one may have.
  private func invitation() throws -> SheetSubject {
    var meeting = details("Plan of the term")
    meeting.method = "REQUEST"
    meeting.start = try time("2026-12-16", 9, in: Self.newYork)
    meeting.basics.end = .time(try time("2026-12-16", 10, in: Self.newYork))
    meeting.basics.zoneName = "America/New_York"
    meeting.basics.location = "Room 3, second floor"
    meeting.basics.description = UntrustedText(
      "We plan the term.\n\n\nPlease read "
        + "https://example.org/a/long/link/that/fits/into/no/narrow/sheet/at/all?q=1 first\u{1B}[31m.")
    meeting.basics.categories = ["Work", "Term"]
    meeting.basics.url = "https://example.org/term"
    meeting.basics.rules = [RuleNotation.rule("FREQ=WEEKLY;COUNT=4")]
    meeting.basics.exceptions = [try time("2026-12-30", 9, in: Self.newYork)]
    meeting.organizer = person("Kim Doe", "kim@example.org")
    meeting.attendees = [
      person("Robin", "robin@example.org", "ACCEPTED"), person("Sam", "sam@example.org", "TENTATIVE"),
      person(nil, "lee@example.org", "DECLINED"), person("Kit", "kit@example.org"),
    ]
    meeting.attendees[0].role = "CHAIR"
    meeting.attendees[1].role = "OPT-PARTICIPANT"
    var deputy = person("Max", "max@example.org", "DELEGATED")
    deputy.role = "NON-PARTICIPANT"
    deputy.delegatedTo = ["kit@example.org"]
    meeting.attendees.append(deputy)
    var alarms = [Alarm(), Alarm(), Alarm(), Alarm()]
    alarms[0].trigger = .fromStart(CalendarDuration(seconds: -900))
    alarms[0].action = "DISPLAY"
    alarms[1].trigger = .fromEnd(CalendarDuration(seconds: -300))
    (alarms[1].repetitions, alarms[1].interval) = (2, CalendarDuration(seconds: 60))
    alarms[2].trigger = .at(Instant(seconds: CivilDateTime(try date("2026-12-14"), secondOfDay: 3600).clockSeconds))
    alarms[3].trigger = .fromStart(CalendarDuration(days: -1))
    meeting.alarms = alarms
    var file = Attachment()
    (file.uri, file.name, file.type) = ("https://example.org/a.pdf", "a.pdf", "application/pdf")
    var inline = Attachment()
    (inline.name, inline.size) = ("map.png", 123_456)
    meeting.attachments = [file, inline]
    meeting.created = Instant(seconds: 1_796_000_000)
    meeting.basics.sequence = 2
    var override = details("Plan of the term (short)")
    override.basics.recurrenceID = try time("2026-12-23", 9, in: Self.newYork)
    override.start = try time("2026-12-23", 10, in: Self.newYork)
    var cancelled = details(nil)
    cancelled.basics.recurrenceID = try time("2027-01-06", 9, in: Self.newYork)
    cancelled.status = "CANCELLED"
    return SheetSubject(
      meeting, in: CalendarInfo(name: "Inbox"), overrides: [override, cancelled],
      instances: [try timed("Plan of the term", "2026-12-16 15:00", "16:00")])
  }

  @Test("of invitations", arguments: [24, 40, 80, 132])
  func invitation(width: Int) throws {
    try Golden(name: "Show/invitation-\(width)").expect(sheet(try invitation(), width: width))
  }

  @Test("in ASCII")
  func ascii() throws {
    let text = sheet(try invitation(), width: 80, glyphs: .ascii)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "␛" })
    try Golden(name: "Show/invitation-ascii").expect(text)
  }

  @Test("of to-dos")
  func todo() throws {
    var todo = details("Write the report", kind: .todo)
    todo.due = try time("2026-12-18", 17)
    (todo.percent, todo.priority, todo.status) = (40, 1, "IN-PROCESS")
    var alarm = Alarm()
    alarm.trigger = .fromEnd(CalendarDuration(seconds: -3600))
    alarm.action = "DISPLAY"
    todo.alarms = [alarm]
    try Golden(name: "Show/todo").expect(sheet(SheetSubject(todo, in: family), width: 80))
  }

  @Test("reckon the days before an end on the clocks of the event (RFC 5545 3.3.6)", arguments: [false, true])
  func alarmBeforeEnd(_ hasDuration: Bool) throws {
    let shift = Zone.Transition(instant: Instant(seconds: 1_792_890_000), offset: 0)
    let there = Zone(identifier: "There", initialOffset: 3600, transitions: [shift])
    var event = details("Night")
    // The clocks of the zone are set back at 2026-10-25T01:00:00Z.
    event.start = try time("2026-10-25", 12, in: there)
    event.basics.end =
      hasDuration ? .duration(CalendarDuration(seconds: 3600)) : .time(try time("2026-10-25", 13, in: there))
    var alarm = Alarm()
    alarm.trigger = .fromEnd(CalendarDuration(days: -1))
    event.alarms = [alarm]
    let text = sheet(SheetSubject(event, in: work), width: 80)
    #expect(text.contains("1 day before the end: Saturday, 24 October 2026, 13:00"), "\(text)")
  }

  @Test("name ten changed instances and count the others")
  func manyOverrides() throws {
    var series = details("Lessons")
    series.start = try time("2026-12-01", 9)
    let overrides = try (1...12).map { day in
      var override = details("Lessons", kind: .event)
      override.basics.recurrenceID = try time("2026-12-01", day)
      override.status = "CANCELLED"
      return override
    }
    let text = sheet(SheetSubject(series, in: work, overrides: overrides), width: 80)
    #expect(text.split(separator: "\n").count { $0.hasSuffix(": cancelled") } == 10)
    #expect(text.contains("and 2 more"))
  }

  @Test("keep an address to write to whole")
  func mailLink() throws {
    var event = details("x")
    let link = "mailto:somebody.with.a.long.name@department.example.org"
    event.basics.url = UntrustedText(link)
    #expect(sheet(SheetSubject(event, in: work), width: 30).contains(link))
  }

  @Test("of what has hardly anything")
  func bare() throws {
    try Golden(name: "Show/bare").expect(sheet(SheetSubject(details(nil), in: work), width: 80))
  }

  @Test("name fifty people and count the others")
  func manyPeople() throws {
    var meeting = details("Assembly")
    meeting.attendees = (0..<3000).map { person(nil, UntrustedText("p\($0)@example.org")) }
    let text = sheet(SheetSubject(meeting, in: work), width: 80)
    #expect(text.split(separator: "\n").count { $0.contains("@example.org (required)") } == 50)
    #expect(text.contains("and 2950 more, 3000 in all"))
  }

  @Test("keep links whole and everything else within the width", arguments: 1...60)
  func width(_ width: Int) throws {
    for line in sheet(try invitation(), width: width).split(separator: "\n") where width > 12 {
      #expect(line.count <= width || line.contains("https://") || line.contains("example.org"), "\(line)")
    }
    let text = sheet(try invitation(), width: width)
    #expect(text.contains("https://example.org/a/long/link/that/fits/into/no/narrow/sheet/at/all?q=1"))
  }

  @Test(
    "begin with what a message says (RFC 5546)",
    arguments: [
      ("REQUEST", nil, 0, "Invitation from Kim"), ("REQUEST", nil, 1, "Invitation from Kim, changed"),
      ("CANCEL", nil, 1, "Cancelled by Kim"), ("REPLY", "ACCEPTED", 0, "Robin accepted"),
      ("REPLY", "DECLINED", 0, "Robin declined"), ("REPLY", "TENTATIVE", 0, "Robin accepted tentatively"),
      ("REPLY", "DELEGATED", 0, "Robin delegated to kit@example.org"), ("REPLY", nil, 0, "Robin answered: no answer"),
      ("COUNTER", nil, 0, "Robin proposes another time"), ("REFRESH", nil, 0, "Robin asks for the newest version"),
      ("ADD", nil, 0, "Kim adds another time"), ("PUBLISH", nil, 0, "Published by Kim"),
      ("DECLINECOUNTER", nil, 0, "Kim does not take the time that was proposed"),
      ("X-\u{1B}", nil, 0, "A message of the kind X-␛"),
    ] as [(String, String?, Int, String)])
  func message(_ method: String, _ state: String?, _ sequence: Int, _ expected: String) {
    var message = details("x")
    message.method = UntrustedText(method)
    message.organizer = person("Kim", "kim@example.org")
    message.attendees = [person("Robin", "robin@example.org", state.map { UntrustedText($0) })]
    message.attendees[0].delegatedTo = ["kit@example.org"]
    message.basics.sequence = sequence
    #expect(MessageWords.text(message)?.description == expected)
  }

  @Test("say nothing of a message that is none")
  func noMessage() { #expect(MessageWords.text(details("x")) == nil) }

  @Test(
    "tell spans of time",
    arguments: [
      (0, 0, "0 minutes"), (0, -900, "15 minutes"), (0, 5400, "1 hour 30 minutes"), (1, 0, "1 day"),
      (-14, 0, "2 weeks"),
      (3, 3601, "3 days 1 hour 1 second"), (0, 90_000, "1 day 1 hour"),
    ])
  func spans(_ days: Int, _ seconds: Int, _ expected: String) {
    #expect(EnglishWords.span(CalendarDuration(days: days, seconds: seconds)) == expected)
  }
}
