import Canvas
import CommandTable
import Configuration
import Input
import Pages

/// The configuration file: its sections, and what becomes of the entries as options and styles.
struct Config: FuzzTarget {
  func run(_ input: [UInt8]) {
    let configuration = Configuration(path: "/c", bytes: input)
    let lines = input.count { $0 == 10 } + 1
    for diagnostic in configuration.diagnostics {
      expect((1...lines).contains(diagnostic.location?.line ?? 1), "a diagnostic names a line of the file")
      expect(isVisible(diagnostic.message.description), "a diagnostic is visible text")
    }
    let entries = configuration.sections.flatMap(\.entries)
    expect(entries.allSatisfy { (1...lines).contains($0.line) && !$0.key.isEmpty }, "an entry stands on a line")
    let defaults = entries.map { OptionDefault($0.key, $0.value, .configuration(line: $0.line)) }
    _ = try? CommandTable.parse(arguments: ["agenda"], defaults: defaults, pathExists: { _ in false })
    let own = entries.map { OptionDefault($0.key, $0.value, .configuration(line: $0.line), for: .agenda) }
    let settings = CommandTable.settings(of: defaults + own)
    expect(settings.faults.allSatisfy { isVisible($0.message) }, "a fault is visible text")
    for word in entries.flatMap({ $0.value.split(separator: " ") }) {
      guard let press = try? KeyPress(name: String(word)) else { continue }
      expect((try? KeyPress(name: press.name)) == press, "a key has its name")
    }
    for entry in entries { _ = try? Style(text: entry.value) }
  }

  var seeds: [[UInt8]] {
    [
      "[options]\ntz = Europe/Berlin\nweek-start = monday\ntransition=curl\n",
      "[keys]\nnext-month = ] PgDn Ctrl-F alt+left\nquit=none\n[agenda]\ndays = 3\n[calendar A]\npath = ~/a\n",
      "# comment\n[theme sea]\nbase = auto\ntoday = bold white on #003366\nweekend=none\n",
      "\u{FEFF}; a\r\n[ options ]\r\nwidth: 80 ; cells\r\n  colour\r\n[broken\r\n=\r\n",
    ].map { Array($0.utf8) }
  }
}
