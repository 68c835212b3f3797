import Foundation
import Testing

/// `make install`, with the tested program in place of the released one.
@Suite("Installing")
struct InstallTests {
  @Test("Everything comes to the places where systems look for it, and goes again")
  func places() throws {
    let home = try Home()
    let root = home.url.appending(path: "root")
    // A file that is no program of ours stays.
    let other = root.appending(path: "usr/share/man/man1/other.1")
    try FileManager.default.createDirectory(at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: other)

    try make("install", root, home)
    let pages = try FileManager.default.contentsOfDirectory(atPath: Binary.repository.appending(path: "man").path)
    let expected =
      [
        "bin/flipcal", "share/bash-completion/completions/flipcal", "share/fish/vendor_completions.d/flipcal.fish",
        "share/zsh/site-functions/_flipcal", "share/man/man1/other.1",
      ] + pages.map { "share/man/man\($0.suffix(1))/\($0)" }
    #expect(try files(below: root.appending(path: "usr")) == expected.sorted())
    let script = root.appending(path: "usr/share/zsh/site-functions/_flipcal")
    #expect(try String(contentsOf: script, encoding: .utf8).hasPrefix("#compdef flipcal\n"))

    try make("uninstall", root, home)
    #expect(try files(below: root.appending(path: "usr")) == ["share/man/man1/other.1"])
  }

  private func make(_ target: String, _ root: URL, _ home: Home) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "make", "--no-print-directory", "-C", Binary.repository.path, target, "DESTDIR=\(root.path)", "PREFIX=/usr",
      "BINARY=\(Binary.path)", "BUILD=\(home.url.path)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text)")
  }

  private func files(below directory: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.path).filter { path in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: directory.appending(path: path).path, isDirectory: &isDirectory)
      return exists && !isDirectory.boolValue
    }.sorted()
  }
}
