#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import CalendarCore

extension Configuration {
  /// The most bytes that are read, 1 MiB: no person writes more.
  static let mostBytes = 1 << 20

  /// Reads the person's configuration.
  ///
  /// The file is `$FLIPCAL_CONFIG`, else `$XDG_CONFIG_HOME/flipcal/config`, else `~/.config/flipcal/config`. A file that
  /// cannot be read is passed over with a diagnostic; one that is missing needs none, unless `FLIPCAL_CONFIG` names it.
  public init(environment: [String: String]) {
    self.init()
    let named = environment["FLIPCAL_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    // The customary name of nothing.
    guard named != "/dev/null", let path = named ?? Configuration.usualPath(environment: environment) else { return }
    do throws(ReadingError) {
      self.init(path: path, bytes: try Configuration.read(path))
    } catch {
      if error.isAbsence, named == nil { return }
      self.path = path
      diagnostics = [diagnostic("the configuration is passed over: \(error.reason)", line: nil)]
    }
  }

  /// By the XDG base directory specification, which takes no relative paths.
  private static func usualPath(environment: [String: String]) -> String? {
    if let base = environment["XDG_CONFIG_HOME"], base.hasPrefix("/") { return base + "/flipcal/config" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/flipcal/config"
  }

  private enum ReadingError: Error {
    /// The system's error number.
    case system(Int32)
    /// A directory, a pipe or a device.
    case noFile
    case tooLarge

    /// Whether nothing is there.
    var isAbsence: Bool {
      if case .system(let code) = self { return code == ENOENT || code == ENOTDIR }
      return false
    }

    var reason: String {
      switch self {
      case .system(let code): String(cString: strerror(code))
      case .noFile: "not a regular file"
      case .tooLarge: "larger than 1 MiB"
      }
    }
  }

  private static func read(_ path: String) throws(ReadingError) -> [UInt8] {
    // A pipe must not keep the program waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard info.st_size <= mostBytes else { throw .tooLarge }
    return try read(descriptor, atMost: Int(info.st_size))
  }

  private static func read(_ descriptor: Int32, atMost size: Int) throws(ReadingError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = readBytes(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw .system(failure) }
    return bytes
  }
}

/// `read` of the C library, which the enclosing names would hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
