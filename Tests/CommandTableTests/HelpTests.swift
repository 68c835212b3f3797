import Testing

@testable import CommandTable

@Suite("Help")
struct HelpTests {
  /// All that `help` explains, and the overview.
  static let topics: [HelpTopic?] =
    [nil] + CommandName.allCases.map { .command($0) } + HelpSection.allCases.map { .section($0) }

  @Test("The overview lists every command with its summary, in groups, and every topic")
  func overview() {
    let lines = Help.text(of: nil).text.split(separator: "\n").map(String.init)
    for command in CommandTable.commands {
      guard let word = command.name.word else { continue }
      #expect(lines.contains { $0.hasPrefix("  \(word) ") && $0.hasSuffix("  \(command.summary)") }, "\(word)")
    }
    let topics = lines.split(separator: "Topics").last?.joined() ?? ""
    for section in HelpSection.allCases { #expect(topics.contains(section.rawValue)) }
    #expect(CommandGroup.allCases.flatMap(\.commands).count == CommandName.allCases.count - 2)
  }

  @Test("The help of a command is complete", arguments: CommandTable.commands)
  func complete(_ command: CommandSpec) {
    let text = Help.text(of: .command(command.name)).text
    #expect(text.hasPrefix("Usage: flipcal"))
    #expect(text.contains(Prose.plain(command.prose[0]).prefix(40)))
    for operand in command.operands { #expect(text.contains("\n  \(operand.name)")) }
    for example in command.examples { #expect(text.contains("  \(example.line)\n")) }
    for option in CommandTable.options {
      let isListed = text.split(separator: "\n").contains { line in
        line.hasPrefix("  ") && line.split(separator: " ").prefix(2).contains { $0 == option.key.longName }
      }
      #expect(isListed == command.takes(option.key), "\(option.key.longName)")
    }
  }

  @Test("The sections of the manual are shown whole", arguments: HelpSection.allCases)
  func sections(_ section: HelpSection) {
    let text = Help.text(of: .section(section)).text
    let words = Set(text.split { $0.isWhitespace })
    for block in section.blocks {
      switch block {
      case .paragraph(let prose): #expect(Prose.plain(prose).split(separator: " ").allSatisfy(words.contains))
      case .item(let term, let paragraphs):
        for prose in [term] + paragraphs {
          #expect(Prose.plain(prose).split(separator: " ").allSatisfy(words.contains), "\(term)")
        }
      case .code(let lines): #expect(lines.allSatisfy { $0.isEmpty || text.contains($0) })
      case .table(_, let rows): #expect(rows.joined().allSatisfy { text.contains($0.prefix(20)) })
      case .lines(let lines): #expect(lines.allSatisfy { text.contains(Prose.plain($0)) })
      }
    }
    #expect(CommandName(word: section.rawValue) == nil, "a command has this word")
  }

  @Test("No line is wider than the width; widths below 40 count as 40", arguments: [0, 40, 47, 59, 60, 80, 120])
  func width(_ width: Int) {
    for topic in Self.topics {
      let text = Help.text(of: topic, width: width).text
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.last != " ", "\(line)")
        // Code is not broken, nor are long words; of a table, the columns before the last are not.
        if case .section = topic, width < 80 { continue }
        if !line.drop(while: { $0 == " " }).contains(" ") { continue }
        #expect(line.count <= max(40, width), "\(line)")
      }
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.contains("\n\n\n"))
      #expect(!text.contains("`"))
    }
  }

  @Test("Headings stand alone, and only they stand out")
  func headings() {
    let help = Help.text(of: .command(.month))
    let headings = help.lines.filter(\.isHeading).map(\.text)
    #expect(
      headings == [
        "Operands", "Options", "Calendars and times", "Form of the output", "Looks", "Other options", "Examples",
      ])
  }

  @Test("A command's help as a whole")
  func calendars() {
    let expected = """
      Usage: flipcal calendars [OPTION...]

      List the calendars that commands work on where no SOURCE is given: name, counts,
      colour, when each was loaded, the size of its index, its encoding where one was
      given, whether it is hidden, whether it is of the open set or of the
      configuration, and its path.

      Calendars and times
            --encoding NAME  Encoding of the sources

      Form of the output
            --json           Write JSON

      Looks
            --color auto|always|never
                             When to use colour

      Other options
            --pager COMMAND  Show long output by this command
        -h, --help           Show help and exit
        -V, --version        Show the version and exit

      Examples
        flipcal calendars
            List the open calendars

      """
    #expect(Help.text(of: .command(.calendars)).text == expected)
  }
}
