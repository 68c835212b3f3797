import CalendarCore

/// Properties of components, recurrence, time zones, alarms and scheduling.
let componentRuleCases: [RuleCase] = [
  RuleCase(.missingUID, at: "BEGIN:VEVENT", eventCalendar().replacing("UID:a\r\n", with: ""), eventCalendar()),
  RuleCase(
    .missingTimestamp, at: "BEGIN:VEVENT", eventCalendar().replacing("DTSTAMP:20261101T000000Z\r\n", with: ""),
    eventCalendar()),
  RuleCase(
    .missingStart, at: "BEGIN:VEVENT", eventCalendar().replacing("DTSTART:20261201T090000Z\r\n", with: ""),
    eventCalendar()),
  RuleCase(
    .repeatedProperty, at: "SUMMARY:b", eventCalendar("SUMMARY:a", "SUMMARY:b"),
    eventCalendar("COMMENT:a", "COMMENT:b")),
  RuleCase(.propertyName, at: "X_A:b", eventCalendar("X_A:b"), eventCalendar("X-A:b")),
  RuleCase(.unknownProperty, at: "FOO:b", eventCalendar("FOO:b", "FOO:c"), eventCalendar("X-FOO:b")),
  RuleCase(
    .misplacedProperty, at: "DUE:20261201T100000Z", eventCalendar("DUE:20261201T100000Z"),
    calendar(component("VTODO", ["DUE:20261201T100000Z"]))),
  RuleCase(
    .endAndDuration, at: "DURATION:PT1H", eventCalendar("DTEND:20261201T100000Z", "DURATION:PT1H"),
    eventCalendar("DURATION:PT1H")),
  RuleCase(
    .durationWithoutStart, at: "DURATION:PT1H", calendar(component("VTODO", ["DURATION:PT1H"])),
    calendar(component("VTODO", ["DTSTART:20261201T090000Z", "DURATION:PT1H"]))),
  RuleCase(
    .endBeforeStart, at: "DUE:20261201T080000Z",
    calendar(component("VTODO", ["DTSTART:20261201T090000Z", "DUE:20261201T080000Z"])),
    calendar(component("VTODO", ["DTSTART:20261201T090000Z", "DUE:20261201T100000Z"]))),
  RuleCase(
    .endAtStart, at: "DTEND:20261201T090000Z", eventCalendar("DTEND:20261201T090000Z"),
    eventCalendar("DTEND:20261201T090001Z")),
  RuleCase(.negativeDuration, at: "DURATION:-PT1H", eventCalendar("DURATION:-PT1H"), eventCalendar("DURATION:PT1H")),
  RuleCase(
    .endType, at: "DTEND;VALUE=DATE:20261202", eventCalendar("DTEND;VALUE=DATE:20261202"),
    eventCalendar("DTEND:20261202T000000Z")),
  RuleCase(
    .endForm, at: "DTEND:20261202T000000", eventCalendar("DTEND:20261202T000000"),
    eventCalendar("DTSTART:20261201T000000", "DTEND:20261202T000000")),
  RuleCase(
    .duplicateComponent, at: "BEGIN:VEVENT", calendar(component("VEVENT", []) + component("VEVENT", [])),
    calendar(component("VEVENT", []) + component("VEVENT", uid: "b", []))),
  RuleCase(
    .severalVersions, at: "BEGIN:VEVENT", calendar(component("VEVENT", []) + component("VEVENT", ["SEQUENCE:1"])),
    eventCalendar("SEQUENCE:1")),
  RuleCase(
    .missingMaster, at: "RECURRENCE-ID:20261202T090000Z", eventCalendar("RECURRENCE-ID:20261202T090000Z"),
    series(["RECURRENCE-ID:20261202T090000Z"])),
  RuleCase(
    .recurrenceIDType, at: "RECURRENCE-ID;VALUE=DATE:20261202", series(["RECURRENCE-ID;VALUE=DATE:20261202"]),
    series(["RECURRENCE-ID:20261202T090000Z"])),
  RuleCase(
    .severalUIDs, at: "UID:b", calendar(component("VEVENT", []) + component("VEVENT", uid: "b", [])), eventCalendar(),
    isItem: true),

  rule(.rule, "RRULE:FREQ=OFTEN", "RRULE:FREQ=DAILY"),
  rule(.rulePart, "RRULE:FREQ=MONTHLY;BYMONTHDAY=1,32", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1,31"),
  rule(.rulePartFrequency, "RRULE:FREQ=DAILY;BYDAY=1TU", "RRULE:FREQ=MONTHLY;BYDAY=1TU"),
  rule(.countWithUntil, "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20261203T090000Z", "RRULE:FREQ=DAILY;COUNT=2"),
  rule(.untilType, "RRULE:FREQ=DAILY;UNTIL=20261203", "RRULE:FREQ=DAILY;UNTIL=20261203T090000Z"),
  rule(.untilUTC, "RRULE:FREQ=DAILY;UNTIL=20261203T090000", "RRULE:FREQ=DAILY;UNTIL=20261203T090000Z"),
  RuleCase(
    .severalRules, at: "RRULE:FREQ=WEEKLY", eventCalendar("RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"),
    eventCalendar("RRULE:FREQ=DAILY")),
  rule(.exceptionRule, "EXRULE:FREQ=DAILY", "EXDATE:20261202T090000Z", besides: "RRULE:FREQ=DAILY"),
  rule(.startNotAnInstance, "RRULE:FREQ=WEEKLY;BYDAY=MO", "RRULE:FREQ=WEEKLY;BYDAY=TU"),
  rule(.noInstances, "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1"),
  rule(.exceptionType, "EXDATE;VALUE=DATE:20261202", "EXDATE:20261202T090000Z", besides: "RRULE:FREQ=DAILY"),
  rule(.additionType, "RDATE;VALUE=DATE:20261202", "RDATE:20261202T100000Z"),
  rule(.idleException, "EXDATE:20261202T093000Z", "EXDATE:20261202T090000Z", besides: "RRULE:FREQ=DAILY"),

  RuleCase(
    .missingZoneName, at: "BEGIN:VTIMEZONE", calendar(zone().filter { $0 != "TZID:Office" } + component("VEVENT", [])),
    calendar(zone() + officeEvent)),
  RuleCase(
    .missingObservance, at: "BEGIN:VTIMEZONE",
    calendar(
      ["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "END:VTIMEZONE"]
        + component("VEVENT", ["DTSTART;TZID=Europe/Berlin:20261201T090000"])),
    calendar(zone("Europe/Berlin") + component("VEVENT", ["DTSTART;TZID=Europe/Berlin:20261201T090000"]))),
  RuleCase(
    .incompleteObservance, at: "BEGIN:STANDARD", calendar(zone("Office", Array(observance.dropFirst())) + officeEvent),
    calendar(zone() + officeEvent)),
  RuleCase(
    .observanceStart, at: "DTSTART:19700101T000000Z",
    calendar(zone("Office", ["DTSTART:19700101T000000Z"] + observance.dropFirst()) + officeEvent),
    calendar(zone() + officeEvent)),
  RuleCase(
    .observanceRule, at: "RRULE:FREQ=MONTHLY;COUNT=2",
    calendar(zone("Office", observance + ["RRULE:FREQ=MONTHLY;COUNT=2"]) + officeEvent),
    calendar(zone("Office", observance + ["RRULE:FREQ=YEARLY;COUNT=2"]) + officeEvent)),
  RuleCase(
    .duplicateZone, at: "BEGIN:VTIMEZONE", calendar(zone() + zone() + officeEvent), calendar(zone() + officeEvent)),
  RuleCase(
    .unusedZone, at: "BEGIN:VTIMEZONE", calendar(zone() + component("VEVENT", [])), calendar(zone() + officeEvent)),

  RuleCase(.missingAction, at: "BEGIN:VALARM", alarm("TRIGGER:PT0S"), alarm("ACTION:AUDIO", "TRIGGER:PT0S")),
  RuleCase(.missingTrigger, at: "BEGIN:VALARM", alarm("ACTION:AUDIO"), alarm("ACTION:AUDIO", "TRIGGER:PT0S")),
  RuleCase(
    .unknownAction, at: "ACTION:SHOUT", alarm("ACTION:SHOUT", "TRIGGER:PT0S"), alarm("ACTION:audio", "TRIGGER:PT0S")),
  RuleCase(
    .alarmParts, at: "BEGIN:VALARM", alarm("ACTION:DISPLAY", "TRIGGER:PT0S"),
    alarm("ACTION:DISPLAY", "TRIGGER:PT0S", "DESCRIPTION:a")),
  RuleCase(
    .repeatWithoutDuration, at: "BEGIN:VALARM", alarm("ACTION:AUDIO", "TRIGGER:PT0S", "REPEAT:2"),
    alarm("ACTION:AUDIO", "TRIGGER:PT0S", "REPEAT:2", "DURATION:PT5M")),
  RuleCase(
    .triggerUTC, at: "TRIGGER;VALUE=DATE-TIME:20261201T080000",
    alarm("ACTION:AUDIO", "TRIGGER;VALUE=DATE-TIME:20261201T080000"),
    alarm("ACTION:AUDIO", "TRIGGER;VALUE=DATE-TIME:20261201T080000Z")),

  RuleCase(
    .unknownMethod, at: "METHOD:SEND", calendar(["METHOD:SEND"] + component("VEVENT", [])),
    calendar(["METHOD:PUBLISH"] + component("VEVENT", []))),
  RuleCase(
    .mixedMethod, at: "BEGIN:VTODO",
    calendar(["METHOD:PUBLISH"] + component("VEVENT", []) + component("VTODO", uid: "b", [])),
    calendar(component("VEVENT", []) + component("VTODO", uid: "b", []))),
  RuleCase(
    .missingOrganizer, at: "BEGIN:VEVENT", message(["ATTENDEE:mailto:b@example.org"]),
    message(["ATTENDEE:mailto:b@example.org", "ORGANIZER:mailto:a@example.org"])),
  RuleCase(
    .missingAttendee, at: "BEGIN:VEVENT", message(["ORGANIZER:mailto:a@example.org"]),
    message(["ATTENDEE:mailto:b@example.org", "ORGANIZER:mailto:a@example.org"])),
]

/// An event with a rule, or another property of recurrence.
private func rule(_ rule: LintRule, _ broken: String, _ mended: String, besides other: String...) -> RuleCase {
  RuleCase(rule, at: broken, eventCalendar(lines: other + [broken]), eventCalendar(lines: other + [mended]))
}

/// A message of scheduling.
private func message(_ properties: [String]) -> String {
  calendar(["METHOD:REQUEST"] + component("VEVENT", properties))
}
