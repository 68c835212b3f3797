import CalendarCore
import Canvas
import Pages
import Testing
import TextGate

/// `--format`: what a template makes of an occurrence, and what is no template.
@Suite struct TemplateTests {
  private func written(_ template: String, _ occurrence: Occurrence, _ style: PageStyle = PageStyle()) throws -> String
  {
    let template = try Template(template) { $0 != "?" }
    return TemplateFormat(template, viewing: viewing, now: try moment("2026-12-15 08:40"), style: style) {
      time, pattern in
      "<\(time.civil.date) \(time.civil.secondOfDay / 60) by \(pattern)>"
    }.text(of: [occurrence])
  }

  private func meeting() throws -> Occurrence {
    try timed("Meeting", "2026-12-15 09:00", "10:30") {
      $0.location = "Room 1"
      $0.categories = ["work", "team"]
      $0.uid = "m@example.org"
      $0.status = .tentative
    }
  }

  @Test(arguments: [
    ("{summary}", "Meeting\n"), ("", "\n"), ("plain", "plain\n"), ("{{{summary}}}", "{Meeting}\n"),
    ("a }} b {{", "a } b {\n"), ("{summary}\\t{uid}", "Meeting\tm@example.org\n"), ("{uid}\\0", "m@example.org\0"),
    ("a\\\\n\\x\\", "a\\n\\x\\\n"), ("{start}", "2026-12-15T09:00:00+01:00\n"),
    ("{end}", "2026-12-15T10:30:00+01:00\n"),
    ("{summary:10}|", "Meeting   |\n"), ("{summary:<10}|", "Meeting   |\n"), ("{summary:>10}|", "   Meeting|\n"),
    ("{summary:^10}|", " Meeting  |\n"), ("{summary:.10}|", "Meeting|\n"), ("{summary:4}|", "Mee…|\n"),
    ("{summary:.4}|", "Mee…|\n"), ("{summary:>4}|", "Mee…|\n"), ("{description:3}|", "   |\n"),
    ("{description}|", "|\n"),
    ("{categories}", "work,team\n"), ("{allDay} {recurring} {transparent}", "false false false\n"),
    ("{status} {kind} {calendar} {zone}", "TENTATIVE event Work Europe/Berlin\n"),
    ("{title}", "Meeting (tentative)\n"), ("{when}", "2026-12-15 09:00-10:30\n"), ("{duration}", "1h30m\n"),
    ("{last}", "2026-12-15T10:30:00+01:00\n"), ("{start:HH:mm}", "<2026-12-15 540 by HH:mm>\n"),
    ("{start:EEE d MMM HH:mm}", "<2026-12-15 540 by EEE d MMM HH:mm>\n"), ("{start:12}|", "2026-12-15T…|\n"),
    ("{recurrenceId:HH}|{recurrenceId}|", "||\n"), ("{relative}", "in 20 min\n"),
    ("{start:HH:mm:>30}|", "     <2026-12-15 540 by HH:mm>|\n"), ("{start:HH:mm:.5}|", "<202…|\n"),
  ])
  func fields(template: String, expected: String) throws {
    #expect(try written(template, meeting()) == expected)
  }

  @Test(arguments: [
    ("{start} {end} {last}", "2026-12-24 2026-12-27 2026-12-26\n"), ("{duration}", "3d\n"),
    ("{start:d}{last:d}", "<2026-12-24 0 by d><2026-12-26 0 by d>\n"), ("{when}", "2026-12-24..2026-12-26\n"),
    ("{allDay}", "true\n"), ("{start:HH:mm}|", "|\n"), ("{relative}", "Thu 24 Dec\n"),
    ("{start:EEE d MMM HH:mm}", "<2026-12-24 0 by EEE d MMM>\n"), ("{start:HH:mm:>4}|", "    |\n"),
    ("{start:HH:mm, d MMM}", "<2026-12-24 0 by d MMM>\n"),
    ("{start:EEE, HH:mm, d.M.}", "<2026-12-24 0 by EEE, d.M.>\n"),
    ("{start:d. MMMM 'at' HH 'h'}", "<2026-12-24 0 by d. MMMM>\n"), ("{start:'on' d}", "<2026-12-24 0 by 'on' d>\n"),
  ])
  func wholeDays(template: String, expected: String) throws {
    #expect(try written(template, allDay("Christmas", "2026-12-24", "2026-12-26")) == expected)
  }

  @Test("Of a to-do without date there is no time", arguments: ["start", "end", "last", "due", "when", "duration"])
  func undated(_ field: String) throws {
    var event = Event(uid: "t@example.org", start: .date(CivilDate(dayNumber: 0)))
    (event.kind, event.task, event.isUndated) = (.todo, Event.Task(), true)
    #expect(try written("{\(field)}|", Occurrence(undated: Occurrence.Subject(event, in: work))) == "|\n")
  }

  @Test(arguments: [
    ("a\u{1B}[31mb\nc", "{summary}", "a␛[31mb c\n"), ("日本語", "{summary:5}|", "日本…|\n"),
    ("日本語", "{summary:6}|", "日本語|\n"),
    ("日本語", "{summary:4}|", "日… |\n"), ("e\u{301}tude", "{summary:>6}|", " e\u{301}tude|\n"),
    ("a\u{202E}b", "{summary}|", "ab|\n"), ("{uid}", "{summary}", "{uid}\n"), ("\\n", "{summary}", "\\n\n"),
  ])
  func textOfFiles(title: String, template: String, expected: String) throws {
    #expect(try written(template, allDay(title, "2026-12-24")) == expected)
  }

  @Test(arguments: [
    ("{sumary}", Template.Fault.unknownField("sumary")), ("{}", .unknownField("")),
    ("{Summary}", .unknownField("Summary")),
    ("{ summary}", .unknownField(" summary")), ("a {summary", .openBrace("summary")), ("{", .openBrace("")),
    ("a } b", .strayBrace), ("{summary:}", .room(field: "summary", "")), ("{summary:0}", .room(field: "summary", "0")),
    ("{summary:1001}", .room(field: "summary", "1001")), ("{summary:HH}", .room(field: "summary", "HH")),
    ("{summary:-5}", .room(field: "summary", "-5")), ("{start:?}", .pattern(field: "start", "?")),
    ("{start:}", .pattern(field: "start", "")),
  ])
  func faults(template: String, fault: Template.Fault) {
    #expect(throws: fault) { try Template(template) { $0 != "?" } }
  }

  @Test("Every field of JSON is one of a template", arguments: OccurrenceField.allCases)
  func allFields(_ field: OccurrenceField) throws {
    #expect(Template.fieldNames.contains(field.rawValue))
    #expect(try !written("{\(field.rawValue)}|", meeting()).contains("{"))
  }
}
