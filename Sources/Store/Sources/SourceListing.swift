import CalendarCore
import ICU
import TextGate

/// A source as it lies on the disk: its calendars and their files, before any of them is read.
struct SourceListing {
  /// The source's path, as messages name it.
  var path: String
  /// Whether it is a directory of calendars.
  var isDirectory: Bool
  /// Its calendars; a file is one.
  var calendars: [CalendarFiles]
  /// The encoding that it was said to be in; nil where that is to be found out.
  let encoding: TextEncoding?
  /// What below it could not be looked at.
  var failures: [FileError] = []

  /// Looks at a source.
  ///
  /// - Parameter encoding: The encoding that it was said to be in, if any.
  init(_ path: String, encoding: TextEncoding? = nil) throws(FileError) {
    self.path = path
    self.encoding = encoding
    isDirectory = try Disk.kind(of: path).kind == .directory
    if isDirectory {
      (calendars, failures) = try CalendarFiles.below(path)
    } else {
      let file = SourceFile(directory: path, name: "", stamp: try Disk.stamp(of: path))
      calendars = [CalendarFiles(path: path, files: [file])]
    }
    guard encoding != nil else { return }
    for calendar in calendars.indices {
      for file in calendars[calendar].files.indices { calendars[calendar].files[file].encoding = encoding }
    }
  }

  /// The name of a calendar and its colour, by what it says of itself, its files, and its place.
  func info(of calendar: Int, files: [FileReport], order: Int) -> CalendarInfo {
    let listed = calendars[calendar]
    let name =
      isDirectory
      ? listed.displayName ?? UntrustedText(Disk.name(of: listed.path))
      : files.first?.name ?? UntrustedText(Disk.stem(of: listed.path))
    return CalendarInfo(name: name, color: listed.color ?? files.lazy.compactMap(\.color).first, order: order)
  }

  /// What is said of a directory without calendars.
  var noFiles: Diagnostic {
    Diagnostic("no .ics files in this directory or below it", at: SourceLocation(file: path))
  }

  /// Bytes of all files.
  var size: Int { calendars.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.stamp.size } } }

  /// The path of a calendar below the source's, as an index keeps it; empty for the source itself.
  func pathBelow(of calendar: CalendarFiles) -> String {
    String(calendar.path.utf8.dropFirst(path.utf8.count)) ?? calendar.path
  }
}
