import CalendarCore
import TestSupport
import Testing
import TextGate

@testable import ICal

@Suite("Details of components")
struct ComponentDetailsTests {
  /// The details of a VEVENT with these properties, and a start where they give none.
  private func details(_ lines: [String], calendar: [String] = [], kind: Event.Kind = .event) throws -> ComponentDetails
  {
    let text = (["BEGIN:VEVENT", "UID:one"] + lines + ["END:VEVENT"]).map { $0 + "\r\n" }.joined()
    let component = RawComponent(.event, Array(text.utf8), line: 1, decoder: .utf8, keepsChildren: true)
    return DetailReader.details(
      component, kind: kind, origin: SourceLocation(file: "t.ics", line: 1), floatingZone: nil,
      resolve: { property in property.parameter("TZID").flatMap(RuleZones().zone(named:)) })
  }

  @Test("name who takes part, and how (RFC 5545 3.8.4.1)")
  func attendees() throws {
    let found = try details([
      #"ATTENDEE;CN="Park, Robin";ROLE=chair;PARTSTAT=accepted;RSVP=TRUE;CUTYPE=ROOM:MAILTO:robin@example.org"#,
      #"ATTENDEE;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:a@example.org","mailto:b@example.org":mailto:c@example.org"#,
      #"ATTENDEE;DELEGATED-FROM="mailto:c@example.org";CN=A^^b^nc^'d:https://example.org/a"#, "ATTENDEE:",
    ]).attendees
    #expect(found.map(\.address.raw) == ["robin@example.org", "c@example.org", "https://example.org/a"])
    #expect(found.map(\.name?.raw) == ["Park, Robin", nil, "A^b\nc\"d"])
    #expect(found.map(\.role?.raw) == ["CHAIR", nil, nil])
    #expect(found.map(\.state?.raw) == ["ACCEPTED", "DELEGATED", nil])
    #expect(found.map(\.type?.raw) == ["ROOM", nil, nil])
    #expect(found.map(\.wantsAnswer) == [true, false, false])
    #expect(found[1].delegatedTo.map(\.raw) == ["a@example.org", "b@example.org"])
    #expect(found[2].delegatedFrom.map(\.raw) == ["c@example.org"])
  }

