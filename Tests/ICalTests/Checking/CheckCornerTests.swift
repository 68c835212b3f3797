import CalendarCore
import Testing

@testable import ICal

/// What is said of properties of an event, a to-do or an alarm.
struct CornerCase: Sendable, CustomTestStringConvertible {
  let source: String
  let rules: [LintRule]
  let testDescription: String

  /// Properties of an event.
  init(_ properties: String..., rules: [LintRule]) {
    self.init(properties.joined(separator: " "), eventCalendar(lines: properties), rules)
  }

  /// A source.
  init(_ description: String, _ source: String, _ rules: [LintRule]) {
    (testDescription, self.source, self.rules) = (description, source, rules)
  }
}

@Suite("Checking: where rules begin and end")
struct CheckCornerTests {
  @Test("values", arguments: values)
  func value(_ example: CornerCase) { expect(example) }

  @Test("recurrence", arguments: recurrence)
  func recurring(_ example: CornerCase) { expect(example) }

  @Test("components beside one another", arguments: components)
  func together(_ example: CornerCase) { expect(example) }

  @Test("lines and structure", arguments: structure)
  func written(_ example: CornerCase) { expect(example) }

  @Test("a fold before a byte that begins no character is in none")
  func foldBetweenBytes() {
    let found = findings(bytes(eventCalendar("SUMMARY:caf\r\n #"), "#", [0xA9]))
    #expect(found.map(\.rule) == [.notUTF8], "\(found)")
  }

  private func expect(_ example: CornerCase) {
    let found = findings(Array(example.source.utf8))
    #expect(found.map(\.rule) == example.rules, "\(found)")
  }

  static let values: [CornerCase] = [
    CornerCase("DURATION:P1WT1H", rules: [.duration]),
    CornerCase("DURATION:P2W", rules: []),
    CornerCase("DURATION:PT1M1H", rules: [.duration]),
    CornerCase("DURATION:PT1H30S", rules: [.duration]), CornerCase("DURATION:PT1H0M30S", rules: []),
    CornerCase("DTSTART;VALUE=DATE:20261201", "DURATION:PT1H", rules: [.duration]),
    CornerCase("DTSTART;VALUE=DATE:20261201", "DURATION:P1D", rules: []),
    CornerCase("ATTENDEE;RSVP=MAYBE:mailto:a@example.org", rules: [.boolean]),
    CornerCase("ATTENDEE;RSVP=true:mailto:a@example.org", rules: []),
    CornerCase("RECURRENCE-ID;TZID=:20261202T090000Z", rules: [.emptyValue, .missingMaster]),
    CornerCase("DURATION:PT1H1H", rules: [.duration]),
    CornerCase("RDATE;VALUE=PERIOD:20261202T090000Z/20261202T090000Z", rules: []),
    CornerCase("RDATE;VALUE=PERIOD:20261202T090000Z/20261202T085959Z", rules: [.period]),
    CornerCase("RDATE;VALUE=PERIOD:20261202T090000Z/20261202T100000", rules: [.period]),
    CornerCase("RDATE;VALUE=PERIOD:20261202T090000Z/-PT1H", rules: [.period]),
    CornerCase("RDATE:20261202T090000Z/PT1H", rules: [.valueTypeMismatch]),
    CornerCase("X-A;VALUE=UTC-OFFSET:-0000", rules: [.utcOffset]),
    CornerCase("X-A;VALUE=UTC-OFFSET:+0000", rules: []),
    CornerCase("X-A;VALUE=UTC-OFFSET:-000001", rules: []),
    CornerCase("X-A;VALUE=UTC-OFFSET:+2400", rules: [.utcOffset]),
    CornerCase("X-A;VALUE=UTC-OFFSET:+2359", rules: []),
    CornerCase("X-A;VALUE=UTC-OFFSET:+0160", rules: [.utcOffset]),
    CornerCase("X-A;VALUE=INTEGER:2147483647", rules: []),
    CornerCase("X-A;VALUE=INTEGER:2147483648", rules: [.integer]),
    CornerCase("X-A;VALUE=INTEGER:-2147483648", rules: []),
    CornerCase("URL:https:", rules: [.uri]),
    CornerCase("URL:x:y", rules: []),
    CornerCase("ACTION:X-SHOUT", rules: [.misplacedProperty]),
    CornerCase("SUMMARY:a\\", rules: [.textEscape]),
    CornerCase("GEO:90;180", rules: []),
    CornerCase("GEO:90;181", rules: [.position]),
    CornerCase("GEO:1;2;3", rules: [.position]),
  ]

