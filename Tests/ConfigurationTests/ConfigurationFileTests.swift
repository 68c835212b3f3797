import CalendarCore
import Configuration
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("The configuration file")
final class ConfigurationFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "flipcal-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test("FLIPCAL_CONFIG is before XDG_CONFIG_HOME, and that before the home directory")
  func places() throws {
    let named = try write("[named]", to: "named")
    let xdg = try write("[xdg]", to: "xdg/flipcal/config")
    let home = try write("[home]", to: ".config/flipcal/config")
    var environment = ["FLIPCAL_CONFIG": named, "XDG_CONFIG_HOME": folder.path + "/xdg", "HOME": folder.path]
    #expect(Configuration(environment: environment).path == named)
    environment["FLIPCAL_CONFIG"] = ""
    #expect(Configuration(environment: environment).path == xdg)
    environment["XDG_CONFIG_HOME"] = "relative"
    #expect(Configuration(environment: environment).path == home)
    #expect(Configuration(environment: environment).sections.map(\.name) == ["home"])
    #expect(Configuration(environment: [:]) == Configuration())
  }

  @Test("A missing file is nothing to report unless FLIPCAL_CONFIG names it")
  func missing() {
    #expect(Configuration(environment: ["HOME": folder.path]) == Configuration())
    #expect(Configuration(environment: ["FLIPCAL_CONFIG": "/dev/null", "HOME": folder.path]) == Configuration())
    let path = folder.path + "/no-such-file"
    let diagnostics = Configuration(environment: ["FLIPCAL_CONFIG": path]).diagnostics
    #expect(diagnostics.map(\.location) == [SourceLocation(file: path)])
    #expect(diagnostics.first?.message == "the configuration is passed over: No such file or directory")
  }

  @Test("What is no file, or too large, is passed over", arguments: ["directory", "pipe", "large", "link to itself"])
  func noFile(kind: String) throws {
    let path = folder.appending(path: "config").path
    switch kind {
    case "directory": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "large": try Data(repeating: 0x0A, count: 1 << 20 + 1).write(to: URL(filePath: path))
    default: #expect(symlink(path, path) == 0)
    }
    let configuration = Configuration(environment: ["FLIPCAL_CONFIG": path])
    #expect(configuration.sections.isEmpty)
    #expect(configuration.diagnostics.count == 1)
    #expect(configuration.diagnostics.first?.message.hasPrefix("the configuration is passed over: ") == true)
  }
}
