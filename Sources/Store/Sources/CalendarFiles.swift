import CalendarCore

/// The files of one calendar, before they are read.
struct CalendarFiles {
  /// The directory or file, as messages name it.
  var path: String
  /// The files, by name.
  var files: [String]
  /// What a vdir says of itself.
  var displayName: String?
  var color: CalendarColor?

  /// Finds the calendars below a directory: itself and each directory in it that holds visible `*.ics` files
  /// (vdir storage format of the vdirsyncer project: hidden files and those with other endings are not items).
  static func below(_ directory: String) throws(FileError) -> [CalendarFiles] {
    var visited: Set<Disk.Identity> = []
    var found: [CalendarFiles] = []
    try collect(directory, visited: &visited, depth: 0, into: &found)
    return found
  }

  /// Deeper nesting is no calendar collection.
  private static let deepest = 32

  private static func collect(
    _ directory: String, visited: inout Set<Disk.Identity>, depth: Int, into found: inout [CalendarFiles]
  ) throws(FileError) {
    let (_, identity) = try Disk.kind(of: directory)
    guard visited.insert(identity).inserted, depth <= deepest else { return }
    var calendar = CalendarFiles(path: directory, files: [])
    var directories: [String] = []
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    for name in try Disk.names(in: directory) where !name.hasPrefix(".") {
      let path = prefix + name
      guard let kind = try? Disk.kind(of: path).kind else { continue }
      switch kind {
      case .directory: directories.append(path)
      case .file where name.lowercased().hasSuffix(".ics"): calendar.files.append(path)
      case .file where name == "displayname": calendar.displayName = firstLine(path)
      case .file where name == "color": calendar.color = firstLine(path).flatMap(CalendarColor.init)
      case .file, .stream: break
      }
    }
    if !calendar.files.isEmpty { found.append(calendar) }
    for directory in directories { try collect(directory, visited: &visited, depth: depth + 1, into: &found) }
  }

  private static func firstLine(_ path: String) -> String? {
    guard let bytes = try? Disk.read(path) else { return nil }
    let line = String(decoding: bytes.prefix(256).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self).trimmed
    return line.isEmpty ? nil : line
  }
}
