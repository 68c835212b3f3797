import Foundation
import Testing

/// Each form of a list, read by a program that people pipe it into.
@Suite("Formats in the hands of other programs")
struct FormatTests {
  let home: Home

  init() throws { home = try Home() }

  /// Runs a command line of the shell in which `flipcal` is the binary and `$S` the samples.
  private func shell(_ line: String, _ changes: [String: String] = [:]) throws -> Outcome {
    try home.shell(line, environment: ["FLIPCAL_NOW": "2026-12-15T08:00:00+01:00"].merging(changes) { $1 })
  }

  private static let files = #""$S/family.ics" "$S/team.ics""#
  private static let commands = [
    "agenda --from 2026-12-01 --to 2026-12-31", "day 2026-12-15", "search practice",
  ]

  @Test("A JSON array in jq and in Python, with all keys in each object", arguments: commands)
  func json(command: String) throws {
    let count = try lineCount(command)
    #expect(count > 0)
    #expect(try shell("flipcal \(command) --json \(Self.files) | jq length").output == "\(count)\n")
    let keys = try shell(
      "flipcal \(command) --json \(Self.files) | python3 -c '"
        + "import json,sys; print({len(o.keys() - {\"age\"}) for o in json.load(sys.stdin)})'")
    #expect(keys.output == "{16}\n")
  }

  @Test("A line of JSON for each occurrence: the same objects as the array's", arguments: commands)
  func ndjson(command: String) throws {
    let lines = try shell("flipcal \(command) --ndjson \(Self.files) | jq -S -c .")
    let array = try shell("flipcal \(command) --json \(Self.files) | jq -S -c '.[]'")
    #expect(lines.output == array.output)
    #expect(lines.output.split(separator: "\n").count == (try lineCount(command)))
  }

  @Test("Tab-separated values: columns by awk, and a reader of tables", arguments: commands)
  func tsv(command: String) throws {
    let widths = try shell("flipcal \(command) --tsv \(Self.files) | awk -F '\\t' '{ print NF }' | sort -u")
    #expect(widths.output == "22\n")
    let summaries = try shell(
      "flipcal \(command) --tsv \(Self.files) | python3 -c 'import csv,sys; "
        + "[print(r[\"summary\"]) for r in csv.DictReader(sys.stdin, delimiter=\"\\t\", quoting=csv.QUOTE_NONE)]'")
    let expected = try shell("flipcal \(command) --json \(Self.files) | jq -r '.[].summary'")
    #expect(summaries.output == expected.output)
  }

  @Test("What a value has of tabs, line feeds and backslashes comes back out of a table")
  func tsvEscapes() throws {
    let file = try home.write(
      """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r
      DTSTART:20261215T090000Z\r\nSUMMARY:a\tb\\\\n\\nc\r\nDESCRIPTION:one\\ntwo\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
      """, to: "t.ics")
    let result = try shell(
      "flipcal day 2026-12-15 --tsv \(file) | python3 -c 'import csv,sys\n"
        + "for r in csv.DictReader(sys.stdin, delimiter=\"\\t\", quoting=csv.QUOTE_NONE):\n"
        + " print([r[k].encode().decode(\"unicode_escape\") for k in (\"summary\", \"description\")])'")
    #expect(result.output == #"['a\tb\\n\nc', 'one\ntwo']"# + "\n")
  }

  @Test(
    "Templates",
    arguments: [
      ("{start:HH:mm} {summary:12}|", "09:00 Dentist (Mi…|\n17:00 Football pr…|\n", "en_GB.UTF-8"),
      ("{start:EEE d MMM HH:mm}", "Tue 15 Dec 09:00\nTue 15 Dec 17:00\n", "C"),
      ("{start:EEEE, d. MMMM}", "Dienstag, 15. Dezember\nDienstag, 15. Dezember\n", "de_DE.UTF-8"),
      ("{{{when}}}", "{2026-12-15 09:00-10:00}\n{2026-12-15 17:00-18:30}\n", "C"),
    ])
  func templates(template: String, expected: String, locale: String) throws {
    let result = try shell(#"flipcal day --format '\#(template)' "$S/family.ics""#, ["LC_ALL": locale])
    #expect(result.output == expected)
    #expect(result.status == 0 && result.error.isEmpty)
  }

  @Test("A template's records that end with NUL go through xargs -0")
  func nul() throws {
    let result = try shell(#"flipcal day --format '{uid}\0' "$S/family.ics" | xargs -0 -n 1 printf '<%s>\n'"#)
    #expect(result.output == "<dentist-2026@example.org>\n<football-mika@example.org>\n")
  }

  @Test(
    "A template that is none is a usage error that names what there is",
    arguments: [
      ("{sumary}", "there is no field 'sumary'; did you mean 'summary'? the fields are uid, recurrenceId,"),
      ("{summary", "the { before 'summary' has no }"), ("{summary:x}", "behind the colon stands a number of cells"),
      ("{start:jj}", "neither a number of cells nor a pattern of dates"), ("}", "a } has no {"),
    ])
  func faults(template: String, message: String) throws {
    let result = try home.run("agenda", "--format", template, Binary.sample("family"))
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.hasPrefix("flipcal: --format: ") && result.error.contains(message))
  }

  @Test("iCalendar goes into khal, which lists the same titles", arguments: ["family", "team", "university", "club"])
  func khal(sample: String) throws {
    let configuration = try home.write(
      """
      [calendars]
      [[mine]]
      path = \(home.url.path)/mine
      [locale]
      local_timezone = Europe/Berlin
      default_timezone = Europe/Berlin
      timeformat = %H:%M
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      [default]
      default_calendar = mine
      [sqlite]
      path = \(home.url.path)/khal.db

      """, to: "khal.conf")
    let span = "--from 2026-12-14 --to 2026-12-18"
    let file = "\"$S/\(sample).ics\""
    let imported = try shell(
      "mkdir -p mine && flipcal agenda \(span) --ics \(file) > out.ics && "
        + "khal -c \(configuration) import --batch -a mine out.ics && "
        + "khal -c \(configuration) list 2026-12-14 5d --once --day-format '' --format '{title}' | sort -u")
    let titles = try shell(
      "flipcal agenda \(span) --json \(file) | jq -r '.[] | select(.kind == \"event\") | .summary' | sort -u")
    #expect(imported.status == 0, "\(imported.error)")
    #expect(!titles.output.isEmpty)
    #expect(imported.output == titles.output)
  }

  @Test(
    "A reader that goes away ends the work without a word",
    arguments: ["--json", "--ndjson", "--tsv", "--format {uid}", ""])
  func closedPipe(form: String) throws {
    let result = try shell(
      "{ flipcal agenda --from 2000 --to 2100 \(form) \(Self.files); echo $? >&2; } | head -n 1 | wc -l")
    #expect(result.output == "1\n")
    #expect(result.error == "0\n")
  }

  private func lineCount(_ command: String) throws -> Int {
    try shell("flipcal \(command) \(Self.files)").output.split(separator: "\n").count
  }
}
