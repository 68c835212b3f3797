import Foundation

/// Chromium or Chrome without a window, where one is installed.
enum Browser {
  /// Where it is; nil where there is none.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Runs it on a page and returns what it prints.
  ///
  /// - Parameters:
  ///   - page: The path of a document.
  ///   - folder: What it may keep of its own goes there.
  static func run(_ options: [String], page: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "/nonexistent")
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--user-data-dir=\(folder.path)/browser", "--window-size=1200,900",
      ] + options + [URL(filePath: page).absoluteString]
    let stdout = Pipe()
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
