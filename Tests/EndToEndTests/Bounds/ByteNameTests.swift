import Foundation
import Testing

@testable import TestSupport

/// Names of files that are no UTF-8: they are opened, kept, watched and shown.
@Suite("Names in other encodings")
struct ByteNameTests {
  private let home: Home
  /// `Käse` in Latin-1, as a shell writes it.
  private let name = #"$(printf 'K\344se')"#

  init() throws { home = try Home() }

  /// Runs a shell's command; `flipcal` is the binary, and `$big` a calendar that is large enough for an index.
  private func shell(_ command: String) throws -> Outcome {
    let big = try home.write(LargeCalendar.text("Tea"), to: "big.ics")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "flipcal() { \"\(Binary.path)\" \"$@\"; }; big=\(big); name=\(name); \(command)"]
    process.environment = home.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
    process.currentDirectoryURL = home.url
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let (text, said) = (
      output.fileHandleForReading.readDataToEndOfFile(), error.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self), error: String(decoding: said, as: UTF8.self),
      status: process.terminationStatus)
  }

  private let question = LargeCalendar.question.joined(separator: " ")

  @Test("a file is opened, kept open and turned, with its index")
  func file() throws {
    let result = try shell(
      #"cp "$big" "$name.ics"; flipcal "$name.ics" >page && flipcal next >page && flipcal \#(question)"#)
    #expect(result.error.isEmpty)
    #expect(result.output == LargeCalendar.december("Tea", name: "K\u{FFFD}se"))
    #expect(home.cacheNames.count == 1)
    let again = try shell("flipcal \(question); flipcal calendars")
    #expect(again.output.hasPrefix(LargeCalendar.december("Tea", name: "K\u{FFFD}se")))
    #expect(again.output.contains("/K\u{FFFD}se.ics"))
    #expect(again.output.contains("index of"))
  }

  @Test("a directory below a source, and files in it")
  func directory() throws {
    let result = try shell(
      #"mkdir -p "all/$name" && cp "$big" "all/$name/$name.ics" && flipcal all >page && flipcal \#(question)"#)
    #expect(result.error.isEmpty)
    #expect(result.output == LargeCalendar.december("Tea", name: "K\u{FFFD}se"))
    let json = try shell(#"flipcal agenda --json --from 2026-12-01 --to 2026-12-01 "all/$name""#)
    #expect(json.output.contains("K\u{FFFD}se"))
    #expect(json.status == 0)
  }

  @Test("a SARIF log names a file by its bytes")
  func sarif() throws {
    let result = try shell(#"echo x >"$name é.ics"; flipcal check --sarif "$name é.ics""#)
    #expect(result.output.contains(#""uri":"K%E4se%20%C3%A9.ics""#), "\(result.output)")
  }

  @Test("two names that look the same are two files, and what is not there is named")
  func names() throws {
    let result = try shell(
      #"cp "$big" "$name.ics"; cp "$big" "$(printf 'K\345se').ics"; "#
        + #"flipcal "$name.ics" "$(printf 'K\345se').ics" >page; flipcal calendars; flipcal "$(printf 'K\346se.ics')""#)
    #expect(result.output.components(separatedBy: "/K\u{FFFD}se.ics").count == 3)
    #expect(result.error.contains("K\u{FFFD}se"))
    #expect(result.error.contains("No such file or directory"))
  }

  @Test("homes and state directories have such names too")
  func homes() throws {
    let result = try shell(
      #"export HOME="$PWD/$name" XDG_STATE_HOME="$PWD/$name/state"; mkdir -p "$HOME"; "#
        + #"flipcal "$big" >page && ls state "$HOME/state/flipcal" >/dev/null; flipcal \#(question)"#)
    #expect(result.output == LargeCalendar.december("Tea", name: "big"))
    #expect(home.state("open") == nil)
  }

  @Test("a change of such a file is seen by who browses it")
  func watch() throws {
    _ = try shell(#"cp "$big" "$name.ics"; flipcal "$name.ics" >page"#)
    let terminal = try LiveTerminal(["browse"], columns: 100, rows: 30, in: home)
    terminal.type("n")
    #expect(terminal.wait(until: { $0.screen.lines.joined().contains("Tea") }))
    _ = try shell(#"sed 's/Tea/Cake/' "$big" >new; mv new "$name.ics""#)
    #expect(terminal.wait(until: { $0.screen.lines.joined().contains("Cake") }))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }
}
