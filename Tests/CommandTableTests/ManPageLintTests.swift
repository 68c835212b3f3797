import Foundation
import Testing

@testable import CommandTable

@Suite("The man page for a strict reader")
struct ManPageLintTests {
  @Test("mandoc finds nothing to say but that it bears no date")
  func lint() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "flipcal-\(UUID().uuidString).1")
    try Data(ManPage.render().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let messages = try mandoc("-T", "lint", file.path).split(separator: "\n")
    #expect(messages.allSatisfy { $0.hasSuffix("WARNING: missing date, using \"\": TH") }, "\(messages)")
  }

  @Test("No line is wider than a terminal of 80 cells, but for code")
  func width() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "flipcal-\(UUID().uuidString).1")
    try Data(ManPage.render().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try mandoc("-T", "ascii", "-O", "width=78", file.path).split(separator: "\n")
    #expect(lines.count > 500)
    for line in lines {
      // Bold and underlined characters are overstruck.
      let text = line.split(separator: "\u{8}", omittingEmptySubsequences: false).map { $0.dropLast() }.joined()
      #expect(text.count < 82, "\(text)")
    }
  }

  private func mandoc(_ arguments: String...) throws -> String {
    let path = ["/usr/bin/mandoc", "/opt/homebrew/bin/mandoc", "/usr/local/bin/mandoc"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    let process = Process()
    process.executableURL = URL(filePath: try #require(path, "mandoc is not installed; `make test` installs it"))
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
