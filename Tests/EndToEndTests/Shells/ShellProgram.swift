import CommandTable
import Foundation

/// A shell of this system, in which command lines are completed.
struct ShellProgram {
  /// It is not installed.
  struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is not installed; `make test` installs it" }
  }

  let shell: Shell
  let path: String

  init(_ shell: Shell) throws {
    self.shell = shell
    let places = ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(name: shell.rawValue)
    }
    self.path = path
  }

  /// The arguments with which it reads no configuration.
  var plainArguments: [String] {
    switch shell {
    case .bash: ["--norc", "--noprofile"]
    case .zsh: ["-f"]
    case .fish: ["--no-config"]
    }
  }

  /// A directory for `PATH` in a home, in which `flipcal` is the tested one.
  static func programs(in home: Home) throws -> String {
    let directory = home.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let link = directory.appending(path: "flipcal")
    if !FileManager.default.fileExists(atPath: link.path) {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: Binary.path))
    }
    return directory.path
  }

  /// The completion script in a file of a home.
  func script(in home: Home) throws -> String {
    try home.write(home.run("completions", shell.rawValue).output, to: "flipcal.\(shell.rawValue)")
  }

  /// What it would complete at the end of each line.
  func candidates(_ lines: [String], in home: Home) throws -> [[String]] {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "capture.\(shell.rawValue)")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = plainArguments + [fixture.path, try script(in: home)] + lines
    var environment = home.environment
    environment["PATH"] = try ShellProgram.programs(in: home) + ":/usr/bin:/bin"
    process.environment = environment
    process.currentDirectoryURL = home.url.appending(path: "work")
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.components(separatedBy: "\n").split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isEmpty } }.dropLast()
  }
}
