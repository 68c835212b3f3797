extension SystemZones {
  /// Copies of the database with other seconds, and what is no place.
  private static let otherDirectories: Set<String> = ["posix", "right"]

  /// The names that the database of this system has, sorted; none where there is no database.
  public static func names(in directories: [String] = usualDirectories) -> [String] {
    for directory in directories {
      let names = names(below: directory, prefix: "")
      if !names.isEmpty { return names }
    }
    return []
  }

  /// The names of the files below a directory; those of zones begin with a capital letter.
  private static func names(below path: String, prefix: String) -> [String] {
    // The database has three levels; a link may lead back into it.
    guard prefix.utf8.count < 100, prefix.utf8.count(where: { $0 == UInt8(ascii: "/") }) < 3,
      let entries = try? Disk.entries(of: path, where: isZone).entries
    else { return [] }
    return entries.flatMap { entry in
      switch entry.kind {
      case .directory where !otherDirectories.contains(entry.name):
        return names(below: "\(path)/\(entry.name)", prefix: "\(prefix)\(entry.name)/")
      case .file where isZone(entry.name): return [prefix + entry.name]
      default: return []
      }
    }
  }

  private static func isZone(_ name: String) -> Bool {
    isName(name) && name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}
