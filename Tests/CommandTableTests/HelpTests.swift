import Testing

@testable import CommandTable

@Suite("Help")
struct HelpTests {
  @Test("The overview lists every command with its summary")
  func overview() {
    let lines = Help.overview().split(separator: "\n").map(String.init)
    for command in CommandTable.commands {
      let index = lines.firstIndex { $0 == "  \(command.usage)" || $0.hasPrefix("  \(command.usage)  ") }
      #expect(index != nil, "\(command.usage)")
      #expect(lines[(index ?? 0)...].prefix(2).contains { $0.hasSuffix(command.summary) }, "\(command.usage)")
    }
  }

  @Test("The help of a command is complete", arguments: CommandTable.commands)
  func complete(_ command: CommandSpec) {
    let text = Help.command(command.name)
    #expect(text.hasPrefix("Usage: flipcal"))
    #expect(text.contains(command.summary))
    for operand in command.operands { #expect(text.contains("\n  \(operand.name)")) }
    for example in command.examples { #expect(text.contains("  \(example.line)\n")) }
    for option in CommandTable.options {
      let isListed = text.split(separator: "\n").contains { line in
        line.hasPrefix("  ") && line.split(separator: " ").prefix(2).contains { $0 == option.key.longName }
      }
      #expect(isListed == command.takes(option.key), "\(option.key.longName)")
    }
  }

  @Test("No line is wider than the width; widths below 40 count as 40", arguments: [0, 40, 47, 59, 60, 80, 120])
  func width(_ width: Int) {
    let texts = [Help.overview(width: width)] + CommandName.allCases.map { Help.command($0, width: width) }
    for line in texts.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      #expect(line.count <= max(40, width), "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(texts.allSatisfy { $0.hasSuffix("\n") && !$0.hasSuffix("\n\n") && !$0.contains("\n\n\n") })
    #expect(texts.allSatisfy { !$0.contains("`") })
  }

  @Test("A command's help as a whole")
  func next() {
    let expected = """
      Usage: flipcal calendars [OPTION...]

      List what is open.

      Options:
            --encoding NAME  Encoding of the sources
            --json           Write JSON
            --color auto|always|never
                             When to use colour
        -h, --help           Show help and exit
        -V, --version        Show the version and exit

      Examples:
        flipcal calendars
            List the open calendars

      """
    #expect(Help.command(.calendars) == expected)
  }
}
