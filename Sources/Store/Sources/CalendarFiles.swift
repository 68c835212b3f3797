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
  ///
  /// A directory below it that cannot be read costs itself only and is one of the failures.
  static func below(_ directory: String) throws(FileError) -> (found: [CalendarFiles], failures: [FileError]) {
    var search = Search()
    try search.collect(directory, depth: 0)
    return (search.found, search.failures)
  }

  /// Deeper nesting is no calendar collection.
  private static let deepest = 32

  private struct Search {
    var found: [CalendarFiles] = []
    var failures: [FileError] = []
    private var visited: Set<Disk.Identity> = []

    mutating func collect(_ directory: String, depth: Int) throws(FileError) {
      let (_, identity) = try Disk.kind(of: directory)
      guard visited.insert(identity).inserted, depth <= deepest else { return }
      var calendar = CalendarFiles(path: directory, files: [])
      var directories: [String] = []
      let prefix = directory.hasSuffix("/") ? directory : directory + "/"
      for name in try Disk.names(in: directory) where !name.hasPrefix(".") {
        let path = prefix + name
        let kind: Disk.Kind
        do throws(FileError) {
          kind = try Disk.kind(of: path).kind
        } catch {
          if name.lowercased().hasSuffix(".ics") { failures.append(error) }
          continue
        }
        switch kind {
        case .directory: directories.append(path)
        case .file where name.lowercased().hasSuffix(".ics"): calendar.files.append(path)
        case .file where name == "displayname": calendar.displayName = firstLine(path)
        case .file where name == "color": calendar.color = firstLine(path).flatMap(CalendarColor.init)
        case .file, .stream: break
        }
      }
      if !calendar.files.isEmpty { found.append(calendar) }
      for directory in directories {
        do throws(FileError) { try collect(directory, depth: depth + 1) } catch { failures.append(error) }
      }
    }
  }

  private static func firstLine(_ path: String) -> String? {
    guard let bytes = try? Disk.read(path) else { return nil }
    let line = String(decoding: bytes.prefix(256).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self).trimmed
    return line.isEmpty ? nil : line
  }
}
