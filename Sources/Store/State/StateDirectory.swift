#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is kept between runs: the open set and the focus, under `$XDG_STATE_HOME/flipcal`.
///
/// Each file is replaced in one step, and whoever reads in order to write holds a lock meanwhile, so two terminals can
/// turn pages at once and none of the turns is lost.
public struct StateDirectory: Sendable {
  /// The directory.
  public let path: String

  /// Finds the directory by the XDG base directory specification, or nil where neither `XDG_STATE_HOME` nor `HOME` is
  /// an absolute path.
  public init?(environment: [String: String]) {
    guard let path = BaseDirectory.path("XDG_STATE_HOME", usual: ".local/state", environment: environment) else {
      return nil
    }
    self.path = path
  }

  /// No file of the state is larger; 16 MiB.
  private static let mostBytes = 16 << 20

  /// Where the text of a stream is kept that became the open set: it cannot be read a second time.
  public var streamCopyPath: String { path + "/stdin.ics" }

  /// The open set: absolute paths, in the order they were named. Empty when nothing is open.
  public func openSet() -> [String] { openSources().paths }

  /// The open set, and the name of the encoding that it was opened with, if any.
  public func openSources() -> (paths: [String], encoding: String?) {
    guard let bytes = try? Disk.readSmall(openSetPath, atMost: StateDirectory.mostBytes) else { return ([], nil) }
    let text = PathText.text(bytes)
    return (PathList.paths(in: text), PathList.encoding(in: text))
  }

  /// The focus, or nil when none was kept yet.
  public func focus() -> Focus? {
    guard let bytes = try? Disk.readSmall(focusPath, atMost: StateDirectory.mostBytes) else { return nil }
    return Focus(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Makes paths the open set and sets the focus.
  ///
  /// - Parameter encoding: The name of the encoding that the sources were said to be in, if any.
  public func open(_ paths: [String], encoding: String? = nil, focus: Focus) throws(FileError) {
    try locked { () throws(FileError) in
      try Disk.replace(openSetPath, with: PathText.bytes(PathList.text(of: paths, encoding: encoding)))
      try Disk.replace(focusPath, with: Array(focus.text.utf8))
    }
  }

  /// Forgets the open set, and the text of a stream that belonged to it; the focus stays.
  ///
  /// - Returns: Whether something was open.
  public func forgetOpenSet() throws(FileError) -> Bool {
    guard !openSet().isEmpty else { return false }
    try locked { () throws(FileError) in
      try Disk.replace(openSetPath, with: [])
      _ = PathText.withCString(streamCopyPath) { unlink($0) }
    }
    return true
  }

  /// Keeps the bytes of a stream for later runs and returns the path they are at.
  public func keepStream(_ bytes: [UInt8]) throws(FileError) -> String {
    try Disk.makeDirectory(path)
    try Disk.replace(streamCopyPath, with: bytes)
    return streamCopyPath
  }

  /// Changes the focus by what it is at that moment, and returns it before and after.
  ///
  /// - Parameter waits: Whether it waits for another program that does the same; otherwise that is an error.
  @discardableResult
  public func updateFocus(
    waits: Bool = true, _ change: (Focus?) -> Focus
  ) throws(FileError) -> (before: Focus?, after: Focus) {
    try locked(waits: waits) { () throws(FileError) in
      let before = focus()
      let after = change(before)
      try Disk.replace(focusPath, with: Array(after.text.utf8))
      return (before, after)
    }
  }

  private var openSetPath: String { path + "/open" }
  private var focusPath: String { path + "/focus" }

  private func locked<Result>(
    waits: Bool = true, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try Disk.makeDirectory(path)
    let lockPath = path + "/lock"
    let descriptor = Disk.openForLocking(lockPath)
    guard descriptor >= 0 else { throw FileError(path: lockPath) }
    defer { close(descriptor) }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { throw FileError(path: lockPath) }
    }
    return try body()
  }
}
