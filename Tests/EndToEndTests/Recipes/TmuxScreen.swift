import Foundation
import Testing

/// A terminal that shows whatever programs write: tmux, driven as a person would.
final class TmuxScreen {
  private let home: Home
  private let environment: [String: String]
  private let socket = "flipcal-\(UUID().uuidString.prefix(8))"

  /// Runs a command line of the shell on a screen; what it leaves stays to be read.
  init(
    _ line: String, in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    (self.home, self.environment) = (home, environment)
    let script = try home.write("#!/bin/sh\n\(line)\nsleep 60\n", to: "screen-\(socket).sh")
    let words = ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "/bin/sh \(script)"]
    // The server outlives the one who starts it, and must not keep open what other tests wait for the end of.
    let launcher = "import os, sys; os.closerange(3, 4096); os.execv('/bin/sh', ['sh', '-c', sys.argv[1]])"
    let start = try LiveTerminal(
      ["-c", launcher, command(words)], program: "/usr/bin/python3", in: home,
      environment: home.shellEnvironment().merging(environment) { $1 })
    try #require(start.end() == .status(0), "tmux: \(start.text)")
  }

  deinit { _ = try? tmux("kill-server") }

  /// What is typed, by tmux's names of keys.
  func send(_ keys: String...) throws {
    #expect(try home.shell(command(["send-keys"] + keys), environment: environment).status == 0)
  }

  /// The rows of the screen.
  var text: String { (try? tmux("capture-pane", "-p").output) ?? "" }

  /// Waits until the screen shows something.
  @discardableResult
  func wait(atMost seconds: Double = 20, for isThere: (String) -> Bool) -> String {
    let deadline = Date().addingTimeInterval(seconds)
    var shown = text
    while !isThere(shown), Date() < deadline {
      usleep(100_000)
      shown = text
    }
    return shown
  }

  private func tmux(_ arguments: String...) throws -> Outcome {
    try home.shell(command(arguments), environment: environment)
  }

  private func command(_ arguments: [String]) -> String {
    (["env", "-u", "TMUX", "tmux", "-L", socket] + arguments)
      .map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
  }
}
