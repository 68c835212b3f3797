#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system call on a file that did not work.
public struct FileError: Error, Sendable, Hashable {
  /// The file, as it was named.
  public let path: String
  /// The system's error number; 0 where the system had nothing against it.
  public let code: Int32
  /// What the system says, such as "No such file or directory".
  public let reason: String

  init(path: String, code: Int32 = errno) {
    self.path = path
    self.code = code
    reason = String(cString: strerror(code))
  }

  /// An error of our own.
  init(path: String, reason: String) {
    self.path = path
    code = 0
    self.reason = reason
  }

  /// Whether nothing is there.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}
