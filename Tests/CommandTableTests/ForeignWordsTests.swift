import Testing

@testable import CommandTable

@Suite("Words that other programs have")
struct ForeignWordsTests {
  @Test(
    "are answered with ours",
    arguments: [
      (["list"], "did you mean 'agenda'?"), (["ls"], "did you mean 'agenda'?"),
      (["at"], "did you mean 'day --at now'?"),
      (["Calendar"], "did you mean 'month' or 'calendars'?"), (["todo"], "did you mean 'tasks'?"),
      (["add", "Lunch"], "flipcal shows calendars and does not edit them yet"),
      (["agenda", "--csv"], "did you mean '--tsv'?"), (["agenda", "--start", "today"], "did you mean '--from'?"),
      (["agenda", "--end=friday"], "did you mean '--to'?"), (["--colors"], "did you mean '--color'?"),
      (["--no-colour"], "did you mean '--color never'?"),
      (["agenda", "--output", "json"], "did you mean '--json', '--ndjson', '--tsv' or '--ics'?"),
      (["agenda", "-o", "json"], "did you mean '--json', '--ndjson', '--tsv' or '--ics'?"),
      (["agenda", "--fields", "start"], "write a template such as --format '{start} {summary}'"),
      (["agenda", "-json"], "did you mean '--json'?"), (["agenda", "-days", "7"], "did you mean '--days'?"),
      (["help", "list"], "did you mean 'agenda'?"), (["help", "date"], "did you mean 'dates'?"),
    ])
  func hints(_ arguments: [String], _ expected: String) {
    #expect(usageError(arguments)?.hint == expected)
  }

  @Test("A short option with a value is not taken for a long one")
  func shortValues() throws {
    #expect(try parse(["agenda", "-at"]).options.calendars == ["t"])
    #expect(try parse(["agenda", "-ascii-art"]).options.calendars == ["scii-art"])
  }

  @Test("No word is one of ours")
  func strangers() {
    let words = CommandTable.commands.compactMap(\.name.word)
    #expect(words.allSatisfy { ForeignWords.command($0) == nil })
    #expect(OptionKey.allCases.allSatisfy { ForeignWords.option($0.rawValue) == nil })
  }
}
