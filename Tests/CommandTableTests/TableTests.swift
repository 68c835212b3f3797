import Testing

@testable import CommandTable

@Suite("The table")
struct TableTests {
  @Test("Every command and every option has exactly one entry, in the order of its enumeration")
  func entries() {
    #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
    #expect(CommandTable.options.map(\.key) == OptionKey.allCases)
  }

  @Test("Short options are unique ASCII letters or digits")
  func shorts() {
    let shorts = CommandTable.options.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
    #expect(shorts.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }

  @Test("A command lists an option once; those of every command are not listed", arguments: CommandTable.commands)
  func options(_ command: CommandSpec) {
    #expect(Set(command.options).count == command.options.count)
    #expect(Set(command.options).isDisjoint(with: CommandTable.globalOptions))
  }

  @Test("The commands take the options that the command line promises", arguments: CommandName.allCases)
  func applicability(_ name: CommandName) throws {
    let page: Set<OptionKey> = [
      .tz, .color, .theme, .ascii, .ambiguousWidth, .width, .height, .weekStart, .weekNumbers, .lunar, .calendarSystem,
      .holidays, .calendar, .except, .encoding,
    ]
    let turn: Set<OptionKey> = [.motion, .animate, .transition, .corner, .shading]
    let list: Set<OptionKey> = [
      .tz, .calendar, .except, .encoding, .json, .ndjson, .tsv, .ics, .format, .color, .theme, .ambiguousWidth, .width,
      .pager,
    ]
    let span: Set<OptionKey> = [.from, .to, .days]
    let expected: Set<OptionKey> =
      switch name {
      case .open: page.union([.three, .year])
      case .page: page.union([.three, .year, .browse]).union(turn)
      case .next, .prev, .today: page.union(turn)
      case .swipe: page.union(turn).subtracting([.corner])
      case .browse: page.union(turn).subtracting([.width, .height])
      case .turn: page.union(turn).union([.from, .to, .frames, .cast, .svg])
      case .month: page.union([.three, .year, .json, .html, .svg])
      case .agenda, .search: list.union(span)
      case .day: list.union([.at])
      case .show: list
      case .nextEvent: [.tz, .calendar, .except, .encoding, .json, .ndjson, .tsv, .ics, .format, .color]
      case .tasks: list.union([.all])
      case .free: list.union(span).union([.min, .hours]).subtracting([.ics, .format])
      case .conflicts: list.union(span).subtracting([.ics, .format])
      case .stats: list.union(span).union([.ascii, .weekStart]).subtracting([.ics, .format, .ndjson])
      case .config: [.json, .color, .pager]
      case .completions: []
      case .close: [.color]
      case .calendars: [.encoding, .json, .color, .pager]
      case .check: [.encoding, .json, .sarif, .color, .pager]
      case .help: [.color, .pager]
      }
    #expect(try Set(#require(CommandTable.command(name)).options) == expected)
  }

  @Test("Summaries are one line without a full stop; prose is sentences in ASCII", arguments: CommandTable.commands)
  func commandTexts(_ command: CommandSpec) {
    #expect(!command.examples.isEmpty && !command.prose.isEmpty)
    for line in [command.summary] + command.operands.map(\.help) + command.examples.map(\.meaning) {
      #expect(!line.hasSuffix(".") && !line.contains("\n") && !line.isEmpty)
    }
    for prose in command.prose + command.exitNotes + [command.summary] { #expect(isWellFormed(prose)) }
    #expect((command.prose + command.exitNotes).allSatisfy { $0.hasSuffix(".") })
  }

  @Test("So are the texts of options", arguments: CommandTable.options)
  func optionTexts(_ option: OptionSpec) {
    #expect(!option.help.hasSuffix(".") && !option.help.contains("\n") && isWellFormed(option.help))
    #expect(option.prose.hasSuffix(".") && isWellFormed(option.prose))
  }

  /// ASCII on one line, with backticks in pairs.
  private func isWellFormed(_ prose: String) -> Bool {
    prose.utf8.allSatisfy { (0x20..<0x7F).contains($0) } && prose.count { $0 == "`" }.isMultiple(of: 2)
  }

  @Test("Every example parses as its own command", arguments: CommandTable.commands)
  func examples(_ command: CommandSpec) throws {
    for example in command.examples {
      let line = example.line.prefix { !"|<>".contains($0) }
      let words = line.split(separator: " ").map(String.init)
      #expect(words.first == "flipcal")
      #expect(!line.contains("'"), "quoting is not understood by this test")
      let result = try CommandTable.parse(arguments: Array(words.dropFirst())) { _ in false }
      #expect(result.command == command.name, "\(example.line)")
    }
  }
}
