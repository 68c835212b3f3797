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
    guard let path = BaseDirectory.path("XDG_CACHE_HOME", usual: ".cache", environment: environment) else { return nil }
    self.path = path
  }

  private static let ending = ".index"

  /// The file of a source's index.
  ///
  /// - Parameter source: The source's absolute path.
  func file(of source: String) -> String { "\(path)/\(StableHash.digits(of: source.utf8))\(IndexDirectory.ending)" }

  /// Makes the directory, and removes what earlier runs left in it unfinished, and indexes made so long ago that their
  /// sources are hardly open any more; where they are, new ones take a moment.
  func prepare() throws(FileError) {
    try Disk.makeDirectory(path)
    let isOurs = { (name: String) in
      name.hasSuffix(FileWriter.temporarySuffix) || name.hasSuffix(IndexDirectory.ending)
    }
    guard let entries = try? Disk.entries(of: path, where: isOurs).entries else { return }
    for entry in entries where isOurs(entry.name) {
      if entry.name.hasSuffix(IndexDirectory.ending) {
        guard let stamp = entry.stamp, Disk.now - stamp.modified > IndexDirectory.longestKept else { continue }
      } else if let process = FileWriter.process(ofTemporary: entry.name), kill(process, 0) == 0 || errno == EPERM {
        // It is that run's own.
        continue
      }
      _ = PathText.withCString("\(path)/\(entry.name)") { unlink($0) }
    }
  }

  /// Ninety days, in nanoseconds.
  private static let longestKept = 90 * 86_400 * 1_000_000_000
}
