#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A directory in which something may happen to a source.
struct WatchedDirectory {
  let path: String
  /// The names in it that matter; nil for all.
  var names: Set<String>?
  /// The number that events of it bear.
  var number: Int32 = -1
}

#if os(Linux)
  extension SourceWatch {
    static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Files are watched by their directories, because those who write them put others in their places.
    func wantedDirectories() -> [WatchedDirectory] {
      var found: [String: WatchedDirectory] = [:]
      func add(_ path: String, names: Set<String>?) {
        var directory = found[path] ?? WatchedDirectory(path: path, names: [])
        if let names { directory.names?.formUnion(names) } else { directory.names = nil }
        found[path] = directory
      }
      for path in paths {
        // Where links lead, there the file is changed.
        for path in Set([path, Disk.resolved(path) ?? path]) {
          var path = path
          // Where a directory is gone, the one that held it tells when it comes back.
          while true {
            let parent = Disk.parentDirectory(of: path)
            add(parent, names: [Disk.name(of: path)])
            if parent == path || (try? Disk.kind(of: parent)) != nil { break }
            path = parent
          }
        }
        guard let listing = try? SourceListing(path), listing.isDirectory else { continue }
        add(path, names: nil)
        for calendar in listing.calendars { add(calendar.path, names: nil) }
      }
      return found.values.sorted { $0.path < $1.path }
    }

    /// Reads what the system tells, and whether any of it is about a source.
    func events(of descriptor: Int32) -> Bool {
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

  /// Outside, since `read` means something else inside.
  private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }
#endif
