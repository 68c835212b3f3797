import CalendarCore

/// Lines, encoding and structure.
let lineRuleCases: [RuleCase] = [
  RuleCase(
    .notUTF8, at: 8, bytes(eventCalendar("SUMMARY:Caf#"), "#", [0xE9]), eventCalendar("SUMMARY:Caf\u{E9}")),
  RuleCase(
    .cutCharacter, at: 8, bytes(eventCalendar("SUMMARY:Caf#"), "#", [0xC3]), eventCalendar("SUMMARY:Caf\u{E9}")),
  RuleCase(
    .joinedLines, at: "END:VEVENTBEGIN:VEVENT",
    calendar(component("VEVENT", []) + component("VEVENT", uid: "b", [])).replacing(
      "END:VEVENT\r\nBEGIN:VEVENT", with: "END:VEVENTBEGIN:VEVENT"),
    eventCalendar()),
  RuleCase(
    .textEncoding, at: "SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9",
    eventCalendar("SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9"),
    eventCalendar("SUMMARY:Café")),
  RuleCase(
    .limit, at: 8,
    Array(eventCalendar("SEQUENCE:0" + String(repeating: "\r\n " + String(repeating: "0", count: 70), count: 15)).utf8),
    eventCalendar("SEQUENCE:0")),
  RuleCase(.byteOrderMark, at: "\u{FEFF}BEGIN:VCALENDAR", "\u{FEFF}" + eventCalendar(), eventCalendar()),
  RuleCase(
    .lineEnds, at: "PRODID:test", eventCalendar().replacing("PRODID:test\r\n", with: "PRODID:test\n"), eventCalendar()),
  RuleCase(
    .longLines, at: "SUMMARY:" + String(repeating: "a", count: 68),
    eventCalendar("SUMMARY:" + String(repeating: "a", count: 68)),
    eventCalendar("SUMMARY:" + String(repeating: "a", count: 67))),
  RuleCase(
    .foldInsideCharacter, at: 9, bytes(eventCalendar("SUMMARY:Caf#"), "#", [0xC3, 13, 10, 32, 0xA9]),
    eventCalendar("SUMMARY:Caf\r\n \u{E9}")),
  RuleCase(
    .blankLine, at: 6, Array(eventCalendar().replacing("UID:a\r\n", with: "UID:a\r\n\r\n").utf8), eventCalendar()),
  RuleCase(
    .controlCharacter, at: "SUMMARY:a\u{1}b", eventCalendar("SUMMARY:a\u{1}b"), eventCalendar("SUMMARY:ab")),
  RuleCase(
    .missingFold, at: "and more", eventCalendar("SUMMARY:a", "and more"), eventCalendar("SUMMARY:a", " and more")),
  RuleCase(.notAProperty, at: "what?", calendar(["what?"] + component("VEVENT", [])), eventCalendar()),
  RuleCase(.missingLineEnd, at: "END:VCALENDAR", String(eventCalendar().dropLast()), eventCalendar()),
  RuleCase(
    .indentedFile, at: "  BEGIN:VCALENDAR",
    eventCalendar().split(separator: "\r\n").map { "  \($0)\r\n" }.joined(), eventCalendar()),

  RuleCase(.noCalendar, at: nil, "Hello\r\n", eventCalendar()),
  RuleCase(.missingCalendar, at: "BEGIN:VEVENT", lines(component("VEVENT", [])), eventCalendar()),
  RuleCase(.textOutside, at: "COMMENT:x", "COMMENT:x\r\n" + eventCalendar(), eventCalendar()),
  RuleCase(
    .missingEnd, at: "BEGIN:VEVENT", eventCalendar().replacing("END:VEVENT\r\n", with: ""), eventCalendar()),
  RuleCase(.endWithoutBegin, at: "END:VTODO", calendar(component("VEVENT", []) + ["END:VTODO"]), eventCalendar()),
  RuleCase(
    .nestedTooDeep, at: "BEGIN:X-A",
    eventCalendar(lines: Array(repeating: "BEGIN:X-A", count: 51) + Array(repeating: "END:X-A", count: 51)),
    eventCalendar(lines: Array(repeating: "BEGIN:X-A", count: 50) + Array(repeating: "END:X-A", count: 50))),
  RuleCase(
    .misplacedComponent, at: "BEGIN:VALARM",
    calendar(component("VJOURNAL", ["BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:PT0S", "END:VALARM"])),
    eventCalendar("BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:PT0S", "END:VALARM")),
  RuleCase(
    .unknownComponent, at: "BEGIN:THING", calendar(["BEGIN:THING", "END:THING"]),
    calendar(["BEGIN:X-THING", "END:X-THING"])),
  RuleCase(.emptyCalendar, at: "BEGIN:VCALENDAR", calendar([]), eventCalendar()),
  RuleCase(
    .missingVersion, at: "BEGIN:VCALENDAR", eventCalendar().replacing("VERSION:2.0\r\n", with: ""), eventCalendar()),
  RuleCase(
    .version, at: "VERSION:1.0", eventCalendar().replacing("VERSION:2.0", with: "VERSION:1.0"), eventCalendar()),
  RuleCase(
    .missingProduct, at: "BEGIN:VCALENDAR", eventCalendar().replacing("PRODID:test\r\n", with: ""), eventCalendar()),
  RuleCase(
    .calendarScale, at: "CALSCALE:JULIAN", calendar(["CALSCALE:JULIAN"] + component("VEVENT", [])),
    calendar(["CALSCALE:gregorian"] + component("VEVENT", []))),
]
