import Foundation
import Store
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
    #expect(try ConfigurationFile.read(environment: environment)?.path == named)
    environment["FLIPCAL_CONFIG"] = ""
    #expect(try ConfigurationFile.read(environment: environment)?.path == xdg)
    environment["XDG_CONFIG_HOME"] = "relative"
    #expect(try ConfigurationFile.read(environment: environment)?.path == home)
    #expect(try ConfigurationFile.read(environment: environment)?.bytes == Array("[home]".utf8))
    #expect(try ConfigurationFile.read(environment: [:]) == nil)
  }

  @Test("A missing file is no error unless FLIPCAL_CONFIG names it")
  func missing() throws {
    #expect(try ConfigurationFile.read(environment: ["HOME": folder.path]) == nil)
    #expect(try ConfigurationFile.read(environment: ["FLIPCAL_CONFIG": "/dev/null", "HOME": folder.path]) == nil)
    let path = folder.path + "/no-such-file"
    let error = #expect(throws: FileError.self) { try ConfigurationFile.read(environment: ["FLIPCAL_CONFIG": path]) }
    #expect(error?.path == path)
    #expect(error?.reason == "No such file or directory")
  }

  @Test(
    "What is no file, or too large, is refused",
    arguments: [
      ("directory", "not a regular file"), ("pipe", "not a regular file"), ("large", "File too large"),
      ("link to itself", "Too many levels of symbolic links"),
    ])
  func noFile(kind: String, reason: String) throws {
    let path = folder.appending(path: "config").path
    switch kind {
    case "directory": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "large": try Data(repeating: 0x0A, count: 1 << 20 + 1).write(to: URL(filePath: path))
    default: #expect(symlink(path, path) == 0)
    }
    let error = #expect(throws: FileError.self) { try ConfigurationFile.read(environment: ["FLIPCAL_CONFIG": path]) }
    #expect(error?.reason == reason)
  }
}