  static let recurrence: [CornerCase] = [
    CornerCase("RDATE:20261203T090000Z", "EXDATE:20261203T090000Z", rules: []),
    CornerCase("RRULE:FREQ=DAILY", "EXDATE;TZID=Europe/Berlin:20261202T103000", rules: [.undefinedZone]),
    CornerCase(
      "DTSTART:20261201T090000", "RRULE:FREQ=DAILY", "EXDATE;TZID=Europe/Berlin:20261202T103000",
      rules: [.undefinedZone]),
    CornerCase("RRULE:FREQ=DAILY;BYHOUR=9,10", "EXDATE:20261202T100000Z", rules: []),
    CornerCase("RRULE:FREQ=HOURLY", "EXDATE:20261202T100000Z", rules: []),
    CornerCase("RRULE:FREQ=DAILY", "EXDATE:20261130T090000Z", rules: [.idleException]),
    CornerCase("EXDATE:20261202T090000Z", rules: [.idleException]),
    CornerCase("EXDATE:20261201T090000Z", rules: []),
    CornerCase("RRULE:FREQ=WEEKLY;BYYEARDAY=335", rules: [.rulePartFrequency]),
    CornerCase("RRULE:FREQ=DAILY;BYYEARDAY=335", rules: [.rulePartFrequency]),
    CornerCase("RRULE:FREQ=HOURLY;BYYEARDAY=335", rules: []),
    CornerCase("RRULE:FREQ=YEARLY;BYWEEKNO=49;BYDAY=1TU", rules: [.rulePartFrequency]),
    CornerCase("RRULE:FREQ=YEARLY;BYWEEKNO=49;BYDAY=TU", rules: []),
    CornerCase("RRULE:FREQ=DAILY;BYSETPOS=1", rules: [.rulePartFrequency]),
    CornerCase("RRULE:FREQ=DAILY;BYHOUR=9;BYSETPOS=1", rules: []),
    CornerCase("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;BYHOUR=0", rules: [.rulePartFrequency]),
    CornerCase("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;UNTIL=20261203", rules: []),
    CornerCase("DTSTART:20261201T090000", "RRULE:FREQ=DAILY;UNTIL=20261203T090000", rules: []),
    CornerCase("DTSTART:20261201T090000", "RRULE:FREQ=DAILY;UNTIL=20261203T090000Z", rules: [.untilUTC]),
    // The last start in UTC is earlier than the first one on the event's clocks.
    CornerCase(
      "UNTIL in a zone ahead of UTC",
      calendar(
        zone("Office", [observance[0], "TZOFFSETFROM:+1300", "TZOFFSETTO:+1300"])
          + component("VEVENT", ["DTSTART;TZID=Office:20261201T090000", "RRULE:FREQ=DAILY;UNTIL=20261130T200000Z"])),
      []),
  ]

  static let components: [CornerCase] = [
    CornerCase(
      "overrides of two series without their masters",
      calendar(
        ["a", "a", "b"].enumerated().flatMap { place, uid in
          component("VEVENT", uid: uid, ["RECURRENCE-ID:2026120\(place + 2)T090000Z"])
        }), [.missingMaster, .missingMaster]),
    CornerCase(
      "a message about one instance",
      calendar(
        ["METHOD:REQUEST"]
          + component(
            "VEVENT",
            ["RECURRENCE-ID:20261202T090000Z", "ORGANIZER:mailto:a@example.org", "ATTENDEE:mailto:b@example.org"])),
      []),
    CornerCase(
      "a journal that is answered",
      calendar(["METHOD:REPLY"] + component("VJOURNAL", ["ORGANIZER:mailto:a@example.org"])), []),
    CornerCase(
      "an event and a to-do of one UID", calendar(component("VEVENT", []) + component("VTODO", [])), []),
    CornerCase(
      "an end in another zone that is earlier on its clocks",
      calendar(
        zone() + zone("West", [observance[0], "TZOFFSETFROM:-0500", "TZOFFSETTO:-0500"])
          + component("VEVENT", ["DTSTART;TZID=Office:20261201T090000", "DTEND;TZID=West:20261201T040000"])), []),
    CornerCase(
      "a zone's name with the escapes of a text",
      calendar(
        zone("A\\, B") + component("VEVENT", ["DTSTART;TZID=\"A, B\":20261201T090000"])
          + component("VEVENT", uid: "b", ["DTSTART;TZID=\"A\\, B\":20261201T090000"])), []
    ),
    CornerCase(
      "an own action of an alarm", alarm("ACTION:X-SHOUT", "TRIGGER:PT0S"), []),
    CornerCase(
      "an alarm in a component of a vendor",
      calendar(["BEGIN:X-A", "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:PT0S", "END:VALARM", "END:X-A"]), []),
    CornerCase(
      "unknown zones without a VCALENDAR",
      lines(component("VTODO", ["DUE;TZID=Nowhere:20261201T090000"])), [.missingCalendar, .unknownZone]),
  ]

  static let structure: [CornerCase] = [
    CornerCase(
      "each run of empty lines is named once",
      eventCalendar().replacing("UID:a\r\n", with: "\r\n\r\nUID:a\r\n\r\n"), [.blankLine, .blankLine]),
    CornerCase("a fold before a character that is whole", eventCalendar("SUMMARY:Caf\r\n \u{E9}"), []),
    CornerCase(
      "two carriage returns before a line feed",
      eventCalendar().replacing("UID:a\r\n", with: "UID:a\r\r\n"), [.lineEnds]),
    CornerCase(
      "an indented file behind an empty line",
      "\r\n" + eventCalendar().split(separator: "\r\n").map { "  \($0)\r\n" }.joined(), [.blankLine, .indentedFile]),
    CornerCase(
      "of what is nested too deep nothing else is said",
      eventCalendar(
        lines: Array(repeating: "BEGIN:X-A", count: 51) + ["what:ever"] + Array(repeating: "END:X-A", count: 51)),
      [.nestedTooDeep]),
  ]
}
