import CalendarCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells a file from what it was at another time, without reading it.
struct FileStamp: Sendable, Hashable {
  /// Bytes.
  var size: Int
  /// When its bytes were changed last, in nanoseconds since 1970.
  var modified: Int
  /// When anything of it was changed last, its times among that; nobody can set it.
  var changed: Int
  var inode: UInt64

  init(size: Int, modified: Int, changed: Int, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  init(_ info: stat) {
    size = Int(info.st_size)
    inode = UInt64(info.st_ino)
    #if canImport(Darwin)
      modified = info.st_mtimespec.tv_sec * 1_000_000_000 + info.st_mtimespec.tv_nsec
      changed = info.st_ctimespec.tv_sec * 1_000_000_000 + info.st_ctimespec.tv_nsec
    #else
      modified = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
      changed = info.st_ctim.tv_sec * 1_000_000_000 + info.st_ctim.tv_nsec
    #endif
  }

  /// Whether a change after the file was read may have left the stamp as it is: times have a grain, on most systems of
  /// milliseconds, on some of two seconds, and then they are whole ones.
  ///
  /// - Parameter time: When reading began, in nanoseconds since 1970.
  func mayHide(changesAfter time: Int) -> Bool {
    let grain = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return time - max(modified, changed) < grain
  }
}

extension Disk {
  /// The time now, in nanoseconds since 1970, as files are stamped with it.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
