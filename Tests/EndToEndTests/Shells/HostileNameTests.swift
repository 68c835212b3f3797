import CommandTable
import Foundation
import Testing

/// Names in files of strangers that a shell would run, expand or cut, were they put into a command line as they are.
@Suite("Hostile names in completions")
struct HostileNameTests {
  static let names = [
    "two words", "it's", "say \"no\"", "$(touch pwned)", "`touch pwned`", "a; touch pwned", "a && touch pwned",
    "a | touch pwned", "> pwned", "$HOME", "${HOME}", "*", "[a-z]?", "{a,b}", "~", "~root", "#comment", "!!", "!1",
    "back\\slash", "end\\", "%s%n", "a=b", "a:b:c", "a@b", "x'$(touch pwned)'", "x\"$(touch pwned)\"",
    "\\$(touch pwned)",
    "(touch pwned)", "<(touch pwned)", "--help", "-a", "\"\u{301}`touch pwned`", "caf\u{E9} \u{1F4C5}", "'", "\"", "&",
    "^a^b", "=ls", "a\tb",
  ]

  /// What a person may have begun the word with.
  static let beginnings: [(shell: Shell, beginning: String)] =
    Shell.allCases.map { ($0, "") } + [
      (.bash, "'"), (.bash, "\""), (.zsh, "'"), (.zsh, "\""), (.fish, "'"), (.fish, "\""),
    ]

  @Test("Tab and Enter hand over the name itself, and run nothing", arguments: beginnings)
  func literal(_ shell: Shell, _ beginning: String) throws {
    let home = try Home()
    let typist = try ShellTypist(ShellProgram(shell), in: home)
    for (number, name) in HostileNameTests.names.enumerated() {
      // Within quotation marks only what means something there.
      guard beginning.isEmpty || name.contains(where: { "'\"`!\\".contains($0) }) || number == 0 else { continue }
      let shown = name.replacing("\t", with: " ")
      let isOffered = HostileNameTests.isOffered(shown, by: shell, within: beginning)
      let escaped = name.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
      _ = try home.write(CompletionTests.calendar(escaped, uids: ["x"]), to: "\(number).ics")
      let line = "flipcal agenda ./\(number).ics -a \(beginning)"
      if isOffered {
        let expected = ["agenda", "./\(number).ics", "-a", shown]
        #expect(typist.run(line, for: expected) == expected, "\(name)")
      } else {
        let words = typist.run(line)
        #expect(words == nil || ["", "-a"].contains(words?.last), "\(name)")
      }
      #expect(!FileManager.default.fileExists(atPath: home.url.appending(path: "pwned").path), "\(name)")
    }
  }

  @Test("So it is with UIDs and paths, which shells list side by side", arguments: Shell.allCases)
  func beside(_ shell: Shell) throws {
    let home = try Home()
    let typist = try ShellTypist(ShellProgram(shell), in: home)
    let hostile = "zz $(touch pwned) `touch pwned` \"it's\" ;touch pwned"
    _ = try home.write(CompletionTests.calendar("x", uids: [hostile]), to: "1.ics")
    _ = try home.write("", to: "yy $(touch pwned) `touch pwned` \"it's\" ;touch pwned.ics")
    for (start, expected) in [("zz", hostile), ("yy", hostile.replacing("zz", with: "yy") + ".ics")] {
      let words = ["show", "1.ics", expected]
      #expect(typist.run("flipcal show 1.ics \(start)", for: words) == words)
    }
    #expect(!FileManager.default.fileExists(atPath: home.url.appending(path: "pwned").path))
  }

  /// Within quotation marks not all can be typed into bash, and into fish no tilde at all.
  private static func isOffered(_ name: String, by shell: Shell, within quote: String) -> Bool {
    switch shell {
    case .bash: quote.isEmpty || !name.unicodeScalars.contains { String($0) == quote || $0 == "!" && quote == "\"" }
    case .fish: !name.hasPrefix("~")
    case .zsh: true
    }
  }
}

/// A person at a shell who types the beginning of a line, Tab and Enter. There `flipcal` completes as it does, and
/// writes its words down instead of obeying them.
final class ShellTypist {
  private let terminal: LiveTerminal
  private let home: Home
  /// What flipcal writes its words into, and what it makes once it has answered a press of Tab.
  private var record: URL { home.url.appending(path: "words") }
  private var answered: URL { home.url.appending(path: "answered") }

  init(_ program: ShellProgram, in home: Home) throws {
    self.home = home
    let binary = Binary.path
    let directory = home.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let flipcal = try home.write(
      """
      #!/bin/sh
      if [ "$1" = completions ]; then
        '\(binary)' "$@"
        echo >> '\(home.url.path)/answered'
        exit
      fi
      printf '%s\\n' "$@" > '\(home.url.path)/words.new'
      mv '\(home.url.path)/words.new' '\(home.url.path)/words'

      """, to: "bin/flipcal")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: flipcal)
    let script = try program.script(in: home)
    terminal = try LiveTerminal(
      program.plainArguments + ["-i"], program: program.path, columns: 200, rows: 50, in: home,
      environment: ["PATH": "\(directory.path):/usr/bin:/bin", "HISTFILE": "", "fish_greeting": ""])
    terminal.pass(seconds: 0.3)
    terminal.type("cd '\(home.url.path)'\n")
    if program.shell == .zsh { terminal.type("autoload -Uz compinit && compinit -D -u; unsetopt beep\n") }
    terminal.type("source '\(script)'\nflipcal ready\n")
    _ = words(atMost: 10)
  }

  /// The words that flipcal got. On a busy machine Enter may come before what Tab does, so other words than those that
  /// are expected are looked at again, with more time.
  func run(_ line: String, for expected: [String]) -> [String]? {
    var words = run(line)
    for pause in [1.0, 5, 15] where words != expected { words = run(line, pause: pause) }
    return words
  }

  /// The words that flipcal got; nil where it was not run.
  ///
  /// - Parameter pause: How long to wait for what the shell does with the answer at least, in seconds.
  func run(_ line: String, pause: Double = 0.05) -> [String]? {
    // Whatever stands there from before is thrown away.
    terminal.type("\u{03}")
    terminal.pass(seconds: 0.03)
    terminal.type(line)
    terminal.pass(seconds: 0.03)
    try? FileManager.default.removeItem(at: answered)
    terminal.type("\t")
    let deadline = Date().addingTimeInterval(5 + pause)
    while !FileManager.default.fileExists(atPath: answered.path), Date() < deadline { terminal.pass(seconds: 0.01) }
    terminal.pass(seconds: pause)
    terminal.settle(quiet: 0.05, atMost: 2)
    terminal.type("\r")
    return words(atMost: 1 + pause)
  }

  private func words(atMost seconds: Double) -> [String]? {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if let text = try? String(contentsOf: record, encoding: .utf8) {
        try? FileManager.default.removeItem(at: record)
        return text.components(separatedBy: "\n").dropLast()
      }
      terminal.pass(seconds: 0.01)
    }
    return nil
  }
}
