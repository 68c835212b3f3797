import Foundation

/// The built binary and the folders that its runs use.
enum Binary {
  /// The repository.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// `FLIPCAL_BINARY`, or what was built beside these tests.
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["FLIPCAL_BINARY"] { return path }
    let name = ProcessInfo.processInfo.arguments.first ?? ""
    for start in [Bundle.main.bundleURL, URL(filePath: name).deletingLastPathComponent()] {
      let candidate = start.appending(path: "flipcal").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return repository.appending(path: ".build/debug/flipcal").path
  }()

  static func sample(_ name: String) -> String { repository.appending(path: "samples/\(name).ics").path }
}

/// A home of its own for some runs, removed with it.
final class Home: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "flipcal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file in it.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// What is in the state directory's file of that name.
  func state(_ name: String) -> String? {
    try? String(contentsOf: url.appending(path: "state/flipcal/\(name)"), encoding: .utf8)
  }

  /// Monday, 30 November 2026, in Berlin; UTF-8 and no language but English.
  var environment: [String: String] {
    var environment = [
      "HOME": url.path, "XDG_STATE_HOME": url.path + "/state", "XDG_CONFIG_HOME": url.path + "/config",
      "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
      "FLIPCAL_NOW": "2026-11-30T09:00:00+01:00", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
    ]
    // What a sanitizer is told (`make asan`) holds for the runs as well.
    environment["ASAN_OPTIONS"] = ProcessInfo.processInfo.environment["ASAN_OPTIONS"]
    return environment
  }
}

/// What a run gave.
struct Outcome: Equatable {
  var output: String
  var error: String
  var status: Int32
}

extension Home {
  /// Runs flipcal on pipes.
  func run(_ arguments: String..., input: String? = nil, environment changes: [String: String] = [:]) throws -> Outcome
  {
    try run(arguments, input: input, environment: changes)
  }

  /// Runs flipcal, or another program, on pipes.
  func run(
    _ arguments: [String], of program: String = Binary.path, input: String? = nil,
    environment changes: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment.merging(changes) { $1 }
    process.currentDirectoryURL = url
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input == nil ? FileHandle.nullDevice : stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    if let input {
      try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try stdin.fileHandleForWriting.close()
    }
    // Diagnostics are short; they fit the pipe while the output is read.
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let error = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: output, as: UTF8.self), error: String(decoding: error, as: UTF8.self),
      status: process.terminationStatus)
  }
}

extension Home {
  /// Runs a command line of the shell in which `flipcal` is the binary and `$S` the folder of the samples.
  func shell(
    _ line: String, input: String? = nil, environment changes: [String: String] = [:]
  ) throws -> Outcome {
    let variables = try shellEnvironment().merging(changes) { $1 }
    return try run(["-c", line], of: "/bin/sh", input: input, environment: variables)
  }

  /// What the shell finds programs and samples by.
  func shellEnvironment() throws -> [String: String] {
    let tools = url.appending(path: "bin")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let link = tools.appending(path: "flipcal")
    try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: Binary.path))
    return [
      "S": Binary.repository.appending(path: "samples").path, "PATH": "\(tools.path):/usr/local/bin:/usr/bin:/bin",
    ]
  }
}
