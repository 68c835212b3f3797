import CalendarCore
import Foundation
import Testing

/// A directory for one test, gone with it.
final class Directory {
  let path: String

  init() throws {
    path = NSTemporaryDirectory().trimmingSuffix("/") + "/flipcal-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the directories above it; returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  /// The names in it, or in a directory below it, in order.
  func names(_ below: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(below)").sorted()
  }
}

/// A calendar with one event.
func calendar(_ title: String, name: String? = nil) -> String {
  "BEGIN:VCALENDAR\r\n" + (name.map { "NAME:\($0)\r\n" } ?? "")
    + "BEGIN:VEVENT\r\nUID:\(title)\r\nDTSTART:20261201\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

/// A month from `2026-12`.
func month(_ text: String) throws -> YearMonth {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  try #require(parts.count == 2, "not a month: \(text)")
  return try #require(YearMonth(year: parts[0], month: parts[1]))
}
