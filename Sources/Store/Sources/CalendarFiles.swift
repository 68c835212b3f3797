import CalendarCore
import TextGate

/// The files of one calendar, before they are read.
struct CalendarFiles {
  /// The directory or file, as messages name it.
  var path: String
  /// The files, in the order of their names.
  var files: [SourceFile]
  /// What a vdir says of itself.
  var displayName: UntrustedText?
  var color: CalendarColor?

  /// Finds the calendars below a directory: itself and each directory in it that holds visible `*.ics` files
  /// (vdir storage format of the vdirsyncer project: hidden files and those with other endings are not items).
  ///
  /// A directory below it that cannot be read costs itself only and is one of the failures.
  static func below(_ directory: String) throws(FileError) -> (found: [CalendarFiles], failures: [FileError]) {
    var search = Search()
    try search.collect(directory, depth: 0)
    return (search.found, search.failures)
  }

  /// Deeper nesting is no calendar collection.
  private static let deepest = 32
  /// More directories and files are no calendar collection either, but a disk.
  private static let mostDirectories = 100_000
  private static let mostFiles = 1_000_000

  /// What could not be looked at is named so many times.
  private static let mostFailures = 1000

  private struct Search {
    var found: [CalendarFiles] = []
    var failures: [FileError] = []
    private var visited: Set<Disk.Identity> = []
    private var fileCount = 0
    private var isFull = false

    mutating func collect(_ directory: String, depth: Int) throws(FileError) {
      let (_, identity) = try Disk.kind(of: directory)
      guard depth <= deepest, !visited.contains(identity), hasRoom(for: directory) else { return }
      visited.insert(identity)
      var calendar = CalendarFiles(path: directory, files: [])
      var directories: [String] = []
      let prefix = directory.hasSuffix("/") ? directory : directory + "/"
      let (entries, failed) = try Disk.entries(of: directory, where: CalendarFiles.isWanted)
      for failure in failed { fail(FileError(path: prefix + failure.path, code: failure.code)) }
      fileCount += entries.count
      for entry in entries where !entry.name.hasPrefix(".") {
        switch entry.kind {
        case .directory: directories.append(prefix + entry.name)
        case .file where entry.name == "displayname":
          calendar.displayName = firstLine(prefix + entry.name).map { UntrustedText($0) }
        case .file where entry.name == "color":
          calendar.color = firstLine(prefix + entry.name).flatMap(CalendarColor.init)
        case .file:
          if let stamp = entry.stamp {
            calendar.files.append(SourceFile(directory: directory, name: entry.name, stamp: stamp))
          }
        case .stream: break
        }
      }
      if !calendar.files.isEmpty { found.append(calendar) }
      for directory in directories {
        do throws(FileError) { try collect(directory, depth: depth + 1) } catch { fail(error) }
      }
    }

    /// Whether one more directory may be looked at; where none may it is said once.
    private mutating func hasRoom(for directory: String) -> Bool {
      if visited.count < mostDirectories, fileCount < mostFiles { return true }
      if !isFull {
        failures.append(FileError(path: directory, reason: "too many directories and files; the rest is left out"))
      }
      isFull = true
      return false
    }

    private mutating func fail(_ error: FileError) {
      if failures.count < mostFailures { failures.append(error) }
    }
  }

  /// Whether an entry is an item or tells of the calendar.
  private static func isWanted(_ name: String) -> Bool {
    if name == "displayname" || name == "color" { return true }
    let ending = name.utf8.suffix(4)
    return !name.hasPrefix(".") && ending.count == 4
      && zip(ending, ".ics".utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= 0x61 }
  }

  private static func firstLine(_ path: String) -> String? {
    guard let file = try? FileBytes(path) else { return nil }
    let line = String(decoding: file.bytes(0..<256).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self).trimmed
    return line.isEmpty ? nil : line
  }
}
