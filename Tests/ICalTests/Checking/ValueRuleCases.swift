import CalendarCore

/// Parameters and values: a property of an event, broken and mended.
let valueRuleCases: [RuleCase] = [
  property(.parameterSyntax, "DTEND;VALUE:20261201T100000Z", "DTEND:20261201T100000Z"),
  property(
    .parameterQuotes, "ORGANIZER;CN=Doe, Jo:mailto:jo@example.org", "ORGANIZER;CN=\"Doe, Jo\":mailto:jo@example.org"),
  property(
    .quoteInParameter, "ORGANIZER;CN=Jo \"J\" D:mailto:jo@example.org",
    "ORGANIZER;CN=Jo ^'J^' D:mailto:jo@example.org"),
  property(.repeatedParameter, "SUMMARY;LANGUAGE=en;LANGUAGE=de:a", "SUMMARY;LANGUAGE=en:a"),
  property(.unknownValueType, "DTEND;VALUE=MOMENT:20261201T100000Z", "DTEND;VALUE=date-time:20261201T100000Z"),
  property(.valueType, "DTEND;VALUE=TEXT:20261201T100000Z", "DTEND;VALUE=DATE-TIME:20261201T100000Z"),
  property(
    .valueTypeMismatch, "DTEND:20261202", "DTEND;VALUE=DATE:20261202", besides: "DTSTART;VALUE=DATE:20261201"),
  property(.zoneWithUTC, "DTEND;TZID=Europe/Berlin:20261201T100000Z", "DTEND:20261201T100000Z"),
  property(
    .zoneWithDate, "DTEND;VALUE=DATE;TZID=Europe/Berlin:20261202", "DTEND;VALUE=DATE:20261202",
    besides: "DTSTART;VALUE=DATE:20261201"),
  RuleCase(
    .undefinedZone, at: "DTSTART;TZID=Europe/Berlin:20261201T090000",
    eventCalendar("DTSTART;TZID=Europe/Berlin:20261201T090000"), calendar(zone() + officeEvent)),
  RuleCase(
    .unknownZone, at: "DUE;TZID=Nowhere:20261201T090000",
    calendar(component("VTODO", ["DUE;TZID=Nowhere:20261201T090000"])), calendar(zone() + officeEvent)),
  RuleCase(
    .zoneOffsetOnly, at: "DTSTART;TZID=\"(UTC+05:00) Somewhere\":20261201T090000",
    eventCalendar("DTSTART;TZID=\"(UTC+05:00) Somewhere\":20261201T090000"), calendar(zone() + officeEvent)),
  RuleCase(
    .range, at: "RECURRENCE-ID;RANGE=THISANDPRIOR:20261202T090000Z",
    series(["RECURRENCE-ID;RANGE=THISANDPRIOR:20261202T090000Z"]),
    series(["RECURRENCE-ID;RANGE=THISANDFUTURE:20261202T090000Z"])),

  property(.dateTime, "DTEND:2026-12-01T10:00:00Z", "DTEND:20261201T100000Z"),
  property(.duration, "DURATION:1H", "DURATION:PT1H"),
  property(.period, "RDATE;VALUE=PERIOD:20261202T090000Z", "RDATE;VALUE=PERIOD:20261202T090000Z/PT1H"),
  RuleCase(
    .utcOffset, at: "TZOFFSETTO:+01:00",
    calendar(zone("Office", [observance[0], observance[1], "TZOFFSETTO:+01:00"]) + officeEvent),
    calendar(zone() + officeEvent)),
  property(.integer, "SEQUENCE:-1", "SEQUENCE:1"),
  property(.boolean, "X-A;VALUE=BOOLEAN:YES", "X-A;VALUE=BOOLEAN:true"),
  property(.uri, "URL:example.org", "URL:https://example.org"),
  property(.calendarAddress, "ATTENDEE:jo@example.org", "ATTENDEE:mailto:jo@example.org"),
  property(.binary, "ATTACH;VALUE=BINARY:AAAA", "ATTACH;VALUE=BINARY;ENCODING=BASE64:AAAA"),
  property(.emptyValue, "DTEND:", "SUMMARY:"),
  property(.status, "STATUS:COMPLETED", "STATUS:confirmed"),
  property(.classification, "CLASS:SECRET", "CLASS:PRIVATE"),
  property(.transparency, "TRANSP:FREE", "TRANSP:TRANSPARENT"),
  property(.priority, "PRIORITY:10", "PRIORITY:9"),
  RuleCase(
    .percentComplete, at: "PERCENT-COMPLETE:101", calendar(component("VTODO", ["PERCENT-COMPLETE:101"])),
    calendar(component("VTODO", ["PERCENT-COMPLETE:100"]))),
  property(.position, "GEO:91;0", "GEO:-37.386013;122.082932"),
  property(.notUTC, "CREATED:20261101T000000", "CREATED:20261101T000000Z"),
  property(.textEscape, "SUMMARY:a\\: b", "SUMMARY:a: b\\n\\\\\\;\\,"),
  property(.unescapedText, "SUMMARY:a, b", "CATEGORIES:a,b"),
  property(.color, "COLOR:#ff0000", "COLOR:Red"),
]

/// An event with a property.
///
/// - Parameter other: A property beside it.
private func property(_ rule: LintRule, _ broken: String, _ mended: String, besides other: String...) -> RuleCase {
  RuleCase(rule, at: broken, eventCalendar(lines: other + [broken]), eventCalendar(lines: other + [mended]))
}

/// A daily event and one of its instances.
func series(_ properties: [String], master: [String] = []) -> String {
  calendar(
    component("VEVENT", ["RRULE:FREQ=DAILY"] + master)
      + component("VEVENT", ["DTSTART:20261202T100000Z"] + properties))
}
