#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices that sources have changed on the disk.
///
/// On Linux the system tells (inotify), so nothing is done until something happens. Elsewhere, and where the system
/// tells nothing, the files are looked at from time to time.
public final class SourceWatch {
  /// What can be read from once a change may have come; nil where the sources have to be looked at.
  public private(set) var descriptor: Int32?
  /// Seconds from one look to the next where the system does not tell.
  public static let interval = 2.0

  let paths: [String]
  var directories: [WatchedDirectory] = []
  private var stamps: [String: FileStamp]

  /// Directories that are watched at most: each takes some of the system's memory.
  private static let mostDirectories = 1000

  /// Watches sources.
  ///
  /// - Parameters:
  ///   - paths: Files and directories; streams, which never change, may be among them.
  ///   - asksSystem: Whether the system is asked to tell.
  public init(_ paths: [String], asksSystem: Bool = true) {
    self.paths = paths
    stamps = [:]
    // A change that comes in between is seen in the stamps of the next time.
    if asksSystem { watch() }
    stamps = SourceWatch.stamps(of: paths)
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Whether a source has changed since the last time this was asked.
  public func hasChanged() -> Bool {
    #if os(Linux)
      if let descriptor {
        guard events(of: descriptor) else { return false }
        // Directories may have come, and files may be others of the same name.
        watch()
      }
    #endif
    let now = SourceWatch.stamps(of: paths)
    defer { stamps = now }
    return now != stamps
  }

  /// What the files of sources look like at the moment.
  private static func stamps(of paths: [String]) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in paths {
      guard let listing = try? SourceListing(path) else { continue }
      for file in listing.calendars.flatMap(\.files) { stamps[file.path] = file.stamp }
    }
    return stamps
  }

  private func watch() {
    #if os(Linux)
      let wanted = wantedDirectories()
      guard wanted.count <= SourceWatch.mostDirectories else { return giveUp() }
      let new = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard new >= 0 else { return giveUp() }
      directories = []
      for directory in wanted {
        let number = PathText.withCString(directory.path) { inotify_add_watch(new, $0, SourceWatch.mask) }
        // What is gone cannot be watched, but what holds it can.
        guard number >= 0 else {
          if errno == ENOENT || errno == ENOTDIR { continue }
          close(new)
          return giveUp()
        }
        var directory = directory
        directory.number = number
        directories.append(directory)
      }
      if let descriptor { close(descriptor) }
      descriptor = new
    #endif
  }

  private func giveUp() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }
}
