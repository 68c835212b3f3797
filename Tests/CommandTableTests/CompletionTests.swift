import Testing

@testable import CommandTable

@Suite("What the table offers at the end of a line")
struct CompletionTests {
  private func values(_ words: [String]) -> [String] { Completion(words).candidates.map(\.value) }

  @Test("After each command come its own options, and after each option its values", arguments: CommandTable.commands)
  func complete(_ command: CommandSpec) {
    let words = command.name.word.map { [$0] } ?? (command.name == .open ? ["cal.ics"] : [])
    let offered = Set(values(words + ["--"]))
    #expect(offered == Set(CommandTable.options(of: command).map(\.key.longName)))
    let negative = Set(values(words + ["--no"])).subtracting(offered)
    #expect(negative == Set(CommandTable.options(of: command).compactMap(\.negativeName)))
    for option in CommandTable.options(of: command) where option.kind != .flag {
      let completion = Completion(words + [option.key.longName, ""])
      #expect(completion.candidates == Completion(words + [option.key.longName + "="]).candidates)
      if case .choice(let choices) = option.kind { #expect(completion.candidates.map(\.value) == choices) }
    }
  }

  @Test(
    "What is typed decides what is left to choose",
    arguments: [
      (["agenda", "--json", "--"], "--tsv", false), (["agenda", "--json", "--"], "--from", true),
      (["agenda", "--days", "3", "--"], "--to", false), (["agenda", "-a", "x", "--"], "--calendar", true),
      (["-y", "--"], "--three", false), (["agenda", "--"], "-a", false),
      (["agenda", "-"], "-a", true), (["day", "-1d", ""], "today", false), (["day", ""], "today", true),
      (["day", "x.ics", ""], "today", true), (["agenda", "--from", "-2w", "--"], "--to", true), ([""], "agenda", true),
      (["x.ics", ""], "agenda", false), (["--", ""], "agenda", false), (["-a", ""], "agenda", false),
      (["search", ""], "agenda", false), (["help", "next", ""], "next", false),
    ])
  func leftOver(_ words: [String], _ candidate: String, _ isOffered: Bool) {
    #expect(values(words).contains(candidate) == isOffered)
  }

  @Test("What the table does not know is asked for elsewhere")
  func lists() {
    #expect(Completion(["agenda", "-a", ""]).lists == [.calendars])
    #expect(Completion(["agenda", "-aW"]).lists == [.calendars])
    #expect(Completion(["agenda", "--except="]).lists == [.calendars])
    #expect(Completion(["show", ""]).lists == [.uids, .sources])
    #expect(Completion(["--tz", ""]).lists == [.zones])
    #expect(Completion(["search", "x", ""]).lists == [.sources])
    #expect(Completion(["search", ""]).lists.isEmpty)
    #expect(Completion(["next", ""]).lists.isEmpty)
    #expect(Completion([""]).lists == [.sources])
  }

  @Test("Bash gets what it replaces, for it breaks words at some characters")
  func replaced() {
    func lines(_ line: String, _ replaced: String, _ others: [Candidate] = []) -> String {
      CompletionAnswer(.bash, [line, replaced]).text(adding: others)
    }
    #expect(lines("flipcal --color=al", "al") == "always\t\n")
    #expect(lines("flipcal --color=al", "--color=al") == "--color=always\t\n")
    let name = [Candidate("a:b c"), Candidate("other")]
    #expect(lines("flipcal agenda -a a:b", "b", name) == "b\\ c\t\n")
    #expect(lines("flipcal agenda -a \"a:b", "a:b", name) == "a:b c\t\n")
    #expect(lines("flipcal agenda -a 'a:", "a:", name) == "a:b c\t\n")
    #expect(lines("flipcal agenda -a a\\:b\\ ", "a\\:b\\ ", name) == "a:b\\ c\t\n")
  }
}
