import CalendarCore
import Testing

@testable import Configuration

@Suite("The text of a configuration")
struct ConfigurationTests {
  private func read(_ text: String) -> Configuration { Configuration(path: "c", bytes: Array(text.utf8)) }

  /// Sections and entries as short lines: `[name]@line`, `key=value@line`.
  private func outline(_ configuration: Configuration) -> [String] {
    configuration.sections.flatMap { section in
      ["[\(section.name)]@\(section.line)"] + section.entries.map { "\($0.key)=\($0.value)@\($0.line)" }
    }
  }

  private func faults(_ configuration: Configuration) -> [String] {
    configuration.diagnostics.map { "\($0.location?.file ?? ""):\($0.location?.line ?? 0): \($0.message)" }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var outline: [String]
  }

  static let cases = [
    Case(testDescription: "nothing", text: "", outline: []),
    Case(
      testDescription: "order and line numbers",
      text: "# comment\n\n[options]\ntheme = dark\n; another\nweek-start=monday\n[theme a]\n[options]\nlunar: yes\n",
      outline: ["[options]@3", "theme=dark@4", "week-start=monday@6", "[theme a]@7", "[options]@8", "lunar=yes@9"]),
    Case(
      testDescription: "a key several times",
      text: "[options]\nholidays = a\nholidays = b", outline: ["[options]@1", "holidays=a@2", "holidays=b@3"]),
    Case(
      testDescription: "indented entries are entries of their own",
      text: "[options]\n  a = 1\n\tb = 2\n    c = 3", outline: ["[options]@1", "a=1@2", "b=2@3", "c=3@4"]),
    Case(
      testDescription: "comments behind values begin with a blank and a semicolon",
      text: "[t]\na = #f00 on b ; c\nb = x;y\n", outline: ["[t]@1", "a=#f00 on b@2", "b=x;y@3"]),
    Case(testDescription: "an empty value", text: "[t]\na =\n", outline: ["[t]@1", "a=@2"]),
    Case(testDescription: "a value with equals signs", text: "[t]\na = b=c\n", outline: ["[t]@1", "a=b=c@2"]),
    Case(
      testDescription: "blanks in a section's name", text: "[ theme \t my  own ]\na=b",
      outline: ["[theme my own]@1", "a=b@2"]),
    Case(testDescription: "CRLF", text: "[t]\r\na = b\r\n\r\nc = d\r\n", outline: ["[t]@1", "a=b@2", "c=d@4"]),
    Case(testDescription: "a byte order mark", text: "\u{FEFF}[t]\na = b", outline: ["[t]@1", "a=b@2"]),
    Case(testDescription: "entries above all sections", text: "\na = b\n[t]\n", outline: ["[]@2", "a=b@2", "[t]@3"]),
    Case(testDescription: "other scripts", text: "[theme 夜]\nüber = ясно", outline: ["[theme 夜]@1", "über=ясно@2"]),
    Case(
      testDescription: "a long comment", text: "# " + String(repeating: "x", count: 5000) + "\n[t]",
      outline: ["[t]@2"]),
  ]

  @Test("is read in order, with line numbers", arguments: cases)
  func reads(_ example: Case) {
    let configuration = read(example.text)
    #expect(outline(configuration) == example.outline)
    #expect(configuration.diagnostics.isEmpty)
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    /// The line that is broken, and a word of what is said.
    var line: Int
    var word: String

    init(_ testDescription: String, _ line: [UInt8], _ word: String) {
      self.testDescription = testDescription
      bytes = Array("[options]\na = 1\n".utf8) + line + Array("\nb = 2\n".utf8)
      self.line = 3
      self.word = word
    }

    init(_ testDescription: String, _ line: String, _ word: String) {
      self.init(testDescription, Array(line.utf8), word)
    }
  }

  static let broken = [
    Broken("a word alone", "theme", "neither [section] nor key = value"),
    Broken("an open bracket", "[theme a", "neither [section] nor key = value"),
    Broken("no key", " = dark", "no key"),
    Broken("a NUL", "th\u{0}eme = dark", "NUL"),
    Broken("invalid UTF-8", [0x61, 0x3D, 0xFF, 0xFE], "UTF-8"),
    Broken("a long line", "k = " + String(repeating: "x", count: 100_000), "longer than"),
    Broken("a long header", "[" + String(repeating: "x", count: 100_000), "longer than"),
  ]

  @Test("A broken line is named, and the others hold", arguments: broken)
  func breaks(_ example: Broken) {
    let configuration = Configuration(path: "c", bytes: example.bytes)
    #expect(outline(configuration).filter { $0.hasPrefix("b=") } == ["b=2@4"])
    #expect(outline(configuration).contains("a=1@2"))
    #expect(configuration.diagnostics.count == 1)
    #expect(configuration.diagnostics.first?.location == SourceLocation(file: "c", line: example.line))
    #expect(configuration.diagnostics.first?.message.description.contains(example.word) == true)
  }

  @Test("A section without a name, or with one that inih would cut, keeps its entries from the one before")
  func sectionNames() {
    let long = String(repeating: "é", count: 30)
    let longest = String(repeating: "x", count: 48)
    let configuration = read("[options]\na = 1\n[ ]\nb = 2\n[\(long)]\nc = 3\n[\(longest)]\nd = 4")
    #expect(configuration.sections.map(\.entries.count) == [1, 1, 1, 1])
    #expect(configuration.sections(named: "options").flatMap(\.entries).map(\.key) == ["a"])
    #expect(configuration.diagnostics.compactMap(\.location?.line) == [3, 5])
    #expect(configuration.sections.last?.name == longest)
  }

  @Test(
    "Paths begin at the home directory, or at that of the file",
    arguments: [
      ("~/a.ics", "/etc/x/config", "/home/a.ics"), ("~", "/etc/x/config", "/home"),
      ("a.ics", "/etc/x/config", "/etc/x/a.ics"),
      ("../a.ics", "x/config", "x/../a.ics"), ("a.ics", "config", "a.ics"), ("/a.ics", "/etc/config", "/a.ics"),
      ("~user/a.ics", "/etc/config", "/etc/~user/a.ics"), ("a.ics", nil, "a.ics"), ("~/a.ics", nil, "/home/a.ics"),
    ] as [(String, String?, String)])
  func paths(_ value: String, _ file: String?, _ expected: String) {
    var configuration = Configuration()
    configuration.path = file
    #expect(configuration.path(of: value, home: "/home") == expected)
  }

  @Test("A file of another kind is not described line by line")
  func garbage() {
    let bytes = [[UInt8]](repeating: [0xFF, 0x00, 0x0A], count: 10_000).flatMap { $0 }
    let configuration = Configuration(path: "c", bytes: bytes)
    #expect(faults(configuration).count == 21)
    #expect(faults(configuration).last == "c:0: 9980 more lines are broken")
    #expect(configuration.sections.isEmpty)
  }
}
