import CommandTable
import Foundation
import Testing

/// What the Tab key offers, in the shells themselves.
@Suite("Completions in shells")
struct CompletionTests {
  /// A line and what may stand at its end, in any order.
  static let lines: [(line: String, candidates: [String])] = [
    ("flipcal agen", ["agenda"]),
    ("flipcal nex", ["next", "next-event"]),
    ("flipcal --week-", ["--week-start", "--week-numbers"]),
    ("flipcal --week-start s", ["saturday", "sunday"]),
    ("flipcal --week-start=s", ["--week-start=saturday", "--week-start=sunday"]),
    ("flipcal work.ics --y", ["--year"]),
    ("flipcal work.ics --year --t", ["--tz", "--theme"]),
    ("flipcal work.ics -y --thr", []),
    ("flipcal agenda --j", ["--json"]),
    ("flipcal agenda --json --n", []),
    ("flipcal month --no-asc", ["--no-ascii"]),
    ("flipcal agenda --color ", ["auto", "always", "never"]),
    ("flipcal agenda --color=a", ["--color=auto", "--color=always"]),
    ("flipcal --color never agenda --col", []),
    ("flipcal agenda --theme ", ["auto", "dark", "light", "plain", "mine"]),
    ("flipcal agenda --tz Europe/Berl", ["Europe/Berlin"]),
    ("flipcal agenda --tz=Europe/Berl", ["--tz=Europe/Berlin"]),
    ("flipcal agenda --encoding windows-1257", ["windows-1257"]),
    ("flipcal month --calendar-system isl", ["islamic", "islamic-civil", "islamic-tbla", "islamic-umalqura"]),
    ("flipcal agenda --from to", ["today", "tomorrow"]),
    ("flipcal day yes", ["yesterday"]),
    ("flipcal agenda -a ", ["Work", "Home life"]),
    ("flipcal agenda -a Wo", ["Work"]),
    ("flipcal agenda -aWo", ["-aWork"]),
    ("flipcal agenda --except=Wo", ["--except=Work"]),
    ("flipcal agenda ./other.ics -a ", ["Other"]),
    ("flipcal show plan", ["planning@example.org"]),
    ("flipcal show planning@", ["planning@example.org"]),
    ("flipcal show urn:", ["urn:uuid:1"]),
    ("flipcal check ", ["other.ics", "two words.ics", "vdir"]),
    ("flipcal check o", ["other.ics"]),
    ("flipcal month --holidays oth", ["other.ics"]),
    ("flipcal month --holidays=oth", ["--holidays=other.ics"]),
    ("flipcal -- oth", ["other.ics"]),
    ("flipcal help nex", ["next", "next-event"]),
    ("flipcal help dat", ["dates"]),
    ("flipcal config ", ["check"]),
    ("flipcal completions ", ["bash", "zsh", "fish"]),
    ("flipcal next ", []),
    ("flipcal agenda --days ", []),
  ]

  @Test("All shells offer the same", arguments: Shell.allCases)
  func candidates(_ shell: Shell) throws {
    let home = try CompletionTests.home()
    let seen = try ShellProgram(shell).candidates(CompletionTests.lines.map(\.line), in: home)
    try #require(seen.count == CompletionTests.lines.count)
    for ((line, expected), candidates) in zip(CompletionTests.lines, seen) {
      let word = line.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
      let seen = candidates.map { CompletionTests.plain($0, shell, word) }
        // Where nothing begins so, fish looks for what is similar.
        .filter { shell != .fish || $0.hasPrefix(word) }
      #expect(Set(seen) == Set(expected), "\(line)")
    }
  }

  /// Without what shells add to a path (the slash of a directory, quotation), and with the option that zsh keeps apart.
  private static func plain(_ candidate: String, _ shell: Shell, _ word: String) -> String {
    var text = candidate.replacing("\\", with: "")
    if shell == .zsh, let equals = word.firstIndex(of: "="), !text.hasPrefix("--") { text = word[...equals] + text }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Two calendars open, files to choose from, and a theme.
  private static func home() throws -> Home {
    let home = try Home()
    for directory in ["work/vdir", "config/flipcal"] {
      try FileManager.default.createDirectory(
        at: home.url.appending(path: directory), withIntermediateDirectories: true)
    }
    _ = try home.write("[theme mine]\ntitle = bold\n", to: "config/flipcal/config")
    _ = try home.write("no calendar", to: "work/notes.txt")
    _ = try home.write(calendar("Other", uids: ["other"]), to: "work/other.ics")
    _ = try home.write(calendar("Two", uids: []), to: "work/two words.ics")
    let work = try home.write(calendar("Work", uids: ["planning@example.org", "urn:uuid:1"]), to: "1.ics")
    let life = try home.write(calendar("Home life", uids: ["dentist"]), to: "2.ics")
    #expect(try home.run(work, life).status == 0)
    return home
  }

  static func calendar(_ name: String, uids: [String]) -> String {
    let events = uids.map { "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20261201T090000Z\nSUMMARY:About \($0)\nEND:VEVENT\n" }
    return "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nX-WR-CALNAME:\(name)\n\(events.joined())END:VCALENDAR\n"
  }

  @Test("The machine's answer: value, tab, description; and paths are the shell's own")
  func answer() throws {
    let home = try CompletionTests.home()
    let run = try home.run("completions", "fish", "--", "flipcal", "show", "pl")
    #expect(run.output.contains("planning@example.org\t1 Dec About planning@example.org\n"))
    #expect(run.output.hasSuffix("\nfiles:\n"))
    #expect(try home.run("completions", "bash").output.contains("complete -F _flipcal flipcal\n"))
    #expect(try home.run("completions", "tcsh").status == 2)
  }
}
