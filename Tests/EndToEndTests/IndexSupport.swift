import Foundation

extension Home {
  /// The directory of the indexes.
  var cache: String { url.path + "/.cache/flipcal" }

  /// What is in it.
  var cacheNames: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).sorted() }

  /// Starts flipcal, or a shell with a command of it, without waiting for it.
  func start(_ arguments: [String], shell: String? = nil, output: Any = FileHandle.nullDevice) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: shell == nil ? Binary.path : "/bin/sh")
    process.arguments = shell.map { ["-c", $0] } ?? arguments
    process.environment = environment
    process.currentDirectoryURL = url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// What a run prints that ends within some seconds; nil where it does not, and then it is ended.
  func runBounded(_ arguments: [String], seconds: Int = 6) throws -> String? {
    let file = url.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let process = try start(arguments, output: try FileHandle(forWritingTo: file))
    for _ in 0..<seconds * 100 where process.isRunning { usleep(10_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return nil
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Several runs at the same time, each with its output in a file.
  func runTogether(_ arguments: [[String]]) throws -> [(output: String, status: Int32)] {
    let runs = try arguments.map { arguments in
      let file = url.appending(path: UUID().uuidString)
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
      return (file, try start(arguments, output: try FileHandle(forWritingTo: file)))
    }
    return try runs.map { file, process in
      process.waitUntilExit()
      return (try String(contentsOf: file, encoding: .utf8), process.terminationStatus)
    }
  }
}

/// Calendars that are large enough to be indexed.
enum LargeCalendar {
  /// A calendar with an event on each day from 1 December 2026 on, whose titles begin with a word.
  ///
  /// - Parameter textSize: Bytes of each description.
  static func text(_ title: String, days: Int = 100, textSize: Int = 1000) -> String {
    let text = String(repeating: "x", count: textSize)
    let events = (0..<days).map { day in
      let date = String(format: "%04d%02d%02d", 2026 + (11 + day / 28) / 12, (11 + day / 28) % 12 + 1, day % 28 + 1)
      return "BEGIN:VEVENT\r\nUID:\(day)@example.org\r\nDTSTART:\(date)T100000Z\r\nSUMMARY:\(title) \(day)\r\n"
        + "DESCRIPTION:\(text)\r\nEND:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
  }

  /// What `agenda` prints of December 2026.
  static func december(_ title: String, name: String) -> String {
    (0..<28).map { String(format: "2026-12-%02d 11:00  %@ %d  [%@]\n", $0 + 1, title, $0, name) }.joined()
  }

  static let question = ["agenda", "--from", "2026-12-01", "--to", "2026-12-31"]
}