  @Test("name the organizer, and who writes for them (RFC 5545 3.8.4.3)")
  func organizer() throws {
    let found = try details([#"ORGANIZER;CN=Kim;SENT-BY="mailto:office@example.org":mailto:kim@example.org"#]).organizer
    #expect(found?.name == "Kim" && found?.address == "kim@example.org" && found?.sentBy == "office@example.org")
  }

  @Test(
    "tell when alarms go off (RFC 5545 3.8.6.3)",
    arguments: [
      ("TRIGGER:-PT15M", Alarm.Trigger.fromStart(CalendarDuration(seconds: -900))),
      ("TRIGGER;RELATED=START:P1D", .fromStart(CalendarDuration(days: 1))),
      ("TRIGGER;RELATED=end:-PT1H", .fromEnd(CalendarDuration(seconds: -3600))),
      ("TRIGGER:PT0S", .fromStart(CalendarDuration())),
      ("TRIGGER;VALUE=DATE-TIME:19700102T000000Z", .at(Instant(seconds: 86_400))),
      ("TRIGGER:19700102T000000Z", .at(Instant(seconds: 86_400))), ("TRIGGER:soon", nil), ("X-TRIGGER:-PT5M", nil),
    ] as [(String, Alarm.Trigger?)])
  func trigger(_ line: String, _ expected: Alarm.Trigger?) throws {
    let alarms = try details(["BEGIN:VALARM", line, "ACTION:display", "END:VALARM"]).alarms
    #expect(alarms.map(\.trigger) == [expected])
    #expect(alarms.map(\.action?.raw) == ["DISPLAY"])
  }

  @Test("keep what an alarm says apart from what the event says")
  func alarmText() throws {
    let found = try details([
      "SUMMARY:event", "BEGIN:VALARM", "TRIGGER:-PT5M", "SUMMARY:alarm", "DESCRIPTION:a\\, b", "REPEAT:3",
      "DURATION:PT2M",
      "END:VALARM", "DESCRIPTION:of the event", "BEGIN:VALARM", "TRIGGER:-PT1M",
    ])
    #expect(found.basics.summary == "event" && found.basics.description == "of the event")
    #expect(found.alarms.count == 2)
    #expect(found.alarms[0].summary == "alarm" && found.alarms[0].description == "a, b")
    #expect(found.alarms[0].repetitions == 3 && found.alarms[0].interval == CalendarDuration(seconds: 120))
  }

  @Test(
    "tell of attachments without their contents (RFC 5545 3.8.1.1)",
    arguments: [
      ("ATTACH:https://example.org/a", "https://example.org/a", nil, nil, nil),
      (
        "ATTACH;FMTTYPE=text/plain;FILENAME=a.txt;SIZE=12:https://example.org/a", "https://example.org/a", "a.txt",
        "text/plain", 12
      ),
      ("ATTACH;ENCODING=BASE64;VALUE=BINARY;X-FILENAME=\"m.png\":QUJDRA==", nil, "m.png", nil, 4),
    ] as [(String, String?, String?, String?, Int?)])
  func attachment(_ line: String, _ uri: String?, _ name: String?, _ type: String?, _ size: Int?) throws {
    let found = try #require(try details([line]).attachments.first)
    #expect(found.uri?.raw == uri && found.name?.raw == name && found.type?.raw == type && found.size == size)
  }

  @Test("of a to-do tell when it is due and how far it is (RFC 5545 3.6.2)")
  func todo() throws {
    let found = try details(
      [
        "DUE;TZID=Europe/Berlin:20261220T170000", "PERCENT-COMPLETE:40", "PRIORITY:3", "STATUS:in-process",
        "COMPLETED:20261219T080000Z",
      ], kind: .todo)
    #expect(found.kind == .todo && found.start == nil)
    #expect(shown(found.due) == "2026-12-20T17:00:00 Europe/Berlin")
    #expect(found.percent == 40 && found.priority == 3 && found.status == "IN-PROCESS")
    #expect(found.completed?.seconds == 1_797_667_200)
  }

  @Test(
    "have no number out of its range",
    arguments: [("PERCENT-COMPLETE:101", "PRIORITY:10"), ("PERCENT-COMPLETE:-1", "PRIORITY:0"), ("X-A:1", "X-B:1")])
  func range(_ percent: String, _ priority: String) throws {
    let found = try details([percent, priority], kind: .todo)
    #expect(found.percent == nil && found.priority == nil)
  }

  @Test("keep rules as they are written, beside what is understood of them")
  func rules() throws {
    let found = try details([
      "DTSTART:20261201T090000Z", "RRULE:FREQ=weekly;X=1", "EXRULE:FREQ=YEARLY", "RDATE:20261205T090000Z",
    ])
    #expect(found.ruleTexts.map(\.raw) == ["FREQ=weekly;X=1"] && found.exceptionRuleTexts.map(\.raw) == ["FREQ=YEARLY"])
    #expect(found.basics.rules.count == 1 && found.basics.additions.count == 1)
  }

  @Test("are made of what has no start, and of nonsense")
  func broken() throws {
    let found = try details([
      "SUMMARY:Lost", "DTSTART:never", "PRIORITY:x", "PERCENT-COMPLETE:", "DUE:1", "CREATED:?", "ATTACH:", "ORGANIZER:",
      "BEGIN:VALARM", "REPEAT:-4", "END:VALARM",
    ])
    #expect(found.start == nil && found.due == nil && found.priority == nil && found.created == nil)
    #expect(found.basics.summary == "Lost" && found.organizer == nil && found.alarms[0].repetitions == 0)
  }

  @Test("take what floats in the zone of the calendar (X-WR-TIMEZONE)")
  func floatingDue() throws {
    let lines = [
      "BEGIN:VCALENDAR", "X-WR-TIMEZONE:Europe/Berlin", "BEGIN:VTODO", "BEGIN:VALARM", "UID:alarm", "END:VALARM",
      "UID:a", "DUE:20261201T090000", "END:VTODO", "END:VCALENDAR",
    ]
    let source = Array(lines.map { $0 + "\r\n" }.joined().utf8)
    let text = CalendarText(MemoryBytes(source), file: "t.ics", zones: RuleZones())
    let span = try #require(text.allComponents.first)
    // An alarm may have a UID of its own (RFC 9074 4).
    #expect(text.uid(of: span).raw == "a")
    #expect(shown(text.details(of: span)?.due) == "2026-12-01T09:00:00 Europe/Berlin")
  }

  @Test("are found in a source for components that were skipped as well")
  func skipped() throws {
    let lines = [
      "BEGIN:VCALENDAR", "METHOD:request", "BEGIN:VEVENT", "UID:a", "SUMMARY:no start", "END:VEVENT", "BEGIN:VEVENT",
      "UID:b",
      "DTSTART:20261201", "END:VEVENT", "END:VCALENDAR",
    ]
    let source = Array(lines.map { $0 + "\r\n" }.joined().utf8)
    let text = CalendarText(MemoryBytes(source), file: "t.ics", zones: RuleZones())
    #expect(text.events.count == 1)
    let all = text.allComponents
    #expect(all.map { text.uid(of: $0).raw } == ["a", "b"])
    #expect(text.components(of: ["a"]).count == 1 && text.components(of: ["b"]).count == 1)
    let details = all.compactMap(text.details)
    #expect(details.map(\.basics.summary?.raw) == ["no start", nil])
    #expect(details.map(\.method?.raw) == ["REQUEST", "REQUEST"])
    #expect(details.map(\.origin.line) == [3, 7])
  }
}
