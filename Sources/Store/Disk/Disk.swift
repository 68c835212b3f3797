#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading and writing files.
enum Disk {
  /// What a path leads to, symbolic links followed.
  enum Kind: Sendable {
    case file
    case directory
    /// A pipe, a terminal or another device: it can be read once.
    case stream

    init(_ info: stat) {
      switch info.st_mode & S_IFMT {
      case S_IFDIR: self = .directory
      case S_IFREG: self = .file
      default: self = .stream
      }
    }
  }

  /// What a path leads to, and an identity that tells whether two paths lead to the same thing.
  static func kind(of path: String) throws(FileError) -> (kind: Kind, identity: Identity) {
    var info = stat()
    guard PathText.withCString(path, { stat($0, &info) }) == 0 else { throw FileError(path: path) }
    return (Kind(info), Identity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino)))
  }

  /// The stamp of a file.
  static func stamp(of path: String) throws(FileError) -> FileStamp {
    var info = stat()
    guard PathText.withCString(path, { stat($0, &info) }) == 0 else { throw FileError(path: path) }
    return FileStamp(info)
  }

  struct Identity: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// All bytes of a file, or of a stream up to its end.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = PathText.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, path: path)
  }

  /// All bytes of a small file that people or this program write. What is no file is refused: a pipe would keep the
  /// program waiting.
  static func readSmall(_ path: String, atMost most: Int) throws(FileError) -> [UInt8] {
    let descriptor = PathText.withCString(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError(path: path) }
    guard Kind(info) == .file else { throw FileError(path: path, reason: "not a regular file") }
    guard info.st_size <= most else { throw FileError(path: path, code: EFBIG) }
    return try read(descriptor: descriptor, path: path)
  }

  /// No calendar that comes through a pipe is larger; 512 MiB.
  private static let mostStreamBytes = 512 << 20

  /// Where a stream has no component in so many bytes, the rest is not waited for; 16 MiB.
  private static let leastSearched = 16 << 20
  private static let mark = Array("BEGIN:".utf8)

  /// Whether a component may begin in bytes, in whatever encoding: NULs are those of UTF-16.
  private static func mayBeCalendar(_ bytes: [UInt8]) -> Bool {
    var matched = 0
    for byte in bytes where byte != 0 {
      let upper = byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte
      matched = upper == mark[matched] ? matched + 1 : upper == mark[0] ? 1 : 0
      if matched == mark.count { return true }
    }
    return false
  }

  /// All bytes of an open descriptor up to its end.
  static func read(descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var info = stat()
    let isFile = fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    var bytes: [UInt8] = []
    var capacity = max(isFile ? Int(info.st_size) + 1 : 0, 64 * 1024)
    var failure: Int32 = 0
    var isAtEnd = false
    var isPlausible = false
    while !isAtEnd, failure == 0 {
      let room = capacity
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          let got = readBytes(descriptor, buffer.baseAddress.map { $0 + count }, room - count)
          if got > 0 {
            count += got
          } else if got == 0 {
            isAtEnd = true
            return
          } else if errno != EINTR {
            failure = errno
            return
          }
        }
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A device may never end, nor may a file that is written to while it is read.
      if bytes.count > max(mostStreamBytes, isFile ? Int(info.st_size) : 0) { failure = EFBIG }
      if !isFile, !isPlausible, bytes.count > leastSearched {
        guard mayBeCalendar(bytes) else {
          throw FileError(path: path, reason: "no calendar data in its first \(leastSearched >> 20) MiB")
        }
        isPlausible = true
      }
      capacity = min(max(64 * 1024, bytes.count), 64 << 20)
    }
    guard failure == 0 else { throw FileError(path: path, code: failure) }
    return bytes
  }

  /// An entry of a directory.
  struct Entry: Sendable {
    var name: String
    var kind: Kind
    /// Of a file.
    var stamp: FileStamp?
  }

  /// Lists a directory in the order of its names; `.` and `..` are left out.
  ///
  /// - Parameters:
  ///   - isWanted: Tells by its name whether an entry that is no directory is wanted.
  /// - Returns: The entries, and the names of those that lead nowhere.
  static func entries(
    of path: String, where isWanted: (String) -> Bool
  ) throws(FileError) -> (entries: [Entry], failures: [FileError]) {
    guard let directory = PathText.withCString(path, { opendir($0) }) else { throw FileError(path: path) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    var others: [(name: String, isWanted: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { PathText.text(cString: $0) }
      }
      let type = Int32(entry.pointee.d_type)
      if name == "." || name == ".." { continue }
      if type == Int32(DT_DIR) {
        entries.append(Entry(name: name, kind: .directory))
        continue
      }
      let isWanted = isWanted(name)
      // What links lead to may be a directory.
      if isWanted || type != Int32(DT_REG) { others.append((name, isWanted)) }
    }
    let (found, failures) = look(at: others, in: dirfd(directory))
    entries += found
    entries.sort { $0.name < $1.name }
    return (entries, failures)
  }

  /// Fewer files are looked at sooner than another thread begins.
  private static let leastFiles = 2000

  /// Looks at entries of a directory, on all cores where they are many: each takes the system a microsecond or two.
  private static func look(
    at names: [(name: String, isWanted: Bool)], in directory: Int32
  ) -> (entries: [Entry], failures: [FileError]) {
    let look = { @Sendable (range: Range<Int>) -> (entries: [Entry], failures: [FileError]) in
      var entries: [Entry] = []
      var failures: [FileError] = []
      for (name, isWanted) in names[range] {
        var info = stat()
        guard PathText.withCString(name, { fstatat(directory, $0, &info, 0) }) == 0 else {
          if isWanted { failures.append(FileError(path: name)) }
          continue
        }
        let kind = Kind(info)
        if kind == .directory || isWanted {
          entries.append(Entry(name: name, kind: kind, stamp: kind == .file ? FileStamp(info) : nil))
        }
      }
      return (entries, failures)
    }
    guard names.count >= leastFiles else { return look(0..<names.count) }
    let pieces = Threads.run(over: names.count, look)
    return (pieces.flatMap(\.entries), pieces.flatMap(\.failures))
  }

  /// Replaces a file in one step: a reader sees the old text or the new one, never a part.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let file = try FileWriter(replacing: path)
    file.append(bytes)
    try file.publish()
  }

  /// The directory that relative paths begin at, or nil where it is gone.
  static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return PathText.text(cString: path)
  }

  /// A descriptor to lock with, or -1.
  static func openForLocking(_ path: String) -> Int32 {
    PathText.withCString(path) { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
  }

  /// Makes a directory and those above it; private to the person, as the XDG base directory specification wants.
  static func makeDirectory(_ path: String) throws(FileError) {
    if PathText.withCString(path, { mkdir($0, 0o700) }) == 0 || errno == EEXIST { return }
    let parent = parentDirectory(of: path)
    guard errno == ENOENT, parent != path, !parent.isEmpty else { throw FileError(path: path) }
    try makeDirectory(parent)
    if PathText.withCString(path, { mkdir($0, 0o700) }) != 0, errno != EEXIST { throw FileError(path: path) }
  }

  /// The path of the directory that holds a path.
  static func parentDirectory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path that symbolic links lead to; nil where there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let real = PathText.withCString(path, { realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return PathText.text(cString: real)
  }

  /// The last part of a path without its ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.last.map(String.init) ?? path
  }
}

/// `read` of the C library, which the enclosing names would hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
