import ICal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where indexes are kept: `$XDG_CACHE_HOME/flipcal`. All of it may be deleted at any time.
public struct IndexDirectory: Sendable {
  /// The directory.
  public let path: String

  /// Finds the directory by the XDG base directory specification, or nil where neither `XDG_CACHE_HOME` nor `HOME` is
  /// an absolute path.
  public init?(environment: [String: String]) {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      path = base + "/flipcal"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = home + "/.cache/flipcal"
    } else {
      return nil
    }
  }

  private static let ending = ".index"

  /// The file of a source's index.
  ///
  /// - Parameter source: The source's absolute path.
  func file(of source: String) -> String {
    let hash = String(StableHash.of(source.utf8), radix: 16)
    return "\(path)/\(String(repeating: "0", count: 16 - hash.count))\(hash)\(IndexDirectory.ending)"
  }

  /// Makes the directory, and removes what earlier runs left in it unfinished.
  func prepare() throws(FileError) {
    try Disk.makeDirectory(path)
    let isLeft = { (name: String) in name.hasSuffix(FileWriter.temporarySuffix) }
    guard let entries = try? Disk.entries(of: path, where: isLeft).entries else { return }
    for entry in entries where isLeft(entry.name) {
      // One of a run that goes on is its own.
      if let process = FileWriter.process(ofTemporary: entry.name), kill(process, 0) == 0 || errno == EPERM { continue }
      unlink("\(path)/\(entry.name)")
    }
  }
}
