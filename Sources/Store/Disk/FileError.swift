#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system call on a file that did not work.
public struct FileError: Error, Sendable, Hashable {
  /// The file, as it was named.
  public let path: String
  /// The system's error number.
  public let code: Int32

  init(path: String, code: Int32 = errno) {
    self.path = path
    self.code = code
  }

  /// What the system says, such as "No such file or directory".
  public var reason: String { String(cString: strerror(code)) }
}
