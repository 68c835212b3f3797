#if canImport(Glibc)
  import Glibc
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

  private let paths: [String]
  private var directories: [WatchedDirectory] = []
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
      let new = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard new >= 0 else { return giveUp() }
      directories = []
      for directory in wantedDirectories() {
        let number = inotify_add_watch(new, directory.path, SourceWatch.mask)
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

/// A directory in which something may happen to a source.
private struct WatchedDirectory {
  let path: String
  /// The names in it that matter; nil for all.
  var names: Set<String>?
  /// The number that events of it bear.
  var number: Int32 = -1
}

#if os(Linux)
  extension SourceWatch {
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Files are watched by their directories, because those who write them put others in their places.
    private func wantedDirectories() -> [WatchedDirectory] {
      var found: [String: WatchedDirectory] = [:]
      func add(_ path: String, names: Set<String>?) {
        var directory = found[path] ?? WatchedDirectory(path: path, names: [])
        if let names { directory.names?.formUnion(names) } else { directory.names = nil }
        found[path] = directory
      }
      for path in paths {
        // Where links lead, there the file is changed.
        for path in Set([path, Disk.resolved(path) ?? path]) {
          add(Disk.parentDirectory(of: path), names: [Disk.name(of: path)])
        }
        guard let listing = try? SourceListing(path), listing.isDirectory else { continue }
        add(path, names: nil)
        for calendar in listing.calendars.prefix(SourceWatch.mostDirectories) { add(calendar.path, names: nil) }
      }
      return found.values.sorted { $0.path < $1.path }
    }

    /// Reads what the system tells, and whether any of it is about a source.
    private func events(of descriptor: Int32) -> Bool {
      var matters = false
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = buffer.withUnsafeMutableBytes { readOnce(descriptor, $0) }
        guard count > 0 else { return matters }
        for event in InotifyEvent.events(in: buffer[..<count]) where self.matters(event) { matters = true }
      }
    }

    private func matters(_ event: InotifyEvent) -> Bool {
      // The queue ran over, or a watch has ended.
      guard event.number >= 0, let name = event.name else { return true }
      return directories.contains { $0.number == event.number && $0.names?.contains(name) ?? true }
    }
  }

  /// What inotify tells: which watch it is of, and the name in the directory.
  private struct InotifyEvent {
    let number: Int32
    let name: String?

    /// Bytes before the name: the number, the mask, a cookie and the length of the name, four each.
    private static let headSize = 16

    static func events(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
      var events: [InotifyEvent] = []
      var rest = bytes
      while rest.count >= headSize {
        func word(_ place: Int) -> UInt32 {
          rest.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
        }
        let length = min(Int(word(12)), rest.count - headSize)
        let name = rest.dropFirst(headSize).prefix(length).prefix { $0 != 0 }
        events.append(
          InotifyEvent(
            number: Int32(bitPattern: word(0)), name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(headSize + length)
      }
      return events
    }
  }

  /// Outside, since `read` means something else inside.
  private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }
#endif
